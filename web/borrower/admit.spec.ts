import { describe, expect, test } from 'vitest';
import { applicationScreens, closingDisclosureScreen } from '#core/journey/screens.ts';
import { pages } from '#core/pages.ts';
import { type Admission, admit, loginAddress, type Visitor } from './admit.ts';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const visitor: Visitor = {
  isLoggedIn: false,
  isRedesignOn: true,
  dashboardUrl: '',
  products: ['heloc'],
  org: undefined,
};
const borrower: Visitor = { ...visitor, isLoggedIn: true };

function at(address: string, who: Visitor = visitor): Admission {
  const { pathname, search } = new URL(address, 'https://lender.example');
  return admit({ pathname, search }, who);
}

const shown = (address: string, who?: Visitor) => {
  const admission = at(address, who);
  return admission.kind === 'show' ? admission.found.pattern : admission;
};

describe('what anyone may open', () => {
  test.each([
    ['[ROUTE-002]', '/account/heloc/register', '/account/{product}/register'],
    ['[ROUTE-003]', '/account/heloc/register/account-setup', '/account/{product}/register/account-setup'],
    ['[ROUTE-004]', '/account/heloc/register/support', '/account/{product}/register/support'],
    ['[ROUTE-005]', '/account/heloc/register-v2', '/account/{product}/register-v2'],
    ['[ROUTE-007]', '/account/heloc/not-accepting-apps', '/account/{product}/not-accepting-apps'],
    ['[ROUTE-008]', '/account/heloc/oauth-success', '/account/heloc/oauth-success'],
    ['[ROUTE-013]', '/account/heloc/coming-soon', '/account/{product}/coming-soon'],
    ['[ROUTE-020]', '/auth/login', '/auth/login'],
    ['the signer login', '/account/heloc/heloc-signer/login', '/account/heloc/heloc-signer/login'],
    ['the terms', '/terms', '/terms'],
    ['a trailing slash', '/terms/', '/terms'],
  ])('%s %s', (_, address, pattern) => expect(shown(address)).toBe(pattern));
});

describe('[ROLE-01] a visitor', () => {
  /** Doc 2 §6 with doc 1 §2, and what a page of these leads on to before anyone can be logged in. */
  const isPublic = (pattern: string) =>
    /^\/account\/\{product\}\/(register|register-v2)(\/|$)/.test(pattern) ||
    /^\/account\/\{product\}\/(not-accepting-apps|coming-soon)$/.test(pattern) ||
    /^\/account\/heloc\/(oauth-success|hand-over|heloc-signer\/login)$/.test(pattern) ||
    /^\/auth\//.test(pattern) ||
    ['/terms', '/privacy', '/communications', '/licenses', '/contact'].includes(pattern) ||
    // The dashboard site’s own pages of what the lender offers.
    ['/exchange', '/pay', '/universal-marketplace', '/universal-passport', '/portfolio', '/group-manager'].includes(
      pattern,
    );
  const addressOf = (pattern: string) =>
    pattern.replace('{product}', 'heloc').replace('{registration}', uuid).replace('{step}', 'x').replace('{type}', 'x');
  const everyPage = [
    ...Object.keys(pages),
    ...Object.keys(applicationScreens).map((screen) => `/account/heloc/${uuid}/${screen}`),
  ];

  test.each(everyPage)('at %s', (pattern) => {
    expect(at(addressOf(pattern)).kind).toBe(isPublic(pattern) ? 'show' : 'login');
  });
});

describe('who is not signed in', () => {
  test('[ROUTE-018] goes to the login, and comes back from there', () => {
    const page = `/account/heloc/${uuid}/identity?conditionUuid=1`;
    expect(at(page)).toEqual({ kind: 'login', to: `/auth/login?redirectUrl=${encodeURIComponent(page)}` });
    expect(at('/dashboard')).toEqual({ kind: 'login', to: '/auth/login?redirectUrl=%2Fdashboard' });
  });

  test('by the link of an email, comes back to the very document it names', () => {
    const admission = at(`/account/heloc/${uuid}/${closingDisclosureScreen}`);
    const { searchParams } = new URL('to' in admission ? admission.to : '', 'https://lender.example');
    expect(searchParams.get('redirectUrl')).toBe(`/account/heloc/${uuid}/document/disclosures?open=closing`);
  });

  test('[ROUTE-019] goes to the signer login from the signer pages', () => {
    const page = '/account/heloc/heloc-signer/identity';
    expect(at(page)).toEqual({
      kind: 'login',
      to: `/account/heloc/heloc-signer/login?redirectUrl=${encodeURIComponent(page)}`,
    });
  });

  test('signed in, the same pages open', () => {
    expect(shown(`/account/heloc/${uuid}/identity`, borrower)).toBe('/account/{product}/{uuid}/identity');
    expect(shown('/dashboard', borrower)).toBe('/dashboard');
  });
});

test('[AUTH-06] the way to the login leads from the login itself nowhere else, and keeps where one wanted to go', () => {
  const login = loginAddress({ pathname: '/dashboard', search: '' });
  expect(loginAddress({ pathname: '/dashboard', search: '' }, '&ended')).toBe(`${login}&ended`);
  // A second call that fails finds the page at the login already: it neither takes the reason away nor adds another.
  const [pathname = '', query] = login.split('?');
  expect(loginAddress({ pathname, search: `?${query}` }, '&ended')).toBe(`${login}&ended`);
  expect(loginAddress({ pathname, search: `?${query}&ended` }, '&ended')).toBe(`${login}&ended`);
  expect(login).toBe('/auth/login?redirectUrl=%2Fdashboard');
  expect(loginAddress({ pathname: '/auth/login', search: '?redirectUrl=%2Fdashboard' })).toBe(login);
});

describe('addresses that lead elsewhere', () => {
  const withSite: Visitor = { ...visitor, dashboardUrl: 'https://dashboard.lender.example' };
  test.each([
    ['[ROUTE-009]', '/account/heloc/terms', '/terms'],
    ['[ROUTE-010]', '/account/heloc/communications', '/communications'],
    ['[ROUTE-011]', '/account/heloc/privacy', '/privacy'],
    ['[ROUTE-012]', '/account/heloc/licenses', '/licenses'],
    ['[ROUTE-016]', '/account', '/dashboard'],
    ['[ROUTE-017]', '/', '/dashboard'],
  ])('%s %s leaves to the dashboard site, ours or the brand’s', (_, address, path) => {
    expect(at(address)).toEqual({ kind: 'go', to: path });
    expect(at(address, withSite)).toEqual({ kind: 'leave', to: `https://dashboard.lender.example${path}` });
  });

  test.each([
    ['[ROUTE-014]', '/account/register', '/account/heloc/register'],
    ['[ROUTE-015]', '/account/heloc-signer', '/account/heloc/heloc-signer/login'],
    ['an alias keeps its page', '/heloc-signer/intro', '/account/heloc/heloc-signer/intro'],
  ])('%s %s', (_, address, to) => expect(at(address)).toEqual({ kind: 'go', to }));

  test('[ROUTE-006] the redesign switched off leads back to the older form, with all that was in the address', () => {
    const older = { ...visitor, isRedesignOn: false };
    expect(at('/account/heloc/register-v2/for-sale?referrer=1&utm_source=a', older)).toEqual({
      kind: 'go',
      to: '/account/heloc/register?referrer=1&utm_source=a',
    });
  });

  test('brand, chat and referrer survive a redirect; the rest does not', () => {
    expect(at('/account/register?org=A&pop-webchat=&referrer=1&token=x')).toEqual({
      kind: 'go',
      to: '/account/heloc/register?org=A&pop-webchat=&referrer=1',
    });
  });

  test('the brand asked for stays in the address', () => {
    const partner = { ...visitor, org: 'PARTNER' };
    expect(at('/terms?x=1', partner)).toEqual({ kind: 'go', to: '/terms?x=1&org=PARTNER' });
    expect(shown('/terms?org=PARTNER', partner)).toBe('/terms');
    expect(at('/', { ...partner })).toEqual({ kind: 'go', to: '/dashboard' });
  });
});

describe('what is not there', () => {
  test.each([
    '/nowhere',
    '/account/mortgage/register',
    '/account/heloc/not-a-uuid/liens',
    `/account/heloc/${uuid}/nowhere`,
  ])('[ROLE-01] [ROUTE-018] %s leads a visitor to the login, and is missing for who is logged in', (address) => {
    expect(at(address)).toEqual({ kind: 'login', to: `/auth/login?redirectUrl=${encodeURIComponent(address)}` });
    expect(at(address, borrower)).toEqual({ kind: 'missing' });
  });

  test('[ROUTE-019] on a signer path it leads a visitor to the signer login', () => {
    expect(at('/account/heloc/heloc-signer/nowhere')).toMatchObject({
      kind: 'login',
      to: expect.stringMatching(/^\/account\/heloc\/heloc-signer\/login\?/),
    });
  });

  test('a product this lender does not offer is coming soon', () => {
    expect(at('/account/dscr/register')).toEqual({ kind: 'go', to: '/account/dscr/coming-soon' });
    expect(shown('/account/dscr/coming-soon')).toBe('/account/{product}/coming-soon');
    expect(shown('/account/dscr/register', { ...visitor, products: ['heloc', 'dscr'] })).toBe(
      '/account/{product}/register',
    );
  });
});
