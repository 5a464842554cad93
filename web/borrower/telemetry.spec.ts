import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveToken } from '#web/client/session.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { type Happening, tell } from './telemetry.ts';
import { establishSession, storedKey } from './telemetry-session.ts';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const sessionKey = { uuid, epoch: 1_700_000_000_000, trackerUuid: uuid };
const begun = json({ sessionKey });
const taken = () => new Response(null, { status: 204 });
const failing = json({ message: 'No' }, { status: 500 });
const about: Happening = { product: 'heloc', pagePattern: '/account/{product}/register-v2' };
const bodyOf = (asked: { readonly init: RequestInit } | undefined) => JSON.parse(String(asked?.init.body));

beforeAll(servePage);
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the session', () => {
  test('[TELE-01] its answer is the key of the visit, which is stored', async () => {
    stubFetch(begun);
    expect(await establishSession()).toEqual(sessionKey);
    expect(storedKey()).toEqual(sessionKey);
  });

  test('[TELE-02] is asked for by version 2.2.24 of the library', async () => {
    const asked = stubFetch(begun);
    await establishSession();
    expect(bodyOf(asked[0]).libVersion).toBe('2.2.24');
  });

  test('[CALL-52] is asked for once, with what the browser is and how one came', async () => {
    const asked = stubFetch(begun);
    await Promise.all([establishSession(), establishSession()]);
    expect(asked.map(({ url }) => url)).toEqual(['/ft/external/session']);
    const size = { width: expect.any(Number), height: expect.any(Number) };
    expect(bodyOf(asked[0])).toEqual({
      platform: 'WEB',
      libVersion: expect.any(String),
      appVersion: expect.any(String),
      referrer: '',
      queryParams: {},
      screen: size,
      window: size,
      sessionKey: null,
    });
  });

  test.each([
    ['[STORE-03]', 'telemetry_uuid', uuid],
    ['[STORE-04]', 'telemetry_epoch', '1700000000000'],
    ['[STORE-05]', 'telemetry_trackerUuid', uuid],
  ])('%s is kept under %s', async (_, key, value) => {
    stubFetch(begun);
    await establishSession();
    expect(localStorage.getItem(key)).toBe(value);
  });

  test('[AUTH-15] is tried three times', async () => {
    const asked = stubFetch(failing);
    await expect(establishSession()).rejects.toThrow();
    expect(asked).toHaveLength(3);
  });

  test('[ERR-09] fails with its sentence', async () => {
    stubFetch(failing);
    await expect(establishSession()).rejects.toMatchObject({
      status: 500,
      message: 'An error occurred while establishing a session, retries failed.',
    });
  });

  test('the tracker of this browser goes on under a new session', async () => {
    localStorage.setItem('telemetry_trackerUuid', uuid);
    const asked = stubFetch(begun);
    await establishSession();
    expect(bodyOf(asked[0]).sessionKey).toEqual({ trackerUuid: uuid });
  });
});

describe('an event', () => {
  /** One of a visitor, and one after they signed in. */
  async function tellBoth() {
    const asked = stubFetch(begun, taken);
    await tell('heloc-register-start', about);
    saveToken('abc');
    await tell('appStarted', { ...about, applicationUuid: uuid });
    return asked;
  }

  test('[CALL-53] says what happened, in which visit, and what it counts once for', async () => {
    const [, first, second] = await tellBoth();
    expect(bodyOf(first)).toMatchObject({ event: 'heloc-register-start', sessionKey, dedupeProperty: 'sessionKey' });
    expect(bodyOf(second)).toMatchObject({ event: 'appStarted', dedupeProperty: 'applicationUuid' });
  });

  test('[Q-77] of a visitor goes to the external address, of someone signed in to the secure one', async () => {
    expect((await tellBoth()).map(({ url }) => url)).toEqual([
      '/ft/external/session',
      '/ft/external/event',
      '/ft/secure/event',
    ]);
  });

  test('[AUTH-08] of a visitor goes out without a token', async () => {
    const external = (await tellBoth()).filter(({ url }) => url.includes('/external/'));
    expect(external.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  test('of someone signed in goes out with their token', async () => {
    expect((await tellBoth()).at(-1)?.headers.get('authorization')).toBe('Bearer abc');
  });

  test('a session the server does not know is begun again, and the event told again', async () => {
    stubFetch(begun);
    await establishSession();
    const asked = stubFetch(json({}, { status: 409 }), begun, taken);
    await tell('heloc-register-start', about);
    expect(asked.map(({ url }) => url)).toEqual(['/ft/external/event', '/ft/external/session', '/ft/external/event']);
  });
});
