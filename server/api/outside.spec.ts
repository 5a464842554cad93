import { describe, expect, test } from 'vitest';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import { testApi } from './test-api.ts';

const html = { accept: 'text/html', host: 'localhost' };
const { server, brands } = await testApi();
const open = async (url: string, headers: object = {}) => server.inject({ url, headers: { ...html, ...headers } });
const session = { cookie: '__Host-hearthline-customer=x.y' };
const drawnAs = (kind: string) => `<div id="root"><p>outside: {"kind":"${kind}"`;

describe('the home page', () => {
  test('[ROUTE-016] [ROUTE-017] is what a visitor finds where / and /account lead', async () => {
    for (const path of ['/', '/account']) {
      const { statusCode, headers } = await open(path);
      expect([path, statusCode, headers.location]).toEqual([path, 302, '/dashboard']);
    }
    const { statusCode, body } = await open('/dashboard');
    expect(statusCode).toBe(200);
    expect(body).toContain(drawnAs('home'));
    expect(body).toContain('<title>Home equity line of credit · Figure</title>');
    expect(body).toContain('/outside.css');
  });

  test('is not for someone with a session: they get the dashboard', async () => {
    const { body } = await open('/dashboard', session);
    expect(body).toContain('<div id="root"><p>drawn at /dashboard</p></div>');
    // It asks for what the dashboard reads, and not for the dashboard instead of itself.
    expect(body).not.toMatch(/<script nonce="[^"]+">try\{if\(localStorage/);
  });

  test('asks again for the dashboard where the browser holds a token, with this page’s nonce, and only once', async () => {
    const { body, headers } = await open('/dashboard');
    const nonce = /<script nonce="([^"]+)">try\{if\(localStorage/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    const again = await open('/dashboard', { cookie: 'hearthline-known=1' });
    expect(again.body).toContain('<div id="root"></div>');
    expect(again.headers['set-cookie']).toContain('hearthline-known=; Path=/dashboard; Max-Age=0');
  });

  test('[ROUTE-018] [ROLE-01] stands at /dashboard alone: every other page of one’s own is left to the site', async () => {
    for (const path of ['/dashboard/settings', '/account/heloc/6e2a2d9e-5b1f-4d55-9f0e-111111111111/identity'])
      expect([path, (await open(path)).body.includes('<div id="root"></div>')]).toEqual([path, true]);
  });

  test('[SHELL-36] waits while the site is being maintained', async () => {
    const flags = evaluateFlags({ 'fe-heloc-maintenance': { enabled: true } }, { isProduction: false });
    const closed = await testApi({}, { flagsFor: () => flags });
    const { statusCode, body } = await closed.server.inject({ url: '/dashboard', headers: html });
    expect([statusCode, body.includes('outside:')]).toEqual([503, false]);
  });

  test('wears the brand that is asked for, in its links too', async () => {
    const partner = brands.all.find(({ kind }) => kind === 'creditUnion') ?? brands.provider;
    const { body } = await open(`/dashboard?org=${partner.orgCode}&q=x`);
    expect(body).toContain(`}?org=${partner.orgCode}</p>`);
    expect(body).toContain(partner.names.display);
  });

  test('says its own times from a hundred fundings on, and the promise before', async () => {
    const said = async (fundings: number) => {
      const { server: own } = await testApi({}, { timesOf: async () => ({ fundings, medianDays: 6 }) });
      return (await own.inject({ url: '/dashboard', headers: html })).body.includes('"medianDays":6');
    };
    expect([await said(99), await said(100)]).toEqual([false, true]);
  });

  test('may be found by search engines; what is someone’s own may not', async () => {
    const lines = (await open('/robots.txt')).body.split('\n');
    expect(lines).toContain('Disallow: /dashboard/');
    expect(lines).not.toContain('Disallow: /dashboard');
  });
});

describe('the help center', () => {
  test('lists every article under its topic, and finds some without a script', async () => {
    expect((await open('/help')).body).toContain(drawnAs('help'));
    const { body } = await open('/help?q=will%20this%20hurt%20my%20credit%20score');
    expect(body).toMatch(/"found":\[\{"id":"soft-credit"/);
    expect((await open('/help?q=xyzzy')).body).toContain('"found":[]');
  });

  test('an article has its own address and title, and one that is none has neither', async () => {
    const { body, statusCode } = await open('/help/soft-credit');
    expect(body).toContain('<title>The soft credit check at the start · Figure</title>');
    expect([statusCode, (await open('/help/no-such-thing')).statusCode]).toEqual([200, 404]);
  });

  test('the questions are those that anyone may have', async () => {
    const { body } = await open('/faq');
    expect(body).toContain(drawnAs('faq'));
    expect(body).not.toContain('"id":"falling-behind"');
  });

  test('contact stands in the same frame for visitors, and in the site’s own for someone with a session', async () => {
    const { body } = await open('/contact');
    expect(body).toContain(drawnAs('contact').replace(/"$/, '"}'));
    expect(body).toContain('<title>Contact us · Figure</title>');
    expect((await open('/contact', session)).body).toContain('<div id="root"></div>');
  });

  test('someone with a session is led to their dashboard from it', async () => {
    expect((await open('/help', session)).body).toContain(drawnAs('help'));
  });
});
