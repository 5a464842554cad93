/** Money that leaves by file, against a real SFTP server and a real database: laid down once, counted alike, ended once. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addBankingDays, bankZone } from '#core/calendar/banking-days.ts';
import { dateIn, startOfDay } from '#core/calendar/zoned.ts';
import { writeControl } from '#core/payments/control-total.ts';
import { BORROWER } from '#core/payments/ledger.ts';
import { writeAch } from '#core/payments/nacha.ts';
import { bankFile } from '#core/payments/test-bank-file.ts';
import { createLog } from '../../log.ts';
import { Secret } from '../../secret.ts';
import { nextTraces } from '../../store/bank-files.ts';
import { appendBook, insertAchFile } from '../../store/money.ts';
import { testDatabase } from '../../store/test-database.ts';
import { createVault } from '../../store/vault.ts';
import { type InboxMessage, placeOrder } from '../../store/vendor-messages.ts';
import { createSftpBankFiles } from '../../vendors/bank-files/sftp.ts';
import { startBank } from '../../vendors/bank-files/test-bank.ts';
import { aStart, person, testOrigination } from '../origination/test-origination.ts';
import { achPlace } from './ach-place.ts';
import { createBankRun } from './bank-run.ts';
import { filePaymentsIn } from './file-payments.ts';
import { fundingDesk } from './funding-desk.ts';

const db = await testDatabase();
const { origination, orgCode, brands } = await testOrigination(db);
const partner = brands.organizations.find((code) => code !== orgCode) ?? '';
const vault = createVault([new Secret(randomBytes(32))]);
const bank = await startBank();
const today = dateIn(bankZone, new Date());
const effectiveOn = addBankingDays(today, 1);
let now = new Date();
const told: InboxMessage[] = [];
const deps = {
  ...{ database: db, vault, log: createLog('silent'), now: () => now },
  // Two are as good as sixty here.
  organizations: () => [partner, orgCode],
  bank: createSftpBankFiles(bank.options),
  tell: async (message: InboxMessage) => told.push(message),
};
const { run } = createBankRun(deps);
const { endOf } = filePaymentsIn(deps);
const ach = { ACH_CUT_OFFS: { nextDay: '20:00', sameDay: null } };
const readDesk = fundingDesk({ database: db, ach, isByFile: true }).overview;
const afterReturns = () => {
  now = startOfDay(addBankingDays(effectiveOn, 3), bankZone);
};
const funder = person('funder', orgCode);
let files = 0;

/** A loan whose money was sent, is ordered by file, and stands in one that was just cut. */
async function sent(cents: number, { isByFile = true } = {}) {
  const { uuid: applicationUuid } = (await origination.start(aStart(person('borrower', orgCode)))).application;
  const loanNumber = `26${String(files).padStart(8, '0')}`;
  await db.owner`update app.application set record = record || jsonb_build_object('loanNumber', ${loanNumber}::text)
    where uuid = ${applicationUuid}`;
  const of = { orgCode, applicationUuid };
  const money = { payee: BORROWER, cents, seq: 1, release: null };
  const reference = `nacha_${applicationUuid}_1_disburseFunds`;
  await placeOrder(db.app, { vendor: 'payments', reference, ...of, effect: 'disburseFunds', seq: 1 });
  const file = randomUUID();
  const trace = await db.inOrg(orgCode, async (tx, at) => {
    const opened = { kind: 'opened', debit: 'line', credit: 'payable', attempt: 0, n: 1, ...money } as const;
    const left = { kind: 'sent', debit: 'payable', credit: 'transit', attempt: 1, n: 2, ...money } as const;
    await appendBook(tx, of, [opened, left], at);
    const entry = {
      account: 'checking' as const,
      ...{ routingNumber: '021000021', accountNumber: '1234567', cents, id: loanNumber, name: 'Ann Archer' },
    };
    const written = writeAch({
      origin: { bankRoutingNumber: '091000019', bankName: 'Bank', companyId: '1234567890', companyName: 'Us' },
      ...{ createdOn: today, createdAt: '0930', modifier: 'A', firstTrace: await nextTraces(tx, 1) },
      batches: [{ entryClass: 'PPD', description: 'HELOC DRAW', effectiveOn, entries: [entry] }],
    });
    const modifier = String.fromCharCode('A'.charCodeAt(0) + files);
    const sealed = await vault.sealBytes(tx, achPlace(orgCode, file), Buffer.from(written.text));
    const row = { uuid: file, createdAt: at, createdOn: today, modifier, effectiveOn, cutBy: funder.identityUuid };
    const lines = [{ applicationUuid, n: 2, payee: BORROWER, attempt: 1, trace: written.traces[0]?.[0] ?? '' }];
    await insertAchFile(tx, orgCode, { ...row, entries: 1, creditCents: cents, sealed, isByFile }, lines);
    return written.traces[0]?.[0] ?? '';
  });
  const name = `${orgCode}-${today}-${String.fromCharCode('A'.charCodeAt(0) + files)}.ach`;
  files += 1;
  const toldOf = () => told.filter((one) => one.reference === reference);
  const state = async () => {
    const found = (await readDesk(funder)).files.find(({ uuid }) => uuid === file);
    return found?.atBank;
  };
  return { applicationUuid, loanNumber, reference, trace, cents, name, file, toldOf, state };
}

const acknowledge = ({ name, cents }: { name: string; cents: number }) =>
  bank.lay(`${name}.ack`, `${writeControl({ file: name, entries: 1, creditCents: cents })}status=taken\n`);

describe('a payment file', () => {
  test('goes to the bank once with its total beside it, by one of two who carry at once, and ends in silence', async () => {
    const loan = await sent(5_000_000);
    expect(await loan.state()).toBe('waiting');
    await Promise.all([run(), createBankRun(deps).run()]);
    expect(bank.taken().filter((one) => one.startsWith(loan.name))).toEqual([loan.name, `${loan.name}.ctl`]);
    expect(bank.read(loan.name)).toContain(loan.trace);
    expect(bank.read(`${loan.name}.ctl`)).toContain('credit_cents=5000000');
    expect(await loan.state()).toBe('sent');
    acknowledge(loan);
    await run();
    expect(await loan.state()).toBe('taken');
    expect(loan.toldOf()).toEqual([]);
    expect(await endOf(loan.reference)).toBeUndefined();
    afterReturns();
    await run();
    expect(loan.toldOf()).toMatchObject([{ content: { outcome: 'settled', traceId: loan.trace } }]);
    expect(await endOf(loan.reference)).toMatchObject({ outcome: 'settled' });
  });

  test('that the bank counted differently is in question, and its silence is no payment', async () => {
    now = new Date();
    const loan = await sent(7_000_000);
    await run();
    bank.lay(`${loan.name}.ack`, writeControl({ file: loan.name, entries: 1, creditCents: 6_999_999 }));
    await run();
    expect(await loan.state()).toBe('questioned');
    afterReturns();
    await run();
    expect(loan.toldOf()).toEqual([]);
    // The bank sets it right under the same name.
    acknowledge(loan);
    await run();
    expect(await loan.state()).toBe('taken');
    await run();
    expect(loan.toldOf()).not.toEqual([]);
  });

  test('that is the record of calls stays here', async () => {
    const loan = await sent(1_000_000, { isByFile: false });
    await run();
    expect(bank.taken().filter((one) => one.startsWith(loan.name))).toEqual([]);
    expect(await loan.state()).toBeNull();
  });

  test('no two entries have one number', async () => {
    const [one, other] = [await sent(100), await sent(100)];
    expect(one.trace).not.toBe(other.trace);
  });
});

describe('what the bank sends back', () => {
  test('is matched by number, amount and loan, and told once', async () => {
    now = new Date();
    const loan = await sent(3_000_000);
    await run();
    const { trace, cents, loanNumber: id } = loan;
    bank.lay('wrong-1.ach', bankFile([{ code: 'R03', trace, cents: cents + 1, id }]));
    bank.lay('wrong-2.ach', bankFile([{ code: 'R03', trace, cents, id: '9999999999' }]));
    bank.lay('broken.ach', bankFile([{ code: 'R03', trace, cents, id }]).replace(/0003000000/, '0003000001'));
    await run();
    expect(loan.toldOf()).toEqual([]);
    const seen = await db.owner<{ name: string; strays: number; fault: string | null }[]>`
      select name, strays, fault from app.bank_file where name in ('wrong-1.ach', 'wrong-2.ach', 'broken.ach') order by name`;
    expect(seen).toEqual([
      { name: 'broken.ach', strays: 0, fault: 'A batch does not add up.' },
      { name: 'wrong-1.ach', strays: 1, fault: null },
      { name: 'wrong-2.ach', strays: 1, fault: null },
    ]);
    bank.lay('returns.ach', bankFile([{ code: 'R03', trace, cents, id }]));
    await run();
    await run();
    const ends = new Set(loan.toldOf().map((one) => one.id));
    expect([...ends]).toEqual([`${loan.reference} returned`]);
    expect(loan.toldOf()[0]?.content).toMatchObject({ outcome: 'returned', code: 'R03', traceId: trace });
  });

  test('a change of numbers is the desk’s, and lies sealed', async () => {
    const loan = await sent(2_000_000);
    await run();
    const { trace, loanNumber: id } = loan;
    bank.lay('changes.ach', bankFile([{ code: 'C01', trace, cents: 0, id, corrected: '1918171614' }]));
    await run();
    const { notices } = await readDesk(funder);
    expect(notices).toMatchObject([{ loanNumber: id, code: 'C01', isLate: false }]);
    const [row] = await db.owner<{ sealed: Buffer }[]>`select sealed from app.ach_word where code = 'C01'`;
    expect(row?.sealed.includes('1918171614')).toBe(false);
    expect(loan.toldOf()).toEqual([]);
  });

  test('money that comes back after it counted as paid is said at the desk', async () => {
    now = new Date();
    const loan = await sent(4_000_000);
    const of = { orgCode, applicationUuid: loan.applicationUuid };
    const settled = { kind: 'settled', payee: BORROWER, debit: 'transit', credit: 'bank', cents: loan.cents } as const;
    await db.inOrg(orgCode, (tx, at) =>
      appendBook(tx, of, [{ ...settled, attempt: 1, n: 3, seq: 2, release: null }], at),
    );
    bank.lay('late.ach', bankFile([{ code: 'R23', trace: loan.trace, cents: loan.cents, id: loan.loanNumber }]));
    await run();
    const { notices } = await readDesk(funder);
    expect(notices).toContainEqual(expect.objectContaining({ code: 'R23', isLate: true }));
  });

  test('a bank that is away is a fault of the round, and the next one goes on', async () => {
    const loan = await sent(600);
    const away = createBankRun({ ...deps, bank: createSftpBankFiles({ ...bank.options, port: 9 }) });
    await expect(away.run()).rejects.toThrow('file server does not answer');
    expect(await loan.state()).toBe('waiting');
    await run();
    expect(await loan.state()).toBe('sent');
  });
});
