/** How staff come in for the first time: a password from the link they were sent, and a passkey of the browser's own authenticator. */
import type { Page } from '@playwright/test';
import { heading } from './application-page.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';

export const staffPassword = 'Gravel&Teapot(44)';

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

export async function signIn(page: Page, email: string, typed: string): Promise<void> {
  await page.goto('/console');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** From the link of the invitation to a second factor and into the console. */
export async function acceptInvitation(page: Page, link: string, email: string): Promise<void> {
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await expect(heading(page)).toHaveText('Choose your password');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByLabel('New password', { exact: true }).fill(staffPassword);
  await page.getByLabel('Confirm new password').fill(staffPassword);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();

  await plugIn(page);
  await signIn(page, email, staffPassword);
  await expect(heading(page)).toHaveText('Set up a second factor');
  await expectNoAxeViolations(page);
  const passkey = page.getByRole('region', { name: 'Passkey' });
  await passkey.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(passkey.getByText('Please name this passkey')).toBeVisible();
  await passkey.getByLabel('Name of this passkey').fill('Work laptop');
  await passkey.getByLabel('Your password').fill(staffPassword);
  await passkey.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(heading(page)).toHaveText('Your recovery codes');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'I saved them' }).click();
}
