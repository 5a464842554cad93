/** The debts of a merged report, each once: which lines are one account is read here, what counts of them core says. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { countsSince, lastLateOn, monthlyPaymentCents, worstOf } from '#core/underwriting/credit-policy.ts';
import { recordNames, unnamedCreditor } from '#core/words/en/underwriting/bureau-reports.ts';
import type { Tradeline } from '../port.ts';
import { uuidOf } from './identity.ts';
import type { AnswerFacts } from './table.ts';

type Line = NonNullable<AnswerFacts['lines']>[number];
type Kind = Tradeline['type'];

export function concludeLines(all: readonly Line[], reportedOn: CalendarDate | undefined) {
  const owed = all.filter(({ loanType }) => loanType !== 'COLLECTION');
  const collections = all.filter(({ loanType }) => loanType === 'COLLECTION');
  return {
    lines: merged(owed).map((line) => tradelineOf(line, reportedOn)),
    collections: merged(collections).map(({ openedOn, reportedOn: seenOn, balanceCents = 0, creditor }) => ({
      kind: 'collection',
      text: creditor === undefined ? recordNames.collection : `${recordNames.collection}: ${creditor}`,
      on: countsSince([openedOn, seenOn], reportedOn),
      amountCents: balanceCents,
    })),
  };
}

const identityOf = ({ creditor = '', account = '', openedOn }: Line) =>
  [creditor.toLowerCase(), account.replace(/\W/g, ''), openedOn ?? ''] as const;

/** Three bureaus may each tell of one account: it is one debt, of which policy says what counts. */
function merged(lines: readonly Line[]): readonly Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const identity = JSON.stringify(identityOf(line));
    const before = found.get(identity);
    found.set(identity, before ? worstOf(before, line) : line);
  }
  return [...found.values()];
}

function tradelineOf(line: Line, reportedOn: CalendarDate | undefined) {
  const {
    creditor = unnamedCreditor,
    account = '',
    balanceCents = 0,
    limitCents,
    days30 = 0,
    days60 = 0,
    days90 = 0,
  } = line;
  return {
    uuid: uuidOf(...identityOf(line)),
    type: typeOf(line),
    creditor,
    accountMask: maskOf(account),
    openedOn: line.openedOn ?? line.reportedOn ?? reportedOn,
    balanceCents,
    limitCents: limitCents ?? null,
    monthlyPaymentCents: monthlyPaymentCents(typeOf(line), line, (line.status ?? 'Open') === 'Open'),
    lates: { days30, days60, days90 },
    lastLateOn: lastLateOn(line, reportedOn),
  } satisfies Record<keyof Tradeline, unknown>;
}

/** The last four of a number; of less than four no one could tell an account, and none are made up. */
const maskOf = (account: string): string | null => /\d{4}$/.exec(account.replace(/\D/g, ''))?.[0] ?? null;

function typeOf({ loanType = 'unsaid', accountType = 'INSTALLMENT' }: Line): Kind {
  return loanType === 'unsaid' || loanType === 'COLLECTION' ? accountType : loanType;
}
