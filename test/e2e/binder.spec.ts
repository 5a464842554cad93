/** What an examiner would ask for, in a browser: a complaint is sent and answered, the binder is read, records are held. */
import { becomeApplicant, heading, until } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { consoleOf } from './notary-room.ts';

test('a borrower complains and is answered; compliance reads the binder and holds the records', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, baseURL }) => {
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'File a complaint' }).click();
  await expect(heading(page)).toHaveText('Complaints');
  await page.getByLabel('What is it about?').selectOption('FEES');
  const said = `I was charged twice for ${uuid}.`;
  await page.getByLabel('What happened?').fill(said);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send complaint' }).click();
  await expect(page.getByText(/We received your complaint. We will answer by/)).toBeVisible();
  await expect(page.getByText(said)).toBeVisible();

  const cora = await consoleOf(browser, baseURL, 'cora@staff.example');
  await cora.goto('/console/complaints');
  const waiting = cora.getByRole('listitem').filter({ hasText: said });
  await waiting.getByRole('textbox', { name: 'Answer' }).fill('We refunded it.');
  await expectNoAxeViolations(cora);
  await waiting.getByRole('button', { name: 'Save and send the answer' }).click();
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('We refunded it.')).toBeVisible();

  await cora.goto(`/console/applications/${uuid}/binder`);
  await expect(heading(cora)).toHaveText(/^Binder of loan /);
  await expect(cora.getByRole('heading', { name: 'Privacy notice' })).toBeVisible();
  await expect(cora.getByText(/SHA-256 [0-9a-f]{64}/).first()).toBeVisible();
  await cora.getByLabel('Reason').fill('An exam was announced.');
  await expectNoAxeViolations(cora);
  await cora.getByRole('button', { name: 'Place a legal hold' }).click();
  await expect(cora.getByText('On legal hold: nothing of this application is destroyed.')).toBeVisible();
  const download = cora.waitForEvent('download');
  await cora.getByRole('button', { name: 'Download the binder (ZIP)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^binder-.*\.zip$/);

  await cora.goto('/console/records');
  await expect(cora.getByRole('heading', { name: 'How long records are kept' })).toBeVisible();
  await expectNoAxeViolations(cora);
  await cora.goto('/console/binder');
  await expect(heading(cora)).toHaveText('Examiner’s binder');
  await expectNoAxeViolations(cora);
});
