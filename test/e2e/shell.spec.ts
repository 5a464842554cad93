/** The frame around every page: who may open what, whose brand it wears, what it always says, and how it breaks. */
import type { Page } from '@playwright/test';
import { apply } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { newEmail, redesigned, signIn, startAt, typePassword, withFlags } from './registration-page.ts';

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
  // One visitor opens several: what a new browser costs is paid once for them, and each stands as a step.
  const visits = 4;
  for (let visit = 0; visit < visits; visit += 1)
    test(`each opens logged out, with one heading and nothing axe objects to (${visit + 1} of ${visits})`, async ({
      page,
    }) => {
      for (const [ids, path, heading] of open.filter((_, at) => at % visits === visit))
        await test.step(`${ids} ${path}`, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          await expect(page.getByRole('contentinfo')).toContainText('NMLS');
          await expectNoAxeViolations(page);
        });
    });
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
    ['[ROUTE-018] [ROLE-01] no page', '/nowhere', /\/auth\/login\?redirectUrl=%2Fnowhere$/],
    ['[ROUTE-018] [ROLE-01] no screen', application.replace('identity', 'nowhere'), /\/auth\/login\?redirectUrl=/],
    ['[ROUTE-019]', '/account/heloc/heloc-signer/identity', /\/heloc-signer\/login\?redirectUrl=/],
  ];
  test('each to where the table says', async ({ page }) => {
    for (const [id, from, to] of moves)
      await test.step(`${id} ${from}`, async () => {
        await page.goto(from);
        await expect(page).toHaveURL(to);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  });

  test('an address no one knows says so and helps someone who is logged in', async ({ page }) => {
    await signIn(page);
    await page.goto('/no/such/privcay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
    await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expectNoAxeViolations(page);
  });
});

test.describe('brands', { tag: '@desktop' }, () => {
  test('[PROD-02] the org in the address dresses the page, and stays in it', async ({ page }) => {
    await page.goto('/terms');
    const logo = page.getByRole('banner').getByRole('img');
    await expect(logo).toHaveAttribute('src', '/brands/figure/logo.svg');
    await page.goto(`/terms?org=${partner}`);
    await test.step('[ORG-01] the org parameter selects the partner', () =>
      expect(logo).toHaveAccessibleName('Marigold Mile Credit Union'));
    await test.step('[ORG-07] the logo is served from a path of the brand', () =>
      expect(logo).toHaveAttribute('src', '/brands/marigold-mile/logo.svg'));
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
  test('[SHELL-08] says what it must', async ({ page }) => {
    await page.goto('/contact');
    const footer = page.getByRole('contentinfo');
    const says = async (...texts: readonly string[]) => {
      for (const text of texts) await expect(footer).toContainText(text);
    };
    await test.step('[MSG-010] the tagline is shown', () => says('Apply in 5 minutes, receive funding in 5 days.'));
    await test.step('[MSG-012] the security notice is shown', () =>
      says('256-bit encryption', 'never sees or stores your credentials'));
    await says('$15,000 to $400,000', '7.60% to 17.20%', 'up to 4.99% of the initial draw');
    await says('$180', '$300', '$0 to $315', '$0 to $1,400 per $100,000');
    await test.step('[CONST-08] the footer says approval in five minutes', () => says('five minutes'));
    await test.step('[CONST-09] the footer says funding in five business days', () => says('five business days'));
    await test.step('[BRAND-03] support hours are shown on two lines in Pacific Time', () =>
      says('Monday-Friday:', 'Saturday-Sunday:', 'PT'));
    await says('Equal Housing', '888-819-6388');
    await test.step('[BRAND-01] the licensed states are listed and sorted', async () => {
      const licensed = (await footer.getByText(/^Licensed in/).textContent()) ?? '';
      const states = licensed.replace('Licensed in ', '').replace(/\.$/, '').split(', ');
      expect(states.length).toBeGreaterThan(10);
      expect(states).toEqual([...states].sort());
    });
  });

  test('[BRAND-02] promises more states on the DSCR loan only', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await test.step('[PROD-03] [VARIANT-02] the DSCR loan has its own pages and footer text', async () => {
      await page.goto('/account/dscr/register/support');
      await expect(footer).toContainText('with more states to come');
    });
    await page.goto('/account/heloc/register/support');
    await expect(footer).toContainText('Licensed in');
    await expect(footer).not.toContainText('with more states to come');
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
  test('stands in its frame', async ({ page, isMobile }) => {
    await page.route('**/banners/test.json', (route) => route.fulfill({ json: [storm] }));
    await startAt(page, `${redesigned}/set-password`, { data: { email: newEmail() } });
    await typePassword(page);
    await page.getByRole('button', { name: 'Check my rate' }).click();
    await page.waitForURL(/\/account\/heloc\/[0-9a-f-]{36}\//);
    await test.step('[SHELL-02] the application number is shown', () =>
      expect(page.getByText(/^Loan number \S*\d{4}/)).toBeVisible());
    await test.step('[SHELL-01] the page has one title', () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveCount(1));
    await test.step('[SHELL-03] the top bar is shown', () =>
      expect(page.getByRole('banner').getByRole('img')).toBeVisible());
    await test.step('[SHELL-45] a banner shows inside the product layout', () =>
      expect(page.getByRole('main').getByText('Storm in Florida')).toBeVisible());
    await test.step('[SHELL-07] the progress bar has a fixed position', async () => {
      const bar = page.getByRole('progressbar', { name: 'Application progress' });
      await expect(bar).toBeInViewport();
      const position = await bar.evaluate(
        (element) => getComputedStyle(element.parentElement?.parentElement ?? element).position,
      );
      expect(position).toBe('fixed');
    });
    if (isMobile) await page.getByText(/^Step \d of 7/).click();
    const progress = isMobile ? page.locator('details') : page.getByRole('complementary');
    await test.step('[SHELL-04] the sidebar lists the progress steps', () =>
      expect(progress.getByText('Talk to eNotary')).toBeVisible());
    await test.step('[SHELL-05] [MSG-011] the default progress text is shown', () =>
      expect(
        progress.getByText('Complete the loan process today and get funded in as little as five days.'),
      ).toBeVisible());
    await expectNoAxeViolations(page);
  });
});

test.describe('the sidebar', () => {
  test('leads everywhere', async ({ page }) => {
    await page.goto('/terms');
    await openMenu(page);
    const nav = page.getByRole('navigation', { name: 'Site' });
    for (const [id, name, href] of [
      ['SHELL-09', 'Dashboard', '/dashboard'],
      ['SHELL-10', 'Settings', '/dashboard/settings'],
      ['SHELL-11', 'Contact', '/contact'],
      ['SHELL-12', 'Figure Exchange', '/exchange'],
      ['SHELL-13', 'Figure Pay', '/pay'],
      ['SHELL-14', 'Marketplace', '/universal-marketplace'],
      ['SHELL-15', 'Passport', '/universal-passport'],
      ['SHELL-16', 'Portfolio Manager', '/portfolio'],
      ['SHELL-17', 'Group Manager', '/group-manager'],
    ] as const)
      await test.step(`[${id}] ${name}`, () =>
        expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href));
    await nav.getByRole('link', { name: 'Figure Pay' }).click();
    await expect(page).toHaveURL(/\/pay$/);
    await page.goto(`/terms?org=${partner}`);
    await openMenu(page);
    await test.step('[SHELL-20] Portfolio Manager is not shown for every organization', async () => {
      await expect(nav.getByRole('link', { name: 'Passport' })).toBeVisible();
      await expect(nav.getByRole('link', { name: 'Portfolio Manager' })).toHaveCount(0);
    });
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
  test('[SHELL-31] in, to where one wanted to go, and out', async ({ page }) => {
    const email = `shell-${crypto.randomUUID()}@example.com`;
    const password = 'Correct-Horse-7-Battery!';
    const answer = await page.request.post('/identity/api/v1/registration/register', {
      headers: { 'x-org': 'FIGURE' },
      data: { email, password, phoneNumber: '5552345678' },
    });
    expect(answer.ok()).toBe(true);
    await page.context().clearCookies();
    const stored = () => page.evaluate(() => localStorage.getItem('jwt'));

    await page.goto('/dashboard/settings');
    await test.step('[ROUTE-020] the login form refuses a wrong password and accepts the right one', async () => {
      await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7-Battery!');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Log in' }).click();
    });
    await test.step('[AUTH-09] the login returns to the page that was asked for', () =>
      expect(page).toHaveURL(/\/dashboard\/settings$/));
    await test.step('[STORE-01] the token is kept in local storage with its Bearer prefix', async () => {
      expect(await stored()).toMatch(/^Bearer ./);
    });

    await test.step('[AUTH-03] a stored token counts as logged in', async () => {
      await page.getByRole('button', { name: 'Account' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
    });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expectNoAxeViolations(page);
    await test.step('[AUTH-04] logging out removes the token and leads to the login', async () => {
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/auth\/login$/);
      expect(await stored()).toBeNull();
    });
    await page.goto('/terms');
    await test.step('[ROLE-02] a visitor sees the Login link', () =>
      expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible());
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

  test('show, go when dismissed, and come back when changed', async ({ page }) => {
    let banners: readonly object[] = [storm, closed];
    await page.route('**/banners/test.json', (route) => route.fulfill({ json: banners }));
    const dismissals = () => page.evaluate(() => localStorage.getItem('dismissed-banners'));
    await page.goto('/terms');
    await test.step('[SHELL-45] a banner shows in the marketing layout, above the content', async () => {
      await expect(page.getByText('Storm in Florida')).toBeVisible();
      await expect(page.getByRole('main').getByText('Storm in Florida')).toHaveCount(0);
    });
    await test.step('[BANNER-09] only the dismissable banner can be dismissed', () =>
      expect(page.getByRole('button', { name: /^Dismiss/ })).toHaveCount(1));
    await expectNoAxeViolations(page);

    await test.step('[BANNER-01] a dismissed banner stays hidden after a reload', async () => {
      await page.getByRole('button', { name: /^Dismiss/ }).click();
      await page.reload();
      await expect(page.getByText('Phones closed today')).toBeVisible();
      await expect(page.getByText('Storm in Florida')).toHaveCount(0);
    });
    await test.step('[STORE-02] the time of dismissal is kept by banner in local storage', async () => {
      expect(JSON.parse((await dismissals()) ?? '')).toEqual({ storm: expect.any(Number) });
    });

    banners = [{ ...storm, metadata: { ...metadata, updatedAt: new Date(Date.now() + 60_000).toISOString() } }];
    await page.reload();
    await test.step('[BANNER-02] a banner that changed since its dismissal is back', () =>
      expect(page.getByText('Storm in Florida')).toBeVisible());
    await test.step('[BANNER-03] the stale dismissal is removed', async () => {
      expect(await dismissals()).toBeNull();
    });
  });
});

test.describe('when something breaks', { tag: '@desktop' }, () => {
  test('[ERR-29] a page that cannot be drawn says so inside its frame', async ({ page, faults }) => {
    faults.allow(/console error/);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/report')) reports.push(request.postData() ?? '');
    });
    await page.route('**/hours/OPS_PHONE*', (route) => route.fulfill({ json: { no: 'list' } }));
    await page.goto('/terms');
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    const main = page.getByRole('main');
    await test.step('[MSG-016] the error page has its title', () =>
      expect(main.getByRole('heading', { level: 1 })).toHaveText('Sorry, looks like we have hit a snag!'));
    await test.step('[SHELL-33] the prompt mentions Try again', () => expect(main).toContainText('press Try again'));
    await test.step('[SHELL-34] the support phone and email are shown', async () => {
      await expect(main.getByRole('link', { name: '888-819-6388' })).toBeVisible();
      await expect(main.getByRole('link', { name: /@/ })).toBeVisible();
    });
    await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(reports.some((report) => report.includes('HELOC: Error Fallback'))).toBe(true);

    await test.step('[MSG-017] one button leads to the dashboard, the other tries again', async () => {
      await expect(main.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', /\/dashboard$/);
      await page.unroute('**/hours/OPS_PHONE*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    });
  });

  test('[ERR-25] a page that does not arrive is asked for five times more, then given up', async ({ page, faults }) => {
    faults.allow(/request failed: .*\/assets\/terms-page/, /console error/);
    let loads = 0;
    let modules = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/assets/terms-page-*.js', (route) => {
      modules += 1;
      return route.abort();
    });
    await page.goto('/terms');
    const snag = page.getByRole('heading', { level: 1, name: 'Sorry, looks like we have hit a snag!' });
    await expect(snag).toBeVisible({ timeout: 45_000 });
    await test.step('[SCREEN-14] opening the page asks for its own module', () => {
      expect(modules).toBeGreaterThan(0);
    });
    expect(loads).toBe(6);
    await test.step('[STORE-07] the retry count is kept in session storage', async () => {
      expect(await page.evaluate(() => Object.values(sessionStorage))).toContain('5');
    });
    await page.unroute('**/assets/terms-page-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  });

  test('[FLAG-10] the pages being worked on say so, the others stay', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    const flag = (variables: object) => withFlags(page, { 'fe-heloc-maintenance': { enabled: true, variables } });
    await flag({ routes: ['/register'] });
    await page.goto('/account/heloc/register/support');
    await test.step('[SHELL-35] [MSG-018] a named route shows Scheduled Maintenance instead', () =>
      expect(heading).toHaveText('Scheduled Maintenance'));
    await test.step('[MSG-019] the default maintenance text is shown', () =>
      expect(main).toContainText(
        'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
      ));
    await expectNoAxeViolations(page);
    await test.step('[SHELL-36] a route that is not named stays open', async () => {
      await page.goto('/account/heloc/not-accepting-apps');
      await expect(heading).toContainText('not accepting applications');
    });

    const variables = {
      routes: [],
      message: 'Back at noon.',
      pageTitle: 'A short pause',
      shouldShowDashboardLink: true,
    };
    await flag(variables);
    await page.goto('/account/heloc/not-accepting-apps');
    await test.step('[SHELL-38] pageTitle replaces the default title', () =>
      expect(heading).toHaveText('A short pause'));
    await test.step('[SHELL-37] message replaces the default text', () => expect(main).toContainText('Back at noon.'));
    await test.step('[SHELL-39] shouldShowDashboardLink shows or hides the dashboard link', async () => {
      await expect(main.getByRole('link', { name: /dashboard/i })).toBeVisible();
      await flag({ ...variables, shouldShowDashboardLink: false });
      await page.reload();
      await expect(main).toContainText('Back at noon.');
      await expect(main.getByRole('link', { name: /dashboard/i })).toHaveCount(0);
    });
  });
});
