/** The frame around every page: who may open what, whose brand it wears, what it always says, and how it breaks. */
import type { Page } from '@playwright/test';
import { apply } from './application-page.ts';
import { signedInPx } from './bar.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { newEmail, redesigned, startAt, typePassword, withFlags } from './registration-page.ts';

const application = '/account/heloc/0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f/identity';
const partner = 'MARIGOLD_MILE';
const partnerHost = 'marigold-mile.localhost';

/** On a wide page the links stand beside the page and there is nothing to open. */
async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
}

// Wide, brands.spec.ts opens each of them.
test.describe('what anyone may open', { tag: '@phone' }, () => {
  const open: readonly (readonly [ids: string, path: string, heading: RegExp])[] = [
    ['[ROUTE-001] [VARIANT-01]', '/account/heloc/register', /property/i],
    ['[ORG-12] the New York site', '/account/heloc/register-v2?org=FIGURE_NY', /New York home/],
    ['[ROUTE-003] [ROLE-01]', '/account/heloc/register/account-setup', /Set up your account/],
    ['[ROUTE-004] [ROLE-01]', '/account/heloc/register/support', /Help with your application/],
    ['[ROUTE-007] [ROLE-01]', '/account/heloc/not-accepting-apps', /not accepting applications/],
    ['[ROUTE-013] [ROLE-01]', '/account/heloc/coming-soon', /Coming soon/],
    ['[ROUTE-008]', '/account/heloc/oauth-success', /Welcome back/],
    ['[ROUTE-020]', '/auth/login', /Log in/],
    ['[ROLE-01] the signer login', '/account/heloc/heloc-signer/login', /Signer log in/],
    ['[ROLE-01]', '/terms', /Terms of Service/],
    ['[ROLE-01]', '/privacy', /Privacy policy/],
    ['[ROLE-01]', '/communications', /Consent to electronic communications/],
    ['[ROLE-01]', '/licenses', /Licenses/],
    ['contact', '/contact', /Contact us/],
    ['exchange', '/exchange', /Figure Exchange/],
    ['pay', '/pay', /Figure Pay/],
    ['marketplace', '/universal-marketplace', /Marketplace/],
    ['passport', '/universal-passport', /Passport/],
    ['portfolio', '/portfolio', /Portfolio Manager/],
    ['group manager', '/group-manager', /Group Manager/],
  ];
  for (const [ids, path, heading] of open) {
    test(`${ids} ${path} opens logged out, with one heading and nothing axe objects to`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toContainText('NMLS');
      await expectNoAxeViolations(page);
    });
  }
});

test.describe('where addresses lead', { tag: '@desktop' }, () => {
  const moves: readonly (readonly [ids: string, from: string, to: RegExp])[] = [
    ['[ROUTE-016]', '/account', /\/dashboard$/],
    ['[ROUTE-017]', '/', /\/dashboard$/],
    ['[ROUTE-009]', '/account/heloc/terms', /\/terms$/],
    ['[ROUTE-010]', '/account/heloc/communications', /\/communications$/],
    ['[ROUTE-011]', '/account/heloc/privacy', /\/privacy$/],
    ['[ROUTE-012]', '/account/heloc/licenses', /\/licenses$/],
    ['[ROUTE-014]', '/account/register', /\/account\/heloc\/register/],
    ['[ROUTE-015]', '/account/heloc-signer', /\/account\/heloc\/heloc-signer\/login$/],
    ['[ROUTE-018]', application, /\/auth\/login\?redirectUrl=/],
    ['[ROUTE-019]', '/account/heloc/heloc-signer/identity', /\/heloc-signer\/login\?redirectUrl=/],
  ];
  for (const [ids, from, to] of moves) {
    test(`${ids} ${from}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('an address no one knows says so and helps', async ({ page }) => {
    await page.goto('/no/such/privcay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
    await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expectNoAxeViolations(page);
  });
});

test.describe('brands', { tag: '@desktop' }, () => {
  test('[ORG-01] [ORG-07] [PROD-02] the org in the address dresses the page, and stays in it', async ({ page }) => {
    await page.goto('/terms');
    const logo = page.getByRole('banner').getByRole('img');
    await expect(logo).toHaveAttribute('src', '/brands/figure/logo.svg');
    await page.goto(`/terms?org=${partner}`);
    await expect(logo).toHaveAttribute('src', '/brands/marigold-mile/logo.svg');
    await expect(logo).toHaveAccessibleName('Marigold Mile Credit Union');
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(`/contact?org=${partner}`);
  });

  test('[ORG-02] the host does, when the address names no org', async ({ page, baseURL }) => {
    const address = new URL('/contact', baseURL);
    address.hostname = partnerHost;
    await page.goto(address.href);
    await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute('src', '/brands/marigold-mile/logo.svg');
    await expect(page).toHaveTitle('Contact us · Marigold Mile Credit Union');
  });

  test('[ORG-06] an org no one knows is told so', async ({ page }) => {
    await page.goto('/terms?org=NOBODY');
    await expect(page.getByText('No private label data found').first()).toBeVisible();
  });
});

test.describe('the footer', { tag: '@desktop' }, () => {
  test('[MSG-010] [MSG-012] [BRAND-01] [BRAND-03] [SHELL-08] [CONST-08] [CONST-09] says what it must', async ({
    page,
  }) => {
    await page.goto('/contact');
    const footer = page.getByRole('contentinfo');
    for (const text of [
      'Apply in 5 minutes, receive funding in 5 days.',
      '256-bit encryption',
      'never sees or stores your credentials',
      '$15,000 to $400,000',
      '7.60% to 17.20%',
      'up to 4.99% of the initial draw',
      '$180',
      '$300',
      '$0 to $315',
      '$0 to $1,400 per $100,000',
      'five minutes',
      'five business days',
      'Monday-Friday:',
      'Saturday-Sunday:',
      'PT',
      'Equal Housing',
    ]) {
      await expect(footer).toContainText(text);
    }
    const licensed = (await footer.getByText(/^Licensed in/).textContent()) ?? '';
    const states = licensed.replace('Licensed in ', '').replace(/\.$/, '').split(', ');
    expect(states.length).toBeGreaterThan(10);
    expect(states).toEqual([...states].sort());
  });

  test('[BRAND-02] [PROD-03] [VARIANT-02] promises more states on the DSCR loan only', async ({ page }) => {
    await page.goto('/account/dscr/register/support');
    await expect(page.getByRole('contentinfo')).toContainText('with more states to come');
    await page.goto('/account/heloc/register/support');
    await expect(page.getByRole('contentinfo')).toContainText('Licensed in');
    await expect(page.getByRole('contentinfo')).not.toContainText('with more states to come');
  });
});

const metadata = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' };
const storm = {
  uuid: 'storm',
  message: 'Storm in Florida',
  apps: ['heloc'],
  variant: 'warn',
  active: true,
  dismissable: true,
  metadata,
};

test.describe('an application', () => {
  test('[SHELL-01] [SHELL-02] [SHELL-03] [SHELL-04] [SHELL-05] [SHELL-07] [SHELL-45] [MSG-011] stands in its frame', async ({
    page,
    isMobile,
  }) => {
    await page.route('**/banners/test.json', (route) => route.fulfill({ json: [storm] }));
    await startAt(page, `${redesigned}/set-password`, { data: { email: newEmail() } });
    await typePassword(page);
    await page.getByRole('button', { name: 'Check my rate' }).click();
    await page.waitForURL(/\/account\/heloc\/[0-9a-f-]{36}\//);
    await expect(page.getByText(/^Application \S*\d{4}/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
    await expect(page.getByRole('main').getByText('Storm in Florida')).toBeVisible();

    const bar = page.getByRole('progressbar', { name: 'Application progress' });
    await expect(bar).toBeInViewport();
    const position = await bar.evaluate(
      (element) => getComputedStyle(element.parentElement?.parentElement ?? element).position,
    );
    expect(position).toBe('fixed');
    if (isMobile) await page.getByText(/^Step \d of 7/).click();
    const progress = isMobile ? page.locator('details') : page.getByRole('complementary');
    await expect(progress.getByText('Talk to eNotary')).toBeVisible();
    await expect(
      progress.getByText('Complete the loan process today and get funded in as little as five days.'),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe('the sidebar', () => {
  test('[SHELL-09] [SHELL-10] [SHELL-11] [SHELL-12] [SHELL-13] [SHELL-14] [SHELL-15] [SHELL-16] [SHELL-17] [SHELL-20] leads everywhere', async ({
    page,
  }) => {
    await page.goto('/terms');
    await openMenu(page);
    const nav = page.getByRole('navigation', { name: 'Site' });
    for (const [name, href] of [
      ['Dashboard', '/dashboard'],
      ['Settings', '/dashboard/settings'],
      ['Contact', '/contact'],
      ['Figure Exchange', '/exchange'],
      ['Figure Pay', '/pay'],
      ['Marketplace', '/universal-marketplace'],
      ['Passport', '/universal-passport'],
      ['Portfolio Manager', '/portfolio'],
      ['Group Manager', '/group-manager'],
    ] as const) {
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await nav.getByRole('link', { name: 'Figure Pay' }).click();
    await expect(page).toHaveURL(/\/pay$/);
    await page.goto(`/terms?org=${partner}`);
    await openMenu(page);
    await expect(nav.getByRole('link', { name: 'Passport' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Portfolio Manager' })).toHaveCount(0);
  });
});

test('[SHELL-25] toasts stand at the bottom left, five at most', async ({ page, isMobile }) => {
  await page.goto('/dev/ui/toast');
  await page.getByRole('button', { name: 'Seven at once' }).click();
  const toasts = page.getByText(/^Message \d of 7$/);
  await expect(toasts).toHaveCount(5);
  const box = await toasts.last().boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.y ?? 0).toBeGreaterThan(height / 2);
  if (!isMobile) expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(width / 2);
});

test.describe('moving about', () => {
  test('another page takes the focus to its heading and the title to the tab', { tag: '@desktop' }, async ({
    page,
  }) => {
    // A link that is followed before the scripts are there opens a first page, which leaves the focus to the browser.
    await page.goto('/terms', { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle('Terms · Figure');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Licenses · Figure');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  });

  test('the first Tab finds the way past the bar', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab key');
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('[A11Y-02] the menu of a phone opens, closes and is fine by axe', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide page shows its links');
    await page.goto('/terms');
    await openMenu(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Close dialog' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('signing in and out', { tag: '@desktop' }, () => {
  test('[SHELL-31] [ROLE-02] [AUTH-03] [AUTH-04] [AUTH-09] [STORE-01] [ROUTE-020] in, to where one wanted to go, and out', async ({
    page,
  }) => {
    const email = `shell-${crypto.randomUUID()}@example.com`;
    const password = 'Correct-Horse-7-Battery!';
    const answer = await page.request.post('/identity/api/v1/registration/register', {
      headers: { 'x-org': 'FIGURE' },
      data: { email, password, phoneNumber: '5552345678' },
    });
    expect(answer.ok()).toBe(true);
    await page.context().clearCookies();

    await page.goto('/dashboard/settings');
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7-Battery!');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/dashboard\/settings$/);
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toMatch(/^Bearer ./);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    const actions = page.getByRole('banner').locator('> :last-child > :last-child');
    expect((await actions.boundingBox())?.width).toBeLessThanOrEqual(signedInPx);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
    await page.goto('/terms');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('[AUTH-05] a logout call that fails leads to the login all the same', async ({ page, faults }) => {
    faults.allow(/HTTP 500/);
    const { token } = await apply(page.request);
    await page.route('**/api/v3/logout', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/terms');
    await page.evaluate((jwt) => localStorage.setItem('jwt', `Bearer ${jwt}`), token);
    await page.reload();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });

  test('[AUTH-06] a session that is over ends at the login, with the token gone', async ({ page }) => {
    await page.goto('/auth/login');
    await page.evaluate(() => localStorage.setItem('jwt', 'Bearer of-yesterday'));
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fdashboard/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page is loaded again on its way there: asked in that moment, it has no answer.
    const token = () => page.evaluate(() => localStorage.getItem('jwt')).catch(() => 'on its way');
    await expect.poll(token).toBeNull();
  });
});

test.describe('banners', { tag: '@desktop' }, () => {
  const closed = { ...storm, uuid: 'closed', message: 'Phones closed today', variant: 'info', dismissable: false };

  test('[BANNER-01] [BANNER-02] [BANNER-03] [BANNER-09] [STORE-02] [SHELL-45] show, go when dismissed, and come back when changed', async ({
    page,
  }) => {
    let banners: readonly object[] = [storm, closed];
    await page.route('**/banners/test.json', (route) => route.fulfill({ json: banners }));
    await page.goto('/terms');
    await expect(page.getByText('Storm in Florida')).toBeVisible();
    await expect(page.getByRole('main').getByText('Storm in Florida')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Dismiss/ })).toHaveCount(1);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: /^Dismiss/ }).click();
    await page.reload();
    await expect(page.getByText('Phones closed today')).toBeVisible();
    await expect(page.getByText('Storm in Florida')).toHaveCount(0);

    banners = [{ ...storm, metadata: { ...metadata, updatedAt: new Date(Date.now() + 60_000).toISOString() } }];
    await page.reload();
    await expect(page.getByText('Storm in Florida')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('dismissed-banners'))).toBeNull();
  });
});

test.describe('when something breaks', { tag: '@desktop' }, () => {
  test('[ERR-29] [MSG-016] [MSG-017] [SHELL-33] [SHELL-34] a page that cannot be drawn says so inside its frame', async ({
    page,
    faults,
  }) => {
    faults.allow(/console error/);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/report')) reports.push(request.postData() ?? '');
    });
    await page.route('**/hours/OPS_PHONE*', (route) => route.fulfill({ json: { no: 'list' } }));
    await page.goto('/terms');
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sorry, looks like we have hit a snag!');
    await expect(main).toContainText('press Try again');
    await expect(main.getByRole('link', { name: '888-819-6388' })).toBeVisible();
    await expect(main.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(reports.some((report) => report.includes('HELOC: Error Fallback'))).toBe(true);

    await page.unroute('**/hours/OPS_PHONE*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  });

  test('[ERR-25] [STORE-07] [SCREEN-14] a page that does not arrive is asked for five times more, then given up', async ({
    page,
    faults,
  }) => {
    faults.allow(/request failed: .*\/assets\/terms-page/, /console error/);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/assets/terms-page-*.js', (route) => route.abort());
    await page.goto('/terms');
    const snag = page.getByRole('heading', { level: 1, name: 'Sorry, looks like we have hit a snag!' });
    await expect(snag).toBeVisible({ timeout: 45_000 });
    expect(loads).toBe(6);
    expect(await page.evaluate(() => Object.values(sessionStorage))).toContain('5');
    await page.unroute('**/assets/terms-page-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  });

  test('[SHELL-35] [SHELL-36] [SHELL-37] [SHELL-38] [SHELL-39] [MSG-018] [MSG-019] [FLAG-10] the pages being worked on say so, the others stay', async ({
    page,
  }) => {
    await withFlags(page, { 'fe-heloc-maintenance': { enabled: true, variables: { routes: ['/register'] } } });
    await page.goto('/account/heloc/register/support');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.getByRole('main')).toContainText('We are currently undergoing scheduled maintenance.');
    await expectNoAxeViolations(page);
    await page.goto('/account/heloc/not-accepting-apps');
    await expect(heading).toContainText('not accepting applications');

    const variables = {
      routes: [],
      message: 'Back at noon.',
      pageTitle: 'A short pause',
      shouldShowDashboardLink: true,
    };
    await withFlags(page, { 'fe-heloc-maintenance': { enabled: true, variables } });
    await page.goto('/account/heloc/not-accepting-apps');
    await expect(heading).toHaveText('A short pause');
    await expect(page.getByRole('main')).toContainText('Back at noon.');
    await expect(page.getByRole('main').getByRole('link', { name: /dashboard/i })).toBeVisible();
    await withFlags(page, {
      'fe-heloc-maintenance': { enabled: true, variables: { ...variables, shouldShowDashboardLink: false } },
    });
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Back at noon.');
    await expect(page.getByRole('main').getByRole('link', { name: /dashboard/i })).toHaveCount(0);
  });
});
