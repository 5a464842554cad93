import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveToken } from '#web/client/session.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { type Happening, tell } from './telemetry.ts';
import { establishSession } from './telemetry-session.ts';

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
  test('[TELE-01] [TELE-02] [CALL-52] [STORE-03] [STORE-04] [STORE-05] is asked for once and its key is stored', async () => {
    const asked = stubFetch(begun);
    await Promise.all([establishSession(), establishSession()]);
    expect(asked.map(({ url }) => url)).toEqual(['/ft/external/session']);
    expect(bodyOf(asked[0])).toMatchObject({
      platform: 'WEB',
      libVersion: '2.2.24',
      sessionKey: null,
      queryParams: {},
    });
    expect(localStorage.getItem('telemetry_uuid')).toBe(uuid);
    expect(localStorage.getItem('telemetry_epoch')).toBe('1700000000000');
    expect(localStorage.getItem('telemetry_trackerUuid')).toBe(uuid);
  });

  test('[AUTH-15] [ERR-09] is tried three times, then fails with its sentence', async () => {
    const asked = stubFetch(failing);
    await expect(establishSession()).rejects.toMatchObject({
      status: 500,
      message: 'An error occurred while establishing a session, retries failed.',
    });
    expect(asked).toHaveLength(3);
  });

  test('the tracker of this browser goes on under a new session', async () => {
    localStorage.setItem('telemetry_trackerUuid', uuid);
    const asked = stubFetch(begun);
    await establishSession();
    expect(bodyOf(asked[0]).sessionKey).toEqual({ trackerUuid: uuid });
  });
});

describe('an event', () => {
  test('[CALL-53] [AUTH-08] [Q-77] of a visitor goes out without a token, of someone signed in with theirs', async () => {
    const asked = stubFetch(begun, taken);
    await tell('heloc-register-start', about);
    saveToken('abc');
    await tell('appStarted', { ...about, applicationUuid: uuid });
    expect(asked.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['/ft/external/session', null],
      ['/ft/external/event', null],
      ['/ft/secure/event', 'Bearer abc'],
    ]);
    expect(bodyOf(asked[1])).toMatchObject({ event: 'heloc-register-start', sessionKey, dedupeProperty: 'sessionKey' });
    expect(bodyOf(asked[2])).toMatchObject({ event: 'appStarted', dedupeProperty: 'applicationUuid' });
  });

  test('a session the server does not know is begun again, and the event told again', async () => {
    stubFetch(begun);
    await establishSession();
    const asked = stubFetch(json({}, { status: 409 }), begun, taken);
    await tell('heloc-register-start', about);
    expect(asked.map(({ url }) => url)).toEqual(['/ft/external/event', '/ft/external/session', '/ft/external/event']);
  });
});
