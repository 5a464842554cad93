/** One person and their account: a forgotten password, the email, a new one, and everything that can be changed. */
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { newEmail, password, provider, signIn } from './registration-page.ts';

const chosen = 'Gravel&Teapot(44)';

/** The link in the newest email to this address, on the host the test runs at. */
async function linkInEmail(page: Page, to: string, subject: RegExp): Promise<string> {
  const find = async () => {
    const answer = await page.request.get(`/dev/api/mailbox?org=${provider}&to=${encodeURIComponent(to)}`);
    const emails = (await answer.json()) as { subject: string; words: string }[];
    return emails.find((each) => subject.test(each.subject))?.words ?? '';
  };
  await expect.poll(find).toContain('#token=');
  const link = new URL(/\S+#token=\S+/.exec(await find())?.[0] ?? '');
  return link.pathname + link.hash;
}

/** What an authenticator app makes of a key: RFC 6238, six digits, half a minute. */
function codeOf(key: string): string {
  const bits = [...key.replaceAll(/\s/g, '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', secret).update(step).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a forgotten password, its email, a new one, and the settings', { tag: ['@desktop', '@full'] }, async ({
  page,
  context,
}) => {
  const email = await signIn(page);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();

  await page.goto('/auth/login?redirectUrl=%2Fdashboard%2Fsettings');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Until it is here, the login page stays, and has a field of the same name.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const link = await linkInEmail(page, email, /Choose a new/);
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm new password').fill(chosen);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();

  // The same link in a new tab, as anyone who finds the email later would open it.
  await page.goto('/robots.txt');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await page.goto('/auth/login?redirectUrl=%2Fdashboard%2Fsettings');
  await logIn(page, email, password);
  await expect(page.getByRole('alert')).toContainText('That email and password don’t match.');
  await logIn(page, email, chosen);
  await expect(page).toHaveURL(/\/dashboard\/settings$/);

  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await part('Name').getByLabel('First name').fill('Maria');
  await part('Name').getByLabel('Last name').fill('Rivera');
  await part('Name').getByRole('button', { name: 'Save name' }).click();
  await expect(part('Name').getByRole('status')).toHaveText('Your name is saved.');
  await part('Text messages').getByRole('checkbox').first().check();
  await part('Text messages').getByRole('button', { name: 'Save choice' }).click();
  await expect(part('Text messages').getByRole('status')).toHaveText('Your choice is saved.');
  await expectNoAxeViolations(page);

  const app = part('Authenticator app');
  await app.getByLabel('Current password').fill(chosen);
  await app.getByRole('button', { name: 'Set up an app' }).click();
  await expect(app.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoAxeViolations(page);
  const key = ((await app.getByText('Type this key').textContent()) ?? '').split(':')[1] ?? '';
  await app.getByLabel('Code from your authenticator app').fill(codeOf(key));
  await app.getByRole('button', { name: 'Turn on' }).click();
  const recovery = (await app.getByRole('listitem').first().textContent()) ?? '';
  await app.getByRole('button', { name: 'I have kept them' }).click();

  const newAddress = newEmail();
  await part('Email').getByLabel('New email').fill(newAddress);
  await part('Email').getByLabel('Current password').fill(chosen);
  await part('Email').getByRole('button', { name: 'Change email' }).click();
  await expect(part('Email').getByRole('status')).toContainText(`We emailed a link to ${newAddress}`);
  await page.goto(await linkInEmail(page, newAddress, /Confirm your email/));
  await expect(page).toHaveURL(/\/auth\/confirm-email$/);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible();
  await expectNoAxeViolations(page);

  // Another browser needs the new address, the password and a code; a recovery code will do.
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.goto('/auth/login?redirectUrl=%2Fdashboard%2Fsettings');
  await logIn(page, newAddress, chosen);
  await page.getByLabel('Code from your authenticator app').fill(recovery);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  const places = part('Where you are logged in');
  await expect(places.getByText('This device, now')).toBeVisible();
  await places
    .getByRole('button', { name: /Log out/ })
    .first()
    .click();
  await expect(places.getByRole('status')).toContainText('logged out');
});
