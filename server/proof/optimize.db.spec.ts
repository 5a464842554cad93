/** What a page asks while it is open: features and decisions, for a visitor by tracker, for a person by token. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bucketOf } from '#core/flags/bucket.ts';
import { flags } from '#core/flags.ts';
import type { Person } from '../actor.ts';
import { insertFlagVersion } from '../store/flags.ts';
import { borrowerWithOffer } from './test-cast.ts';
import { openServer } from './test-open-server.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct({ hasWorker: false });
const { orgCode, db } = product;
const { borrower, applicationUuid } = await borrowerWithOffer(product, orgCode);
const other = await borrowerWithOffer(product, orgCode);
const { server } = openServer(product, (name): Person | undefined => (name === 'borrower' ? borrower : undefined));

async function ask(what: string, body: object, { as = 'visitor', context = 'external', origin = '' } = {}) {
  const url = `/service-optimize/${context}/api/${what}`;
  const headers = { cookie: `as=${as}`, 'x-org': orgCode, ...(origin && { origin }) };
  const answer = await server.inject({ method: 'POST', url, headers, payload: body });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

async function set(key: string, rules: object) {
  const row = {
    key,
    version: 1,
    rules: rules as never,
    why: 'For the test.',
    byOrg: orgCode,
    byUuid: borrower.identityUuid,
  };
  await insertFlagVersion(db.app, row, new Date());
  await product.flags.reload();
}

test('[CALL-54] [FLAG-18] one feature by its key: the base address is relative until the flag is switched off', async () => {
  const feature = async (featureKey: string) => (await ask('v1/feature', { featureKey, optimizeUser: {} })).body;
  expect(await feature('fe-relative-url-heloc')).toEqual({ enabled: true });
  await set('fe-relative-url-heloc', { isKilled: true, rules: [], otherwise: { enabled: true } });
  expect(await feature('fe-relative-url-heloc')).toEqual({ enabled: false });
  expect(await feature('fe-of-another-release')).toEqual({ enabled: false });
});

test('[CALL-55] a decision needs a tracker, and keeps its visitor on one side of a share', async () => {
  expect((await ask('v2/decision', { optimizeUser: {} })).status).toBe(422);
  const [inside, outside] = [randomUUID(), randomUUID()].toSorted(
    (a, b) => bucketOf('fe-heloc-stream-chat', a) - bucketOf('fe-heloc-stream-chat', b),
  ) as [string, string];
  const ofTenThousand = bucketOf('fe-heloc-stream-chat', inside) + 1;
  const rules = [{ share: { ofTenThousand, by: 'person' }, enabled: true }];
  await set('fe-heloc-stream-chat', { isKilled: false, rules, otherwise: { enabled: false } });
  const stream = async (trackerId: string) => {
    const { decisions } = (await ask('v2/decision', { optimizeUser: { trackerId } })).body;
    expect(decisions.map(({ key }: { key: string }) => key)).toEqual([
      'fe-heloc-new-authentication',
      'fe-heloc-stream-chat',
      'fe-webchat',
    ]);
    return decisions[1].enabled;
  };
  expect([await stream(inside), await stream(outside), await stream(inside)]).toEqual([true, false, true]);
});

test('[CALL-56] [CALL-58] all features come with key, enabled and variables', async () => {
  const { features } = (await ask('v1/features', { optimizeUser: { trackerId: randomUUID() } })).body;
  expect(features.map(({ key }: { key: string }) => key)).toEqual(Object.keys(flags));
  expect(features).toContainEqual({ key: 'fe-heloc-ca-fires-01-07-2025', enabled: false, variables: { zips: [] } });
});

test('[Q-77] who someone is comes from their token: a role and an application are believed of no one else', async () => {
  const rules = [{ roles: ['borrower'], enabled: true }];
  await set('fe-heloc-back-of-id', { isKilled: false, rules, otherwise: { enabled: false } });
  const ofBack = async (how: { as?: string; context?: string }, optimizeUser: object = {}) =>
    ask('v1/feature', { featureKey: 'fe-heloc-back-of-id', optimizeUser }, how);
  const signedIn = { as: 'borrower', context: 'secure' };
  expect((await ofBack(signedIn)).body).toEqual({ enabled: true });
  expect((await ofBack({})).body).toEqual({ enabled: false });
  expect((await ofBack({ context: 'secure' })).status).toBe(401);
  expect((await ofBack({ context: 'elsewhere' })).status).toBe(404);
  expect((await ofBack({}, { role: 'borrower' })).status).toBe(422);
  expect((await ofBack(signedIn, { applicationUuid })).status).toBe(200);
  const others = [
    await ofBack(signedIn, { applicationUuid: other.applicationUuid }),
    await ofBack(signedIn, { applicationUuid: randomUUID() }),
  ];
  expect(others.map(({ status }) => status)).toEqual([404, 404]);
  expect((await ofBack({}, { applicationUuid })).status).toBe(404);
});

test('[CALL-56] features of one’s own application go by its state, and a page of it is told to ask', async () => {
  const [row] = await db.owner`select record #>> '{property,address,state}' as state from app.application
    where uuid = ${applicationUuid}`;
  const rules = [{ organizations: [orgCode], states: [row?.['state']], enabled: true }];
  expect(product.flags.asksApplication(orgCode)).toBe(false);
  await set('fe-heloc-multi-page-product-select', { isKilled: false, rules, otherwise: { enabled: false } });
  expect([product.flags.asksApplication(orgCode), product.flags.asksApplication('OTHER')]).toEqual([true, false]);
  const isOn = async (optimizeUser: object) => {
    const { features } = (await ask('v1/features', { optimizeUser }, { as: 'borrower', context: 'secure' })).body;
    return features.find(({ key }: { key: string }) => key === 'fe-heloc-multi-page-product-select').enabled;
  };
  expect([await isOn({}), await isOn({ applicationUuid })]).toEqual([false, true]);
});

test('which flags a page read is taken from anyone, and only flags that there are', async () => {
  const say = async (featureKeys: unknown) =>
    (await server.inject({ method: 'POST', url: '/ft/external/features-read', payload: { featureKeys } })).statusCode;
  expect(await say(['fe-webchat'])).toBe(204);
  expect([await say(['fe-made-up']), await say('fe-webchat'), await say(Array(99).fill('fe-webchat'))]).toEqual([
    422, 422, 422,
  ]);
});

describe('[FLAG-18] from another site', () => {
  const body = { featureKey: 'fe-heloc-back-of-id', optimizeUser: {} };
  const ours = 'https://plinthly.example';
  const allowed = (headers: Record<string, unknown>) => headers['access-control-allow-origin'];
  const preflight = (origin: string) =>
    server.inject({ method: 'OPTIONS', url: '/service-optimize/external/api/v1/feature', headers: { origin } });

  test('of ours a visitor’s calls are taken, and no one else’s', async () => {
    const open = await ask('v1/feature', body, { origin: ours });
    expect([open.status, allowed(open.headers), open.headers['vary']]).toEqual([200, ours, 'origin']);
    const asking = await preflight(ours);
    expect([asking.statusCode, allowed(asking.headers), asking.headers['access-control-allow-headers']]).toEqual([
      204,
      ours,
      'accept, content-type, traceparent, x-org, x-origin, x-replay-session',
    ]);
    expect((await ask('v1/feature', body, { origin: ours, as: 'borrower', context: 'secure' })).status).toBe(403);
  });

  test.each(['https://stranger.example', 'http://plinthly.example', 'https://plinthly.example.evil.example', 'null'])(
    'that is not ours nothing is taken and nothing told: %s',
    async (origin) => {
      const refused = await ask('v1/feature', body, { origin });
      expect([refused.status, allowed(refused.headers)]).toEqual([403, undefined]);
      expect(allowed((await preflight(origin)).headers)).toBeUndefined();
    },
  );

  test('no one is known there, whatever a browser sends along', async () => {
    const rules = [{ roles: ['borrower'], enabled: true }];
    await set('fe-heloc-back-of-id', { isKilled: false, rules, otherwise: { enabled: false } });
    expect((await ask('v1/feature', body, { as: 'borrower', context: 'secure' })).body).toEqual({ enabled: true });
    for (const origin of ['', ours])
      expect((await ask('v1/feature', body, { as: 'borrower', origin })).body).toEqual({ enabled: false });
    expect((await ask('v1/feature', { ...body, optimizeUser: { applicationUuid } }, { as: 'borrower' })).status).toBe(
      404,
    );
  });

  test('a question that is longer than any is not read', async () => {
    const long = { ...body, featureKey: 'f'.repeat(5000) };
    expect((await ask('v1/feature', long)).status).toBe(413);
  });
});
