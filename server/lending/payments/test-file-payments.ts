/**
 * What stands around payments by file, for tests: the step that writes the book before it asks, the desk that cuts a file, and
 * a bank that reads it at a real SFTP server, sends back what it cannot pay, and keeps its own ledger.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { addBankingDays, bankZone } from '#core/calendar/banking-days.ts';
import { addDays } from '#core/calendar/dates.ts';
import { dateIn, startOfDay } from '#core/calendar/zoned.ts';
import { BORROWER, type Movement, type Owed, post } from '#core/payments/ledger.ts';
import { type AchEntry, writeAch } from '#core/payments/nacha.ts';
import { effectKey } from '../../effect-key.ts';
import { createLog } from '../../log.ts';
import { Secret } from '../../secret.ts';
import { forOrganization } from '../../someone-waits.ts';
import { lockApplication } from '../../store/applications.ts';
import { nextTraces, openPaymentOrders } from '../../store/bank-files.ts';
import { appendBook, insertAchFile, lockUnfiled, readBook, type Unfiled } from '../../store/money.ts';
import { testDatabase } from '../../store/test-database.ts';
import { createVault } from '../../store/vault.ts';
import { closeOrder, type InboxMessage, orderOf, placeOrder } from '../../store/vendor-messages.ts';
import { createSftpBankFiles } from '../../vendors/bank-files/sftp.ts';
import { startBank } from '../../vendors/bank-files/test-bank.ts';
import { createFilePayments } from '../../vendors/payments/nacha.ts';
import type { PaymentResult, Payments, Taken } from '../../vendors/payments/port.ts';
import type { Delivery, Subject } from '../../vendors/sandbox/test-manners.ts';
import { aStart, person, testOrigination } from '../origination/test-origination.ts';
import { achPlace } from './ach-place.ts';
import { createBankRun } from './bank-run.ts';
import { filePaymentsIn } from './file-payments.ts';
import { type Payer, testPayer } from './test-payer.ts';

/** One loan of the test: who is paid how much, where, and which sending is whose. */
interface Loan {
  readonly applicationUuid: string;
  readonly number: string;
  readonly owed: Owed;
  readonly accountToken: string;
  readonly mask: string;
  readonly creditors: ReadonlyMap<string, string>;
  readonly isTroubled: boolean;
  /** Steps by the key that the test gave. */
  readonly steps: Map<string, Promise<number>>;
}

type Effect = 'disburseFunds' | 'payCreditors';
const ends = {
  disburseFunds: { settled: () => ({ what: 'cashSettled' }), returned: () => ({ what: 'cashReturned' }) },
  payCreditors: {
    settled: () => ({ what: 'payoffsSettled' }),
    returned: (returned: readonly string[]) => ({ what: 'payoffsReturned', returned }),
  },
} as const satisfies Record<Effect, Record<PaymentResult['outcome'], (returned: readonly string[]) => Movement>>;

export async function filePaymentsBench(company: Subject<Payments>): Promise<Subject<Payments>> {
  const db = await testDatabase();
  const { origination, orgCode } = await testOrigination(db);
  const vault = createVault([new Secret(randomBytes(32))]);
  const server = await startBank();
  const payer: Payer = testPayer(server);
  const clock = { now: new Date() };
  const state = { isLate: false, rounds: 1, files: 0, step: 1 };
  const [asked, loans] = [new Map<string, number>(), new Map<string, Promise<Loan>>()];
  let told: InboxMessage[] = [];
  const deps = { database: db, now: () => clock.now };
  const bankRun = createBankRun({
    ...{ ...deps, vault, organizations: () => [orgCode], log: createLog('silent') },
    bank: createSftpBankFiles(server.options),
    tell: async (message) => told.push(message),
  });
  const port = createFilePayments({ fees: company.port, ...filePaymentsIn(deps) });

  const loanOf = (name: string, facts: () => Omit<Loan, 'applicationUuid' | 'number' | 'steps'>): Promise<Loan> => {
    const number = String(26_0000_0000 + loans.size);
    const found = loans.get(name) ?? open(number, facts());
    loans.set(name, found);
    return found;
  };
  async function open(number: string, facts: Omit<Loan, 'applicationUuid' | 'number' | 'steps'>): Promise<Loan> {
    const { uuid: applicationUuid } = (await origination.start(aStart(person('borrower', orgCode)))).application;
    await db.owner`update app.application set record = record || jsonb_build_object('loanNumber', ${number}::text)
      where uuid = ${applicationUuid}`;
    return { applicationUuid, number, ...facts, steps: new Map() };
  }

  /** As a step of the journey writes it, under the lock of its application. */
  const write = ({ applicationUuid }: Loan, seq: number, movements: readonly Movement[]) =>
    db.inOrg(orgCode, async (tx, at) => {
      await lockApplication(tx, orgCode, applicationUuid);
      const of = { orgCode, applicationUuid };
      for (const movement of movements) {
        const book = await readBook(tx, of);
        const entries = post(book, movement).map((entry, index) => ({
          ...{ ...entry, n: book.length + index + 1, seq, release: null },
        }));
        await appendBook(tx, of, entries, at);
      }
    });

  /** The step of this key: its money is in the book before anyone is asked, where the book lets it. */
  const stepOf = (loan: Loan, effect: Effect, key: string): Promise<number> => {
    const sent: Movement = effect === 'disburseFunds' ? { what: 'cashSent' } : { what: 'payoffsSent' };
    const begin = async () => {
      state.step += 1;
      const seq = state.step;
      await write(loan, seq, [{ what: 'opened', owed: loan.owed }, sent]);
      return seq;
    };
    const step = loan.steps.get(key) ?? begin();
    loan.steps.set(key, step);
    return step;
  };

  async function ask(
    loan: Loan,
    effect: Effect,
    key: string,
    how: (own: { key: string; applicationUuid: string }) => Promise<Taken>,
  ) {
    asked.set(key, (asked.get(key) ?? 0) + 1);
    const { applicationUuid } = loan;
    const seq = await stepOf(loan, effect, key);
    const own = { key: effectKey(applicationUuid, seq, effect), applicationUuid };
    const taken = await forOrganization(orgCode, () => how(own));
    if (taken.outcome === 'accepted')
      await placeOrder(db.app, { vendor: 'payments', orgCode, effect, seq, applicationUuid, ...taken });
    return taken;
  }

  const entryOf = (loan: Loan, { payee, cents }: Unfiled): AchEntry => {
    const base = { account: 'checking', routingNumber: '021000021', cents, id: loan.number } as const;
    const { accountToken, mask } = loan;
    if (payee === BORROWER) return { ...base, accountNumber: payer.accountFor(accountToken, mask), name: 'Ann Archer' };
    const addendum = `${loan.number} ${loan.creditors.get(payee)}`;
    return { ...base, accountNumber: '5550001', name: 'Creditor payments', addendum };
  };

  /** Everything that was sent and is in no file yet. */
  const cut = () =>
    db.inOrg(orgCode, async (tx, createdAt) => {
      const all = await Promise.all(loans.values());
      const lines = (await lockUnfiled(tx, orgCode)).filter(({ isByFile }) => isByFile);
      if (lines.length === 0) return;
      const entries = lines.map((line) => {
        const loan = all.find(({ applicationUuid }) => applicationUuid === line.applicationUuid);
        if (!loan) throw new Error('Money of a loan that no test began.');
        return entryOf(loan, line);
      });
      // A day has twenty-six files.
      const today = dateIn(bankZone, new Date());
      const [createdOn, effectiveOn] = [addDays(today, -Math.floor(state.files / 26)), addBankingDays(today, 1)];
      const modifier = String.fromCharCode('A'.charCodeAt(0) + (state.files % 26));
      state.files += 1;
      const isLoan = (index: number) => lines[index]?.payee === BORROWER;
      const order = [...lines.keys()].toSorted((one, other) => Number(isLoan(other)) - Number(isLoan(one)));
      const written = writeAch({
        origin: { bankRoutingNumber: '091000019', bankName: 'Bank', companyId: '1234567890', companyName: 'Us' },
        ...{ createdOn, createdAt: '0930', modifier, firstTrace: await nextTraces(tx, lines.length) },
        batches: (['PPD', 'CCD'] as const).map((entryClass) => ({
          ...{ entryClass, description: 'HELOC', effectiveOn },
          entries: order
            .filter((index) => isLoan(index) === (entryClass === 'PPD'))
            .map((index) => entries[index] as AchEntry),
        })),
      });
      const uuid = randomUUID();
      const sealed = await vault.sealBytes(tx, achPlace(orgCode, uuid), Buffer.from(written.text));
      const traces = written.traces.flat();
      const { entryCount, creditCents } = written;
      const row = { uuid, createdAt, createdOn, modifier, effectiveOn, cutBy: randomUUID(), sealed, isByFile: true };
      const rows = order.map((index, at) => ({ ...(lines[index] as Unfiled), trace: traces[at] ?? '' }));
      await insertAchFile(tx, orgCode, { ...row, entries: entryCount, creditCents }, rows);
    });

  /** From the desk to the bank and back, until it can be believed; then the journey hears of it. */
  async function drive(): Promise<InboxMessage[]> {
    if (state.isLate || (await openPaymentOrders(db.app)).length === 0) return [];
    clock.now = new Date();
    await cut();
    await bankRun.run();
    payer.work((number) => [...begun].find((one) => one.number === number)?.isTroubled === true);
    clock.now = startOfDay(addBankingDays(dateIn(bankZone, new Date()), 5), bankZone);
    for (let round = 0; round < state.rounds; round += 1) await bankRun.run();
    const came = told;
    told = [];
    for (const { reference, content } of came) await hear(reference, content as PaymentResult);
    return came;
  }
  const begun = new Set<Loan>();
  async function hear(reference: string, content: PaymentResult): Promise<void> {
    const order = await orderOf(db.app, 'payments', reference);
    const loan = [...begun].find(({ applicationUuid }) => applicationUuid === order?.applicationUuid);
    if (!order || !loan) throw new Error('An end of a payment that no test began.');
    const returned = content.outcome === 'returned' ? content.returned : [];
    state.step += 1;
    await write(loan, state.step, [ends[order.effect as Effect][content.outcome](returned)]);
    await closeOrder(db.app, 'payments', reference);
  }
  const line = { queue: Promise.resolve<unknown>(undefined) };
  /** One after the other, as one worker does it. */
  const driven = (): Promise<InboxMessage[]> => {
    const next = line.queue.then(drive);
    line.queue = next.catch(() => {});
    return next;
  };
  const kept: Delivery[] = [];
  const settle = async () => {
    for (const message of await driven()) kept.push({ vendor: 'payments', message, isSigned: true });
  };

  const isSum = (cents: number) => Number.isSafeInteger(cents) && cents > 0;
  return {
    port: {
      ...port,
      disburse: async (request) => {
        const { amountCents: cashCents, loanNumber, account, key } = request;
        if (!isSum(cashCents) || account.kind !== 'bank') return port.disburse(request);
        const owed = { cashCents, feeCents: 0, costs: [], payoffs: [] };
        const loan = await loanOf(`loan ${loanNumber}`, () => ({
          owed,
          ...account,
          creditors: new Map(),
          isTroubled: false,
        }));
        begun.add(loan);
        return ask(loan, 'disburseFunds', key, (own) => port.disburse({ ...request, ...own }));
      },
      payCreditors: async (request) => {
        const { debts, borrower, applicationUuid, key } = request;
        if (debts.length === 0 || !debts.every(({ amountCents }) => isSum(amountCents)))
          return port.payCreditors(request);
        const loan = await loanOf(`debts ${applicationUuid}`, () => ({
          owed: { cashCents: 0, feeCents: 0, costs: [], payoffs: debts },
          ...{ accountToken: '', mask: '', isTroubled: borrower.lastName === 'Payoffreturn' },
          creditors: new Map(debts.map(({ uuid, creditor }) => [uuid, creditor])),
        }));
        payer.creditors.push(...loan.creditors.values());
        begun.add(loan);
        return ask(loan, 'payCreditors', key, (own) => port.payCreditors({ ...request, ...own }));
      },
      result: async (reference) => {
        await settle();
        return port.result(reference);
      },
    },
    bench: {
      setMode: async (mode) => {
        state.isLate = mode === 'late';
        state.rounds = mode === 'duplicate' ? 5 : 1;
        await company.bench.setMode(mode);
      },
      timesAsked: async (key) => asked.get(key) ?? company.bench.timesAsked(key),
      deliver: async () => {
        await settle();
        return kept.splice(0);
      },
      balances: async () => {
        await settle();
        return new Map([...(await company.bench.balances()), ...payer.balances()]);
      },
    },
  };
}
