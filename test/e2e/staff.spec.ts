/** How staff come in: invited at a shell, a password, a passkey of the browser's own virtual authenticator, and again before money. */
import { spawnSync } from 'node:child_process';
import { workshopPassword } from '#core/contract/dev.ts';
import { root } from '../../tools/tree.ts';
import { becomeApplicant, force, heading, until } from './application-page.ts';
import { doWithReason } from './desk-acts.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { acceptInvitation, signIn, staffPassword } from './staff-door.ts';

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

test('[T4] [T24] someone new is invited, chooses a password, makes a passkey, and gives it again before money goes', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, baseURL }) => {
  const email = `pia-${Date.now()}@lender.example`;
  const as = ['--role', 'processor', '--role', 'funder'] as const;
  const said = staff(baseURL, 'add', '--email', email, ...as, '--name', 'Pia Nowak');
  await acceptInvitation(page, /http\S+/.exec(said)?.[0] ?? '', email);
  await expect(heading(page)).toHaveText('Work');

  // Signing out leads to the front door by itself; going there meanwhile would be two ways at once.
  const atDoor = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log out' }).click();
  await atDoor;
  await expect(page.getByLabel('Work email')).toBeVisible();
  await signIn(page, email, staffPassword);
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
  // The last looks before the money have answered: what is approved is what was seen.
  await expect(page.getByText('nothing was found')).toHaveCount(3);
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

  await page.getByRole('link', { name: 'Pia Nowak: how you log in' }).click();
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
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});
