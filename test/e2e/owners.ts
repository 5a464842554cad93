/** Another owner of the home, in tests: asked by the borrower's page, let in by email, in a browser of their own. */
import type { Browser, Page } from '@playwright/test';
import { emailTo } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { another } from './notary-room.ts';

const password = 'Plum-tractor-91!';

interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
}

export async function invite(page: Page, { firstName, lastName, email, phone }: Owner): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  if (phone !== undefined) await page.getByLabel(/phone/i).fill(phone);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Invited. ID not verified yet.')).toBeVisible();
}

/** The link of the email, a password, and in. */
export async function comeIn(page: Page, browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const owner = await another(browser, baseURL);
  await test.step('[ROUTE-035] the signer index leads a visitor to the signer login', async () => {
    await owner.goto('/heloc-signer');
    await expect(owner).toHaveURL(/\/account\/heloc\/heloc-signer\/login/);
  });
  await test.step('[ROUTE-037] the signer login opens without signing in', async () => {
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(owner.getByLabel('Email')).toBeVisible();
    await expect(owner.getByLabel('Password', { exact: true })).toBeVisible();
    await expectNoAxeViolations(owner);
  });
  const link = /https?:\/\/\S+#token=\S+/.exec(await emailTo(page.request, email, 'asks you to sign'))?.[0] ?? '';
  await owner.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash);
  await owner.getByLabel('New password', { exact: true }).fill(password);
  await owner.getByLabel(/Confirm/).fill(password);
  await owner
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  // One password step: choosing it lets them in.
  await test.step('[ROUTE-039] a signer starts on the identity page', async () => {
    await expect(owner).toHaveURL(/heloc-signer\/identity/);
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Verify your identity');
    await expect(owner.getByRole('region', { name: /^Welcome/ })).toContainText('You owe nothing');
  });
  return owner;
}

export async function logInAgain(owner: Page, email: string): Promise<void> {
  await owner.goto('/account/heloc/heloc-signer/login');
  await giveCredentials(owner, email);
  await expect(owner).not.toHaveURL(/heloc-signer\/login/);
}

async function giveCredentials(owner: Page, email: string): Promise<void> {
  await owner.getByLabel('Email').fill(email);
  await owner.getByLabel('Password', { exact: true }).fill(password);
  await owner.getByRole('button', { name: 'Log in' }).click();
}
