/** The home page as a visitor uses it: what only a browser shows of it. */
import { typeByKeyboard, useByKeyboard } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test('from home to the first step with the keyboard alone, and the address comes along @desktop', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectNoAxeViolations(page);

  const payment = page.locator('[data-shows="payment"]');
  const before = await payment.textContent();
  await useByKeyboard(page, page.getByLabel('You would draw'), 'End');
  await expect(payment).not.toHaveText(before ?? '');
  await expect(page.getByText('Up to about $230,000 on this home')).toBeVisible();

  await page.reload();
  await typeByKeyboard(page, page.getByLabel('What is the address of your property?'), '1600 Harbor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/heloc\/register-v2$/);
  await expect(page.getByLabel('What is the address of your property?')).toHaveValue('1600 Harbor');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('1600 Harbor');
});

test('a visit that begins at home or help is counted there, and who sent it comes along however fast it goes on @desktop', async ({
  page,
}) => {
  const begun = page.waitForRequest(/\/ft\/external\/session$/);
  await page.goto('/dashboard?utm_source=spring', { referer: 'https://search.example/found?q=private' });
  await page.locator('a[data-start]').first().click();
  const { referrer, queryParams } = (await begun).postDataJSON();
  expect([new URL(page.url()).pathname, referrer, queryParams]).toEqual([
    '/account/heloc/register-v2',
    'search.example',
    { utm_source: 'spring' },
  ]);
  for (const path of ['/dashboard', '/help', '/help/soft-credit', '/faq', '/contact']) {
    const pagePath = path.replace('soft-credit', '{article}');
    const told = page.waitForResponse(
      (answer) => answer.url().endsWith('/page-view') && answer.request().postDataJSON().pagePath === pagePath,
    );
    await page.goto(path);
    expect((await told).status()).toBe(204);
  }
});

test('home and help fit a narrow phone, and help answers without a script @phone', async ({ page, browser }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/dashboard', '/help?q=notary', '/help/soft-credit', '/faq']) {
    await page.goto(path);
    await expectNoAxeViolations(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, wide]).toEqual([path, 320]);
  }
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await plain.newPage();
  await quiet.goto(new URL('/help', page.url()).href);
  await quiet.getByLabel('Search help').fill('early payoff');
  await quiet.keyboard.press('Enter');
  await quiet
    .getByRole('link', { name: /Paying early/ })
    .first()
    .click();
  await expect(quiet.getByRole('heading', { level: 1 })).toContainText('Paying early');
  await plain.close();
});
