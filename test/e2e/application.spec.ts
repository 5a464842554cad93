/** The borrower's application in a real browser: led from screen to screen, whatever the status, and always to the right one. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Status } from '#core/journey/statuses.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

interface Made {
  readonly uuid: string;
  readonly token: string;
  readonly status: string;
}

/** A sandbox borrower with an application, signed in in this browser. */
async function becomeApplicant(page: Page, wish: Record<string, string> = {}): Promise<Made> {
  const made: Made = await (await page.request.post('/dev/api/applications', { data: wish })).json();
  await page.addInitScript((token) => {
    if (localStorage.getItem('jwt') === null) localStorage.setItem('jwt', `Bearer ${token}`);
  }, made.token);
  return made;
}

async function until(request: APIRequestContext, uuid: string, status: Status): Promise<void> {
  await expect
    .poll(async () => (await (await request.get(`/dev/api/applications/${uuid}`)).json()).status, { timeout: 30_000 })
    .toBe(status);
}

async function force(page: Page, uuid: string, status: Status): Promise<string> {
  const forced = await page.request.post(`/dev/api/applications/${uuid}/force`, { data: { status } });
  expect(forced.ok(), await forced.text()).toBe(true);
  return (await forced.json()).open;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[ROUTING-01] [ROUTE-078] [ROUTE-079] [ROUTE-086] [ROUTE-087] [ROUTE-088] from offers to a submitted application, by clicking', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('Choose your offer');

  await page.getByLabel('Or type an exact amount').fill('40000');
  await page.getByRole('radio', { name: '10 years' }).check();
  await page.getByLabel(/Pay automatically/).check();
  const payment = await page
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .textContent();
  await page.getByRole('link', { name: 'Review this offer' }).click();
  await expect(heading(page)).toHaveText('Confirm your offer');
  await expect(page.getByRole('main')).toContainText('$40,000.00');
  await expect(page.getByRole('main')).toContainText(payment ?? 'no payment was shown');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('$40,000.00');
  await page.getByRole('button', { name: 'Choose this offer' }).click();

  await expect(heading(page)).toHaveText('A little more about you', { timeout: 30_000 });
  await page.getByRole('radio', { name: 'I own it alone' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(heading(page)).toHaveText('Demographic information', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Please choose an answer, or say/).first()).toBeVisible();
  await page.getByLabel('I do not wish to provide this information').nth(0).check();
  await page.getByLabel('I do not wish to provide this information').nth(1).check();
  await page.getByRole('radio', { name: 'I do not wish to provide this information' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(heading(page)).toHaveText('Review your application', { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('$40,000.00');
  await page.getByLabel(/I agree to the hard credit inquiry/).check();
  await page.getByRole('button', { name: 'Submit my application' }).dblclick();
  await expect(page).toHaveURL(/income\/review/, { timeout: 60_000 });
  await until(page.request, uuid, 'INCOME_VERIFICATION');
});

test.describe('every status has its screen', () => {
  const places: readonly (readonly [ids: string, status: Status, path: RegExp, title: string])[] = [
    ['[ROUTE-053]', 'CREDIT_NO_MATCH', /credit\/social/, 'Your Social Security number'],
    ['[ROUTE-054]', 'SOFT_CREDIT_LOCKED_OR_FROZEN', /credit\/error/, 'Your credit file is locked'],
    ['[ROUTE-091]', 'NO_PROPERTY_FOUND', /review-app\/property/, 'We could not find your property'],
    ['[ROUTE-101]', 'NO_AVM_FOUND', /bpo\/estimate-value/, 'What is your home worth?'],
    ['[ROUTE-071]', 'LIEN_VERIFICATION', /\/liens/, 'Loans on your home'],
    ['[ROUTE-080]', 'CLTV_LIEN_POSITION_REQUALIFY', /prequal-winback/, 'Another way to qualify'],
    ['[ROUTE-077]', 'ASSETS_PREQUAL', /product\/assets/, 'Your assets'],
    ['[ROUTE-090]', 'CREDIT_NO_MATCH_SSN', /review-app\/no-credit/, 'We could not find your credit file'],
    ['[ROUTE-093]', 'DELINQUENCY_REVIEW', /review-app\/delinquency/, 'We are reviewing your payments'],
    ['[ROUTE-060] [ROUTING-05]', 'DECLINED', /error\/decline/, 'Our decision'],
    ['[ROUTE-063]', 'UNKNOWN', /error\/timeout/, 'This is taking longer than usual'],
  ];
  for (const [ids, status, path, title] of places) {
    test(`${ids} ${status}`, async ({ page }) => {
      const { uuid } = await becomeApplicant(page);
      await until(page.request, uuid, 'OFFER_SELECTION');
      await force(page, uuid, status);
      // The address of another status leads here by itself, and the chat stays asked for.
      await page.goto(`/account/heloc/${uuid}/start/hmda?pop-webchat=true`);
      await expect(page).toHaveURL(path, { timeout: 30_000 });
      await expect(page).toHaveURL(/pop-webchat=true/);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText('Opening your application')).toHaveCount(0);
      await expectNoAxeViolations(page);
    });
  }
});

test('back, reload and a second tab end on the right screen', async ({ page, context }) => {
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await page.goto(`/account/heloc/${uuid}/product/select`);
  await expect(heading(page)).toHaveText('Choose your offer');
  const second = await context.newPage();
  await second.goto(`/account/heloc/${uuid}/product/select`);
  await second.getByRole('link', { name: 'Review this offer' }).click();
  await second.getByRole('button', { name: 'Choose this offer' }).click();
  await expect(heading(second)).toHaveText('A little more about you', { timeout: 30_000 });
  // The first tab does not know yet; its command is refused, and it is led to where the application is.
  await page.getByRole('link', { name: 'Review this offer' }).click();
  await expect(heading(page)).toHaveText('A little more about you', { timeout: 30_000 });
  await page.goBack();
  await expect(heading(page)).toHaveText('A little more about you', { timeout: 30_000 });
  await page.reload();
  await expect(heading(page)).toHaveText('A little more about you');
});

test('an application that is not there and one of somebody else look alike', async ({ page, browser, baseURL }) => {
  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await becomeApplicant(await stranger.newPage());
  await becomeApplicant(page);
  for (const uuid of [theirs.uuid, '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f']) {
    await page.goto(`/account/heloc/${uuid}/product/select`);
    await expect(heading(page)).toHaveText('We cannot find that page');
  }
  await stranger.close();
});

test('the dashboard tells how far it is, and an application can be withdrawn', async ({ page }) => {
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await page.goto('/dashboard');
  await expect(page.getByText('It is your turn.')).toBeVisible();
  await page.getByText('What has happened so far').click();
  await expect(page.getByText('We worked out your offers')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByText('Closed. Nothing more happens to it.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start an application' })).toBeVisible();
});
