/** A bureau of our own making. Who one says one is decides what it finds; everyone else has a good file. */
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { understand } from '../answers.ts';
import { type PersonaAnswer, personasFor, scoreIn } from '../personas.ts';
import { bureaus, debt, factors, fileOf, scored, withLate } from '../sandbox/credit-file.ts';
import { isFirstTime } from '../sandbox/first-time.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import { VendorFault } from '../vendor.ts';
import {
  type Credit,
  type CreditAnswer,
  type CreditReport,
  type CreditRequest,
  creditAnswer,
  type HardCreditRequest,
} from './port.ts';

type Mark = PersonaAnswer<'credit'>;
type Phase = 'soft' | 'hard';

export function createSandboxCredit(sandbox: Sandbox): Credit {
  return {
    pullSoft: (request) => pull(sandbox, 'soft', request),
    pullHard: (request) => pull(sandbox, 'hard', request),
  };
}

async function pull(sandbox: Sandbox, phase: Phase, request: CreditRequest | HardCreditRequest): Promise<CreditAnswer> {
  const { key, applicationUuid, name, address, ssn } = request;
  const marks = marksOf(request);
  const isFirst = (mark: Mark) => isFirstTime(sandbox, 'credit', applicationUuid, mark, key);
  const shown = { applicationUuid, lastName: name.lastName, zip: address.zip, hasSsn: ssn !== undefined };
  const answer = await sandbox.answer('credit', `pull ${phase}`, key, shown, async () => {
    if (marks.has('down') && (await isFirst('down'))) throw new VendorFault('credit', 'no bureau answered in time');
    return (
      (await troubleWith(request, phase, marks, isFirst)) ??
      (await refusal(sandbox, request)) ??
      ({ outcome: 'file', report: reportOn(request, phase, marks, sandbox.today()) } satisfies CreditAnswer)
    );
  });
  return understand('credit', creditAnswer, answer);
}

function marksOf({ name, ssn }: CreditRequest): ReadonlySet<Mark> {
  const byNumber = ssn ? personasFor('ssn', ssn.reveal(), 'credit') : [];
  // A magic number says all: anyone who types one wants what it stands for.
  const rows = byNumber.length > 0 ? byNumber : personasFor('lastName', name.lastName, 'credit');
  return new Set(rows.map(({ answer }) => answer));
}

/** What keeps a bureau from giving a report at all. */
async function troubleWith(
  { ssn, name }: CreditRequest,
  phase: Phase,
  marks: ReadonlySet<Mark>,
  isFirst: (mark: Mark) => Promise<boolean>,
): Promise<CreditAnswer | undefined> {
  if (marks.has('noFile') || (marks.has('noMatch') && ssn === undefined)) return { outcome: 'noFile' };
  if (marks.has('notFoundYet') && (await isFirst('notFoundYet'))) return { outcome: 'noFile' };
  if (phase === 'soft' && marks.has('minor') && (await isFirst('minor'))) return { outcome: 'minor' };
  const frozen = phase === 'soft' ? 'softFrozen' : 'hardFrozen';
  if (!marks.has(frozen) || !(await isFirst(frozen))) return undefined;
  return { outcome: 'frozen', bureau: seedOf(name.firstName, name.lastName).pick('frozen at', bureaus) };
}

/** A consent is used up by the report it brought, not by a bureau that gave none. */
async function refusal(
  sandbox: Sandbox,
  request: CreditRequest | HardCreditRequest,
): Promise<CreditAnswer | undefined> {
  if (!('consentId' in request)) return undefined;
  const holder = await sandbox.claim('credit', `consent ${request.consentId}`, request.key);
  return holder === request.key
    ? undefined
    : { outcome: 'refused', why: 'this consent was used for an inquiry before' };
}

function reportOn(
  { name, birthDate, address, ssn }: CreditRequest,
  phase: Phase,
  marks: ReadonlySet<Mark>,
  today: CalendarDate,
): CreditReport {
  const person = { firstName: name.firstName, lastName: name.lastName, birthDate: birthDate.reveal(), address };
  const lastFour = ssn?.reveal().replace(/\D/g, '').slice(-4) ?? '';
  return [...marks].reduce(
    (report, mark) => changes[mark](report, { phase, today, lastFour }),
    fileOf(person, phase, today),
  );
}

interface Pull {
  readonly phase: Phase;
  readonly today: CalendarDate;
  readonly lastFour: string;
}

type Change = (report: CreditReport, pull: Pull) => CreditReport;

const unchanged: Change = (report) => report;
const only =
  (wanted: Phase, change: Change): Change =>
  (report, pull) =>
    pull.phase === wanted ? change(report, pull) : report;
const score =
  (points: (of: number) => number): Change =>
  (report, { phase }) => ({ ...report, ...scored(points(report.score), phase) });
const alert =
  (kind: CreditReport['alerts'][number]['kind'], phoneNumber: string | null): Change =>
  (report) => ({ ...report, alerts: [{ kind, bureau: report.bureau, phoneNumber }] });
const record =
  (kind: CreditReport['publicRecords'][number]['kind'], text: string, daysAgo: number, amountCents: number): Change =>
  (report, { today, phase }) => ({
    ...report,
    ...scored(655, phase),
    publicRecords: [{ kind, text, on: addDays(today, -daysAgo), amountCents }],
  });
const late: Change = (report, { today }) => withLate(report, addDays(today, -120));

/** What each persona changes about a good file. */
const changes: Readonly<Record<Mark, Change>> = {
  noMatch: unchanged,
  notFoundYet: unchanged,
  noFile: unchanged,
  softFrozen: unchanged,
  hardFrozen: unchanged,
  minor: unchanged,
  down: unchanged,
  fraudAlert: only('soft', alert('fraud', '7755550123')),
  activeDuty: only('soft', alert('activeDuty', '7755550124')),
  addressDiscrepancy: only('soft', alert('addressDiscrepancy', null)),
  hardAlert: only('hard', alert('fraud', '7755550123')),
  delinquent: only('soft', late),
  hardDelinquent: only('hard', late),
  bankrupt: record('bankruptcy', 'Bankruptcy, Chapter 7, discharged', 730, 4_800_000),
  foreclosed: record('foreclosure', 'Foreclosure completed', 1095, 21_000_000),
  collections: record('collection', 'Account with a collector, unpaid', 150, 310_000),
  lowScore: score(() => 612),
  fairScore: score(() => 662),
  thin: (report, { phase, today }) => ({
    ...report,
    ...scored(628, phase),
    keyFactors: [factors.few, factors.short, factors.newest, factors.instalments],
    tradelines: [
      { ...debt('CARD', 'Juniper Rewards Card', 42_000, 2_500), limitCents: 100_000, openedOn: addDays(today, -210) },
    ],
  }),
  indebted: (report) => ({
    ...report,
    keyFactors: [factors.owed, factors.balances, factors.newest, factors.instalments],
    tradelines: [
      ...report.tradelines,
      debt('INSTALLMENT', 'Granite State Finance', 38_000_000, 940_000),
      debt('INSTALLMENT', 'Copperline Lending', 41_000_000, 910_000),
    ],
  }),
  rateHike: only(
    'hard',
    score((points) => Math.max(645, points - 40)),
  ),
  hardDrop: only(
    'hard',
    score(() => 615),
  ),
  newInquiries: only('hard', (report, { today }) => ({
    ...report,
    keyFactors: [...report.keyFactors.slice(0, 4), factors.inquiries],
    inquiries: [
      { on: addDays(today, -3), by: 'Cedar Valley Bank' },
      { on: addDays(today, -5), by: 'Granite State Finance' },
      { on: addDays(today, -9), by: 'Pinecrest Auto Finance' },
    ],
  })),
  score: (report, { phase, lastFour }) => ({ ...report, ...scored(scoreIn(lastFour) ?? report.score, phase) }),
};
