/** The debts of a merged report: each once, with what it costs a month and how late it was. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { assumedPaymentCents } from '#core/underwriting/credit-policy.ts';
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
      on: openedOn ?? seenOn ?? reportedOn,
      amountCents: balanceCents,
    })),
  };
}

const identityOf = ({ creditor = '', account = '', openedOn }: Line) =>
  [creditor.toLowerCase(), account.replace(/\W/g, ''), openedOn ?? ''] as const;

/** Three bureaus may each tell of one account: it is one debt, and the worst that is said of it counts. */
function merged(lines: readonly Line[]): readonly Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const identity = JSON.stringify(identityOf(line));
    const before = found.get(identity);
    found.set(identity, before ? worse(before, line) : line);
  }
  return [...found.values()];
}

function worse(a: Line, b: Line): Line {
  const most = (pick: (line: Line) => number | undefined) => {
    const said = [pick(a), pick(b)].filter((one) => one !== undefined);
    return said.length === 0 ? undefined : Math.max(...said);
  };
  const [latest] = [a.lastLateOn, b.lastLateOn]
    .filter((one) => one !== undefined)
    .sort()
    .reverse();
  return {
    ...b,
    ...(Object.fromEntries(Object.entries(a).filter(([, said]) => said !== undefined)) as Line),
    balanceCents: most((line) => line.balanceCents),
    limitCents: most((line) => line.limitCents),
    paymentCents: most((line) => line.paymentCents),
    days30: most((line) => line.days30),
    days60: most((line) => line.days60),
    days90: most((line) => line.days90),
    lastLateOn: latest,
  };
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
  const seenOn = line.reportedOn ?? reportedOn;
  const wasLate = days30 + days60 + days90 > 0;
  return {
    uuid: uuidOf(...identityOf(line)),
    type: typeOf(line),
    creditor,
    accountMask: maskOf(account),
    openedOn: line.openedOn ?? seenOn,
    balanceCents,
    limitCents: limitCents ?? null,
    monthlyPaymentCents: paymentOf(line),
    lates: { days30, days60, days90 },
    // Late at some time that is not said counts as late when it was last told of.
    lastLateOn: line.lastLateOn ?? (wasLate ? seenOn : null) ?? null,
  } satisfies Record<keyof Tradeline, unknown>;
}

/** The last four of a number; of less than four no one could tell an account, and none are made up. */
const maskOf = (account: string): string | null => /\d{4}$/.exec(account.replace(/\D/g, ''))?.[0] ?? null;

function typeOf({ loanType = 'unsaid', accountType = 'INSTALLMENT' }: Line): Kind {
  return loanType === 'unsaid' || loanType === 'COLLECTION' ? accountType : loanType;
}

/** What is owed on is paid on, whether the account is open or not; without a word of how much, what policy takes it for. */
function paymentOf(line: Line): number {
  const { balanceCents = 0, paymentCents, status = 'Open' } = line;
  if (status !== 'Open' && balanceCents === 0) return 0;
  return paymentCents ?? assumedPaymentCents(typeOf(line), balanceCents);
}
