import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { funnelSteps } from '#core/telemetry/funnel.ts';
import type { FunnelReport } from '#core/telemetry/report.ts';
import { type Actor, visitor } from '../actor.ts';
import { createSupport } from '../insights/index.ts';
import { organizationsWithNews } from '../store/telemetry-counts.ts';
import { testDatabase } from '../store/test-database.ts';
import { insightHandlers } from './insights.ts';
import { apiWith } from './test-handlers.ts';

const db = await testDatabase();
const clock = { at: new Date('2020-03-02T15:00:00Z') };
const known: Readonly<Record<string, string>> = { ORG_A: 'ORG_A', ORG_A_NY: 'ORG_A', ORG_B: 'ORG_B' };
const support = createSupport({
  database: db,
  canonicalOf: (code) => known[code],
  flags: { experiments: () => [], sidesFor: () => [] },
  viewOf: async () => ({ application: { product: 'heloc' } }),
  isMainBrand: () => true,
  now: () => clock.at,
});
const { telemetry, telemetryCare } = support;
const originator = randomUUID();
const staff = (role: 'compliance' | 'partnerAdmin' | 'providerAdmin' | 'processor', orgCode = 'ORG_A'): Actor => ({
  ...{ roles: [role], orgCode, identityUuid: randomUUID(), sessionId: randomUUID() },
});
let actor = staff('compliance');
const { server } = apiWith(insightHandlers(support), {
  authenticate: async () => ({ actor, hasSecondFactor: true, hasFreshFactor: true }),
  countCall: async () => ({ allowed: true, retryAfterS: 0 }),
});

const form = '/account/{product}/register-v2';

interface Visiting {
  readonly brand?: string;
  readonly width?: number;
  readonly referrer?: string;
  readonly isReferred?: boolean;
  readonly trackerUuid?: string;
}

/** Someone's visit, step by step, told by hand. */
async function visit({ brand = 'ORG_A', width = 1280, referrer = '', isReferred, trackerUuid }: Visiting = {}) {
  const told = { orgCode: brand, actor: visitor, isRefused: false };
  const window = { width, height: 700 };
  const queryParams: Record<string, string> = isReferred ? { referrer: originator } : {};
  const sessionKey = await telemetry.begin(told, {
    ...{ platform: 'WEB', libVersion: '2.2.24', appVersion: '1', referrer, queryParams, screen: window, window },
    sessionKey: trackerUuid === undefined ? null : { trackerUuid },
  });
  let sequence = 0;
  const place = (pagePath: string, more: object = {}) => {
    sequence += 1;
    const eventProperties = { eventId: randomUUID(), sequence, ...more };
    const nothing = { identityId: null, productType: 'heloc' as const, domain: 'x', queryParams: {} };
    return { ...nothing, sessionKey, pagePath, eventProperties, applicationUuid: null };
  };
  return {
    trackerUuid: sessionKey.trackerUuid,
    see: (pagePath: string) => telemetry.view(told, place(pagePath)),
    leave: (pagePath: string, field: string) => telemetry.seen(told, place(pagePath, { field })),
    quick: (metric: 'LCP' | 'CLS', value: number) =>
      telemetry.record(told, {
        ...place(form, { metric, value }),
        ...{ event: 'web-vital', eventType: 'CUSTOM', dedupeProperty: null, dontDedupe: true },
      }),
    start: () =>
      telemetry.record(told, {
        ...place('/account/{product}/register-v2/set-password'),
        ...{ event: 'helocStarted', eventType: 'CUSTOM', applicationUuid: randomUUID() },
        ...{ dedupeProperty: 'applicationUuid', dontDedupe: false },
      }),
  };
}

const organizations = ['ORG_A', 'ORG_B'];
/** To the end: a transaction that runs in any database of this server, another test's too, holds back what came after it. */
const count = () =>
  vi.waitFor(
    async () => {
      await telemetryCare.count(organizations);
      expect(await organizationsWithNews(db.owner, organizations)).toEqual([]);
    },
    { timeout: 20_000, interval: 20 },
  );
const ask = async (by = 'all', more = '') =>
  server.inject({ url: `/service-insights/api/v1/funnel?from=2020-03-01&to=2020-03-31&by=${by}${more}` });
const report = async (by?: string, more?: string): Promise<FunnelReport> => (await ask(by, more)).json();
const at = (step: (typeof funnelSteps)[number]) => funnelSteps.indexOf(step);
const counts = ({ values }: FunnelReport) =>
  Object.fromEntries(
    values.map(({ value, visits }) => [value, [visits[0], visits[at('property')], visits[at('started')]]]),
  );

const income = `${form}/annual-income`;

test('visits are counted once for each step, by every dimension, however they are counted', async () => {
  const first = await visit({ width: 390, referrer: 'search.example', isReferred: true });
  await first.see('/privacy');
  await count();
  await first.see(form);
  await first.see(income);
  await count();
  await first.see(form);
  await first.start();
  const second = await visit({ brand: 'ORG_A_NY' });
  await second.see('/account/{product}/register/{registration}/{step}');
  await second.leave(income, 'income');
  await Promise.all([count(), count()]);
  await count();
  expect(counts(await report())).toEqual({ '': [2, 1, 1] });
  expect(counts(await report('device'))).toEqual({ phone: [1, 1, 1], desktop: [1, 0, 0] });
  expect(counts(await report('brand'))).toEqual({ ORG_A: [1, 1, 1], ORG_A_NY: [1, 0, 0] });
  expect(counts(await report('referrer'))).toEqual({ 'search.example': [1, 1, 1], '': [1, 0, 0] });
  expect(counts(await report('originator'))).toEqual({ [originator]: [1, 1, 1], '': [1, 0, 0] });
  // Its first page showed no form: what was counted then moved along.
  expect(counts(await report('form'))).toEqual({ redesigned: [1, 1, 1], older: [1, 0, 0] });
  expect((await report()).days[1]).toEqual({ date: '2020-03-02', visits: 2, started: 1 });
});

test('where a visit was left moves with it, and is gone once an application was started', async () => {
  const left = async () => (await report()).left;
  const someone = await visit();
  await someone.see(form);
  await someone.leave(form, 'street1');
  await count();
  expect(await left()).toContainEqual({ page: form, field: 'street1', visits: 1 });
  await someone.leave(income, 'income');
  await count();
  expect(await left()).toEqual([{ page: income, field: 'income', visits: 2 }]);
  await someone.start();
  await count();
  expect(await left()).toEqual([{ page: income, field: 'income', visits: 1 }]);
});

test('what came after a transaction that still runs waits for it, and is not lost', async () => {
  const held = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const running = db.owner.begin(async (tx) => {
    await tx`select pg_current_xact_id()`;
    began.resolve();
    await held.promise;
  });
  await began.promise;
  await (await visit({ width: 700 })).see(form);
  await telemetryCare.count(organizations);
  expect(counts(await report('device'))['tablet']).toBeUndefined();
  held.resolve();
  await running;
  await count();
  expect(counts(await report('device'))['tablet']).toEqual([1, 1, 0]);
});

test('browsers are counted by the week they came first, once for each week they come back', async () => {
  const weekLater = () => {
    clock.at = new Date(clock.at.getTime() + 7 * 86_400_000);
  };
  weekLater();
  const first = await visit();
  await first.see(form);
  await count();
  weekLater();
  for (let n = 0; n < 2; n += 1) await (await visit(first)).see(form);
  await count();
  const again = await visit(first);
  await again.see(form);
  await again.start();
  await count();
  const { weeks } = await report();
  expect(weeks.find(({ week }) => week === '2020-03-09')).toEqual({ week: '2020-03-09', visitors: [1, 1], started: 1 });
});

test('how quick pages are is told by page and brand: what 75 of 100 visits stay under', async () => {
  const someone = await visit({ brand: 'ORG_A_NY' });
  for (const value of [100, 200, 300, 4000]) await someone.quick('LCP', value);
  await someone.quick('CLS', 0);
  await count();
  const { pages } = (
    await server.inject({ url: '/service-insights/api/v1/vitals?from=2020-03-01&to=2020-03-31' })
  ).json();
  expect(pages).toMatchObject([
    {
      brand: 'ORG_A_NY',
      page: form,
      vitals: [
        { metric: 'CLS', p75: 1 },
        { metric: 'LCP', visits: 4 },
      ],
    },
  ]);
  expect(Math.abs(pages[0].vitals[1].p75 - 300)).toBeLessThan(15);
});

test('one’s own organization alone, unless one sees every; and no one without the permission', async () => {
  const asked = async (who: Actor, org?: string) => {
    actor = who;
    const answer = await ask('all', org === undefined ? '' : `&org=${org}`);
    return answer.statusCode === 200 ? (answer.json() as FunnelReport).values.length : answer.statusCode;
  };
  expect(await asked(staff('partnerAdmin'))).toBe(1);
  expect(await asked(staff('partnerAdmin'), 'ORG_A_NY')).toBe(1);
  expect(await asked(staff('partnerAdmin', 'ORG_B'))).toBe(0);
  expect(await asked(staff('partnerAdmin', 'ORG_B'), 'ORG_A')).toBe(404);
  expect(await asked(staff('compliance', 'ORG_B'), 'NO_ONE')).toBe(404);
  expect(await asked(staff('providerAdmin', 'ORG_B'), 'ORG_A')).toBe(1);
  expect(await asked(staff('providerAdmin', 'ORG_B'), 'NO_ONE')).toBe(404);
  expect(await asked(staff('processor'))).toBe(403);
  expect(await asked(visitor)).toBe(401);
  actor = staff('compliance');
  expect(
    (await server.inject({ url: '/service-insights/api/v1/funnel?from=2020-01-01&to=2020-12-31&by=all' })).statusCode,
  ).toBe(422);
});

test('counts are kept longer than visits, and then go', async () => {
  clock.at = new Date('2020-08-01T12:00:00Z');
  await telemetryCare.forgetOld(['ORG_A']);
  expect((await db.owner`select from app.telemetry_session`).length).toBe(0);
  expect((await report()).values).toHaveLength(1);
  clock.at = new Date('2024-01-01T12:00:00Z');
  await telemetryCare.forgetOld(['ORG_A']);
  expect(await report()).toMatchObject({ values: [], left: [], weeks: [] });
  expect((await db.owner`select from app.telemetry_vital_day`).length).toBe(0);
});
