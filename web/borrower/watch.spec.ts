import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { moves } from '#web/app/router.tsx';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { isCounted, keepChoice } from './counted.ts';
import { forgetBase } from './service-base.ts';
import { tell } from './telemetry.ts';
import { dropAll, takeUp } from './telemetry-queue.ts';
import { alignTracker } from './tracker.ts';
import { watch } from './watch.ts';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const sessionKey = { uuid, epoch: 1, trackerUuid: uuid };
const form = '/account/heloc/register-v2';

interface Told {
  readonly url: string;
  readonly body: Record<string, unknown> & { readonly eventProperties: Record<string, unknown> };
  readonly keepalive: boolean;
}
let told: Told[] = [];
let stop = () => {};
/** What the server answers to what is told; a visit always begins. */
let answer = () => new Response(null, { status: 204 });

beforeAll(servePage);
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  forgetBase();
  told = [];
  answer = () => new Response(null, { status: 204 });
  history.replaceState(null, '', form);
  vi.stubGlobal('Request', { prototype: { keepalive: false } });
  vi.stubGlobal('fetch', async (url: string, { body, keepalive = false }: RequestInit = {}) => {
    told.push({ url, body: JSON.parse(String(body)), keepalive });
    return url.endsWith('/session') ? Response.json({ sessionKey }) : answer();
  });
});
afterEach(() => {
  stop();
  stop = () => {};
  dropAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const settle = (ms = 200) => vi.advanceTimersByTimeAsync(ms);
const urls = () => told.map(({ url }) => url);
const views = () => told.filter(({ url }) => url.endsWith('/page-view'));
const go = async (path: string) => {
  history.pushState(null, '', path);
  moves.dispatchEvent(new CustomEvent('move', { detail: 'PUSH' }));
  await settle();
};
const hide = async () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  await settle();
};

describe('page views', () => {
  test('[CALL-59] one call for each page that is opened, by its pattern, in order', async () => {
    stop = watch();
    await settle();
    await go(`${form}/annual-income`);
    await go(`${form}/annual-income?again=1`);
    await go(`/account/heloc/${uuid}/product/select`);
    expect(
      views().map(({ body }) => [body['pagePath'], body['applicationUuid'], body.eventProperties['sequence']]),
    ).toEqual([
      ['/account/{product}/register-v2', null, 1],
      ['/account/{product}/register-v2/annual-income', null, 2],
      ['/account/{product}/{uuid}/product/select', uuid, 3],
    ]);
    expect(urls().filter((url) => url.endsWith('/session'))).toHaveLength(1);
  });

  test('the older form tells its page by name; an address that leads on at once is no page', async () => {
    stop = watch();
    await settle();
    history.pushState(null, '', '/account/heloc/register');
    moves.dispatchEvent(new Event('move'));
    await go(`/account/heloc/register/${uuid}/income-info`);
    expect(views().map(({ body }) => body.eventProperties['step'])).toEqual([undefined, 'income-info']);
  });
});

describe('a page that goes', () => {
  test('[CALL-57] tells where it stood, with the name of the field touched last, and outlives itself', async () => {
    stop = watch();
    await settle();
    const field = Object.assign(document.createElement('input'), { name: 'income', value: '123456' });
    document.body.append(field);
    field.dispatchEvent(new Event('focusin', { bubbles: true }));
    told = [];
    await hide();
    expect(urls()).toEqual(['/ft/external/session-tracker']);
    expect(told[0]?.keepalive).toBe(true);
    expect(told[0]?.body).toEqual({
      sessionKey,
      pagePath: '/account/{product}/register-v2',
      eventProperties: { eventId: expect.any(String), sequence: 2, field: 'income' },
    });
    field.remove();
  });

  test('goes by a beacon where a call does not outlive its page', async () => {
    stop = watch();
    await settle();
    const beacons: string[] = [];
    vi.stubGlobal('Request', { prototype: {} });
    vi.stubGlobal('navigator', {
      sendBeacon: (url: string, body: Blob) => beacons.push(`${url} ${body.type}`) > 0,
    });
    await hide();
    expect(beacons).toEqual(['/ft/external/session-tracker application/json']);
  });

  test('what it could not send waits for the next page', async () => {
    stop = watch();
    // No visit has begun yet, so there is nothing to send it under.
    await hide();
    told = [];
    expect(localStorage.getItem('telemetry_unsent')).toContain('page-view');
    takeUp();
    await settle();
    expect(views().length).toBeGreaterThan(0);
    expect(localStorage.getItem('telemetry_unsent')).toBeNull();
  });
});

describe('a server that is busy', () => {
  test('is left alone for as long as it asks, and then told the same once more', async () => {
    answer = () => new Response('{}', { status: 503, headers: { 'retry-after': '30' } });
    stop = watch();
    await settle(29_000);
    expect(views()).toHaveLength(1);
    answer = () => new Response(null, { status: 204 });
    await settle(10_000);
    const [first, second] = views();
    expect(views()).toHaveLength(2);
    expect(second?.body.eventProperties).toEqual(first?.body.eventProperties);
  });

  test('is tried later and later, and in the end not at all; what is refused is not tried again', async () => {
    answer = () => new Response('{}', { status: 500 });
    stop = watch();
    await settle(600_000);
    expect(views()).toHaveLength(6);
    answer = () => new Response('{}', { status: 422 });
    told = [];
    await go(`${form}/annual-income`);
    await settle(600_000);
    expect(views()).toHaveLength(1);
  });
});

describe('someone who is not counted', () => {
  test.each([
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ])('by %s: nothing is told and nothing stored', async (_, signals) => {
    vi.stubGlobal('navigator', signals);
    stop = watch();
    await tell('heloc-register-start', { product: 'heloc', pagePattern: '/account/{product}/register-v2' });
    await hide();
    expect(told).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('by their own choice: the ids go, and no tracker is taken from a profile', async () => {
    stop = watch();
    await settle();
    expect(localStorage.getItem('telemetry_trackerUuid')).toBe(uuid);
    told = [];
    keepChoice(false);
    await go(`${form}/annual-income`);
    await hide();
    expect(told).toEqual([]);
    expect(alignTracker({ uuid, trackerUuid: uuid })).toBe(false);
    expect(Object.keys(localStorage)).toEqual(['telemetry_refused']);
    keepChoice(true);
    expect(isCounted()).toBe(true);
  });
});

test('[ENT-27] an event has its twelve members, and says who only of someone signed in', async () => {
  saveToken('abc');
  await tell('fe-heloc-route', {
    ...{ at: `/account/heloc/${uuid}/product/select`, applicationUuid: uuid },
    ...{ screen: 'product/select', status: 'OFFER_SELECTION' },
  });
  const { body, url } = told.at(-1) ?? { body: {}, url: '' };
  expect(url).toBe('/ft/secure/event');
  expect(Object.keys(body).sort()).toEqual([
    ...['applicationUuid', 'dedupeProperty', 'domain', 'dontDedupe', 'event', 'eventProperties', 'eventType'],
    ...['identityId', 'pagePath', 'productType', 'queryParams', 'sessionKey'],
  ]);
  expect(body).toMatchObject({ event: 'fe-heloc-route', dontDedupe: true, dedupeProperty: null });
  expect(body).toMatchObject({ productType: 'heloc', pagePath: '/account/{product}/{uuid}/product/select' });
});
