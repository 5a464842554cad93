/**
 * An application that staff forced past its valuation, over HTTP against the whole server: no one knows its county, so the
 * desk is asked for it from then on, and the deed that waits for it is recorded when it is named or reported, once.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Status } from '#core/journey/statuses.ts';
import { person } from '../lending/origination/test-origination.ts';
import { runEffect } from '../worker/run-effect.ts';
import { type Browser, consoleApi, sendEvent, testConsole, type Whole, whole } from './test-console.ts';
import { hurry } from './test-hurry.ts';
import { reaches, testProduct } from './test-product.ts';
import { journeysOn } from './test-traveler.ts';

const product = await testProduct();
const { origination, orgCode, db, vendors } = product;
const { operator } = testConsole(product);
const staff = person('operations', orgCode);
hurry(product, { asksAfterOrders: true });

/** The fraud alert stops them before the valuation, and staff force them past it: the owner says what the home is worth. */
async function forcedPastValuation(until: Status) {
  const trip = await journeysOn(product).travel(
    { lastName: 'Alert' },
    {
      onTheWay: async ({ application: { status, uuid } }) => {
        if (status !== 'FACTA_REVIEW') return;
        await origination.force(staff, uuid, { to: 'NO_AVM_FOUND', reason: 'The property data company is away.' });
      },
      until: ({ application }) => application.status === until,
    },
  );
  return trip.uuid;
}

let olive: Browser;
beforeAll(async () => {
  olive = await operator('Olive');
}, 300_000);

type CountyPage = Whole & {
  readonly asked: { readonly title: string };
  readonly why: string;
  readonly counties: readonly { readonly fips: string; readonly name: string }[];
};
const page = async (uuid: string) => (await whole(olive, uuid)) as CountyPage;
const mayName = async (uuid: string) => (await page(uuid)).actions.find(({ event }) => event === 'countyNamed');
const name = (uuid: string, countyFips: string) => sendEvent(olive, uuid, 'countyNamed', { countyFips });
const list = async () =>
  (
    await olive.send<{ rows: { applicationUuid: string }[] }>('GET', `${consoleApi}/work/items?queue=county-missing`)
  ).body.rows.map(({ applicationUuid }) => applicationUuid);
/** How the jobs of an effect stand. */
const jobs = async (uuid: string, effect = 'recordDeed') => {
  const rows = await db.owner<{ state: string }[]>`
    select state from jobs.job where data ->> 'effect' = ${effect} and data ->> 'applicationUuid' = ${uuid}`;
  return rows.map(({ state }) => state);
};
/** The company answers after all, to a try that was put off when staff went past it. */
const lateReport = (uuid: string) =>
  runEffect(product.workerDeps, { orgCode, applicationUuid: uuid, effect: 'valueProperty', seq: 1 });
const recordedAt = async (uuid: string) =>
  (await vendors.sandbox.book('recording', 10, uuid))
    .filter(({ action }) => action === 'record')
    .map(({ shown }) => (shown as { countyFips: string }).countyFips);

describe('forced past its valuation', () => {
  test('the deed rests until the county is named; then it is recorded there, once, and the history says by whom', async () => {
    const uuid = await forcedPastValuation('RECORDING');
    await expect.poll(() => jobs(uuid), { timeout: 60_000 }).toEqual(['completed']);
    expect(await recordedAt(uuid)).toEqual([]);
    const asked = await page(uuid);
    expect(asked).toMatchObject({
      status: 'RECORDING',
      isOurs: true,
      asked: { title: 'Enter the county of the home' },
      why: expect.stringContaining('the deed or the tax bill'),
      conditions: [],
    });
    expect(asked.counties).toHaveLength(58);
    expect(asked.counties).toContainEqual({ fips: '06001', name: 'Alameda' });
    expect(await mayName(uuid)).toEqual({ event: 'countyNamed', whyNot: null });
    expect(await list()).toContain(uuid);

    // Another state's, none at all, and the name that someone made up.
    const sentence = 'The home is in California. Choose a county of that state.';
    for (const countyFips of ['32031', '06002', '6001'])
      expect(await name(uuid, countyFips)).toMatchObject({ status: 422, body: { message: sentence } });
    const made = await sendEvent(olive, uuid, 'countyNamed', { countyFips: '06001', county: 'Atlantis' });
    expect(made.status).toBe(200);

    await reaches(product, staff, uuid, 'FUNDING_DECISION');
    expect(await recordedAt(uuid)).toEqual(['06001']);
    const { application } = await origination.view(staff, uuid);
    expect(application.property).toMatchObject({ county: 'Alameda', namedCounty: '06001' });
    expect(application.recording.instrumentNumber).not.toBeNull();
    const [named] = (await page(uuid)).history.filter(({ event }) => event === 'countyNamed');
    expect(named).toMatchObject({
      by: 'Olive Desk',
      why: 'For the test.',
      entered: expect.arrayContaining([{ label: 'County', value: 'Alameda' }]),
    });
    expect(await list()).not.toContain(uuid);
    expect(await name(uuid, '06075')).toMatchObject({
      status: 409,
      body: { errors: ['The county of this home is known.'] },
    });
    expect(await jobs(uuid)).toEqual(['completed', 'completed']);
  }, 300_000);

  test('it is asked from then on; named early, the deed waits for nothing, and a later report that says another is asked about', async () => {
    const uuid = await forcedPastValuation('OFFER_SELECTION');
    expect(await list()).toContain(uuid);
    expect((await name(uuid, '06075')).status).toBe(200);
    expect(await list()).not.toContain(uuid);
    expect(await page(uuid)).toMatchObject({ isOurs: false, counties: [] });
    await lateReport(uuid);
    const { property, conditions } = (await origination.view(staff, uuid)).application;
    expect(property).toMatchObject({ county: 'Alameda', namedCounty: null });
    expect(conditions).toMatchObject([
      {
        categoryEnum: 'ESCALATION_REVIEW',
        notes: expect.stringContaining('named City and County of San Francisco before'),
      },
    ]);
  }, 300_000);

  test('a report that comes while the deed waits makes the county known and sends it, once', async () => {
    const uuid = await forcedPastValuation('RECORDING');
    await lateReport(uuid);
    await reaches(product, staff, uuid, 'FUNDING_DECISION');
    await lateReport(uuid);
    expect(await jobs(uuid)).toEqual(['completed', 'completed']);
    expect(await recordedAt(uuid)).toEqual(['06001']);
    expect((await origination.view(staff, uuid)).application.conditions).toEqual([]);
  }, 300_000);

  test('canceled before a county was known, there is no lien that a county could release', async () => {
    const uuid = await forcedPastValuation('RECORDING');
    const { borrower, rescission } = (await origination.view(staff, uuid)).application;
    const lastDay = new Date(Date.parse(rescission.endsAt ?? '') - 86_400_000).toISOString().slice(0, 10);
    const letter = { identityUuid: borrower.identityUuid, mailedOn: lastDay };
    expect((await sendEvent(olive, uuid, 'rescinded', letter)).status).toBe(200);
    await expect.poll(() => jobs(uuid, 'sendCancellationNotice'), { timeout: 60_000 }).toEqual(['completed']);
    expect(await jobs(uuid, 'releaseLien')).toEqual([]);
    expect(await vendors.sandbox.book('recording', 10, uuid)).toEqual([]);
    expect(await list()).not.toContain(uuid);
  }, 300_000);
});
