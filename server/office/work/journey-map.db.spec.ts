/** The map on real rows: counts beside a plain count, bounded, and lists that page without one's own or another's. */
import { expect, test } from 'vitest';
import { aStart, person, testOrigination } from '../../lending/origination/test-origination.ts';
import { countByStatus } from '../../store/status-counts.ts';
import { testDatabase } from '../../store/test-database.ts';
import { createJourneyMap } from './index.ts';

const db = await testDatabase();
const { origination, orgCode, brands } = await testOrigination(db);
const partner = brands.organizations.find((code) => code !== orgCode) ?? '';
const map = createJourneyMap({ database: db });
const processor = person('processor', orgCode);
const place = 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE';

const mine = await origination.start(aStart({ ...person('borrower', orgCode), identityUuid: processor.identityUuid }));
for (let made = 0; made < 3; made += 1) await origination.start(aStart(person('borrower', orgCode)));
await db.owner`update app.clock set offset_by = offset_by + interval '1 hour'`;
await origination.start(aStart(person('borrower', orgCode)));
await origination.start(aStart(person('borrower', partner)));

test('counts are what a plain count says, and those past the limit are told', async () => {
  const { statuses } = await map.counts(processor);
  const [plain] = await db.owner<{ count: number }[]>`
    select count(*)::int as count from app.application where org_code = ${orgCode} and status = ${place}`;
  const found = statuses.find(({ status }) => status === place);
  expect(found).toEqual({ status: place, count: plain?.count, late: (plain?.count ?? 0) - 1 });
  expect(statuses).toHaveLength(84);
  expect((await map.counts(person('processor', partner))).statuses.find(({ status }) => status === place)?.late).toBe(
    0,
  );
});

test('a count stops where it is told to', async () => {
  const counted = await db.inOrg(orgCode, (tx) => countByStatus(tx, orgCode, [place], new Date(0), 2));
  expect(counted).toEqual([{ status: place, count: 2, late: 0 }]);
});

test('a list has no one’s own application and nothing of another organization; late ones alone where asked', async () => {
  const all = await map.list(processor, place, {});
  expect(all.rows.map(({ application }) => application.uuid)).not.toContain(mine.application.uuid);
  expect(all.rows).toHaveLength(4);
  expect(all.nextCursor).toBeNull();
  const late = await map.list(processor, place, { late: 'yes' });
  expect(late.rows.map(({ isLate }) => isLate)).toEqual([true, true, true]);
  const [first] = all.rows;
  const cursor = `${first?.application.statusSince}_${first?.application.uuid}`;
  const rest = await map.list(processor, place, { cursor });
  expect(rest.rows.map(({ application }) => application.uuid)).toEqual(
    all.rows.slice(1).map(({ application }) => application.uuid),
  );
  await expect(map.list(processor, 'NOWHERE', {})).rejects.toMatchObject({ code: 'notFound' });
});
