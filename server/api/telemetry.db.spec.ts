import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Actor, visitor } from '../actor.ts';
import { createSupport } from '../insights/index.ts';
import { createIntake } from '../insights/intake.ts';
import { testDatabase } from '../store/test-database.ts';
import { telemetryHandlers } from './telemetry.ts';
import { apiWith } from './test-handlers.ts';

const db = await testDatabase();
// A month no one has made: the first visit makes it.
const clock = { at: new Date('2020-03-02T15:00:00Z') };
const known: Readonly<Record<string, string>> = { ORG_A: 'ORG_A', ORG_A_NY: 'ORG_A', ORG_B: 'ORG_B' };
const support = createSupport({
  database: db,
  canonicalOf: (code) => known[code],
  viewOf: async () => ({ application: { product: 'heloc' } }),
  flags: { experiments: () => [], sidesFor: () => [] },
  isMainBrand: () => true,
  now: () => clock.at,
});
const absent = '00000000-0000-4000-8000-000000000000';
const application = '11111111-0000-4000-8000-000000000000';
const someone: Actor = { roles: ['borrower'], identityUuid: absent, orgCode: 'ORG_A', sessionId: absent };
let actor: Actor = visitor;
const { server } = apiWith(telemetryHandlers(support), {
  authenticate: async () => ({ actor }),
  countCall: async () => ({ allowed: true, retryAfterS: 0 }),
});

type Headers = Readonly<Record<string, string>>;
const send = (url: string, payload: object, org = 'ORG_A', headers: Headers = {}) =>
  server.inject({ method: 'POST', url, payload, headers: { 'x-org': org, ...headers } });
const visit = {
  platform: 'WEB',
  libVersion: '2.2.24',
  appVersion: '1',
  referrer: 'search.example',
  queryParams: { utm_source: 'letter' } as Record<string, string>,
  screen: { width: 390, height: 844 },
  window: { width: 390, height: 700 },
  sessionKey: null as object | null,
};
const begin = async (sessionKey: object | null = null, org?: string, headers?: Headers) =>
  (await send(`/ft/${contextOf(actor)}/session`, { ...visit, sessionKey }, org, headers)).json().sessionKey;
/** As a page does: as oneself where one is signed in. */
const contextOf = ({ roles }: Actor) => (roles.length === 0 ? 'external' : 'secure');
const place = (sessionKey: object) => ({
  sessionKey,
  domain: 'lender.example',
  pagePath: '/account/{product}/register-v2/set-password',
  queryParams: {},
  productType: 'heloc',
  identityId: null as string | null,
  applicationUuid: application as string | null,
  eventProperties: { eventId: randomUUID(), sequence: 1 } as object,
});
const happening = (sessionKey: object) => ({
  ...place(sessionKey),
  event: 'helocStarted',
  eventType: 'CUSTOM',
  dedupeProperty: 'applicationUuid' as string | null,
  dontDedupe: false,
});
const counted = async (sessionUuid: string) =>
  db.owner`select event, event_type, identity_uuid, application_uuid, sequence, step, properties from app.telemetry_event
    where session_uuid = ${sessionUuid} order by sequence`;

describe('a visit', () => {
  test('[CALL-52] [ENT-26] answers uuid, epoch and tracker, and goes on with the same for a day', async () => {
    const first = await begin();
    expect(first).toEqual({ uuid: expect.any(String), epoch: clock.at.getTime(), trackerUuid: expect.any(String) });
    expect(await begin(first)).toEqual(first);
    const [epochOnly, tracker] = [await begin({ trackerUuid: first.trackerUuid }), first.trackerUuid];
    expect(epochOnly).toMatchObject({ trackerUuid: tracker });
    expect(epochOnly.uuid).not.toBe(first.uuid);
    clock.at = new Date(clock.at.getTime() + 24 * 3_600_000);
    expect((await begin(first)).uuid).not.toBe(first.uuid);
  });

  test('is of one organization: another’s begins again, and one no one knows is refused', async () => {
    const first = await begin();
    expect((await begin(first, 'ORG_B')).uuid).not.toBe(first.uuid);
    expect((await begin(first, 'ORG_A_NY')).uuid).toBe(first.uuid);
    expect((await send('/ft/external/session', visit, 'NOBODY')).statusCode).toBe(404);
  });

  test('keeps its brand, its device and the originator who sent it', async () => {
    const queryParams = { referrer: application };
    const { uuid } = (await send('/ft/external/session', { ...visit, queryParams }, 'ORG_A_NY')).json().sessionKey;
    const rows = await db.owner`
      select org_code, brand, device, originator_uuid, referrer_host from app.telemetry_session where uuid = ${uuid}`;
    expect(rows).toMatchObject([
      {
        orgCode: 'ORG_A',
        brand: 'ORG_A_NY',
        device: 'phone',
        originatorUuid: application,
        referrerHost: 'search.example',
      },
    ]);
  });
});

describe('an event', () => {
  test('[CALL-53] is taken, and counted', async () => {
    const key = await begin();
    const own = { ...happening(key), applicationUuid: randomUUID() };
    expect((await send('/ft/external/event', own)).statusCode).toBe(204);
    expect(await counted(key.uuid)).toMatchObject([{ event: 'helocStarted', applicationUuid: own.applicationUuid }]);
  });

  test('[ENT-27] has twelve members, and a thirteenth is refused', async () => {
    const own = { ...happening(await begin()), applicationUuid: randomUUID() };
    expect(Object.keys(own)).toHaveLength(12);
    expect((await send('/ft/external/event', { ...own, note: 'typed' })).statusCode).toBe(422);
    expect((await send('/ft/external/event', own)).statusCode).toBe(204);
  });

  test('[Q-64] is counted once for what it is about, in whichever visit', async () => {
    const [key, other] = [await begin(), await begin()];
    const applicationUuid = randomUUID();
    const tell = (visit: object) => send('/ft/external/event', { ...happening(visit), applicationUuid });
    for (let n = 0; n < 3; n += 1) expect((await tell(key)).statusCode).toBe(204);
    await Promise.all([1, 2, 3].map(() => tell(other)));
    expect([await counted(key.uuid), await counted(other.uuid)].map(({ length }) => length)).toEqual([1, 0]);
  });

  test('[Q-64] is counted every time when asked, and once for a visit where that is what it is about', async () => {
    const key = await begin();
    for (let n = 0; n < 2; n += 1) await send('/ft/external/event', { ...happening(key), dontDedupe: true });
    expect(await counted(key.uuid)).toHaveLength(2);
    const start = { ...happening(key), event: 'heloc-register-start', dedupeProperty: 'sessionKey' };
    for (let n = 0; n < 2; n += 1)
      await send('/ft/external/event', { ...start, eventProperties: { eventId: randomUUID(), sequence: n } });
    expect(await counted(key.uuid)).toHaveLength(3);
  });

  test('that is sent again because the answer was lost is counted once, and order is kept', async () => {
    const key = await begin();
    const told = (sequence: number) => ({
      ...happening(key),
      ...{ event: 'fe-heloc-route', dontDedupe: true, dedupeProperty: null },
      eventProperties: { eventId: randomUUID(), sequence, screen: 'product/select', status: 'OFFER_SELECTION' },
    });
    const [first, second] = [told(1), told(2)];
    for (const one of [second, first, second]) expect((await send('/ft/external/event', one)).statusCode).toBe(204);
    expect((await counted(key.uuid)).map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect((await counted(key.uuid))[0]?.['properties']).toMatchObject({
      screen: 'product/select',
      status: 'OFFER_SELECTION',
    });
  });

  test('who someone is comes from their token; the path must say the same, and no one claims another', async () => {
    const key = await begin();
    const other = { ...happening(key), event: 'appStarted' };
    expect((await send('/ft/secure/event', other)).statusCode).toBe(401);
    expect((await send('/ft/nowhere/event', other)).statusCode).toBe(404);
    actor = someone;
    const claims = { ...other, identityId: application };
    expect((await send('/ft/secure/event', claims)).statusCode).toBe(404);
    expect((await send('/ft/secure/event', { ...other, identityId: absent })).statusCode).toBe(204);
    actor = visitor;
    expect(await counted(key.uuid)).toMatchObject([{ identityUuid: absent }]);
    expect((await send('/ft/external/event', claims)).statusCode).toBe(404);
  });

  test('a session no one began is a conflict, so that the browser begins one', async () => {
    const key = { uuid: absent, epoch: 1, trackerUuid: absent };
    expect((await send('/ft/external/event', happening(key))).statusCode).toBe(409);
    const real = await begin();
    expect((await send('/ft/external/event', happening({ ...real, trackerUuid: absent }))).statusCode).toBe(409);
  });

  test.each([
    ['an unknown event', { event: 'somethingElse' }],
    ['an address with an id in it', { pagePath: `/account/heloc/${application}/product/select` }],
    ['an address of no one’s', { pagePath: '/jane/doe' }],
    ['an e-mail hung on a link', { queryParams: { utm_source: 'jane@example.com' } }],
    ['a parameter we do not measure by', { queryParams: { data: 'eyJ9' } }],
    ['a property of its own', { eventProperties: { eventId: absent, sequence: 1, name: 'Jane' } }],
    ['a field that is no name', { eventProperties: { eventId: absent, sequence: 1, field: '123-45-6789' } }],
  ])('%s is refused', async (_, wrong) => {
    const key = await begin();
    expect((await send('/ft/external/event', { ...happening(key), ...wrong })).statusCode).toBe(422);
    expect(await counted(key.uuid)).toHaveLength(0);
  });

  test('nothing told can be changed or taken back by the program', async () => {
    const change = db.inOrg('ORG_A', (tx) => tx`update app.telemetry_event set event = 'x'`);
    await expect(change).rejects.toThrow(/permission denied/);
    const remove = db.inOrg('ORG_A', (tx) => tx`delete from app.telemetry_event`);
    await expect(remove).rejects.toThrow(/permission denied/);
  });
});

describe('beside events', () => {
  test('[CALL-59] a page view is one row, with the step of the funnel it shows', async () => {
    const key = await begin();
    const view = { ...place(key), applicationUuid: null };
    expect((await send('/ft/external/page-view', view)).statusCode).toBe(204);
    const older = {
      pagePath: '/account/{product}/register/{registration}/{step}',
      eventProperties: { eventId: randomUUID(), sequence: 2, step: 'income-info' },
    };
    await send('/ft/external/page-view', { ...view, ...older });
    expect(await counted(key.uuid)).toMatchObject([
      { eventType: 'PAGE_VIEW', step: 8 },
      { eventType: 'PAGE_VIEW', step: 4 },
    ]);
  });

  test('[CALL-57] the session tracker says where a visit stands, by page and name of a field', async () => {
    const sessionKey = await begin();
    const eventProperties = { eventId: randomUUID(), sequence: 9, field: 'income' };
    const seen = { sessionKey, pagePath: '/account/{product}/register-v2/annual-income', eventProperties };
    expect((await send('/ft/external/session-tracker', seen)).statusCode).toBe(204);
    expect(await counted(sessionKey.uuid)).toMatchObject([{ eventType: 'TRACKER', properties: { field: 'income' } }]);
  });

  test('under load the rest is refused with the time to come back', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = Object.assign(() => gate.then(() => []), { json: (value: unknown) => value });
    const intake = createIntake({ app: slow as never }, () => clock.at, 3);
    const row = { sessionAt: clock.at } as Parameters<typeof intake.take>[1];
    const taken = [1, 2, 3].map(() => intake.take('ORG_A', row));
    expect(() => intake.take('ORG_A', row)).toThrow(
      expect.objectContaining({ code: 'unavailable', details: { retryAfterS: 30 } }),
    );
    release();
    await Promise.all(taken);
    await intake.take('ORG_A', row);
  });
});

describe('people who do not want to be counted', () => {
  const rowsOf = async (tracker: string) =>
    db.owner`select from app.telemetry_session where tracker_uuid = ${tracker}`.then(({ length }) => length);

  test.each([['sec-gpc'], ['dnt']])('say so with %s: they get a key, and nothing is stored', async (header) => {
    const key = await begin(null, undefined, { [header]: '1' });
    expect(key).toMatchObject({ trackerUuid: expect.any(String) });
    expect(await rowsOf(key.trackerUuid)).toBe(0);
    const stored = await begin();
    const headers = { [header]: '1' };
    expect((await send('/ft/external/page-view', place(stored), undefined, headers)).statusCode).toBe(204);
    expect(await counted(stored.uuid)).toHaveLength(0);
  });

  test('say so themselves: what was stored of them is deleted, and nothing more is stored on any browser', async () => {
    const put = (payload: object, context = 'external') =>
      server.inject({ method: 'PUT', url: `/ft/${context}/choice`, payload, headers: { 'x-org': 'ORG_A' } });
    const [mine, others] = [await begin(), await begin()];
    for (const key of [mine, others]) await send('/ft/external/page-view', place(key));
    const stolen = { ...others, trackerUuid: mine.trackerUuid };
    expect((await put({ isCounted: false, sessionKey: stolen })).json()).toEqual({ isCounted: false });
    expect([await counted(mine.uuid), await counted(others.uuid)].map(({ length }) => length)).toEqual([1, 1]);
    await put({ isCounted: false, sessionKey: mine });
    expect([await counted(mine.uuid), await counted(others.uuid)].map(({ length }) => length)).toEqual([0, 1]);

    actor = { ...someone, identityUuid: application };
    const signedIn = await begin();
    await send('/ft/secure/page-view', place(signedIn));
    await put({ isCounted: false, sessionKey: null }, 'secure');
    expect(await counted(signedIn.uuid)).toHaveLength(0);
    const choice = () => server.inject({ url: '/ft/secure/choice', headers: { 'x-org': 'ORG_A' } });
    expect((await choice()).json()).toEqual({ isCounted: false });
    expect(await rowsOf((await begin()).trackerUuid)).toBe(0);
    // A visit that began before they signed in.
    expect((await send('/ft/secure/page-view', place(others))).statusCode).toBe(204);
    expect(await counted(others.uuid)).toHaveLength(1);
    await put({ isCounted: true, sessionKey: null }, 'secure');
    expect((await choice()).json()).toEqual({ isCounted: true });
    expect(await rowsOf((await begin()).trackerUuid)).toBe(1);
    actor = visitor;
  });
});

test('what someone typed is stored nowhere: in whatever member it is sent, it is refused', async () => {
  const key = await begin();
  const bodies: Readonly<Record<string, object>> = {
    session: { ...visit, sessionKey: key },
    event: happening(key),
    'page-view': place(key),
    'session-tracker': { sessionKey: key, pagePath: '/privacy', eventProperties: { eventId: absent, sequence: 1 } },
  };
  let planted = 0;
  for (const [call, body] of Object.entries(bodies))
    for (const spoiled of eachSpoiled(body)) {
      planted += 1;
      const payload = spoiled(`canary ${planted} <jane${planted}@example.com>`);
      expect((await send(`/ft/external/${call}`, payload)).statusCode, JSON.stringify(payload)).toBe(422);
    }
  expect(planted).toBeGreaterThanOrEqual(40);
  const tables = ['telemetry_session', 'telemetry_event', 'telemetry_once'];
  for (const table of tables) {
    const [row] =
      await db.owner`select count(*)::int as found from app.${db.owner(table)} t where t::text like '%canary%'`;
    expect(row).toEqual({ found: 0 });
  }
});

/** The body with one member replaced, or one more added, at every depth. */
function eachSpoiled(body: object): ((value: string) => object)[] {
  const inside = Object.entries(body).flatMap(([name, member]) => [
    (value: string) => ({ ...body, [name]: value }),
    ...(typeof member === 'object' && member !== null
      ? eachSpoiled(member).map((spoil) => (value: string) => ({ ...body, [name]: spoil(value) }))
      : []),
  ]);
  return [...inside, (value: string) => ({ ...body, typed: value })];
}

describe('retention', () => {
  test('a month is dropped when all of it is older than the table says, and made again when someone comes', async () => {
    const months = () =>
      db.owner`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'app.telemetry_event'::regclass`.then((rows) => rows.map(({ name }) => name));
    const { telemetryCare } = support;
    clock.at = new Date('2020-06-29T12:00:00Z');
    await telemetryCare.forgetOld(['ORG_A', 'ORG_B']);
    expect(await months()).toContain('telemetry_event_2020_03');
    clock.at = new Date('2020-06-30T12:00:00Z');
    await telemetryCare.forgetOld(['ORG_A', 'ORG_B']);
    expect(await months()).not.toContain('telemetry_event_2020_03');
    await telemetryCare.keepMonths();
    expect(await months()).toEqual(expect.arrayContaining(['telemetry_event_2020_06', 'telemetry_event_2020_08']));
    const soon = db.app`select app.drop_telemetry_months('telemetry_event', now() - interval '29 days')`;
    await expect(soon).rejects.toThrow('30 days');
    const else_ = db.app`select app.drop_telemetry_months('application', '2020-01-01')`;
    await expect(else_).rejects.toThrow('Only telemetry');
  });

  test('what counts once for an application is forgotten after its own days', async () => {
    const left = () => db.owner`select from app.telemetry_once`.then(({ length }) => length);
    expect(await left()).toBeGreaterThan(0);
    clock.at = new Date('2021-06-30T12:00:00Z');
    await support.telemetryCare.forgetOld(['ORG_A']);
    expect(await left()).toBe(0);
  });

  test('who saw an experiment is forgotten too, and not a day before', async () => {
    await db.owner`insert into app.experiment_exposure
        (org_code, experiment, browser_uuid, variation, is_bot, is_staff, seen_at)
      select 'ORG_A', 'old', gen_random_uuid(), 'control', false, false, at::timestamptz
        from unnest(array['2021-06-29T12:00:00Z', '2021-07-01T12:00:00Z']) at`;
    clock.at = new Date('2024-07-04T12:00:00Z');
    await support.telemetryCare.forgetOld(['ORG_A']);
    const left = await db.owner`select seen_at from app.experiment_exposure where experiment = 'old'`;
    expect(left.map(({ seenAt }) => seenAt.toISOString())).toEqual(['2021-07-01T12:00:00.000Z']);
  });
});
