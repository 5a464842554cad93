/** The workshop under /dev: being anyone, going anywhere, letting time pass; and that production has none of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { practiceEnv } from '#server/vendors/test-practice.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { startProduct } from './start-product.ts';

const tools = [
  'personas',
  'screens',
  'applications',
  'clock',
  'vendors',
  'mailbox',
  'leads',
  'flags',
  'brands',
] as const;

interface Made {
  readonly uuid: string;
  readonly email: string;
  readonly borrower: string;
}

async function make(request: APIRequestContext, options: object = {}): Promise<Made> {
  const response = await request.post('/dev/api/applications', { data: options });
  expect(response.status()).toBe(201);
  return response.json();
}

async function workOn(page: Page, { uuid, borrower }: Made): Promise<void> {
  await page.goto(`/dev/applications/${uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(borrower);
  await page.getByRole('button', { name: 'Work on it' }).click();
}

test.describe('every tool', () => {
  test('opens, fits the page, and has nothing axe objects to', { tag: '@full' }, async ({ page, request }) => {
    await make(request);
    for (const tool of ['', ...tools])
      await test.step(`/dev/${tool}`, async () => {
        await page.goto(`/dev/${tool}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        if (tool === 'applications') await expect(page.getByRole('row')).not.toHaveCount(0);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider).toBeLessThanOrEqual(0);
        // The long tables are looked at in part: axe takes its time over hundreds of equal rows.
        if (tool === 'personas' || tool === 'screens') await page.getByLabel('Find').fill('credit_error');
        await expectNoAxeViolations(page);
      });
  });

  test('one application, with its history, has nothing axe objects to either', { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const made = await make(request);
    await page.goto(`/dev/applications/${made.uuid}`);
    await expect(page.getByText('created', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Every seal is whole.')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('starting as a persona makes the borrower, signs the browser in, and opens the site where it leads', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/dev/personas');
  await page.getByLabel('Find').fill('frozen at first');
  await page.getByRole('button', { name: 'Start with this: Frozen' }).click();
  await page.waitForURL(/\/account\/heloc\/[0-9a-f-]{36}\/credit\/error/, { timeout: 30_000 });
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toMatch(/^Bearer /);
  const uuid = /heloc\/([0-9a-f-]{36})/.exec(page.url())?.[1];
  const token = await page.evaluate(() => localStorage.getItem('jwt') ?? '');
  const own = await page.request.get(`/service-application/api/v1/application/heloc/${uuid}`, {
    headers: { authorization: token },
  });
  expect(own.status()).toBe(200);
});

test('an application can be put in any status, and what operations would say can be said', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const made = await make(request);
  await workOn(page, made);
  await page.goto('/dev/screens');
  await expect(page.getByRole('heading', { name: 'All 84 statuses' })).toBeVisible();
  await page.getByLabel('Find').fill('CREDIT_MINOR');
  await page.getByRole('button', { name: 'Jump here: CREDIT_MINOR' }).click();
  const current = page.getByRole('complementary', { name: 'Current application' });
  await expect(current).toContainText('CREDIT_MINOR');

  await page.goto(`/dev/applications/${made.uuid}`);
  await page.getByLabel('Event').selectOption('minorConfirmed');
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByText('minorConfirmed: now in DECLINED.')).toBeVisible();

  await page.goto('/dev/mailbox');
  await page.getByLabel('Written to').fill(made.email);
  await expect(page.getByRole('heading', { name: 'About your application' })).toBeVisible();
});

test('a form for an event is made from its payload', { tag: '@full' }, async ({ page, request }) => {
  const { uuid } = await make(request);
  await request.post(`/dev/api/applications/${uuid}/force`, { data: { status: 'FACTA_REVIEW' } });
  await page.goto(`/dev/applications/${uuid}`);
  await page.getByLabel('Event').selectOption('identityReviewed');
  await page.getByLabel('isConfirmed').selectOption('no');
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByText('identityReviewed: now in DECLINED.')).toBeVisible();
});

test('the site of an application opens signed in as its borrower', { tag: '@full' }, async ({ page, request }) => {
  const { uuid } = await make(request);
  await request.post(`/dev/api/applications/${uuid}/force`, { data: { status: 'MULTIPLE_PROPERTIES' } });
  await page.goto(`/dev/applications/${uuid}`);
  await page.getByRole('button', { name: 'Open the site' }).click();
  await page.waitForURL(new RegExp(`${uuid}/review-app/property`));
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toMatch(/^Bearer /);
});

test('a vendor can be made to misbehave, and behaves again', { tag: '@full' }, async ({ page }) => {
  await page.goto('/dev/vendors');
  const mode = page.getByLabel('recording', { exact: true });
  await mode.selectOption('reversed');
  await expect(page.getByText('recording: Messages arrive in the wrong order.')).toBeVisible();
  await page.reload();
  await expect(mode).toHaveValue('reversed');
  await mode.selectOption('normal');
  await expect(page.getByText('recording: Answers at once')).toBeVisible();
});

test('[STORE-10] [TELE-10] a flag forced in session storage changes the page, in this tab', async ({
  page,
  context,
}) => {
  await page.goto('/dev/flags');
  await page.getByLabel('fe-heloc-maintenance').selectOption('on');
  await page.goto('/account/heloc/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/maintenance/i);
  const other = await context.newPage();
  await other.goto('/account/heloc/register');
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(/maintenance/i);
});

test('the wall shows every brand, and the workshop can wear any of them', { tag: '@full' }, async ({ page }) => {
  await page.goto('/dev/brands');
  await expect(page.getByText('62 brands')).toBeVisible();
  await page.getByLabel('Find').fill('Marigold');
  await page.getByRole('link', { name: /^Wear it here/ }).click();
  await expect(page).toHaveURL(/\?org=MARIGOLD_MILE$/);
  await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('MARIGOLD_MILE');
});

test('production has no workshop, tells no one of personas, and says on every page and answer that it practices', async () => {
  test.skip(test.info().project.name !== 'desktop', 'a screen size changes nothing about it');
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-production-'));
  const logFile = join(folder, 'said.log');
  const product = await startProduct({ dataDir: join(folder, 'data'), logFile, env: practiceEnv });
  try {
    const statusOf = async (method: string, path: string, accept: string) =>
      (
        await fetch(`${product.url}${path}`, {
          method,
          headers: { accept, 'content-type': 'application/json' },
          ...(method === 'POST' && { body: '{}' }),
        })
      ).status;
    for (const path of ['/dev', '/dev/personas', '/dev/api/personas', '/dev/api/clock', '/dev/api/mailbox'])
      for (const accept of ['text/html', 'application/json'])
        expect([path, await statusOf('GET', path, accept)]).toEqual([path, 404]);
    for (const path of ['/dev/api/clock', '/dev/api/applications', '/dev/api/vendors/credit'])
      expect([path, await statusOf('POST', path, 'application/json')]).toEqual([path, 404]);
    for (const path of [
      '/dashboard',
      '/account/heloc/register',
      '/console',
      '/terms',
      '/no-such-page',
      '/?org=NO_ONE',
    ]) {
      const answer = await fetch(`${product.url}${path}`, { headers: { accept: 'text/html' } });
      expect([path, await answer.text()]).toEqual([path, expect.stringContaining('>Test system. Practice services')]);
      expect(answer.headers.get('x-hearthline-sandbox')).toMatch(/^credit, property, /);
    }
    const refusal = await fetch(`${product.url}/service-no-such/api`, { headers: { accept: 'application/json' } });
    expect([refusal.status, refusal.headers.get('x-hearthline-sandbox')]).toEqual([
      404,
      expect.stringContaining('credit'),
    ]);
  } finally {
    await product.stop();
  }
  const said = readFileSync(logFile, 'utf8');
  expect(said).toContain('Hearthline is ready at');
  expect(said).not.toMatch(/Frozen|\/dev/);
  rmSync(folder, { recursive: true, force: true });
});
