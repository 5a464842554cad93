/** Joint owners in two browsers: one invites, the other comes by email, proves who they are, and both see how far it is. */
import type { Browser, Page } from '@playwright/test';
import { becomeApplicant, force, until } from './application-page.ts';
import { expectTaken } from './desk-table.ts';
import { pdf, scanCode, showIdentity } from './files.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { consoleOf } from './notary-room.ts';
import { comeIn, invite, logInAgain } from './owners.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const steps = (page: Page) => page.getByRole('complementary').getByRole('listitem').filter({ hasText: /^\d/ });

test('[ROUTE-038] an owner is invited, comes in, is asked for a telephone number, and may refuse', async ({
  page,
  browser,
  baseURL,
}) => {
  const { uuid, token } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'CO_DEED_REQ');
  await test.step('[ROUTE-083] the borrower opens the page for the other owners', async () => {
    await page.goto(`/account/heloc/${uuid}/signing/additional`);
    await expect(heading(page)).toHaveText('The other owners');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText('Please enter the first name')).toBeVisible();
    await expectNoAxeViolations(page);
  });
  const email = `olga-${uuid.slice(0, 8)}@example.com`;
  await invite(page, { firstName: 'Olga', lastName: 'Owner', email });
  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText('We have sent the invitation again.')).toBeVisible();

  const olga = await comeIn(page, browser, baseURL, email);
  await test.step('[SIGNER-08] her progress shows exactly two steps', async () => {
    await expect(steps(olga)).toHaveText(['1Identity verification', '2Talk to eNotary']);
    await expect(olga.getByRole('complementary').getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expectNoAxeViolations(olga);
  });
  await test.step('[ROUTE-046] identity verification opens as one of her conditions', async () => {
    await olga.goto('/account/heloc/heloc-signer/conditions/identity');
    await expect(heading(olga)).toHaveText('Verify your identity');
    await expect(olga).toHaveURL(/heloc-signer\/conditions\/identity$/);
  });
  await proveIdentity({ page, olga, browser, baseURL, uuid });
  // She is who she says; the notary still has no number to call.
  await test.step('[ROUTE-040] a confirmed identity leads to the intro page', async () => {
    await expect(olga).toHaveURL(/heloc-signer\/intro/);
    await expect(heading(olga)).toHaveText('Your identity is confirmed');
    await expectNoAxeViolations(olga);
  });
  await test.step('[ROUTE-044] the conditions page lists what we need from her', async () => {
    await olga.goto('/account/heloc/heloc-signer/conditions');
    await expect(heading(olga)).toHaveText('What we need from you');
    await expectNoAxeViolations(olga);
  });
  await test.step('[ROUTE-047] the phone number condition opens its own page', async () => {
    await olga.getByRole('main').getByRole('link').last().click();
    await expect(olga).toHaveURL(/heloc-signer\/conditions\/phone-number/);
    await expect(heading(olga)).toHaveText('Your phone number');
    await olga.getByLabel('Your mobile phone').fill('4155550199');
    await expectNoAxeViolations(olga);
    await olga.getByRole('button', { name: 'Save' }).click();
  });
  await until(page.request, uuid, 'DEED_SIGNING');
  await test.step('[ROUTE-042] the signing page opens when the deed is ready', async () => {
    await expect(olga).toHaveURL(/heloc-signer\/sign/);
    await expect(heading(olga)).toHaveText('Talk to the notary');
  });
  await force(page, uuid, 'UNKNOWN');
  await test.step('[ROUTE-036] the resume address leads to where she is in the process', async () => {
    await olga.goto('/account/heloc/heloc-signer/resume');
    await expect(olga).toHaveURL(/heloc-signer\/error/);
  });
  await test.step('[ROUTE-041] the error page says that we are fixing a problem', async () => {
    await expect(heading(olga)).toHaveText('Something went wrong');
    await expect(olga.getByText('We’re fixing a problem')).toBeVisible();
    await expectNoAxeViolations(olga);
  });
  await force(page, uuid, 'DEED_SIGNING');
  // A paper that is asked of her alone.
  const authorization = `Bearer ${token}`;
  const view = await page.request.get(`/service-application/api/v1/application/heloc/${uuid}`, {
    headers: { authorization },
  });
  const [{ identityUuid: signerUuid }] = (await view.json()).helocSigners;
  const payload = { categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW', signerUuid };
  await page.request.post(`/dev/api/applications/${uuid}/events`, { data: { event: 'conditionRaised', payload } });
  await olga.goto('/account/heloc/heloc-signer/conditions');
  await test.step('[ROUTE-045] a document is uploaded on the page of its condition', async () => {
    await olga.getByRole('main').getByRole('link', { name: 'Upload Document' }).click();
    await expect(olga).toHaveURL(/heloc-signer\/conditions\/upload-document\?conditionUuid=/);
    await olga.locator('input[name=files]').setInputFiles(pdf('deed.pdf'));
    await expect(olga.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
    await expectNoAxeViolations(olga);
    await olga.getByRole('button', { name: 'Send to be checked' }).click();
    await expect(olga.getByRole('region', { name: 'Confirm Who Owns Your Home' })).toContainText('deed.pdf');
  });
  // The borrower's pages are not hers: there her credentials are dropped, and she logs in again where she signs.
  await olga.goto(`/account/heloc/${uuid}/product/select`);
  await expect(heading(olga)).toHaveText('Log in');
  await logInAgain(olga, email);
  await olga.getByRole('button', { name: 'I do not want to sign' }).click();
  await expectNoAxeViolations(olga);
  await olga.getByRole('button', { name: 'Yes, I will not sign' }).click();
  await expect(heading(olga)).toHaveText('This application was canceled');
  await expect(olga).toHaveURL(/heloc-signer\/cancelled/);
  await expectNoAxeViolations(olga);
  await until(page.request, uuid, 'CANCELLED');
  await olga.context().close();
});

interface Proving {
  readonly page: Page;
  readonly olga: Page;
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly uuid: string;
}

/**
 * Three times her photos cannot be read, those of her phone first, and the page she left goes on by itself; then a
 * person has them, asks for others, and lets her through.
 */
async function proveIdentity({ page, olga, browser, baseURL, uuid }: Proving): Promise<void> {
  const phone = await scanCode(olga, browser);
  await showIdentity(phone, 'id-fail.jpg');
  await expect(phone.getByText('Please go back to your computer.')).toBeVisible();
  await phone.context().close();
  await expect(olga.getByRole('alert').filter({ hasText: 'You have 2 more tries.' })).toBeVisible();
  await showIdentity(olga, 'id-fail.jpg');
  await expect(olga.getByRole('alert').filter({ hasText: 'You have one more try' })).toBeVisible();
  await expectNoAxeViolations(olga);
  await showIdentity(olga, 'id-fail.jpg');
  await expect(olga.getByRole('heading', { name: 'Our team is reviewing your photos' })).toBeVisible();
  await expectNoAxeViolations(olga);
  await expect(page.getByText('Our team is reviewing something before they can continue.')).toBeVisible();
  const desk = await consoleOf(browser, baseURL, 'olive@staff.example');
  await desk.goto(`/console/applications/${uuid}`);
  const question = desk.getByRole('list', { name: 'Conditions' }).getByRole('listitem').filter({ hasText: 'of Olga' });
  await question.filter({ hasText: 'Verify Your Identity' }).getByRole('button', { name: 'Ask again' }).click();
  await desk.getByLabel('What they will read').fill('Please show the page of your passport with the photo.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Ask again' }).click();
  await expect(olga.getByText('Please show the page of your passport with the photo.')).toBeVisible();
  await expectNoAxeViolations(olga);
  await showIdentity(olga);
  await expect(olga.getByRole('heading', { name: 'Our team is reviewing your photos' })).toBeVisible();
  const answered = question.filter({ hasText: 'Verify Your Identity' }).filter({ hasText: 'Answered' });
  await answered.getByRole('button', { name: 'Clear it' }).click();
  await desk.getByLabel('Why it is enough').fill('The passport is hers.');
  await desk.getByRole('button', { name: 'Clear the condition' }).click();
  // The photos are checked meanwhile.
  await expectTaken(desk.getByRole('dialog'));
  await expect(answered).toHaveCount(0);
  await desk.context().close();
}
