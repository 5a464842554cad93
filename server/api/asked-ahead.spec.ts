import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { askedAhead } from './asked-ahead.ts';
import { testApi } from './test-api.ts';

const uuid = '6e2a2d9e-5b1f-4d55-9f0e-111111111111';
const application = `/account/heloc/${uuid}`;
const view = `/service-application/api/v1/application/heloc/${uuid}`;
const all = '/service-application/api/v1/application/heloc/all';
const offers = `/service-application/api/v2/application/heloc/${uuid}/offers`;
const profile = '/service-profile/api/v1/profile';

interface Browser {
  readonly stored?: string;
  readonly getItem?: () => string;
}

/** What the script does in a browser that holds this. */
function run(path: string, { stored = 'Bearer abc', getItem = () => stored }: Browser = {}) {
  const script = />(.*)<\/script>$/.exec(askedAhead(path, 'SPEC_LENDER', 'n'))?.[1] ?? '';
  const listeners = new Map<string, () => void>();
  const fetched = vi.fn<
    (url: string, init: { headers: Record<string, string>; credentials: string }) => Promise<unknown>
  >(async () => 'answer');
  const timers: (() => void)[] = [];
  const page: Record<string, unknown> = {
    localStorage: { getItem },
    location: { origin: 'https://lender.example' },
    crypto,
    fetch: fetched,
    setTimeout: (late: () => void) => timers.push(late),
    addEventListener: (name: string, hear: () => void) => listeners.set(name, hear),
  };
  runInNewContext(script, page);
  return { fetched, timers, listeners, answers: () => page['askedAhead'] as Map<string, Promise<unknown>> | undefined };
}

describe('a page of someone signed in asks in its head for what it reads first', () => {
  test.each([
    ['/dashboard', [all, profile]],
    [`${application}/product/select`, [view, profile, offers]],
    [`${application}/income/upload/PAYSTUB`, [view, profile]],
  ])('%s', async (path, urls) => {
    const { fetched, answers } = run(path);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(urls);
    expect([...(answers()?.keys() ?? [])]).toEqual(urls.map((url) => `GET${url}`));
    for (const [, { headers, credentials }] of fetched.mock.calls) {
      expect(credentials).toBe('include');
      expect(headers).toMatchObject({
        authorization: 'Bearer abc',
        accept: 'application/json',
        'x-org': 'SPEC_LENDER',
        'x-origin': 'https://lender.example',
      });
      expect(headers['traceparent']).toMatch(/^00-[\da-f]{32}-0{15}1-01$/);
    }
  });

  test.each(['/terms', '/dashboard/settings', '/account/heloc/register-v2', `${application}/no-such-screen`])(
    'and %s asks for nothing',
    (path) => {
      expect(askedAhead(path, 'SPEC_LENDER', 'n')).toBe('');
    },
  );

  test.each([
    ['without a token', { getItem: () => null as unknown as string }],
    [
      'where storage is refused',
      {
        getItem: () => {
          throw new Error('refused');
        },
      },
    ],
  ])('nothing is asked %s', (_, browser) => {
    const { fetched, answers } = run('/dashboard', browser);
    expect(fetched).not.toHaveBeenCalled();
    expect(answers()).toBeUndefined();
  });

  test('what no one took is dropped after a while, and when another tab signs someone in or out', () => {
    const late = run('/dashboard');
    late.timers[0]?.();
    expect(late.answers()?.size).toBe(0);
    const elsewhere = run('/dashboard');
    elsewhere.listeners.get('storage')?.();
    expect(elsewhere.answers()?.size).toBe(0);
  });
});

describe('the page', () => {
  const path = `${application}/product/select`;
  const open = async (cookie: string, url = path) => {
    const { server } = await testApi();
    return server.inject({ url, headers: { accept: 'text/html', host: 'localhost', cookie } });
  };

  test('carries it with its nonce, before anything that it would wait for, where a session’s cookie came', async () => {
    const { body, headers } = await open('hearthline-customer=x.y');
    const nonce = /<script nonce="([^"]+)">\(\(urls,org\)/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(body.indexOf('(urls,org)')).toBeLessThan(body.indexOf('modulepreload'));
    expect(body).not.toMatch(/rel="stylesheet".*\(urls,org\)/s);
  });

  test('and not for a visitor', async () => {
    expect((await open('')).body).not.toContain('(urls,org)');
  });

  test('is drawn as a frame for someone with a session, the same for every application', async () => {
    const frame = '<div id="root"><p>drawn at /account/heloc/00000000-0000-4000-8000-000000000000/product/select</p>';
    expect((await open('hearthline-customer=x.y')).body).toContain(frame);
    expect((await open('hearthline-customer=x.y', `${path}?term=10&fee=0`)).body).toContain(frame);
    expect((await open('hearthline-customer=x.y', '/dashboard')).body).toContain('<p>drawn at /dashboard</p>');
    const told = await open('hearthline-customer=x.y', '/dashboard?notice=no-application');
    expect(told.body).toContain('<div id="root"></div>');
    expect((await open('')).body).toContain('<div id="root"></div>');
  });
});
