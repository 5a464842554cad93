/** The funding desk on real books: sums that add up, files beside them, and nothing of another organization or of one's own. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addBankingDays, bankZone } from '#core/calendar/banking-days.ts';
import { addDays } from '#core/calendar/dates.ts';
import { clockIn, dateIn } from '#core/calendar/zoned.ts';
import type { Entry } from '#core/payments/ledger.ts';
import type { Person } from '../../actor.ts';
import { unfiled } from '../../store/funding-day.ts';
import { appendBook, insertAchFile } from '../../store/money.ts';
import { testDatabase } from '../../store/test-database.ts';
import { aStart, person, testOrigination } from '../origination/test-origination.ts';
import { fundingDesk } from './funding-desk.ts';

const db = await testDatabase();
const { origination, orgCode, brands } = await testOrigination(db);
const partner = brands.organizations.find((code) => code !== orgCode) ?? '';
const cutOffs = { nextDay: '20:00', sameDay: null };
const read = fundingDesk({ database: db, ach: { ACH_CUT_OFFS: cutOffs }, isByFile: true });

/** As the history would leave it; what is read here is the record and the book. */
async function line(status: string, who: Person = person('borrower', orgCode)) {
  const { uuid } = (await origination.start(aStart(who))).application;
  await db.owner`
    update app.application set status = ${status}, record = record || jsonb_build_object('status', ${status}::text) where uuid = ${uuid}`;
  return uuid;
}

const funder = person('funder', orgCode);
const uuid = await line('FUNDABLE');
const entry = (kind: Entry['kind'], debit: Entry['debit'], credit: Entry['credit'], cents: number, n: number) => ({
  ...{ kind, debit, credit, cents, n, seq: 1, payee: 'borrower', attempt: kind === 'opened' ? 0 : 1, release: null },
});
await db.inOrg(orgCode, (tx, now) =>
  appendBook(
    tx,
    { orgCode, applicationUuid: uuid },
    [entry('opened', 'line', 'payable', 5_000_000, 1), entry('sent', 'payable', 'transit', 5_000_000, 2)],
    now,
  ),
);

test('what is booked on a day is balanced, what is in no file is said, and a file stands beside the book', async () => {
  const before = await read(funder);
  expect(before.book).toMatchObject({ debitCents: 10_000_000, creditCents: 10_000_000, unfiledCents: 5_000_000 });
  expect(before.book.accounts).toEqual([
    { account: 'line', debitCents: 5_000_000, creditCents: 0 },
    { account: 'payable', debitCents: 5_000_000, creditCents: 5_000_000 },
    { account: 'transit', debitCents: 0, creditCents: 5_000_000 },
  ]);
  const { today } = before;
  await db.inOrg(orgCode, (tx, createdAt) =>
    insertAchFile(
      tx,
      orgCode,
      {
        ...{ uuid: randomUUID(), createdAt, createdOn: today, modifier: 'A', effectiveOn: addDays(today, 1) },
        ...{
          cutBy: funder.identityUuid,
          entries: 1,
          creditCents: 4_000_000,
          sealed: Buffer.from('x'),
          isByFile: false,
        },
      },
      [{ applicationUuid: uuid, n: 2, payee: 'borrower', attempt: 1, trace: '1' }],
    ),
  );
  const after = await read(funder);
  expect(after.book.unfiledCents).toBe(0);
  // A total that is not the book's is there to be seen.
  expect(after.files).toMatchObject([{ creditCents: 4_000_000, bookCents: 5_000_000, settled: 0, returned: 0 }]);
  expect((await read(funder, addDays(today, -1))).book.accounts).toEqual([]);
  expect((await read(funder, addDays(today, -1))).files).toEqual([]);
});

test('the next file is announced as it would be written: until when, for which day, and whether it is sent', async () => {
  const now = new Date();
  const { nextFile: next } = await read(funder);
  expect(Date.parse(next.leavesBy)).toBeGreaterThan(now.getTime());
  expect(clockIn(bankZone, new Date(next.leavesBy))).toBe('20:00');
  expect(next.settlesOn).toBe(addBankingDays(dateIn(bankZone, new Date(next.leavesBy)), 1));
  expect(next.isSentByItself).toBe(true);
  const kept = fundingDesk({ database: db, ach: { ACH_CUT_OFFS: cutOffs }, isByFile: false });
  expect((await kept(funder)).nextFile).toEqual({ ...next, isSentByItself: false });
});

test('what waits for a file is known together and by its largest, which decides whether it can go the same day', async () => {
  const read = () => db.inOrg(orgCode, (tx) => unfiled(tx, orgCode));
  const { cents } = await read();
  for (const amount of [100_000_001, 200]) {
    const applicationUuid = await line('FUNDABLE');
    const booked = [entry('opened', 'line', 'payable', amount, 1), entry('sent', 'payable', 'transit', amount, 2)];
    await db.inOrg(orgCode, (tx, now) => appendBook(tx, { orgCode, applicationUuid }, booked, now));
  }
  expect(await read()).toEqual({ cents: cents + 100_000_201, largestCents: 100_000_001 });
});

test('lines stand on their day with what stops them; another organization and one’s own are not there', async () => {
  const self = person('funder', orgCode);
  const waiting = await line('FUNDING_DECISION');
  const own = await line('FUNDING_DECISION', { ...person('borrower', orgCode), identityUuid: self.identityUuid });
  const uuids = async (who: Person) => (await read(who)).days.flatMap(({ lines }) => lines.map((one) => one.uuid));
  expect(await uuids(funder)).toEqual(expect.arrayContaining([uuid, waiting, own]));
  expect(await uuids(self)).not.toContain(own);
  expect(await uuids(person('funder', partner))).toEqual([]);
  expect((await read(person('funder', partner))).book.accounts).toEqual([]);
  const found = (await read(funder)).days.flatMap(({ lines }) => lines).find((one) => one.uuid === waiting);
  expect(found?.blockers).toContain('Approvals: 0 of 2.');
  expect(found?.isOnItsWay).toBe(false);
});
