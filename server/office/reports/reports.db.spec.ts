/** Reports on real histories, beside a count that is made another way. */
import { describe, expect, test } from 'vitest';
import { businessMsBetween } from '#core/calendar/business-hours.ts';
import { addDays } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { milestones } from '#core/journey/milestones.ts';
import { aStart, person, testOrigination } from '../../lending/origination/test-origination.ts';
import { untilOffers } from '../../proof/test-answers.ts';
import { testDatabase } from '../../store/test-database.ts';
import { createDeskReports } from './index.ts';

const db = await testDatabase();
const { origination, orgCode, brands } = await testOrigination(db);
const lendsHere = brands.all.filter(({ products }) => products.heloc?.licensedStates.includes('CA'));
const partner = lendsHere.find(({ canonicalOrgCode }) => canonicalOrgCode !== orgCode)?.canonicalOrgCode ?? '';
const reports = createDeskReports({
  database: db,
  canonicalOf: (code) => brands.byCode(code)?.canonicalOrgCode,
  nameOf: (code) => `Name of ${code}`,
  organizations: () => [orgCode, partner],
  isProvider: (code) => code === orgCode,
});
const moveClock = (by: string) => db.owner`update app.clock set offset_by = offset_by + ${by}::interval`;
const today = async () => db.inOrg(orgCode, async (_, now) => dateIn('UTC', now));
/** A day is over an hour after midnight, whenever this is run. */
const lastOver = async () =>
  db.inOrg(orgCode, async (_, now) => addDays(dateIn('UTC', new Date(now.getTime() - 3_600_000)), -1));

/** Until there are offers, with so many hours between one answer and the next. */
async function walk(of: string, hours: number, steps: number = untilOffers.length) {
  const who = person('borrower', of);
  const { uuid } = (await origination.start(aStart(who))).application;
  for (const [event, payload, findings = {}] of untilOffers.slice(0, steps)) {
    await moveClock(`${hours} hours`);
    await origination.deliver({ orgCode: who.orgCode, uuid, event, payload, by: 'vendor', delivery: event, findings });
  }
  return uuid;
}

const from = addDays(await today(), -1);
await walk(orgCode, 2);
await walk(orgCode, 2, 2);
await walk(partner, 5);
const declined = await walk(orgCode, 1);
const compliance = person('operations', orgCode);
await origination.force(compliance, declined, {
  to: 'DECLINED',
  reason: 'For the test.',
  declineReasons: ['DTI_MIN_DRAW'],
});
const asked = async () => ({ from, to: await today() });

describe('what the histories come to', () => {
  test('is the same counted on the spot and counted by day, and what a plain query says', async () => {
    const before = await reports.read(person('compliance', orgCode), await asked());
    const reached = Object.fromEntries(milestones.map((name, at) => [name, before.conversion[0]?.reached[at]]));
    expect(reached).toMatchObject({ started: 3, offers: 2, funded: 0 });
    const [plain] = await db.owner<{ entered: number }[]>`
      select count(distinct application_uuid)::int as entered from app.application_event
       where org_code = ${orgCode} and to_status = 'OFFER_SELECTION'`;
    expect(reached['offers']).toBe(plain?.entered);
    const credit = before.stays.find(({ status }) => status === 'WAITING_FOR_SOFT_CREDIT');
    expect(credit?.stays).toBe(3);
    expect(Math.abs((credit?.medianMs ?? 0) / 7_200_000 - 1)).toBeLessThan(0.05);
    expect(credit?.limitMs).toBe(3_600_000);
    expect(before.declines).toEqual([{ reason: 'DTI_MIN_DRAW', count: 1 }]);
    expect(before.staff).toMatchObject([{ acts: 1 }]);
    expect(before.pipeline.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    await moveClock('2 days');
    await Promise.all([reports.tally(orgCode), reports.tally(orgCode)]);
    const [mark] = await db.owner`select through::text from app.report_mark where org_code = ${orgCode}`;
    expect(mark?.['through']).toBe(await lastOver());
    const after = await reports.read(person('compliance', orgCode), await asked());
    expect({ ...after, pipeline: [] }).toEqual({ ...before, pipeline: [] });
    // What is counted is not counted again.
    await reports.tally(orgCode);
    expect((await reports.read(person('compliance', orgCode), await asked())).conversion).toEqual(before.conversion);
  });

  test('a step that is reached after its day was counted is added to that day', async () => {
    const who = person('borrower', orgCode);
    const { uuid } = (await origination.start(aStart(who))).application;
    await moveClock('3 days');
    await reports.tally(orgCode);
    for (const [event, payload, findings = {}] of untilOffers)
      await origination.deliver({
        orgCode: who.orgCode,
        uuid,
        event,
        payload,
        by: 'vendor',
        delivery: event,
        findings,
      });
    await moveClock('3 days');
    await reports.tally(orgCode);
    const { conversion } = await reports.read(person('compliance', orgCode), await asked());
    expect(conversion[0]?.reached.slice(0, 2)).toEqual([4, 3]);
  });

  test('a partner’s admin sees their own and no one else’s; the provider’s sees all', async () => {
    const admin = person('partnerAdmin', partner);
    const own = await reports.read(admin, await asked());
    expect(own.conversion.map(({ org }) => org)).toEqual([partner]);
    expect(own.conversion[0]?.reached[0]).toBe(1);
    await expect(reports.read(admin, { ...(await asked()), org: orgCode })).rejects.toMatchObject({ code: 'notFound' });
    const all = await reports.read(person('providerAdmin', orgCode), await asked());
    expect(all).toMatchObject({ isOfAll: true, staff: [] });
    expect(all.conversion.map(({ org }) => org)).toEqual([orgCode, partner]);
    const one = await reports.read(person('providerAdmin', orgCode), { ...(await asked()), org: partner });
    expect(one.conversion).toEqual(own.conversion);
  });

  test('a stay where we are asked is business time of the home, counted on the spot and by day', async () => {
    const uuid = await walk(orgCode, 1, 1);
    await origination.force(compliance, uuid, { to: 'FACTA_REVIEW', reason: 'For the test.' });
    // A whole week has five days of ten business hours, holidays apart, whenever it begins.
    await moveClock('7 days');
    await origination.force(compliance, uuid, { to: 'CREDIT_ERROR', reason: 'For the test.' });
    const review = async () =>
      (await reports.read(person('compliance', orgCode), await asked())).stays.find(
        ({ status }) => status === 'FACTA_REVIEW',
      );
    const [came, left] = await db.owner<{ at: Date }[]>`
      select at from app.application_event where application_uuid = ${uuid} and 'FACTA_REVIEW' in (from_status, to_status)
       order by seq`;
    const worked = businessMsBetween('America/Los_Angeles', came?.at ?? new Date(), left?.at ?? new Date());
    const before = await review();
    expect(before).toMatchObject({ stays: 1, isBusinessTime: true });
    expect(Math.abs((before?.medianMs ?? 0) / worked - 1)).toBeLessThan(0.05);
    expect(worked).toBeLessThan(51 * 3_600_000);
    await moveClock('2 days');
    await reports.tally(orgCode);
    expect(await review()).toEqual(before);
  });
});
