/** Meeting a notary in browsers whose camera is not one: what the tests of closing do there, each in a window of their own. */
import type { Browser, Page } from '@playwright/test';
import { findBrowser, testFlags } from '../../tools/browser.ts';
import { enterConsole, loanNumberOf } from './application-page.ts';
import { confirmWhenAsked } from './confirm.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { hasten } from './hasten.ts';

const executablePath = findBrowser();
/** Two pictures a second are a video too, and cost a third of the twenty that the browser would make up. */
const fakeCamera = '--use-fake-device-for-media-stream=fps=2';
export const withFakeCamera = {
  permissions: ['camera', 'microphone'],
  launchOptions: {
    args: [...testFlags, fakeCamera, '--use-fake-ui-for-media-stream'],
    ...(executablePath ? { executablePath } : {}),
  },
};

/** Another person's own browser. */
export async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), permissions: ['camera', 'microphone'] });
  await confirmWhenAsked(context);
  await hasten(context);
  return context.newPage();
}

/** Someone of the staff, in a browser beside the borrower's. */
export async function consoleOf(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const page = await another(browser, baseURL);
  await enterConsole(page, email);
  return page;
}

/** Frames keep coming: the picture is alive and not the last one before a drop. */
export async function expectLiveVideo(page: Page, label: string): Promise<void> {
  const video = page.locator(`video[aria-label="${label}"]`);
  const at = () => video.evaluate((element: HTMLVideoElement) => (element.videoWidth > 0 ? element.currentTime : 0));
  await expect.poll(at, { timeout: 120_000 }).toBeGreaterThan(0);
  const before = await at();
  await expect.poll(at).toBeGreaterThan(before);
}

export async function throughTheDeviceCheck(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Meet the notary', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Turn on camera and microphone' }).click();
  await expect(page.getByText('Your camera works.')).toBeVisible();
  await page.getByRole('button', { name: 'Play a sound' }).click();
  await page.getByRole('button', { name: 'I heard it' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Meet the notary' }).click();
  await expect(heading).toHaveText('Your notary session');
}

export async function answerQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click();
  const groups = page.getByRole('radiogroup');
  await expect(groups).toHaveCount(5);
  for (const group of await groups.all()) await group.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Send my answers' }).click();
}

/** The notary takes the session of this application; people of other tests may wait under the same name. */
export async function takeSession(desk: Page, uuid: string): Promise<void> {
  const loanNumber = await loanNumberOf(desk.request, uuid);
  await desk
    .getByRole('listitem')
    .filter({ hasText: loanNumber })
    .getByRole('button', { name: 'Take the session' })
    .click();
  await expect(desk.getByRole('heading', { name: 'Journal' })).toBeVisible();
}

/** The notary looks, asks; the person reads and signs. */
export async function signBefore(desk: Page, page: Page, name: string): Promise<void> {
  const seat = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name, exact: true }) });
  await seat.getByRole('button', { name: 'Face and document match' }).click();
  await seat.getByRole('button', { name: `Ask ${name} to sign` }).click();
  await page.getByLabel(/I have read the deed/).check();
  await page.getByLabel('Type your name to sign').fill(name);
  await page.getByRole('button', { name: 'Sign the deed' }).click();
  // They confirm that it is them first, by the code in their mailbox.
  await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible({ timeout: 90_000 });
}

/** The seal is made from what the notary's profile says; nothing is typed. */
export async function seal(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Seal and complete' }).click();
  await expect(desk.getByRole('dialog')).toContainText('Commission NV-20931');
  await desk.getByRole('button', { name: 'Seal the deed' }).click();
  await expect(desk.getByText('Sealed and complete')).toBeVisible();
}
