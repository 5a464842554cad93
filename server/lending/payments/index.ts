/**
 * The money's side of an application. Promises: the book is shown as it was kept; what was sent goes into one file for the
 * clearing house and no other; the file adds up to the book; whole numbers leave the vault only while it is written, and
 * it lies sealed. Operations alone come in here, and never to an application of their own.
 */
import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { bankZone } from '#core/calendar/banking-days.ts';
import { clockIn, dateIn } from '#core/calendar/zoned.ts';
import { effectiveDay } from '#core/payments/ach-day.ts';
import { BORROWER } from '#core/payments/ledger.ts';
import { type AchEntry, type AchOrigin, writeAch } from '#core/payments/nacha.ts';
import type { Boarding } from '#core/servicing/boarding.ts';
import { type Payoff, payoffsOf } from '#core/underwriting/payoffs.ts';
import * as words from '#core/words/en/errors/payments.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import type { Config } from '../../config.ts';
import { Failure } from '../../failure.ts';
import { releaseOf } from '../../release.ts';
import { lockApplication, readApplication } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import { nextTraces } from '../../store/bank-files.ts';
import type { Database, Tx } from '../../store/database.ts';
import {
  type AchFileRow,
  achFiles,
  applicationsInFile,
  type BookedEntry,
  insertAchFile,
  lockUnfiled,
  readBoarding,
  readBook,
  sealedAchFile,
  type Unfiled,
} from '../../store/money.ts';
import { openNumber, readFile } from '../../store/underwriting.ts';
import type { Vault } from '../../store/vault.ts';
import type { OpenAtDesk } from '../origination/index.ts';
import { achPlace } from './ach-place.ts';
import { fundingDesk } from './funding-desk.ts';

export { type BankRun, createBankRun } from './bank-run.ts';
export { filePaymentsIn } from './file-payments.ts';

interface PaymentsOptions {
  readonly database: Database;
  readonly vault: Vault;
  readonly ach: Pick<Config, 'ACH_BANK' | 'ACH_COMPANY_ID' | 'ACH_PAYOFF_ACCOUNT' | 'ACH_CUT_OFFS'>;
  /** Whether files go to the bank by themselves. */
  readonly isByFile: boolean;
  readonly nameOf: (orgCode: string) => string;
  readonly openAtDesk: OpenAtDesk;
}

export type PaymentRecords = ReturnType<typeof createPayments>;

export function createPayments(options: PaymentsOptions) {
  const { database, vault, openAtDesk } = options;
  return {
    book: (person: Person, applicationUuid: string): Promise<BookedEntry[]> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        await openAtDesk(tx, person, applicationUuid, now);
        return readBook(tx, { orgCode: person.orgCode, applicationUuid });
      }),
    boarding: (person: Person, applicationUuid: string): Promise<Boarding> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        await openAtDesk(tx, person, applicationUuid, now);
        return (await readBoarding(tx, { orgCode: person.orgCode, applicationUuid })) ?? notThere();
      }),
    /** What funds when; files, book and returns. */
    fundingDesk: fundingDesk(options),
    achFiles: ({ orgCode }: Person): Promise<AchFileRow[]> => database.inOrg(orgCode, (tx) => achFiles(tx, orgCode)),
    /** It holds whole account numbers, so that someone opened it is in the audit. */
    readAchFile: (person: Person, uuid: string): Promise<Buffer> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode } = person;
        for (const applicationUuid of await applicationsInFile(tx, orgCode, uuid))
          await theirs(tx, person, applicationUuid);
        const sealed = (await sealedAchFile(tx, orgCode, uuid)) ?? notThere();
        await writeAudit(tx, orgCode, person, { act: 'paymentFileOpened', what: uuid }, now);
        return vault.openBytes(tx, achPlace(orgCode, uuid), sealed);
      }),
    /** Everything that was sent and is in no file yet. */
    cutAchFile: (person: Person): Promise<CutFile> =>
      database.inOrg(person.orgCode, (tx, now) => cut(options, tx, person, now)),
  };
}

interface Line {
  readonly of: Unfiled;
  readonly entry: AchEntry;
}

/** What was sent and is not in the file, with a sentence that says why. */
interface LeftOut {
  readonly applicationUuid: string;
  readonly loanNumber: string | null;
  readonly cents: number;
  readonly why: string;
}

export interface CutFile extends AchFileRow {
  readonly leftOut: readonly LeftOut[];
}

interface Gathered {
  readonly toPeople: readonly Line[];
  readonly toCreditors: readonly Line[];
  readonly leftOut: readonly LeftOut[];
}

/** Each application is held while its money is written down, so that nothing comes back or changes beside it. */
async function gather({ vault, ach, isByFile }: PaymentsOptions, tx: Tx, person: Person): Promise<Gathered> {
  const { orgCode } = person;
  const [toPeople, toCreditors, leftOut]: [Line[], Line[], LeftOut[]] = [[], [], []];
  for (const of of await lockUnfiled(tx, orgCode)) {
    const { applicationUuid, cents } = of;
    const application = (await lockApplication(tx, orgCode, applicationUuid))?.application ?? notThere();
    const file = await readFile(tx, vault, { orgCode, applicationUuid });
    const payoffs = file ? payoffsOf(application, file) : [];
    const why = of.isByFile === isByFile ? whyLeftOut(person, application, payoffs, of) : words.goesAnotherWay;
    if (why !== undefined) leftOut.push({ applicationUuid, loanNumber: application.loanNumber, cents, why });
    else if (of.payee !== BORROWER) toCreditors.push({ of, entry: creditorEntry(application, payoffs, of, ach) });
    else {
      const entry = await borrowerEntry(tx, vault, application, of);
      if (entry) toPeople.push({ of, entry });
    }
  }
  return { toPeople, toCreditors, leftOut };
}

/** The number in the file is the one that two people approved, or it is not in the file. */
function whyLeftOut(
  person: Person,
  application: Application,
  payoffs: readonly Payoff[],
  { release, isSettled }: Unfiled,
): string | undefined {
  if (isTheirOwn(person, application)) return words.isYourOwnOrOf;
  if (application.funding.question !== null) return words.paymentsCompanySaysThatThis;
  // Sent before approvals were of anything in particular: what arrived is what was approved then.
  if (release === null) return isSettled ? undefined : words.twoPeopleMustApproveIt;
  return release === releaseOf(application, payoffs) ? undefined : words.accountOrTheFiguresAre;
}

async function cut(options: PaymentsOptions, tx: Tx, person: Person, now: Date): Promise<CutFile> {
  const { vault, ach, nameOf } = options;
  const { orgCode, identityUuid } = person;
  const { toPeople, toCreditors, leftOut } = await gather(options, tx, person);
  if (toPeople.length + toCreditors.length === 0)
    throw new Failure('conflict', {
      message: leftOut.length === 0 ? words.nothingWaitsToBeSent : words.nothingCanBeSentEvery,
      errors: leftOut.map(({ loanNumber, why }) => `${loanNumber ?? ''}: ${why}`),
    });
  const [createdOn, clock] = [dateIn(bankZone, now), clockIn(bankZone, now)];
  const lines = [...toPeople, ...toCreditors];
  const amounts = lines.map(({ entry }) => entry.cents);
  const effectiveOn = effectiveDay(createdOn, clock, ach.ACH_CUT_OFFS, amounts);
  const ofToday = (await achFiles(tx, orgCode)).filter((file) => file.createdOn === createdOn).length;
  const written = writeAch({
    origin: originOf(ach, nameOf(orgCode)),
    createdOn,
    createdAt: clock.replace(':', ''),
    firstTrace: await nextTraces(tx, lines.length),
    modifier: String.fromCharCode('A'.charCodeAt(0) + ofToday),
    batches: [
      { entryClass: 'PPD', description: 'HELOC DRAW', effectiveOn, entries: toPeople.map(({ entry }) => entry) },
      { entryClass: 'CCD', description: 'PAYOFF', effectiveOn, entries: toCreditors.map(({ entry }) => entry) },
    ],
  });
  const file: AchFileRow = {
    uuid: randomUUID(),
    createdAt: now,
    createdOn,
    modifier: String.fromCharCode('A'.charCodeAt(0) + ofToday),
    effectiveOn,
    cutBy: identityUuid,
    entries: written.entryCount,
    creditCents: written.creditCents,
  };
  const sealed = await vault.sealBytes(tx, achPlace(orgCode, file.uuid), Buffer.from(written.text, 'ascii'));
  const traces = written.traces.flat();
  await insertAchFile(
    tx,
    orgCode,
    { ...file, sealed, isByFile: options.isByFile },
    lines.map(({ of: { applicationUuid, n, payee, attempt } }, index) => ({
      applicationUuid,
      n,
      payee,
      attempt,
      trace: traces[index] ?? '',
    })),
  );
  return { ...file, leftOut };
}

/** Nothing for someone who is paid into a wallet: that money does not go through banks. */
async function borrowerEntry(
  tx: Tx,
  vault: Vault,
  application: Application,
  { applicationUuid, cents }: Unfiled,
): Promise<AchEntry | undefined> {
  const of = { orgCode: application.orgCode, applicationUuid };
  if (!application.accounts.disburse) return undefined;
  const [accountNumber, routingNumber] = [
    await openNumber(tx, vault, of, 'disburseAccount'),
    await openNumber(tx, vault, of, 'disburseRouting'),
  ];
  const { firstName, lastName } = application.borrower.name;
  return {
    account: 'checking',
    routingNumber: routingNumber?.reveal() ?? '',
    accountNumber: accountNumber?.reveal() ?? '',
    cents,
    id: application.loanNumber ?? '',
    name: `${firstName} ${lastName}`,
  };
}

/** Creditors are paid by one who knows all their accounts; the addendum says whose debt it is. */
function creditorEntry(
  application: Application,
  payoffs: readonly Payoff[],
  { payee, cents }: Unfiled,
  { ACH_PAYOFF_ACCOUNT: agent }: PaymentsOptions['ach'],
): AchEntry {
  const creditor = payoffs.find(({ uuid }) => uuid === payee)?.creditor ?? payee;
  return {
    account: 'checking',
    routingNumber: agent.routingNumber,
    accountNumber: agent.accountNumber.reveal(),
    cents,
    id: application.loanNumber ?? '',
    name: 'Creditor payments',
    addendum: `${application.loanNumber ?? ''} ${creditor}`,
  };
}

function originOf({ ACH_BANK, ACH_COMPANY_ID }: PaymentsOptions['ach'], companyName: string): AchOrigin {
  return {
    bankRoutingNumber: ACH_BANK.routingNumber,
    bankName: ACH_BANK.name,
    companyId: ACH_COMPANY_ID,
    companyName,
  };
}

/** Staff never look at their own money; it is answered like what is not there. */
async function theirs(tx: Tx, person: Person, applicationUuid: string): Promise<void> {
  const stored = await readApplication(tx, person.orgCode, applicationUuid);
  if (!stored || isTheirOwn(person, stored.application)) notThere();
}

function notThere(): never {
  throw new Failure('notFound');
}
