/** The funding desk on real books: sums that add up, files beside them, and nothing of another organization or of one's own. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { addBankingDays, bankZone } from '#core/calendar/banking-days.ts';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { clockIn, dateIn, startOfDay } from '#core/calendar/zoned.ts';
import { bankingDays } from '#core/payments/funding-day.ts';
import { fundingRules } from '#core/payments/funding-line.ts';
import type { Entry } from '#core/payments/ledger.ts';
import type { Person } from '../../actor.ts';
import { unfiled } from '../../store/funding-day.ts';
import { deriveOldLines } from '../../store/funding-lines.ts';
import { appendBook, insertAchFile } from '../../store/money.ts';
import { testDatabase } from '../../store/test-database.ts';
import { aStart, person, testOrigination } from '../origination/test-origination.ts';
import { fundingDesk } from './funding-desk.ts';

const db = await testDatabase();
const { origination, orgCode, brands } = await testOrigination(db);
const partner = brands.organizations.find((code) => code !== orgCode) ?? '';
const cutOffs = { nextDay: '20:00', sameDay: null };
const desk = fundingDesk({ database: db, ach: { ACH_CUT_OFFS: cutOffs }, isByFile: true });
const read = desk.overview;

/** As the history would leave it; what is read here is the record, the row beside it and the book. */
async function line(status: string, who: Person = person('borrower', orgCode), more: Partial<Application> = {}) {
  const { uuid } = (await origination.start(aStart(who))).application;
  await db.owner`
    update app.application set status = ${status}, record = record || ${db.owner.json({ status, ...more } as never)} where uuid = ${uuid}`;
  await derive();
  return uuid;
}

const derive = () => db.inOrg(orgCode, (tx) => deriveOldLines(tx, orgCode, 500));

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
  expect((await kept.overview(funder)).nextFile).toEqual({ ...next, isSentByItself: false });
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
  const day = bankingDays((await read(funder)).today, 1)[0] as CalendarDate;
  const uuids = async (who: Person) => (await desk.lines(who, { day })).rows.map((one) => one.uuid);
  expect(await uuids(funder)).toEqual(expect.arrayContaining([uuid, waiting, own]));
  expect(await uuids(self)).not.toContain(own);
  expect(await uuids(self)).toContain(waiting);
  const stranger = person('funder', partner);
  expect(await uuids(stranger)).toEqual([]);
  const theirs = await read(stranger);
  expect([theirs.book.accounts, theirs.later, theirs.days.map(({ lines }) => lines)]).toEqual([
    [],
    0,
    Array(10).fill(0),
  ]);
  const found = (await desk.lines(funder, { day })).rows.find((one) => one.uuid === waiting);
  expect(found?.blockers).toContain('Approvals: 0 of 2.');
  expect(found?.isOnItsWay).toBe(false);
});

test('money that came back is there with its steps and what was said, and no one’s own', async () => {
  const self = person('funder', orgCode);
  const back = { sentBack: 'disbursement' as const };
  const [theirs, own] = [
    await line('FUNDABLE', person('borrower', orgCode), back),
    await line('FUNDABLE', { ...person('borrower', orgCode), identityUuid: self.identityUuid }, back),
  ];
  const uuids = async (who: Person) => (await desk.returned(who)).rows.map((one) => one.uuid);
  expect(await uuids(funder)).toEqual(expect.arrayContaining([theirs, own]));
  expect(await uuids(self)).toContain(theirs);
  expect(await uuids(self)).not.toContain(own);
  expect(await uuids(person('funder', partner))).toEqual([]);
  const [first] = (await desk.returned(funder)).rows;
  expect(first).toMatchObject({ why: null, blockers: expect.arrayContaining([expect.stringMatching(/came back/)]) });
  expect(first?.steps.map(({ isDone }) => isDone)).toEqual([true, true, true, false]);
  await db.owner`
    insert into app.application_event (org_code, application_uuid, seq, event, by_role, at, from_status, to_status, payload,
                                       previous_hash, hash)
    select org_code, application_uuid, seq + n, 'disbursementReturned', 'vendor', '2026-11-17T15:00:00Z', to_status, to_status,
           jsonb_build_object('why', case when n = 2 then 'No such account (R03).' else 'Closed (R02).' end), previous_hash, hash
      from (select * from app.application_event where application_uuid = ${theirs} order by seq desc limit 1) last,
           generate_series(1, 2) n`;
  const said = { why: 'No such account (R03).', at: '2026-11-17T15:00:00.000Z' };
  expect((await desk.returned(funder)).rows[0]).toMatchObject(said);
});

describe('a day of many lines', () => {
  /** Of one application so many more, which wait for one thing less or more by turns. */
  async function many(count: number) {
    const of = await line('FUNDING_DECISION');
    await db.owner`
        insert into app.application (org_code, uuid, identity_uuid, loan_number, product, status, status_since, version, last_hash, is_active,
                                     record, created_at, updated_at)
        select org_code, u, gen_random_uuid(), u::text, product, status, status_since, version, last_hash, is_active,
               record || jsonb_build_object('uuid', u, 'offers', record -> 'offers' || jsonb_build_object('selected',
                 jsonb_build_object('drawCents', 100000 + n)), 'accounts', record -> 'accounts' || case when n % 3 = 0
                 then '{"disburse": {"accountToken": "t", "mask": "6789", "routingMask": "0021", "institution": "First Bank"}}'
                 else '{}'::jsonb end), created_at, updated_at
          from app.application a, (select n, gen_random_uuid() as u from generate_series(1, ${count}::int) n) x
         where a.uuid = ${of}`;
    while ((await derive()) > 0);
  }

  test('is added up to the cent and read a page at a time: each once, those that wait for the fewest things first', async () => {
    const before = await read(funder);
    const first = bankingDays(before.today, 1)[0] as CalendarDate;
    const was = before.days[0];
    await many(119);
    const [sum] = (await read(funder)).days;
    expect(sum?.day).toBe(first);
    expect((sum?.lines ?? 0) - (was?.lines ?? 0)).toBe(120);
    expect((sum?.cents ?? 0) - (was?.cents ?? 0)).toBe(119 * 100_000 + (119 * 120) / 2);
    const rows = [];
    let cursor: string | null | undefined;
    for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
      const page: Awaited<ReturnType<typeof desk.lines>> = await desk.lines(funder, {
        day: first,
        ...(cursor && { cursor }),
      });
      expect(page.rows.length).toBeLessThanOrEqual(50);
      rows.push(...page.rows);
      cursor = page.nextCursor;
    }
    expect(rows).toHaveLength(sum?.lines ?? 0);
    expect(new Set(rows.map((one) => one.uuid)).size).toBe(rows.length);
    const stops = rows.map(({ blockers }) => blockers.length);
    expect(stops).toEqual(stops.toSorted((one, other) => one - other));
    expect(sum?.waiting).toBe(stops.filter((count) => count > 0).length);
    expect(rows.reduce((all, { drawCents }) => all + (drawCents ?? 0), 0)).toBe(sum?.cents);
  });

  test('is that of the right to cancel, where that ends later; past the ten days it is counted', async () => {
    const before = await read(funder);
    const [days, last] = [before.days.map(({ day }) => day), before.days.at(-1)?.day as CalendarDate];
    const target = days[3] as CalendarDate;
    const ends = (day: CalendarDate) => ({
      rescission: { endsAt: startOfDay(day, bankZone).toISOString(), isWaived: false } as Application['rescission'],
    });
    const then = await line('RESCISSION', person('borrower', orgCode), ends(target));
    await line('RESCISSION', person('borrower', orgCode), ends(addDays(last, 1)));
    const after = await read(funder);
    expect(after.days[3]).toMatchObject({
      lines: (before.days[3]?.lines ?? 0) + 1,
      waiting: (before.days[3]?.waiting ?? 0) + 1,
    });
    expect(after.later).toBe(before.later + 1);
    const { rows } = await desk.lines(funder, { day: target });
    expect(rows.map((one) => one.uuid)).toEqual([then]);
    expect(rows[0]?.blockers[0]).toMatch(/right to cancel|cancel/i);
    expect((await desk.lines(funder, { day: days[2] as CalendarDate })).rows).toEqual([]);
    expect((await desk.lines(funder, { day: addDays(days[0] as CalendarDate, -10) })).rows).toEqual([]);
  });
});

test('what older rules wrote, or none, is said until it is derived again', async () => {
  expect((await read(funder)).isWhole).toBe(true);
  await db.owner`update app.funding_line set rules = ${fundingRules - 1} where application_uuid = ${uuid}`;
  expect((await read(funder)).isWhole).toBe(false);
  expect(await derive()).toBe(1);
  expect((await read(funder)).isWhole).toBe(true);
  await db.owner`delete from app.funding_line where application_uuid = ${uuid}`;
  expect((await read(funder)).isWhole).toBe(false);
  expect(await derive()).toBe(1);
  expect((await read(funder)).isWhole).toBe(true);
});
