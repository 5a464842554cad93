/** Closings that go another way: cancelled after the signature, declined at the table, an investor's, one in Texas, one in New York. */
import type { Page } from '@playwright/test';
import { becomeApplicant, force, heading, type Made, until } from './application-page.ts';
import { confirmByCalls } from './confirm.ts';
import { doWithReason } from './desk-acts.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { consoleOf } from './notary-room.ts';
import { begin } from './papers.ts';

/** Signed a moment ago, with an account for the money. */
async function becomeSigned(page: Page, options: Record<string, string> = {}): Promise<Made> {
  const made = await becomeApplicant(page, options);
  const { uuid, token } = made;
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'DISBURSEMENT_ACCOUNT');
  await confirmByCalls(page.request, token);
  const saved = await page.request.post(
    `/service-application/api/v2/application/heloc/${uuid}/saveDisbursementAccount`,
    {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      data: { account: { way: 'typed', routingNumber: '021000021', accountNumber: '1111222233338765' } },
    },
  );
  expect(saved.ok()).toBe(true);
  await force(page, uuid, 'DEED_SIGNING');
  const { now } = await (await page.request.get('/dev/api/clock')).json();
  await say(page, uuid, 'deedSigned', { signedAt: now });
  return made;
}

async function say(page: Page, uuid: string, event: string, payload: object): Promise<void> {
  const by = event === 'deedSigned' ? 'vendor' : 'operations';
  const said = await page.request.post(`/dev/api/applications/${uuid}/events`, { data: { event, payload, by } });
  expect(said.ok(), `${event}: ${await said.text()}`).toBe(true);
}

test('[JRNY-11] someone changes their mind: asked once, cancelled at once, and no way back', async ({ page }) => {
  const { uuid } = await becomeSigned(page);
  await until(page.request, uuid, 'RESCISSION');
  await page.goto(`/account/heloc/${uuid}/complete`);
  await page.getByRole('button', { name: 'Cancel my line' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your line of credit?' });
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(dialog.getByText('Please check the box if you want to cancel')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Closed. Nothing more will happen.')).toBeVisible();
  await page.goto(`/account/heloc/${uuid}/complete`);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('[JRNY-09] anyone who declines at the table ends it: nothing signed, nothing owed', { tag: '@full' }, async ({
  page,
}) => {
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'GEN_NOTE_SIGNING');
  await until(page.request, uuid, 'NOTE_SIGNING');
  await page.goto(`/account/heloc/${uuid}/signing/intro`);
  await begin(page);
  await page.getByRole('button', { name: 'Decline to sign' }).click();
  await page.getByLabel(/Would you tell us why/).fill('The payment is too high.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Yes, decline to sign' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await until(page.request, uuid, 'CANCELLED');
  await expect(page.getByText('Closed. Nothing more will happen.')).toBeVisible();
});

test('[JRNY-12] an investor’s line has no right to cancel: the deed goes to the county at once', async ({ page }) => {
  const { uuid } = await becomeSigned(page, { product: 'dscr' });
  await until(page.request, uuid, 'FUNDING_DECISION');
  await page.goto(`/account/dscr/${uuid}/complete`);
  await expect(heading(page)).toHaveText('Your money is next');
  await expect(page.getByRole('region', { name: 'Your right to cancel' })).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: 'Documents' }).or(page.getByText('Notice of right to cancel')),
  ).toHaveCount(0);
});

test('[JRNY-07] in Texas the value is acknowledged, and no one signs before the twelfth day', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { uuid } = await becomeApplicant(page, { state: 'TX' });
  await until(page.request, uuid, 'OFFER_SELECTION');
  // Note and deed are signed together at an office, so there is nothing to sign on the site before.
  await force(page, uuid, 'GEN_NOTARY_DISCLOSURE');
  await until(page.request, uuid, 'NOTARY_WAITING_PERIOD');
  await page.goto(`/account/heloc/${uuid}/notary/intro`);
  const { now } = await (await page.request.get('/dev/api/clock')).json();
  const twelfth = new Date(Date.parse(now) + 12 * 86_400_000);
  const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'America/Chicago' });
  await expect(page.getByRole('heading', { name: /You can sign starting/ })).toContainText(day.format(twelfth));
  await expectNoAxeViolations(page);
  const desk = await consoleOf(browser, baseURL, 'olive@staff.example');
  await desk.goto(`/console/applications/${uuid}?tab=signing`);
  await expect(desk.getByText('Not before')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Signed documents are back' })).toHaveCount(0);
  await desk.context().close();
});

test('[JRNY-09] in New York the notice before the credit report is there, and an attorney looks first', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  const { uuid } = await becomeApplicant(page, { state: 'NY' });
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'GEN_NOTARY_DISCLOSURE');
  await until(page.request, uuid, 'ATTORNEY_REVIEW');
  await page.goto(`/account/heloc/${uuid}/notary/intro`);
  await expect(page.getByRole('heading', { name: 'An attorney is reviewing your documents' })).toBeVisible();
  const desk = await consoleOf(browser, baseURL, 'olive@staff.example');
  await desk.goto(`/console/applications/${uuid}?tab=documents`);
  const papers = desk.getByRole('list', { name: 'Documents' });
  await expect(papers).toContainText('Notice before we ask for a credit report');
  await expect(papers).toContainText('Mortgage');
  await desk.getByRole('button', { name: 'Attorney refuses' }).click();
  await desk.getByRole('button', { name: 'Record the refusal' }).click();
  await expect(desk.getByText('Please say why; it stays in the history')).toBeVisible();
  await expectNoAxeViolations(desk);
  await desk.getByRole('button', { name: 'Go back' }).click();
  await doWithReason(desk, 'Attorney approves', 'Her letter of today.');
  await until(page.request, uuid, 'DEED_SIGNING');
  await desk.context().close();
});
