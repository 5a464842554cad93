import { describe, expect, test } from 'vitest';
import { characterAttributes, characterOf } from '#core/brand/character.ts';
import { facesOf } from '#core/brand/pairings.ts';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import { testApi } from './test-api.ts';
import { testAhead, testAheadOfScreen, testFaces } from './test-faces.ts';

const html = { accept: 'text/html' };
const { server, brands } = await testApi();
const partner = brands.all.find((brand) => brand.kind === 'creditUnion') ?? brands.provider;
const partnerHost = partner.hosts.find((host) => host.endsWith('.localhost')) ?? '';
const open = (url: string, host = 'localhost') => server.inject({ url, headers: { ...html, host } });

const application = '/account/heloc/6e2a2d9e-5b1f-4d55-9f0e-111111111111';
test.each([
  ['/account/heloc/register-v2', testAhead.registration],
  ['/account/heloc/register', testAhead.registration],
  ['/account/dscr/register-v2/for-sale', testAhead.registration],
  [`${application}/product/select`, testAheadOfScreen.get('product/select')],
  [`${application}/product/select/confirm`, testAheadOfScreen.get('product/select/confirm')],
  [`${application}/income/upload/PAYSTUB`, testAheadOfScreen.get('income/upload/{type}')],
  [`${application}/no-such-screen`, testAhead.other],
  ['/auth/login', testAhead.other],
  ['/terms', testAhead.other],
  ['/account/heloc/coming-soon', testAhead.other],
])('what %s needs, and nothing else, is fetched with the site', async (path, ahead) => {
  const { body } = await open(path);
  const [, file] = /modulepreload" (?:fetchpriority="low" )?href="([^"]+)"/.exec(body) ?? [];
  expect(ahead).toContain(`"${file}"`);
  expect(body.split('modulepreload')).toHaveLength(2);
});

test('someone who is logged in has the dashboard fetched with the site', async () => {
  const headers = { ...html, host: 'localhost', cookie: 'hearthline-customer=x.y' };
  const { body } = await server.inject({ url: '/dashboard', headers });
  // Behind the frame that stands already.
  expect(body.replaceAll(' fetchpriority="low"', '')).toContain(testAhead.dashboard);
});

describe('the first step of registration', () => {
  const first = '/account/heloc/register-v2';
  const drawn = '<div id="root"><p>drawn at ';

  test('is drawn into the page of a newcomer, and its script waits behind it', async () => {
    const { body } = await open(first);
    expect(body).toContain(`${drawn}${first}</p></div>`);
    expect(body).toContain('<link rel="modulepreload" fetchpriority="low"');
    expect((await open(`${first}/`)).body).toContain(drawn);
    expect((await open(`${first}?utm_source=mail&gclid=1`)).body).toContain(`${drawn}${first}</p>`);
    const { body: partners } = await open(`${first}?org=${partner.orgCode}`);
    expect(partners).toContain(`${drawn}${first}?org=${partner.orgCode}</p>`);
  });

  test('keeps a press that comes before the script, with this page’s nonce', async () => {
    const { body, headers } = await open(first);
    const nonce = /<script nonce="([^"]+)">addEventListener\('submit'/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  test.each([
    ['another step', `${first}/for-sale`, {}],
    ['the older form', '/account/heloc/register', {}],
    ['a referrer', `${first}?referrer=6e2a2d9e-5b1f-4d55-9f0e-111111111111`, {}],
    ['a mailed offer', `${first}?offerCode=ABCD-1234`, {}],
    ['answers in the address', `${first}?data=eyJhIjoxfQ`, {}],
    ['a session', first, { cookie: 'a=1; __Host-hearthline-customer=x.y' }],
    ['answers begun in this browser', first, { cookie: 'hearthline-begun=1' }],
  ])('is left to the script for %s', async (_, url, headers) => {
    const { body } = await server.inject({ url, headers: { ...html, host: 'localhost', ...headers } });
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('fetchpriority');
  });

  test('[AUTH-03] a page that a session’s cookie came for says so, and no other does', async () => {
    const cookie = async (value: string) => {
      const headers = { ...html, host: 'localhost', cookie: value };
      return (await server.inject({ url: '/dashboard', headers })).body.includes('"hasSession":true');
    };
    expect(await cookie('a=1; __Host-hearthline-customer=x.y')).toBe(true);
    expect(await cookie('hearthline-customer=x.y')).toBe(true);
    expect(await cookie('hearthline-begun=1; hearthline-agent=x.y')).toBe(false);
  });

  test.each([
    ['the redesign is off', { 'fe-heloc-redesign-2025': { enabled: false } }],
    ['the site is being maintained', { 'fe-heloc-maintenance': { enabled: true } }],
  ])('is left to the script while %s', async (_, settings) => {
    const flags = evaluateFlags(settings, { isProduction: false });
    const { server } = await testApi({}, { flagsFor: () => flags });
    const { body } = await server.inject({ url: first, headers: { ...html, host: 'localhost' } });
    expect(body).toContain('<div id="root"></div>');
  });

  test('what cannot be drawn is served without, and someone is told', async () => {
    const drawFirstPage = () => Promise.reject(new Error('no ink'));
    const built = {
      pages: { borrower: '<div id="root"></div>', outside: '', console: '', dev: '' },
      assets: new Map(),
      faceFiles: testFaces,
      drawOutside: () => '',
      outsideStyles: '',
      ahead: testAhead,
      aheadOfScreen: testAheadOfScreen,
    };
    const { server, logged } = await testApi({}, { built: { ...built, drawFirstPage } });
    const { body, statusCode } = await server.inject({ url: first, headers: { ...html, host: 'localhost' } });
    expect({ body, statusCode }).toEqual({ body: '<div id="root"></div>', statusCode: 200 });
    expect(logged.join()).toContain('could not be drawn');
  });
});

describe('organization', () => {
  const path = '/service-organization/external/api/v1/organization';

  test('[ORG-05] [ENT-01] the organization record has its six members', async () => {
    const record = (await server.inject(`${path}?org=${partner.orgCode}`)).json();
    expect(Object.keys(record).toSorted()).toEqual([
      'baseUrl',
      'canonicalOrgCode',
      'orgBrand',
      'orgCode',
      'orgMetaData',
      'orgPricingData',
    ]);
    expect(record.orgMetaData).toMatchObject({
      companyInfo: expect.any(Object),
      products: { heloc: expect.any(Object) },
    });
    expect(record.orgCode).toBe(partner.orgCode);
  });

  test('[ORG-06] an unknown organization answers "No private label data found" with details', async () => {
    const response = await server.inject(`${path}?org=NO_SUCH_LENDER`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'organizationNotFound', message: 'No private label data found' });
    expect(response.json().errors.join()).toContain('NO_SUCH_LENDER');
  });

  test('[CALL-12] [BRAND-01] licensed states come with their abbreviation, sorted case-insensitively', async () => {
    const states = (
      await server.inject(`/service-application/external/api/v1/heloc/state-licenses?orgCode=${partner.orgCode}`)
    ).json() as { name: string; abbrev: string }[];
    expect(states.length).toBeGreaterThan(0);
    expect(states.map((state) => state.name.toLowerCase())).toEqual(
      states.map((state) => state.name.toLowerCase()).toSorted(),
    );
    expect(states.every((state) => /^[A-Z]{2}$/.test(state.abbrev))).toBe(true);
  });

  test('[CALL-10] the states a lender serves are read by its code', async () => {
    const states = (
      await server.inject(`/service-application/external/api/v2/heloc/states-eligibility?orgCode=${partner.orgCode}`)
    ).json();
    expect(states).toEqual(partner.products.heloc.licensedStates);
  });

  test('[CALL-11] and so are the zip codes, without those it leaves out', async () => {
    const zipsOf = async (query: string) =>
      (await server.inject(`/service-application/external/api/v1/heloc/zip-eligibility?${query}`)).json();
    // Georgia, the Carolinas, and two islands where it does not lend.
    expect(await zipsOf('orgCode=SALTMARSH_LANTERN')).toEqual({
      zips: ['27000-29437', '29439-29450', '29452-31999', '39800-39999'],
      excludedZips: ['29438', '29451'],
    });
    expect(await zipsOf('orgCode=FIGURE_NY')).toEqual({ zips: ['00500-00599', '10000-14999'], excludedZips: [] });
    // A product that this lender does not offer.
    expect(await zipsOf('orgCode=SALTMARSH_LANTERN&product=crypto')).toEqual({ zips: [], excludedZips: [] });
  });

  test('[BRAND-05] two brands’ loaders are two animations', async () => {
    const loaders = await Promise.all(
      brands.all.slice(0, 2).map(async ({ brand }) => (await server.inject(`/brands/${brand}/loader.json`)).body),
    );
    expect(new Set(loaders).size).toBe(2);
    for (const loader of loaders) expect(JSON.parse(loader)).toHaveProperty('kind');
  });

  test('[CALL-38] the hours of the phone line, and of notaries, come day by day', async () => {
    const week = (await server.inject('/service-operating-hours/external/api/v1/hours/OPS_PHONE?display=true')).json();
    expect(week).toHaveLength(7);
    expect(week[5]).toMatchObject({ weekday: 'SATURDAY', weekdayValue: 6 });
    const notaries = (await server.inject('/service-operating-hours/external/api/v1/hours/OPS_NOTARY')).json();
    expect(notaries[0]).toMatchObject({ isOpen: true, startTime: '06:00', endTime: '19:00' });
    expect(notaries[5]).toMatchObject({ isOpen: false });
    expect((await server.inject('/service-operating-hours/external/api/v1/hours/OPS_TEA')).statusCode).toBe(404);
  });
});

describe('pages', () => {
  test('[ORG-02] the host decides the brand, and the brand is in the first bytes', async () => {
    const { body } = await open('/account/heloc/register', partnerHost);
    expect(body).toContain(`· ${partner.names.display}</title>`);
    expect(body).toContain(`--color-accent: ${partner.theme.light.accent}`);
    expect(body).toContain(`"orgCode":"${partner.orgCode}"`);
    expect(body).toContain(`/brands/${partner.brand}/logo.svg`);
  });

  test('a page brings the two faces of its brand and no other, the face of its headings first; the console none', async () => {
    const fontsOf = (text: string) =>
      new Set([...text.matchAll(/\/assets\/([\w-]+)-test\.woff2/g)].map(([, face]) => face));
    for (const brand of brands.all) {
      const { body } = await open(`/terms?org=${brand.orgCode}`);
      const [first, ...rest] = facesOf(characterOf(brand).pairing);
      expect([...fontsOf(body)]).toEqual([first, ...rest]);
      expect(body).toContain(`<link rel="preload" href="/assets/${first}-test.woff2" as="font"`);
    }
    expect(fontsOf((await open('/console')).body).size).toBe(0);
  });

  test('the body says the character of the brand, for style sheets that name no brand', async () => {
    const { body } = await open(`/terms?org=${partner.orgCode}`);
    for (const [name, value] of Object.entries(characterAttributes(partner)))
      expect(body).toMatch(new RegExp(`<body [^>]*${name}="${value}"`));
  });

  test('[ORG-01] an org in the query beats the host', async () => {
    const { body } = await open(`/account/heloc/register?org=${partner.orgCode}`, brands.provider.hosts[0]);
    expect(body).toContain(`"orgCode":"${partner.orgCode}"`);
  });

  test('[ORG-03] a host no one maps shows the provider', async () => {
    const { body, statusCode } = await open('/account/heloc/register', 'unknown.example');
    expect(statusCode).toBe(200);
    expect(body).toContain(`"orgCode":"${brands.provider.orgCode}"`);
  });

  test('[ORG-06] an unknown org in the query shows a page a person can read, and nothing that was typed runs', async () => {
    const { body, statusCode } = await open('/account/heloc/register?org=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(statusCode).toBe(404);
    expect(body).toContain('No private label data found');
    expect(body).not.toContain('<script>alert');
  });

  test('the policy allows no inline script; the nonce is new on every page', async () => {
    const policies = await Promise.all(
      ['/dashboard', '/dashboard'].map(async (url) => String((await open(url)).headers['content-security-policy'])),
    );
    expect(policies[0]).not.toBe(policies[1]);
    for (const policy of policies) {
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/);
      expect(policy).not.toMatch(/unsafe/);
      expect(policy).toContain("require-trusted-types-for 'script'");
    }
    const { body, headers } = await open('/terms');
    expect(body.match(/<script(?![^>]*application\/json)[^>]*>[^<]/g)).toBeNull();
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a page comes in brotli to a browser that takes it', async () => {
    const response = await server.inject({ url: '/dashboard', headers: { ...html, 'accept-encoding': 'gzip, br' } });
    expect(response.headers['content-encoding']).toBe('br');
  });

  test.each([
    ['[ROUTE-014] /account/register', '/account/register', '/account/heloc/register'],
    ['[ROUTE-015] /account/heloc-signer', '/account/heloc-signer', '/account/heloc/heloc-signer/login'],
    ['a page of the signer under its short address', '/heloc-signer/identity', '/account/heloc/heloc-signer/identity'],
    ['[ROUTE-016] /account', '/account', '/dashboard'],
    ['[ROUTE-017] the site root', '/', '/dashboard'],
    ['[ROUTE-009] terms', '/account/heloc/terms', '/terms'],
    ['[ROUTE-010] communications', '/account/heloc/communications', '/communications'],
    ['[ROUTE-011] privacy', '/account/heloc/privacy', '/privacy'],
    ['[ROUTE-012] licenses', '/account/heloc/licenses', '/licenses'],
  ])('%s leads to its page', async (_, from, to) => {
    const response = await open(`${from}?org=${brands.provider.orgCode}&pop-webchat=1&secret=x`);
    expect(response.statusCode).toBe(302);
    const base = brands.provider.baseUrl ?? '';
    const isOutside = ['/dashboard', '/terms', '/communications', '/privacy', '/licenses'].includes(to);
    expect(response.headers.location).toBe(
      `${isOutside ? base : ''}${to}?org=${brands.provider.orgCode}&pop-webchat=1`,
    );
  });

  test.each([
    ['a tool that takes anything', { accept: '*/*' }],
    ['a tool that says nothing', {}],
    ['a browser', { accept: 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8' }],
  ])(
    '[ROUTE-001] a page answers %s with itself, and an unknown address with a page that says so',
    async (_, headers) => {
      for (const [url, status] of [
        ['/account/heloc/register-v2', 200],
        ['/auth/login', 200],
        ['/no/such/page', 404],
      ] as const) {
        const answer = await server.inject({ url, headers: { ...headers, host: 'localhost' } });
        expect(answer.statusCode, url).toBe(status);
        expect(answer.headers['content-type'], url).toContain('text/html');
      }
      expect((await server.inject({ method: 'HEAD', url: '/auth/login', headers })).statusCode).toBe(200);
    },
  );

  test('an address where calls live, or one asked for as JSON, answers JSON', async () => {
    const plain = { accept: '*/*', host: 'localhost' };
    for (const url of ['/service-application/no/such/call', '/identity/nothing', '/dev/api/nothing', '/a/nothing']) {
      const answer = await server.inject({ url, headers: plain });
      expect({ url, status: answer.statusCode, code: answer.json().code }).toEqual({
        url,
        status: 404,
        code: 'notFound',
      });
    }
    const asked = await server.inject({ url: '/no/such/page', headers: { accept: 'application/json' } });
    expect(asked.json()).toMatchObject({ code: 'notFound' });
    const sent = await server.inject({ method: 'POST', url: '/auth/login', headers: plain });
    expect(sent.json()).toMatchObject({ code: 'methodNotAllowed' });
  });

  test('an address that does not exist is a page with status 404', async () => {
    const { statusCode, body } = await open('/account/heloc/no-such-page');
    expect(statusCode).toBe(404);
    expect(body).toContain('Page not found');
  });

  test('a brand asset is served under the brand’s own path and nothing else from its folder', async () => {
    const logo = await server.inject(`/brands/${partner.brand}/logo.svg`);
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const again = await server.inject({
      url: `/brands/${partner.brand}/logo.svg`,
      headers: { 'if-none-match': String(logo.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    for (const url of [
      `/brands/${partner.brand}/brand.ts`,
      '/brands/../package.json',
      `/brands/${partner.brand}/..%2f..%2fpackage.json`,
    ]) {
      expect((await server.inject(url)).statusCode, url).toBe(404);
    }
  });

  test('the workshop is not there in production', async () => {
    expect((await open('/dev')).statusCode).toBe(200);
    const production = await testApi({}, { isProduction: true });
    expect((await production.server.inject({ url: '/dev', headers: html })).statusCode).toBe(404);
  });
});
