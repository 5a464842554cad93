/**
 * An application that staff forced past its valuation, over HTTP against the whole server: no one knows its county, so the
 * desk is asked for it from then on, and the deed that waits for it is recorded once it is named, once.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Status } from '#core/journey/statuses.ts';
import { person } from '../lending/origination/test-origination.ts';
import { type Browser, consoleApi, sendEvent, testConsole, type Whole, whole } from './test-console.ts';
import { hurry } from './test-hurry.ts';
import { becomesQuiet } from './test-invariants.ts';
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
const jobs = (uuid: string) => db.owner<{ state: string }[]>`
  select state from jobs.job where data ->> 'effect' = 'recordDeed' and data ->> 'applicationUuid' = ${uuid}`;
const recordedAt = async (uuid: string) =>
  (await vendors.sandbox.book('recording', 10, uuid))
    .filter(({ action }) => action === 'record')
    .map(({ shown }) => (shown as { countyFips: string }).countyFips);

describe('forced past its valuation', () => {
  test('the deed rests until the county is named; then it is recorded there, once, and the history says by whom', async () => {
    const uuid = await forcedPastValuation('RECORDING');
    await expect.poll(async () => (await jobs(uuid)).map(({ state }) => state)).toEqual(['completed']);
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
    await becomesQuiet(db, uuid, 60_000);
  }, 300_000);

  test('it is asked from then on, and named early it waits for nothing; closed before it was named, no county releases anything', async () => {
    const [early, ended] = await Promise.all([
      forcedPastValuation('OFFER_SELECTION'),
      forcedPastValuation('RECORDING'),
    ]);
    expect(await list()).toEqual(expect.arrayContaining([early, ended]));
    expect((await name(early, '06075')).status).toBe(200);
    expect(await list()).not.toContain(early);
    expect(await page(early)).toMatchObject({ isOurs: false, counties: [] });
    const { application } = await origination.view(staff, ended);
    const { identityUuid } = application.borrower;
    const mailedOn = application.rescission.endsAt?.slice(0, 10);
    const day = new Date(Date.parse(`${mailedOn}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    expect((await sendEvent(olive, ended, 'rescinded', { identityUuid, mailedOn: day })).status).toBe(200);
    await becomesQuiet(db, ended, 60_000);
    expect(await vendors.sandbox.book('recording', 10, ended)).toEqual([]);
    expect(await list()).not.toContain(ended);
  }, 300_000);
});
