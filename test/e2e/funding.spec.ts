/** After the signature, in a real browser: the right to cancel, the days, the money; and a borrower who changes their mind. */
import type { Page } from '@playwright/test';
import { becomeApplicant, force, heading, type Made, until } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

/** Signed a moment ago, with an account for the money. */
async function becomeSigned(page: Page): Promise<Made> {
  const made = await becomeApplicant(page);
  const { uuid, token } = made;
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'DISBURSEMENT_ACCOUNT');
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
  await until(page.request, uuid, 'RESCISSION');
  return made;
}

async function say(page: Page, uuid: string, event: string, payload: object): Promise<void> {
  const by = event === 'deedSigned' ? 'vendor' : 'operations';
  const said = await page.request.post(`/dev/api/applications/${uuid}/events`, { data: { event, payload, by } });
  expect(said.ok(), `${event}: ${await said.text()}`).toBe(true);
}

const days = (page: Page) => page.getByRole('navigation', { name: 'What each day brings' });

test('[ROUTE-055] [STATUS-070] [JRNY-11] [JRNY-12] [JRNY-13] from the signature over midnight of the third day to the open line', async ({
  page,
}) => {
  const { uuid } = await becomeSigned(page);
  await page.goto(`/account/heloc/${uuid}/complete`);
  await expect(heading(page)).toHaveText('You have signed');
  await expect(page.getByRole('region', { name: 'Your right to cancel' })).toContainText('until midnight of');
  await expect(page.getByText('To your account ending in 8765')).toBeVisible();
  await expect(days(page).locator('[aria-current=step]')).toContainText('Your time to cancel');
  await expectNoAxeViolations(page);

  await page.request.post('/dev/api/clock', { data: { advance: 'P6D' } });
  await until(page.request, uuid, 'FUNDING_DECISION');
  await page.reload();
  await expect(heading(page)).toHaveText('Your money is next');
  await expect(page.getByRole('button', { name: 'Cancel my line' })).toHaveCount(0);
  for (const approver of [crypto.randomUUID(), crypto.randomUUID()])
    await say(page, uuid, 'fundingApproved', { approver });
  await until(page.request, uuid, 'COMPLETE');
  await page.reload();
  await expect(heading(page)).toHaveText('Your line is open');
  await expect(days(page).locator('[aria-current=step]')).toContainText('Your first payment is due');
  await expectNoAxeViolations(page);
});

test('[JRNY-11] somebody changes their mind: asked once, cancelled at once, and no way back', async ({ page }) => {
  const { uuid } = await becomeSigned(page);
  await page.goto(`/account/heloc/${uuid}/complete`);
  await page.getByRole('button', { name: 'Cancel my line' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your line of credit?' });
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(dialog.getByText('Please tick the box if you want to cancel')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Closed. Nothing more happens to it.')).toBeVisible();
  await page.goto(`/account/heloc/${uuid}/complete`);
  await expect(page).toHaveURL(/\/dashboard/);
});
