/** Vendors report facts; what they come to is concluded at the door, while the row is locked. */
import { describe, expect, test } from 'vitest';
import { addDays } from '#core/calendar/dates.ts';
import { dateIn, startOfDay } from '#core/calendar/zoned.ts';
import { readEvents } from '../../store/events.ts';
import { testDatabase } from '../../store/test-database.ts';
import { aStart, testOrigination } from './test-origination.ts';

const db = await testDatabase();
const { origination, orgCode, borrower, staff } = await testOrigination(db);

const timeZone = 'America/Los_Angeles';

describe('a report', () => {
  test('is concluded by our rules, taken once, and not taken where it is not wanted', async () => {
    const who = borrower();
    const { uuid } = (await origination.start(aStart(who))).application;
    const facts = { deliveredTo: [who.identityUuid], askedAt: new Date().toISOString() };
    const report = { name: 'rescissionNoticesDelivered', facts } as const;
    const word = { orgCode, uuid, report, delivery: 'notices' };
    expect(await origination.report(word)).toMatchObject({ taken: false, isRepeated: false });
    await origination.force(staff(), uuid, { to: 'GEN_RESCISSION', reason: 'For the report.' });
    const toNoOne = { ...word, report: { ...report, facts: { ...facts, deliveredTo: [] } }, delivery: 'to no one' };
    expect(await origination.report(toNoOne)).toMatchObject({ taken: false, why: expect.stringContaining('owner') });
    const taken = await origination.report(word);
    if (!taken.taken) throw new Error(taken.why);
    const { rescission } = taken.after.application;
    const at = rescission.noticedAt ?? '';
    expect(rescission.deliveredTo).toEqual([{ identityUuid: who.identityUuid, at }]);
    expect(Date.parse(rescission.endsAt ?? '')).toBeGreaterThanOrEqual(
      startOfDay(addDays(dateIn(timeZone, new Date(at)), 4), timeZone).getTime(),
    );
    expect(await origination.report(word)).toMatchObject({ taken: false, isRepeated: true });
    const events = await db.inOrg(orgCode, (tx) => readEvents(tx, orgCode, uuid));
    expect(events.filter(({ event }) => event === 'rescissionNoticesDelivered')).toMatchObject([
      { byRole: 'vendor', payload: { endsAt: rescission.endsAt } },
    ]);
  });

  test('of notices whose day is past is no delivery: they are ordered again, with the right day, and then they count', async () => {
    const who = borrower();
    const { uuid } = (await origination.start(aStart(who))).application;
    await origination.force(staff(), uuid, { to: 'GEN_RESCISSION', reason: 'For the report.' });
    const ordered = async () =>
      (
        await db.owner<{ seq: number }[]>`
          select (data ->> 'seq')::int as seq from jobs.job
           where name = 'effects' and data ->> 'applicationUuid' = ${uuid} and data ->> 'effect' = 'deliverRescissionNotices'
           order by 1`
      ).map(({ seq }) => seq);
    const [first = 0] = await ordered();
    const report = async (askedAt: Date, delivery: string) => {
      const facts = { deliveredTo: [who.identityUuid], askedAt: askedAt.toISOString() };
      const taken = await origination.report({
        orgCode,
        uuid,
        report: { name: 'rescissionNoticesDelivered', facts },
        delivery,
      });
      if (!taken.taken) throw new Error(taken.why);
      return taken.after.application;
    };
    const late = await report(new Date(Date.now() - 8 * 86_400_000), 'late');
    expect([late.status, late.rescission.endsAt]).toEqual(['GEN_RESCISSION', null]);
    const [, again = 0, ...more] = await ordered();
    expect([again > first, more]).toEqual([true, []]);
    const { at } = (await origination.workingCase(orgCode, uuid, again))?.event ?? { at: new Date(0) };
    const had = await report(at, 'in time');
    expect([had.status, had.rescission.noticedAt === null]).toEqual(['RESCISSION', false]);
  });
});
