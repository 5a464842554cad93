import { describe, expect, test } from 'vitest';
import { type Actor, visitor } from '../actor.ts';
import { createSupport } from '../insights/index.ts';
import { testDatabase } from '../store/test-database.ts';
import { telemetryHandlers } from './telemetry.ts';
import { apiWith } from './test-handlers.ts';

const db = await testDatabase();
const clock = { at: new Date('2026-03-02T15:00:00Z') };
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

const send = (url: string, payload: object, org = 'ORG_A') =>
  server.inject({ method: 'POST', url, payload, headers: { 'x-org': org } });
const visit = {
  platform: 'WEB',
  libVersion: '2.2.24',
  appVersion: '1',
  referrer: 'search.example',
  queryParams: { utm_source: 'letter' },
  screen: { width: 390, height: 844 },
  window: { width: 390, height: 700 },
  sessionKey: null as object | null,
};
const begin = async (sessionKey: object | null = null, org?: string) =>
  (await send('/ft/external/session', { ...visit, sessionKey }, org)).json().sessionKey;
const happening = (sessionKey: object) => ({
  event: 'helocStarted',
  eventType: 'CUSTOM',
  sessionKey,
  domain: 'lender.example',
  pagePath: '/account/{product}/register-v2/set-password',
  queryParams: {},
  productType: 'heloc',
  applicationUuid: application as string | null,
  dedupeProperty: 'applicationUuid' as string | null,
  dontDedupe: false,
});
const counted = async (sessionUuid: string) =>
  db.owner`select event, identity_uuid, application_uuid from app.telemetry_event where session_uuid = ${sessionUuid}`;

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

  test('is of one organisation: another’s begins again, and one no one knows is refused', async () => {
    const first = await begin();
    expect((await begin(first, 'ORG_B')).uuid).not.toBe(first.uuid);
    expect((await begin(first, 'ORG_A_NY')).uuid).toBe(first.uuid);
    expect((await send('/ft/external/session', visit, 'NOBODY')).statusCode).toBe(404);
  });
});

describe('an event', () => {
  test('[CALL-53] [ENT-27] [Q-64] is counted once for what it is about, or every time when asked', async () => {
    const key = await begin();
    for (let n = 0; n < 3; n += 1) expect((await send('/ft/external/event', happening(key))).statusCode).toBe(204);
    expect(await counted(key.uuid)).toHaveLength(1);
    for (let n = 0; n < 2; n += 1) await send('/ft/external/event', { ...happening(key), dontDedupe: true });
    expect(await counted(key.uuid)).toHaveLength(3);
  });

  test('who someone is comes from their token; the path must say the same', async () => {
    const key = await begin();
    const other = { ...happening(key), event: 'appStarted' };
    expect((await send('/ft/secure/event', other)).statusCode).toBe(401);
    expect((await send('/ft/nowhere/event', other)).statusCode).toBe(404);
    actor = someone;
    expect((await send('/ft/secure/event', other)).statusCode).toBe(204);
    actor = visitor;
    expect(await counted(key.uuid)).toMatchObject([{ identityUuid: absent }]);
    expect((await send('/ft/external/event', { ...other, identityId: application })).statusCode).toBe(422);
  });

  test('a session no one began is a conflict, so that the browser begins one', async () => {
    const key = { uuid: absent, epoch: 1, trackerUuid: absent };
    expect((await send('/ft/external/event', happening(key))).statusCode).toBe(409);
  });

  test.each([
    ['an unknown event', { event: 'somethingElse' }],
    ['an address with an id in it', { pagePath: `/account/heloc/${application}/product/select` }],
    ['an address of no one’s', { pagePath: '/jane/doe' }],
    ['an e-mail hung on a link', { queryParams: { utm_source: 'jane@example.com' } }],
    ['a parameter we do not measure by', { queryParams: { data: 'eyJ9' } }],
    ['a property of its own', { eventProperties: { name: 'Jane' } }],
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
