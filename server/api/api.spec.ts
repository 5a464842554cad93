import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type CallRow, calls, may } from '#core/contract/contract.ts';
import { limits } from '#core/contract/limits.ts';
import type { RouteKey } from '#core/contract/routes.ts';
import { isGranted, roles } from '#core/roles.ts';
import { person } from '../lending/origination/test-origination.ts';
import { Secret } from '../secret.ts';
import { type Handler, type Handlers, Reply } from './handler.ts';
import { addCalls } from './server.ts';
import { testApi } from './test-api.ts';
import { whichBrand } from './which-brand.ts';

const organization = '/service-organization/external/api/v1/organization';
const report = '/service-errors/external/api/v1/report';
/** Building the whole API takes its time: tests that change nothing about it share one. */
const shared = await testApi();

/** Of files, those whose paper depends on what is asked. */
const questions: Readonly<Record<string, Record<string, string>>> = {
  'GET /service-document/external/api/v1/early-papers/{type}/content': { state: 'CA', occupancy: 'HOME' },
  'GET /service-console/api/v1/hmda/file': { year: '2026' },
  'GET /service-console/api/v1/complaints/export': { year: '2026' },
};

describe('the contract', () => {
  test('a row without a handler stops the start with a sentence', async () => {
    await expect(testApi({ handlers: {} as Handlers })).rejects.toThrow("The contract promises 'GET ");
  });

  test('what is not in the answer schema does not leave the house', async () => {
    const { server, brands } = shared;
    const leaky = ((call: never) => ({
      ...(organizationHandler as (c: never) => object)(call),
      secret: 'internal note',
    })) as unknown as Handler<RouteKey>;
    const organizationHandler = (await import('./organization.ts')).organizationHandlers(brands)[`GET ${organization}`];
    const { server: other } = await testApi({ handlers: new Proxy({}, { get: () => leaky }) as Handlers });
    const plain = (await server.inject(organization)).json();
    expect((await other.inject(organization)).json()).toEqual(plain);
  });

  test('/openapi.json describes every call of the table', async () => {
    const { server } = shared;
    const description = (await server.inject('/openapi.json')).json();
    const { routes } = await import('#core/contract/routes.ts');
    const described = Object.entries<object>(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  test('[T12] every file is an attachment that is no one’s page, also where a handler says nothing of it', async () => {
    const { routes } = await import('#core/contract/routes.ts');
    const files = Object.entries<CallRow>(routes).filter(([, row]) => row.answer === 'file');
    expect(files.length).toBeGreaterThan(3);
    for (const [key, { who }] of files) {
      const holder = roles.find((role) => who !== 'anyone' && isGranted([role], who));
      const actor = person(holder as never, 'HEARTHLINE');
      const { server } = await testApi({
        handlers: new Proxy({}, { get: () => () => Buffer.from('<script>') }) as Handlers,
        authenticate: async () => ({ actor, hasSecondFactor: true, hasFreshFactor: true }),
      });
      const path = key.split(' ')[1]?.replaceAll(/\{\w+\}/g, randomUUID()) ?? '';
      const { statusCode, headers } = await server.inject({ url: path, query: questions[key] ?? {} });
      expect([key, statusCode]).toEqual([key, 200]);
      expect(headers, key).toMatchObject({
        'content-disposition': 'attachment',
        'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('a handler may answer with headers and another status', async () => {
    const answer = () => new Reply([], { status: 202, headers: { 'x-kind': 'odd' } });
    const { server } = await testApi({ handlers: new Proxy({}, { get: () => answer }) as Handlers });
    const response = await server.inject('/banners/test.json');
    expect([response.statusCode, response.headers['x-kind']]).toEqual([202, 'odd']);
  });
});

describe('bad input', () => {
  test.each(['POST', 'DELETE'])('a %s that says what kind its body is, and has none, is answered', async (method) => {
    const { server } = await testApi();
    const site = await server.listen({ port: 0 });
    try {
      const url = new URL(report, site);
      const answer = await fetch(url, { method, headers: { 'content-type': 'application/json', origin: url.origin } });
      expect(answer.status).toBe(method === 'POST' ? 422 : 405);
    } finally {
      await server.close();
    }
  });

  test.each([
    [
      'an unknown key in the query',
      { method: 'GET', url: `${organization}?org=X&isAdmin=1` },
      422,
      'invalid',
      'isAdmin',
    ],
    [
      'an unknown key in the body',
      { method: 'POST', url: report, payload: { title: 'a', isAdmin: true } },
      422,
      'invalid',
      'isAdmin',
    ],
    ['a missing field', { method: 'POST', url: report, payload: {} }, 422, 'invalid', 'title'],
    ['a wrong type', { method: 'POST', url: report, payload: { title: 7 } }, 422, 'invalid', 'title'],
    [
      'broken JSON',
      { method: 'POST', url: report, payload: '{"title":', headers: { 'content-type': 'application/json' } },
      400,
      'malformed',
      undefined,
    ],
    [
      'another content type',
      { method: 'POST', url: report, payload: 'title=a', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupportedMedia',
      undefined,
    ],
    [
      'a body of 20 MB',
      { method: 'POST', url: report, payload: { title: 'x'.repeat(20_000_000) } },
      413,
      'tooLarge',
      undefined,
    ],
    ['a path that does not exist', { method: 'GET', url: '/service-nothing' }, 404, 'notFound', undefined],
    ['a method the path does not take', { method: 'DELETE', url: report }, 405, 'methodNotAllowed', undefined],
  ] as const)('%s answers %s', async (_, request, status, code, param) => {
    const { server } = shared;
    const response = await server.inject(request as never);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      type: expect.any(String),
      code,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(response.json().param).toBe(param);
    expect(response.body).not.toMatch(/at .*\.ts:\d/);
  });

  test('no value that was sent comes back in the error or the log', async () => {
    const { server, logged } = await testApi();
    const response = await server.inject({
      method: 'POST',
      url: `${report}?ssn=078-05-1120`,
      payload: { title: { ssn: '078-05-1120' } },
    });
    expect(response.body + logged.join()).not.toContain('1120');
  });

  test('a fault answers 500 with an id to ask about, and nothing of the fault', async () => {
    const broken = () => {
      throw new Error('password=hunter2');
    };
    const { server, logged } = await testApi({ handlers: new Proxy({}, { get: () => broken }) as Handlers });
    const response = await server.inject('/banners/test.json');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'internal', message: 'Something unexpected happened' });
    expect(response.body).not.toContain('hunter2');
    expect(logged.join()).toContain(response.json().requestId);
  });

  test('a database that is away answers 503 with Retry-After', async () => {
    const away = () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));
    const { server } = await testApi({ handlers: new Proxy({}, { get: () => away }) as Handlers });
    const response = await server.inject('/banners/test.json');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  });
});

test('[T23] [ERR-36] what a browser reports is scrubbed before it is logged', async () => {
  const { server, logged } = await testApi();
  const payload = {
    title: 'Jane jane@mail.example broke a page',
    message: 'ssn 123-45-6789, card 4111 1111 1111 1111, call (415) 555-0123',
    stack: 'Bearer abc.def at eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    pagePattern: '/account/heloc/0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f',
  };
  expect((await server.inject({ method: 'POST', url: report, payload })).statusCode).toBe(204);
  const line = logged.find((one) => one.includes('a page broke')) ?? '';
  expect(line).toContain('[email] broke a page');
  // Without its id, which is by chance and may hold any digits.
  const { requestId: _, ...said } = JSON.parse(line);
  expect(JSON.stringify(said)).not.toMatch(/mail\.example|6789|4111|555|abc\.def|eyJ|0a1b2c3d/);
});

test.each([
  ['STATUS-023', 'LIEN_ATTESTATION', 'LIEN_ATTESTATION'],
  ['STATUS-026', 'TRUST_AND_INSURANCE', 'TRUST_AND_INSURANCE'],
  ['STATUS-082', 'SOMETHING_NEW', 'other'],
])('[%s] a browser that met %s has it logged as a warning, and counted as %s', async (_id, name, counted) => {
  const { server, logged, unrouted } = await testApi();
  const payload = { title: 'A status has no screen', name, message: `No screen is known for the status ${name}.` };
  expect((await server.inject({ method: 'POST', url: report, payload })).statusCode).toBe(204);
  const line = logged.find((one) => one.includes('a status has no screen of its own')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ level: 40, browser: { name } });
  expect(logged.join()).not.toContain('a page broke');
  expect(unrouted).toEqual([counted]);
});

describe('who may call', () => {
  test('a request that changes something and comes from another site is refused', async () => {
    const { server } = shared;
    const send = (headers: Record<string, string>) =>
      server.inject({ method: 'POST', url: report, payload: { title: 'x' }, headers });
    expect((await send({ origin: 'https://evil.example', host: 'lender.example' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send({ origin: 'null' })).statusCode).toBe(403);
    expect((await send({ origin: 'https://lender.example', host: 'lender.example' })).statusCode).toBe(204);
  });

  test('over the limit answers 429 with the seconds to wait', async () => {
    const { server } = await testApi({ countCall: async () => ({ allowed: false, retryAfterS: 17 }) });
    const response = await server.inject({ method: 'POST', url: report, payload: { title: 'x' } });
    expect([response.statusCode, response.headers['retry-after'], response.json().code]).toEqual([
      429,
      '17',
      'tooMany',
    ]);
  });
});

test('every answer carries the security headers and a request id, over a socket too', async () => {
  const { server } = await testApi();
  const site = await server.listen({ port: 0 });
  const overSocket = async (url: string) => Object.fromEntries((await fetch(new URL(url, site))).headers);
  try {
    for (const url of ['/healthz', '/readyz', organization, '/nowhere', '/assets/none.js']) {
      for (const headers of [(await server.inject(url)).headers, await overSocket(url)])
        expect(headers, url).toMatchObject({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'strict-transport-security': expect.stringContaining('max-age='),
          'referrer-policy': 'strict-origin-when-cross-origin',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
          'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
        });
    }
  } finally {
    await server.close();
  }
});

test.each<[string, Record<string, string>, string | undefined]>([
  ['a browser of ours', { traceparent: `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01` }, 'a1'.repeat(16)],
  ['a proxy, bare', { 'x-request-id': 'C3'.repeat(16) }, 'c3'.repeat(16)],
  [
    'a proxy, as a UUID',
    { 'x-request-id': '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f' },
    '0a1b2c3d0000400080000a1b2c3d4e5f',
  ],
  ['no one: its trace is nothing but zeros', { traceparent: `00-${'0'.repeat(32)}-${'b2'.repeat(8)}-01` }, undefined],
  ['no one: a text is no id', { 'x-request-id': 'ada@homeowner.example', traceparent: 'ada' }, undefined],
])('the id of a request is the one of its trace: named by %s', async (_, headers, id) => {
  const answer = await shared.server.inject({ url: organization, headers });
  const { requestId } = JSON.parse(shared.logged.at(-1) ?? '') as { requestId: string };
  expect(answer.headers['x-request-id']).toBe(requestId);
  expect(requestId).toMatch(/^[\da-f]{32}$/);
  if (id) expect(requestId).toBe(id);
});

test('the log holds one line a request with the pattern of the route, never the address', async () => {
  const { server, logged } = await testApi();
  await server.inject(`${organization}?org=NOBODY_HERE`);
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ route: organization, status: 404, method: 'GET' });
  expect(logged[0]).not.toContain('NOBODY_HERE');
});

test('figures about the house are not for strangers', async () => {
  const { server } = shared;
  expect((await server.inject('/metrics')).body).toContain('http_request_duration_seconds');
  expect((await server.inject({ url: '/metrics', remoteAddress: '203.0.113.5' })).statusCode).toBe(404);
});

describe('[T4] what a client says of its own address', () => {
  const from = async (trustProxy: number | string[], forwarded: string, remoteAddress = '10.0.0.1') => {
    let seen = '';
    const note = async (_bucket: string, uses: readonly { readonly subject: string }[]) => {
      seen = uses[0]?.subject.replace('from ', '') ?? '';
      return { allowed: true, retryAfterS: 0 };
    };
    const { server } = await testApi({ trustProxy, countCall: note });
    await server.inject({
      method: 'POST',
      url: report,
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
      payload: { title: 'x' },
    });
    return seen;
  };

  test('counts for nothing without a proxy', async () => {
    expect(await from(0, '127.0.0.1')).toBe('10.0.0.1');
  });

  test('counts for nothing behind one or two: only what our own proxies added is read', async () => {
    expect(await from(1, '127.0.0.1, 198.51.100.9')).toBe('198.51.100.9');
    expect(await from(2, '127.0.0.1, 198.51.100.9, 10.0.0.7')).toBe('198.51.100.9');
  });

  test('counts for nothing where proxies are named, least of all past them', async () => {
    expect(await from(['10.0.0.0/8'], '127.0.0.1, 198.51.100.9, 10.0.0.7')).toBe('198.51.100.9');
    expect(await from(['10.0.0.0/8'], '127.0.0.1', '203.0.113.5')).toBe('203.0.113.5');
  });

  test('opens no figures', async () => {
    const { server } = await testApi({ trustProxy: 1 });
    const forged = { url: '/metrics', remoteAddress: '203.0.113.5', headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect((await server.inject(forged)).statusCode).toBe(404);
    // Through a proxy on this machine every stranger seems to be here.
    const proxied = { ...forged, remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.5' } };
    expect((await server.inject(proxied)).statusCode).toBe(404);
  });
});

test('with a token, figures are for those who have it and for no address', async () => {
  const { server } = await testApi({}, {}, { metricsToken: new Secret('sixteen-or-more-characters') });
  const ask = (authorization?: string) =>
    server.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('Bearer sixteen-or-more-character')).statusCode).toBe(404);
  expect((await ask('Bearer sixteen-or-more-characters')).body).toContain('http_request_duration_seconds');
});

describe('[T3] [T6] the site that was called', () => {
  const asked = async (host: string, org?: string) => {
    const { brands } = shared;
    let seen: object = {};
    const authenticate = async ({ site }: { readonly site: string }) => {
      seen = { site };
      return { actor: { roles: [] } as const };
    };
    const { server } = await testApi({ ...whichBrand(brands), authenticate });
    await server.inject({ url: '/banners/test.json', headers: { host, ...(org ? { 'x-org': org } : {}) } });
    return seen;
  };

  test('is the host’s, whatever brand the page wears: sessions are held against it', async () => {
    expect(await asked('kestrel-quay.localhost:4400')).toEqual({ site: 'KESTREL_QUAY' });
    expect(await asked('kestrel-quay.localhost:4400', 'AMBERLOCK')).toEqual({ site: 'KESTREL_QUAY' });
    const { canonicalOrgCode } = shared.brands.provider;
    expect(await asked('localhost:4400', 'KESTREL_QUAY')).toEqual({ site: canonicalOrgCode });
  });
});

describe('[T4] a call whose row asks for a fresh second factor', () => {
  const table = calls({
    'POST /fresh': { why: 'Moves money.', who: may('takeStep', 'own'), answer: null, fresh: true, limit: limits.step },
    'POST /said': {
      why: 'Says what happened.',
      who: may('takeStep', 'own'),
      body: v.strictObject({ event: v.picklist(['fundingApproved', 'resumed']) }),
      answer: null,
      fresh: 'event',
      limit: limits.step,
    },
  });
  const person = { roles: ['borrower'], identityUuid: 'x', orgCode: 'ORG_A', sessionId: 'y' } as const;
  const answer = async (hasFreshFactor: boolean, url: string, payload?: object) => {
    const authenticate = async () => ({ actor: person, hasFreshFactor });
    const { server, plumbing } = await testApi({ authenticate });
    addCalls(server, plumbing, table, { 'POST /fresh': () => undefined, 'POST /said': () => undefined });
    return (await server.inject({ method: 'POST', url, ...(payload ? { payload } : {}) })).statusCode;
  };

  test('is refused without one, and taken with one', async () => {
    expect(await answer(false, '/fresh')).toBe(403);
    expect(await answer(true, '/fresh')).toBe(204);
  });

  test('is refused where the event asks for it, and only there', async () => {
    expect(await answer(false, '/said', { event: 'fundingApproved' })).toBe(403);
    expect(await answer(false, '/said', { event: 'resumed' })).toBe(204);
    expect(await answer(true, '/said', { event: 'fundingApproved' })).toBe(204);
  });
});
