/** Meeting the notary: two owners by video, each in a browser of their own; and in person, over the console. */
import type { Page } from '@playwright/test';
import { becomeApplicant, force, loanNumberOf, until } from './application-page.ts';
import { pdf, showIdentity } from './files.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import {
  answerQuestions,
  consoleOf,
  expectLiveVideo,
  seal,
  signBefore,
  takeSession,
  throughTheDeviceCheck,
  withFakeCamera,
} from './notary-room.ts';
import { comeIn, invite } from './owners.ts';

test.use(withFakeCamera);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[JRNY-10] a deed signed by two owners in one room: a drop and back, signatures in turn, one seal', async ({
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
  await force(page, uuid, 'CO_DEED_REQ');
  await test.step('[ROUTE-083] the borrower opens the page for the other owners', async () => {
    await page.goto(`/account/heloc/${uuid}/signing/additional`);
    await expect(heading(page)).toHaveText('The other owners');
  });
  const email = `olga-${uuid.slice(0, 8)}@example.com`;
  await invite(page, { firstName: 'Olga', lastName: 'Owner', email, phone: '4155550199' });
  const olga = await comeIn(page, browser, baseURL, email);
  await showIdentity(olga);
  await until(page.request, uuid, 'DEED_SIGNING');
  await expect(olga).toHaveURL(/heloc-signer\/sign/, { timeout: 60_000 });

  await test.step('[ROUTE-076] the page of a stopped session opens', async () => {
    await page.goto(`/account/heloc/${uuid}/notary/error`);
    await expect(heading(page)).toHaveText('Your notary session stopped');
    await expectNoAxeViolations(page);
  });
  await test.step('[ROUTE-072] it leads back to the device check', async () => {
    await page.getByRole('link', { name: 'Check my device again' }).click();
    await expect(page).toHaveURL(/\/notary\/intro/);
    await throughTheDeviceCheck(page);
  });
  await answerQuestions(page);
  await answerQuestions(olga);

  const desk = await consoleOf(browser, baseURL, 'nora@staff.example');
  await expectNoAxeViolations(desk);
  const name: string = (await (await page.request.get(`/dev/api/applications/${uuid}`)).json()).borrower;
  await takeSession(desk, uuid);
  for (const who of [page, olga]) await expectLiveVideo(who, 'Nora Seal');
  for (const who of [name, 'Olga Owner']) await expectLiveVideo(desk, who);

  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await test.step('[ROUTE-075] the borrower returns to the session by its address', async () => {
    await page.goto(`/account/heloc/${uuid}/notary/session`);
    await expect(page.getByText('You are in the room.')).toBeVisible();
    await expectLiveVideo(page, 'Nora Seal');
  });
  await desk.reload();
  for (const who of [name, 'Olga Owner']) await expectLiveVideo(desk, who);

  // In turn: who has signed waits for the other, and nothing is sealed before both have.
  await signBefore(desk, page, name);
  await expect(page.getByText('The others still have to sign.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Seal and complete' })).toBeDisabled();
  await expectNoAxeViolations(page);
  await signBefore(desk, olga, 'Olga Owner');
  await expectNoAxeViolations(olga);
  await expectNoAxeViolations(desk);
  await seal(desk);
  await until(page.request, uuid, 'RESCISSION');
  await expect(page).toHaveURL(/\/complete/, { timeout: 60_000 });
  await test.step('[PROD-04] the other owner finishes their own journey', () =>
    expect(olga).toHaveURL(/heloc-signer\/documents/, { timeout: 60_000 }));
  await test.step('[ROUTE-043] the signed deed is on the documents page', () =>
    expect(olga.locator('summary').filter({ hasText: 'Deed of Trust' })).toBeVisible());
  await desk.context().close();
  await olga.context().close();
});

test('a notary in person: the fee agreed to, a time reserved, moved and cancelled, the papers back', async ({
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
  await test.step('[ROUTE-074] [SCREEN-11] a time is reserved on the reservation page', async () => {
    await expect(heading(page)).toHaveText('Reserve your notary', { timeout: 30_000 });
    await expect(page).toHaveURL(/\/notary\/reserve-manual/);
  });
  await expect(page.getByText(/costs \$300/)).toBeVisible();
  await page.getByRole('button', { name: 'Reserve this time' }).click();
  await expect(page.getByText('Please choose a time')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Day').selectOption({ index: 2 });
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Reserve this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment' })).toBeVisible();
  await expectNoAxeViolations(page);
  await test.step('[ROUTE-073] [SCREEN-10] another time is chosen on the scheduling page', async () => {
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await expect(heading(page)).toHaveText('Schedule the notary');
    await expect(page).toHaveURL(/\/notary\/schedule-manual/);
  });
  await page.getByLabel('Day').selectOption({ index: 3 });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Reserve this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is canceled' })).toBeVisible();
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Reserve this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment', exact: true })).toBeVisible();

  const desk = await consoleOf(browser, baseURL, 'olive@staff.example');
  await desk.getByRole('link', { name: 'Closings' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Closings');
  await expectNoAxeViolations(desk);
  const loan = await loanNumberOf(page.request, uuid);
  await desk.getByRole('link', { name: new RegExp(loan) }).click();
  await desk.getByRole('button', { name: 'Cancel the appointment' }).click();
  await desk.getByLabel('Why').fill('The notary is ill.');
  await desk.getByRole('button', { name: 'Cancel it and tell the owners' }).click();
  await expect(page.getByText('Please choose again')).toBeVisible();
  await desk.getByRole('button', { name: 'Make an appointment' }).click();
  await desk.getByLabel('Time where the home is').selectOption({ index: 1 });
  await desk.getByLabel('Reason').fill('They asked for it by phone.');
  await desk.getByRole('button', { name: 'Reserve' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Signed documents are back' }).click();
  // The dialog before is gone from the page only a moment after it closed.
  const back = desk.getByRole('dialog', { name: 'The deed as it came back' });
  await back.getByLabel('Day', { exact: true }).fill('2026-01-12');
  await back.getByLabel('Time', { exact: true }).fill('14:30');
  await back.getByLabel('Reason').fill('The courier brought it.');
  await desk.getByRole('button', { name: 'The deed is signed' }).click();
  await expect(desk.getByText('Please add a scan of the signed deed')).toBeVisible();
  const scans = desk.locator('input[type=file]');
  await scans.setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') });
  await expect(desk.getByText('We take PDF, JPEG, PNG and HEIC files.')).toBeVisible();
  await expectNoAxeViolations(desk);
  await desk.getByRole('button', { name: 'Remove deed.pdf' }).click();
  await scans.setInputFiles(pdf('deed.pdf'));
  await expect(desk.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
  await desk.getByRole('button', { name: 'The deed is signed' }).click();
  await until(page.request, uuid, 'RESCISSION');
  await desk.context().close();
});
