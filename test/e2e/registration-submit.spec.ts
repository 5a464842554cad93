/** Sending a registration: what is shown meanwhile, what can go wrong, and that nothing is ever made twice. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import {
  addressLine,
  expectPath,
  newEmail,
  password,
  redesigned,
  signIn,
  startAt,
  typePassword,
} from './registration-page.ts';

const lastStep = `${redesigned}/set-password`;
const create = '**/service-application/api/v3/application/helocs*';

const send = (page: Page) => page.getByRole('button', { name: 'Check my rate' }).click();

async function startAtTheEnd(page: Page, email = newEmail()): Promise<void> {
  await startAt(page, lastStep, { data: { email } });
  await typePassword(page);
}

test('[MODAL-06] [REG-003] messages that change, one after the other, until the first comes again @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await startAtTheEnd(page);
  await page.route('**/registration/register*', () => {});
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Processing' });
  const messages = [
    ['MSG-001', 'Creating your account'],
    ['MSG-002', 'Pulling your soft credit'],
    ['MSG-003', 'Locating your property'],
    ['MSG-004', 'Determining property value'],
    ['MSG-005', 'Determining your eligibility'],
    ['MSG-006', 'Calculating your offers'],
    ['MSG-007', 'Generating your quote'],
  ] as const;
  for (const [id, message] of messages) {
    await test.step(`[${id}] ${message}`, () => expect(dialog.getByRole('status')).toHaveText(message));
    await page.clock.runFor(3000);
  }
  await expect(dialog.getByRole('status')).toHaveText('Creating your account');
  await page.clock.runFor(3000);
  await expectNoAxeViolations(page);
});

test('[MODAL-07] after 30 seconds the modal closes and nothing is lost', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await startAtTheEnd(page);
  await page.route('**/registration/register*', () => {});
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Processing' });
  await expect(dialog).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('Nothing you entered is lost');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('[MODAL-03] an email that has an account leads to its login, and back with every answer @desktop', async ({
  page,
  context,
}) => {
  const email = await signIn(page);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await startAtTheEnd(page, email);
  const answered = page.waitForResponse('**/registration/register*');
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Account Already Exists', exact: true });
  await test.step('[MODAL-02] [Q-14] the modal is titled Account Already Exists', () => expect(dialog).toBeVisible());
  await test.step('[ERR-22] a 401 at registration opens that modal', async () => {
    expect((await answered).status()).toBe(401);
  });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?.*redirectUrl=.*data/);
  // Whatever this browser kept is gone: the address alone brings the answers back.
  await page.evaluate(() => localStorage.clear());
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectPath(page, redesigned);
  await expect(page).not.toHaveURL(/data=/);
  await expect(addressLine(page)).toHaveValue('12 Main St Reno, NV 89501');
});

test('[REG-018] [ERR-22] who cannot start an application sees that the account exists, and none is made', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await startAtTheEnd(page);
  const made: string[] = [];
  page.on('request', (request) => void (request.url().includes('/helocs') && made.push(request.method())));
  await page.route('**/verify-ability-to-start-application', (route) =>
    route.fulfill({ json: { canStartApplication: false, organizationsWithActiveApplication: ['FIGURE'] } }),
  );
  await send(page);
  await expect(page.getByRole('dialog', { name: 'Account Already Exists' })).toBeVisible();
  expect(made).toEqual([]);
});

test('[ERR-23] where loans are not offered the message is shown on the page', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await startAtTheEnd(page);
  const message = 'We do not currently offer loans in Nevada.';
  await page.route(create, (route) =>
    route.fulfill({ status: 422, json: { type: 'invalid_request', code: 'invalid', message, requestId: 'x' } }),
  );
  await send(page);
  await expect(page.getByRole('alert')).toContainText(message);
  await expectPath(page, lastStep);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('[ERR-30] any other failure is reported, and leads to the dashboard', { tag: ['@desktop', '@full'] }, async ({
  page,
  faults,
}) => {
  faults.allow(/HTTP 500/);
  await startAtTheEnd(page);
  await page.route(create, (route) =>
    route.fulfill({ status: 500, json: { type: 'internal', code: 'internal', message: 'No', requestId: 'x' } }),
  );
  const report = page.waitForRequest('**/service-errors/external/api/v1/report');
  await send(page);
  expect((await report).postDataJSON()).toMatchObject({ title: 'Registration failed at createApplication' });
  await expectPath(page, '/dashboard');
});

test('an answer that gets lost makes neither a second account nor a second application', { tag: '@desktop' }, async ({
  page,
  faults,
}) => {
  faults.allow(/request failed/, /ERR_CONNECTION_RESET/);
  await startAtTheEnd(page);
  const keys: (string | undefined)[] = [];
  for (const path of ['**/registration/register*', create]) {
    await page.route(
      path,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
  }
  page.on('request', (request) => {
    if (request.url().includes('/application/helocs')) keys.push(request.headers()['idempotency-key']);
  });
  await send(page);
  await expect(page).toHaveURL(/\/account\/heloc\/[0-9a-f-]{36}\//, { timeout: 45_000 });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  const applications = await page.evaluate(async () => {
    const headers = { authorization: localStorage.getItem('jwt') ?? '', 'x-org': 'FIGURE' };
    return (await fetch('/service-application/api/v1/application/heloc/all', { headers })).json();
  });
  expect(applications).toHaveLength(1);
});

test.describe('who has an application already', { tag: '@desktop' }, () => {
  const modal = (page: Page, change: object, age = 10) =>
    page.route('**/application/heloc/all', (route) =>
      route.fulfill({
        json: [
          {
            uuid: '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f',
            loanNumber: null,
            active: true,
            activeForAppStart: true,
            isInquiry: false,
            auditFields: { createdDate: new Date(Date.now() - age * 86_400_000).toISOString() },
            status: { checklistStatus: 'CREDIT_NO_MATCH', uwDecision: 'SELECT', uwSubDecision: 'UNVERIFIED' },
            property: { state: 'NV' },
            state: { decision: 'SELECT', subDecision: 'UNVERIFIED' },
            ...change,
          },
        ],
      }),
    );

  test('[ERR-28] goes on with it', async ({ page }) => {
    await signIn(page);
    await modal(page, {});
    await page.goto(redesigned);
    const dialog = page.getByRole('dialog', { name: 'Active application already exists' });
    await test.step('[MODAL-01] [Q-13] the modal opens on entering registration', () => expect(dialog).toBeVisible());
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expectPath(page, '/account/heloc/0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f/credit/social');
  });

  test('[ERR-27] calls the loan officer about an inquiry', { tag: '@full' }, async ({ page }) => {
    await signIn(page);
    await modal(page, { isInquiry: true });
    await page.goto(redesigned);
    const dialog = page.getByRole('dialog', { name: 'Action Required: Contact Your Loan Officer' });
    await expect(dialog.getByRole('link')).toHaveCount(2);
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
    await expect(dialog.getByRole('link').last()).toHaveAttribute('href', /^mailto:/);
    await expectNoAxeViolations(page);
  });

  test('[ERR-26] waits 45 days after the last one', { tag: '@full' }, async ({ page }) => {
    await signIn(page);
    await modal(page, { active: false, status: { checklistStatus: 'COMPLETE' } });
    await page.goto(redesigned);
    await expect(
      page.getByRole('dialog', { name: 'It looks like you have received a HELOC from us within the last 45 days.' }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('for 46 days may apply again', { tag: '@full' }, async ({ page }) => {
    await signIn(page);
    await modal(page, { active: false, status: { checklistStatus: 'COMPLETE' } }, 46);
    await page.goto(redesigned);
    await expect(addressLine(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('whose browser it is', { tag: '@desktop' }, () => {
  const profileWith = (page: Page, change: object) =>
    page.route('**/service-profile/api/v1/profile', async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), ...change } });
    });

  test('[REG-024] a co-deeder’s credentials are dropped, and the page loads again', { tag: '@full' }, async ({
    page,
  }) => {
    await signIn(page);
    await profileWith(page, { type: 'CO_DEEDER' });
    await page.goto('/account/heloc/register');
    await expect(addressLine(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  });

  test('[REG-025] [Q-16] another tracker than the profile’s is replaced, with one reload', async ({ page }) => {
    const theirs = '22222222-0000-4000-8000-000000000000';
    await signIn(page);
    await page.evaluate(() => localStorage.setItem('telemetry_trackerUuid', '11111111-0000-4000-8000-000000000000'));
    await profileWith(page, { trackerUuid: theirs });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(redesigned);
    await expect(addressLine(page)).toBeVisible();
    await expect.poll(() => loads).toBe(2);
    expect(await page.evaluate(() => localStorage.getItem('telemetry_trackerUuid'))).toBe(theirs);
  });
});
