/** How staff come in: invited at a shell, a password, a passkey of the browser's own virtual authenticator, and again before money. */
import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { workshopPassword } from '#core/contract/dev.ts';
import { root } from '../../tools/tree.ts';
import { becomeApplicant, force, heading, until } from './application-page.ts';
import { doWithReason } from './desk-acts.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const password = 'Gravel&Teapot(44)';

/** `npm run staff`, on the product that runs. */
function staff(baseURL: string | undefined, ...typed: readonly string[]): string {
  const { PRODUCT_DATA: DATA_DIR, ...env } = process.env;
  const { port: PORT } = new URL(baseURL ?? '');
  const done = spawnSync(process.execPath, ['tools/staff.ts', ...typed], {
    cwd: root,
    env: { ...env, DATA_DIR, PORT },
    encoding: 'utf8',
  });
  expect(done.stderr).toBe('');
  return done.stdout;
}

/** A security key that knows its owner, plugged into this page. */
async function plugIn(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await browser.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } });
}

async function signIn(page: Page, email: string, typed: string): Promise<void> {
  await page.goto('/console');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('[T4] [T24] someone new is invited, chooses a password, makes a passkey, and gives it again before money goes @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `pia-${Date.now()}@lender.example`;
  const as = ['--role', 'processor', '--role', 'funder'] as const;
  const said = staff(baseURL, 'add', '--email', email, ...as, '--name', 'Pia Nowak');
  const { pathname, hash } = new URL(/http\S+/.exec(said)?.[0] ?? '');

  await page.goto(pathname + hash);
  await expect(heading(page)).toHaveText('Choose your password');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();

  await plugIn(page);
  await signIn(page, email, password);
  await expect(heading(page)).toHaveText('Set up a second factor');
  await expectNoAxeViolations(page);
  const passkey = page.getByRole('region', { name: 'Passkey' });
  await passkey.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(passkey.getByText('Please name this passkey')).toBeVisible();
  await passkey.getByLabel('Name of this passkey').fill('Work laptop');
  await passkey.getByLabel('Your password').fill(password);
  await passkey.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(heading(page)).toHaveText('Your recovery codes');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(heading(page)).toHaveText('Work');

  await page.getByRole('button', { name: 'Sign out' }).click();
  // Signing out leads to the front door by itself; going there meanwhile would be two ways at once.
  await expect(page.getByLabel('Work email')).toBeVisible();
  await signIn(page, email, password);
  await expect(heading(page)).toHaveText('Confirm that it is you');
  await expectNoAxeViolations(page);
  await page.goto('/console/closings');
  await expect(heading(page)).toHaveText('Confirm that it is you');
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(heading(page)).toHaveText('Closings');

  const borrower = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const { uuid } = await becomeApplicant(borrower, { product: 'dscr' });
  await until(borrower.request, uuid, 'OFFER_SELECTION');
  await force(borrower, uuid, 'FUNDING_DECISION');
  await page.goto(`/console/applications/${uuid}`);
  // As if ten minutes had passed: what the server says then is proved where its clock can be moved.
  const needed = {
    type: 'authentication',
    code: 'secondFactorNeeded',
    message: 'Please confirm it’s you before you continue.',
  };
  const events = '**/applications/*/events';
  await page.route(events, (route) => route.fulfill({ status: 403, json: needed }), { times: 2 });
  await doWithReason(page, /^Approve sending \$/, 'All checks are clear.');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByRole('button', { name: 'Use your passkey' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Please confirm it’s you before you continue.')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve sending \$/ })
    .click();
  await dialog.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByText('A second person must approve before any money goes out.')).toBeVisible();

  await page.getByRole('link', { name: 'Pia Nowak: how you sign in' }).click();
  await expect(page.getByText('Work laptop', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('This is your only second factor.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(heading(page)).toHaveText('Messages we could not process');
  await expectNoAxeViolations(page);
  await borrower.context().close();
});

test('[T4] a newcomer signs in with the password that is printed and the code that the workshop shows @desktop', async ({
  page,
}) => {
  await signIn(page, 'ned@staff.example', workshopPassword);
  await expect(heading(page)).toHaveText('Confirm that it is you');
  const code = page.getByLabel('Code from your authenticator app, or a recovery code');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter a code')).toBeVisible();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That code is not right.')).toBeVisible();
  const workshop = await page.context().newPage();
  await workshop.goto('/dev/staff');
  await expect(workshop.getByRole('region', { name: 'Ned Stamp, notary' })).toContainText(/\d{6}/);
  await expectNoAxeViolations(workshop);
  const shown: { email: string; code: string }[] = await (await page.request.get('/dev/api/staff')).json();
  await code.fill(shown.find(({ email }) => email === 'ned@staff.example')?.code ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
