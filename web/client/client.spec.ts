import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { addressOf, call, connect } from './client.ts';
import { clearToken, keepIdentity, readToken, saveToken } from './session.ts';
import { json, servePage, stubFetch } from './testing.ts';

const hours = 'GET /service-operating-hours/external/api/v1/hours/{department}';
const banners = 'GET /banners/test.json';
const asPhone = { context: 'external', params: { department: 'OPS_PHONE' } } as const;
const conditions = 'GET /service-conditions/external/api/v1/applications/{id}/conditions/external-applicants';

beforeAll(servePage);
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  connect({
    kind: 'customer',
    signedOut: () => {},
    confirmIdentity: async () => false,
  });
});

describe('what every request carries', () => {
  test('[API-01] cookies, no matter who answers', async () => {
    const asked = stubFetch(json([]));
    await call(banners);
    expect(asked[0]?.init.credentials).toBe('include');
  });

  test('[API-02] a JSON content type, which a multipart body must set by itself', async () => {
    const asked = stubFetch(json([]));
    await call(banners);
    expect(asked[0]?.headers.get('content-type')).toBe('application/json');
    // No row takes a file yet, so the body goes past the types.
    await call(banners, { body: new FormData() } as never);
    expect(asked[1]?.headers.has('content-type')).toBe(false);
    expect(asked[1]?.init.body).toBeInstanceOf(FormData);
  });

  test('[API-03] the session-replay headers, only while a replay runs', async () => {
    const asked = stubFetch(json([]));
    await call(banners);
    expect(asked[0]?.headers.has('x-replay-session')).toBe(false);
    let link: string | null = null;
    globalThis.sessionReplay = { url: () => link };
    await call(banners);
    link = 'https://replay.example/session/1';
    await call(banners);
    globalThis.sessionReplay = undefined;
    expect(asked.slice(1).map(({ headers }) => headers.get('x-replay-session'))).toEqual([null, link]);
  });

  test('a name of its own, which the server logs and traces it by', async () => {
    const asked = stubFetch(json([]));
    await call(banners);
    await call(banners);
    const names = asked.map(({ headers }) => headers.get('traceparent'));
    for (const name of names) expect(name).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(new Set(names).size).toBe(2);
  });

  test('[API-04] where it comes from and whose brand it wears', async () => {
    const asked = stubFetch(json([]));
    await call(banners);
    await call(hours, asPhone);
    for (const { headers } of asked) {
      expect(headers.get('x-org')).toBe('SPEC_LENDER');
      expect(headers.get('x-origin')).toBe(location.origin);
    }
  });

  test('[AUTH-01] [AUTH-02] the stored token, until it is cleared', async () => {
    saveToken('abc');
    const asked = stubFetch(json([]));
    await call(banners);
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer abc');
    localStorage.removeItem('jwt');
    await call(banners);
    expect(asked[1]?.headers.has('authorization')).toBe(false);
  });

  test('[AUTH-08] no token in the context external, whatever the path says', async () => {
    saveToken('abc');
    const asked = stubFetch(json([]));
    await call(hours, asPhone);
    await call(banners, { context: 'external' });
    await call(conditions, { params: { id: '1' } });
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, 'Bearer abc']);
  });

  test('[AUTH-08] a call the contract declares external does not compile without saying so', () => {
    // @ts-expect-error the context is missing
    const silent = () => call(hours, { params: { department: 'OPS_PHONE' } });
    expect(silent).toBeTypeOf('function');
  });

  test('[AUTH-08] a 401 to an external call says nothing about the session', async () => {
    saveToken('abc');
    const signedOut = vi.fn();
    connect({ signedOut });
    const asked = stubFetch(json({}, { status: 401 }));
    await expect(call(hours, asPhone)).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(1);
    expect(signedOut).not.toHaveBeenCalled();
    expect(readToken()).toBe('Bearer abc');
  });
});

describe('addresses', () => {
  test('[API-05] an array repeats its parameter, and what is absent is left out', () => {
    expect(addressOf('/a', { query: { a: [1, 2], b: undefined, c: '' } })).toBe('/a?a=1&a=2&c=');
  });

  test('a parameter cannot break out of its place in the path', async () => {
    const asked = stubFetch(json([]));
    await call(hours, { ...asPhone, params: { department: '../x?y=1' }, query: { display: 'true' } });
    expect(asked[0]?.url).toBe('/service-operating-hours/external/api/v1/hours/..%2Fx%3Fy%3D1?display=true');
  });

  test('input that does not fit the row does not compile', () => {
    // @ts-expect-error the department is missing
    const withoutParams = () => call(hours);
    // @ts-expect-error the query has no such value
    const withWrongQuery = () => call(hours, { ...asPhone, query: { display: 'yes' } });
    // @ts-expect-error there is no such call
    const toNowhere = () => call('GET /nowhere');
    expect([withoutParams, withWrongQuery, toNowhere]).toHaveLength(3);
  });
});

describe('answers', () => {
  test('[API-06] a 204 gives nothing', async () => {
    stubFetch(() => new Response(null, { status: 204 }));
    const report = 'POST /service-errors/external/api/v1/report';
    expect(await call(report, { context: 'external', body: { title: 'x' } })).toBeUndefined();
  });

  test('[AUTH-14] a bearer token in an answer is kept', async () => {
    stubFetch(json([], { headers: { authorization: 'Bearer renewed' } }));
    await call(banners);
    expect(localStorage.getItem('jwt')).toBe('Bearer renewed');
  });

  test('[API-07] any other status raises the status, a message and the parsed body', async () => {
    const body = { code: 'invalid', message: 'No such day.' };
    stubFetch(json(body, { status: 422, statusText: 'Unprocessable Content' }));
    const error = await call(banners).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 422, message: 'No such day.', body });
  });

  test('[API-07] without a message the status text stands in', async () => {
    stubFetch(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    await expect(call(banners)).rejects.toMatchObject({ message: 'Bad Gateway', body: '<h1>Bad gateway</h1>' });
  });

  test('[ERR-03] with neither, the status is named', async () => {
    stubFetch(() => new Response('', { status: 500, statusText: '' }));
    await expect(call(banners)).rejects.toThrow('HTTP error! status: 500');
  });

  test('[ERR-04] no answer at all', async () => {
    stubFetch();
    await expect(call(banners)).rejects.toThrow('Response was not defined for /banners/test.json');
  });

  test('[ERR-05] a page where JSON was promised', async () => {
    stubFetch(() => new Response('<html></html>'));
    await expect(call(banners)).rejects.toThrow('Response was not convertible to json for /banners/test.json');
  });

  test('a network that is away is an error with status 0', async () => {
    stubFetch(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(call(banners)).rejects.toMatchObject({ status: 0, message: 'Failed to fetch' });
  });
});

describe('a token that is too old', () => {
  const tooOld = json({}, { status: 401 });
  const renewed = () => new Response(null, { status: 204, headers: { authorization: 'Bearer new' } });

  test('is renewed once, and the call made again with the new one', async () => {
    saveToken('old');
    const signedOut = vi.fn();
    connect({ signedOut });
    const asked = stubFetch(tooOld, renewed, json(['answer']));
    expect(await call(banners)).toEqual(['answer']);
    expect(asked.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['/banners/test.json', 'Bearer old'],
      ['/identity-broker/customer/api/v3/renew', 'Bearer old'],
      ['/banners/test.json', 'Bearer new'],
    ]);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('is renewed once for all calls that found it too old', async () => {
    saveToken('old');
    const asked = stubFetch(tooOld, tooOld, renewed, json([]));
    await Promise.all([call(banners), call(banners)]);
    expect(asked.filter(({ url }) => url.endsWith('/renew'))).toHaveLength(1);
  });

  test("[LO-09] of an agent is renewed on the agents' path", async () => {
    saveToken('old');
    connect({ kind: 'agent' });
    const asked = stubFetch(tooOld, renewed, json([]));
    await call(banners);
    expect(asked[1]?.url).toBe('/identity-broker/agent/api/v3/renew');
  });

  test('[AUTH-06] that cannot be renewed ends the session, without asking for ever', async () => {
    saveToken('old');
    const signedOut = vi.fn();
    connect({ signedOut });
    const asked = stubFetch(tooOld);
    await expect(call(banners)).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(2);
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  test('[AUTH-03] someone known by their identity gets a new one where the old one is gone', async () => {
    keepIdentity('0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f');
    const asked = stubFetch(tooOld, renewed, json(['answer']));
    expect(await call(banners)).toEqual(['answer']);
    expect(asked.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['/banners/test.json', null],
      ['/identity-broker/customer/api/v3/renew', null],
      ['/banners/test.json', 'Bearer new'],
    ]);
    clearToken();
  });

  test('no one without a token or an identity asks for another', async () => {
    const asked = stubFetch(tooOld);
    await expect(call(banners)).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(1);
  });
});

describe('a call that wants a second factor', () => {
  const wanted = json({ code: 'secondFactorNeeded', message: 'Please confirm.' }, { status: 403 });

  test('[T4] is made again with the same key and body once the person has given it', async () => {
    const confirmIdentity = vi.fn(async () => true);
    connect({ confirmIdentity });
    const asked = stubFetch(wanted, () => new Response(null, { status: 204 }));
    const key = 'PUT /identity/secure/api/v1/identity/email';
    const body = { presentPassword: 'x', email: 'a@b.example' };
    await call(key, { body, headers: { 'idempotency-key': 'the-same-key' } });
    expect(confirmIdentity).toHaveBeenCalledTimes(1);
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['the-same-key', 'the-same-key']);
    expect(asked[1]?.init.body).toBe(JSON.stringify(body));
  });

  test('[T4] asks the person once for all calls that wait', async () => {
    const confirmIdentity = vi.fn(async () => true);
    connect({ confirmIdentity });
    stubFetch(wanted, wanted, json([]), json([]));
    await Promise.all([call(banners), call(banners)]);
    expect(confirmIdentity).toHaveBeenCalledTimes(1);
  });

  test('[T4] fails with its sentence when the person would rather not, and the session goes on', async () => {
    saveToken('abc');
    const signedOut = vi.fn();
    connect({ confirmIdentity: async () => false, signedOut });
    stubFetch(wanted);
    await expect(call(banners)).rejects.toMatchObject({ status: 403, message: 'Please confirm.' });
    expect(signedOut).not.toHaveBeenCalled();
  });
});

describe('where a 401 is the answer', () => {
  test('registering and signing in keep the page and its token', async () => {
    saveToken('abc');
    const signedOut = vi.fn();
    connect({ signedOut });
    stubFetch(json({ message: 'No.' }, { status: 401 }));
    const body = { email: 'a@b.example', password: 'x' };
    const login = call('POST /identity-broker/{kind}/api/v3/login', { params: { kind: 'customer' }, query: {}, body });
    await expect(login).rejects.toMatchObject({ status: 401, message: 'No.' });
    const register = call('POST /identity/api/v1/registration/register', {
      query: {},
      body: { ...body, phoneNumber: '5552345678' },
    });
    await expect(register).rejects.toMatchObject({ status: 401 });
    expect(signedOut).not.toHaveBeenCalled();
    expect(readToken()).toBe('Bearer abc');
  });
});

describe('a session that ended', () => {
  const cases: readonly (readonly [string, number, object, boolean])[] = [
    ['[AUTH-06] a 401', 401, {}, true],
    ['[AUTH-07] a 403 that says unauthenticated', 403, { message: 'Unauthenticated' }, true],
    ['[AUTH-07] a 403 that says invalid signature', 403, { message: 'invalid signature' }, true],
    ['[AUTH-07] any other 403', 403, { message: 'You may not do this.' }, false],
    ['a 404', 404, {}, false],
  ];
  test.each(cases)('%s', async (_, status, body, isEnd) => {
    saveToken('abc');
    const signedOut = vi.fn();
    connect({ signedOut });
    stubFetch(json(body, { status }));
    await expect(call(banners)).rejects.toMatchObject({ status });
    expect(signedOut).toHaveBeenCalledTimes(isEnd ? 1 : 0);
    expect(readToken()).toBe(isEnd ? undefined : 'Bearer abc');
  });
});
