/** Meeting the notary: by video in two browsers with a camera that is not one, and in person over the console. */
import type { Browser, Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/browser.ts';
import { becomeApplicant, enterConsole, force, until } from './applicant.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const executablePath = findBrowser();
test.use({
  permissions: ['camera', 'microphone'],
  launchOptions: {
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ...(executablePath ? { executablePath } : {}),
  },
});

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Page >> endobj\ntrailer << >>\nstartxref\n9\n%%EOF\n');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A notary's own browser beside the borrower's. */
async function consoleOf(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), permissions: ['camera', 'microphone'] });
  const page = await context.newPage();
  await enterConsole(page, email);
  return page;
}

/** Frames keep coming: the picture is alive and not the last one before a drop. */
async function expectLiveVideo(page: Page, label: string): Promise<void> {
  const video = page.locator(`video[aria-label="${label}"]`);
  const at = () => video.evaluate((element: HTMLVideoElement) => (element.videoWidth > 0 ? element.currentTime : 0));
  await expect.poll(at).toBeGreaterThan(0);
  const before = await at();
  await expect.poll(at).toBeGreaterThan(before);
}

async function throughTheDeviceCheck(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Meet the notary', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Turn on camera and microphone' }).click();
  await expect(page.getByText('Your camera works.')).toBeVisible();
  await page.getByRole('button', { name: 'Play a sound' }).click();
  await page.getByRole('button', { name: 'I heard it' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Meet the notary' }).click();
  await expect(heading(page)).toHaveText('Your notary session');
}

async function answerQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click();
  const groups = page.getByRole('radiogroup');
  await expect(groups).toHaveCount(5);
  await expectNoAxeViolations(page);
  for (const group of await groups.all()) await group.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Send my answers' }).click();
}

test('[JRNY-10] [ROUTE-072] [ROUTE-075] [ROUTE-076] a deed signed by video: device check, questions, picture, a drop and back, signature, seal', async ({
  page,
  browser,
  baseURL,
  context,
  faults,
}) => {
  // The network is cut on purpose.
  faults.allow(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /localStorage/);
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'DEED_SIGNING');
  await page.goto(`/account/heloc/${uuid}/notary/error`);
  await expect(heading(page)).toHaveText('Your notary session stopped');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Check my device again' }).click();
  await throughTheDeviceCheck(page);
  await answerQuestions(page);

  const desk = await consoleOf(browser, baseURL, 'nora@staff.example');
  await expectNoAxeViolations(desk);
  const name: string = (await (await page.request.get(`/dev/api/applications/${uuid}`)).json()).borrower;
  await desk.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Take the session' }).click();
  await expect(desk.getByRole('heading', { name: 'Journal' })).toBeVisible();
  await expectLiveVideo(page, 'Nora Seal');
  await expectLiveVideo(desk, name);

  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await page.goto(`/account/heloc/${uuid}/notary/session`);
  await expect(page.getByText('You are in the room.')).toBeVisible();
  await expectLiveVideo(page, 'Nora Seal');
  await expectLiveVideo(desk, name);
  await desk.reload();
  await expectLiveVideo(desk, name);
  await expectLiveVideo(page, 'Nora Seal');

  await desk.getByRole('button', { name: 'Face and document match' }).click();
  await desk.getByRole('button', { name: `Ask ${name} to sign` }).click();
  await page.getByLabel('Type your name to sign').fill('Somebody Else');
  await page.getByLabel(/I have read the deed/).check();
  await page.getByRole('button', { name: 'Sign the deed' }).click();
  await expect(page.getByText(`Please type your name as ${name}.`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Type your name to sign').fill(name);
  await page.getByRole('button', { name: 'Sign the deed' }).click();
  await expect(page.getByText('You have signed')).toBeVisible();
  await expectNoAxeViolations(desk);
  await desk.getByRole('button', { name: 'Seal and complete' }).click();
  await expect(desk.getByRole('dialog')).toContainText('Commission NV-20931');
  await desk.getByRole('button', { name: 'Seal the deed' }).click();
  await expect(desk.getByText('Sealed and complete')).toBeVisible();
  await until(page.request, uuid, 'RESCISSION');
  await expect(page).toHaveURL(/\/complete/, { timeout: 30_000 });
  await desk.context().close();
});

test('[ROUTE-073] [ROUTE-074] [SCREEN-10] [SCREEN-11] a notary in person: the fee agreed to, a time reserved and moved, the papers back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'DEED_SIGNING');
  await page.goto(`/account/heloc/${uuid}/notary/intro`);
  await page.getByRole('button', { name: 'Meet a notary in person instead' }).click();
  await page.getByRole('button', { name: 'Choose a time' }).click();
  await expect(page.getByText('Please agree before we send a notary')).toBeVisible();
  await page.getByLabel(/I agree to the fee of \$300/).check();
  await page.getByRole('button', { name: 'Choose a time' }).click();
  await expect(heading(page)).toHaveText('Reserve your notary', { timeout: 30_000 });
  await expect(page.getByText(/costs \$300/)).toBeVisible();
  await page.getByRole('button', { name: 'Reserve this time' }).click();
  await expect(page.getByText('Please choose a time')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Day').selectOption({ index: 2 });
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Reserve this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(heading(page)).toHaveText('Schedule the notary');
  await page.getByLabel('Day').selectOption({ index: 3 });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Reserve this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment' })).toBeVisible();

  const desk = await consoleOf(browser, baseURL, 'olive@staff.example');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Closings');
  await expectNoAxeViolations(desk);
  const loan = (await (await page.request.get(`/dev/api/applications/${uuid}`)).json()).loanNumber;
  await desk.getByRole('link', { name: new RegExp(loan) }).click();
  await desk.getByRole('button', { name: 'Move the appointment' }).click();
  await desk.getByLabel('Time where the home is').selectOption({ index: 1 });
  await desk.getByRole('button', { name: 'Reserve' }).click();
  await desk.getByRole('button', { name: 'Signed papers are back' }).click();
  await desk.getByLabel('Day', { exact: true }).fill('2026-01-12');
  await desk.getByLabel('Time', { exact: true }).fill('14:30');
  await desk.getByRole('button', { name: 'The deed is signed' }).click();
  await expect(desk.getByText('Please add a scan of the signed deed')).toBeVisible();
  const scans = desk.locator('input[type=file]');
  await scans.setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') });
  await expect(desk.getByText('We take PDF, JPEG, PNG and HEIC files.')).toBeVisible();
  await expectNoAxeViolations(desk);
  await desk.getByRole('button', { name: 'Remove deed.pdf' }).click();
  await scans.setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(desk.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
  await desk.getByRole('button', { name: 'The deed is signed' }).click();
  await until(page.request, uuid, 'RESCISSION');
  await desk.context().close();
});
