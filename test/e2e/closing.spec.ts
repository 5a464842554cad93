/** One homeowner, from the first page of the registration to an open line, with everyone they meet in a browser of their own. */
import type { Page } from '@playwright/test';
import { loanNumberOf, until } from './application-page.ts';
import { doWithReason } from './desk-acts.ts';
import { pdf, showIdentity } from './files.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import {
  answerQuestions,
  consoleOf,
  seal,
  signBefore,
  takeSession,
  throughTheDeviceCheck,
  withFakeCamera,
} from './notary-room.ts';
import { test } from './own-product.ts';
import { begin, checkEverything, readToTheEnd, signPaper } from './papers.ts';
import {
  answerContact,
  answerForSale,
  answerIncome,
  answerName,
  answerProperty,
  goOn,
  redesigned,
  typeBirthDate,
  typePassword,
} from './registration-page.ts';

// One after the other in one worker: they move the clock of a product that is theirs alone.
test.describe.configure({ mode: 'default' });
test.use(withFakeCamera);

test('[ROUTE-055] [ROUTE-059] [ROUTE-081] [ROUTE-082] [STATUS-070] [JRNY-08] [JRNY-09] [JRNY-10] [JRNY-11] [JRNY-12] [JRNY-13] [PROD-01] from the first question to money in the account', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const heading = page.getByRole('heading', { level: 1 });
  const arrive = (title: string | RegExp) => expect(heading).toHaveText(title, { timeout: 60_000 });

  await page.goto(redesigned);
  await answerProperty(page);
  await answerForSale(page);
  await answerIncome(page, '185000');
  await answerName(page, 'Riverside');
  await typeBirthDate(page, '04', '12', '1978');
  await goOn(page);
  await answerContact(page);
  await typePassword(page);
  await page.getByRole('button', { name: 'Check my rate' }).click();

  await arrive(/^You’re prequalified for up to \$/);
  const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] ?? '';
  await page.getByRole('radio', { name: '10 years' }).check();
  await page.getByRole('link', { name: 'Review this offer' }).click();
  await page.getByRole('button', { name: 'Choose this offer' }).click();
  await arrive('A little more about you');
  await page.getByRole('radio', { name: 'I own it alone' }).check();
  await page.getByRole('radio', { name: 'Unmarried' }).check();
  await page.getByLabel('What is the money mainly for?').selectOption('EDUCATION');
  await page.getByRole('button', { name: 'Continue' }).click();
  await arrive('Demographic information');
  const declined = { name: 'I do not wish to provide this information' };
  await page.getByRole('checkbox', declined).nth(0).check();
  await page.getByRole('checkbox', declined).nth(1).check();
  await page.getByRole('radio', declined).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await arrive('Review your application');
  await page.getByRole('checkbox', { name: /I agree to the hard credit inquiry/ }).check();
  await page.getByRole('button', { name: 'Submit my application' }).click();

  await arrive('Verify your income');
  await page.goto(`/account/heloc/${uuid}/income/upload/MANUAL_PAYSTUB`);
  await page.locator('input[name=files]').setInputFiles(pdf('paystub.pdf'));
  await expect(page.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send to be checked' }).click();
  await arrive('Verify your employment');
  await page.getByLabel('Who do you work for?').fill('Bluebird Logistics');
  await page.getByRole('button', { name: 'Continue' }).click();
  await arrive('Where to send your money');
  await page.goto(`/account/heloc/${uuid}/bank/manual-disburse`);
  await page.getByLabel('Routing number').fill('021000021');
  await page.getByLabel('Account number', { exact: true }).fill('1111222233338765');
  await page.getByLabel('Confirm account number').fill('1111222233338765');
  await page.getByRole('button', { name: 'Save this account' }).click();
  await arrive('How you will pay');
  await page.getByRole('radio', { name: 'I’ll pay manually each month' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await arrive('Verify your identity');
  await showIdentity(page);

  await arrive('Your final terms');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Read the closing disclosure' }).click();
  await arrive('Your disclosures');
  await page.getByRole('button', { name: /^Closing disclosure/ }).click();
  await expect(page.getByRole('button', { name: /Next document|Done/ })).toBeDisabled();
  await readToTheEnd(page, 'Closing disclosure');
  await expectNoAxeViolations(page);
  await page.goto(`/account/heloc/${uuid}/signing/intro`);
  await page.getByRole('button', { name: 'Accept these terms' }).click();
  await begin(page);
  await signPaper(page, 'Home equity line of credit agreement');
  await expect(page.getByText('Agreement signed. Next: the notary')).toBeVisible();
  expect(await checkEverything(page)).toMatch(/papers are whole/);
  await page.getByRole('button', { name: 'Continue to notary' }).click();

  await throughTheDeviceCheck(page);
  await answerQuestions(page);
  const nora = await consoleOf(browser, baseURL, 'nora@staff.example');
  await takeSession(nora, uuid);
  await signBefore(nora, page, 'Maria Riverside');
  await seal(nora);
  await nora.context().close();

  await expect(page).toHaveURL(/\/complete/, { timeout: 60_000 });
  await until(page.request, uuid, 'RESCISSION');
  await page.reload();
  await arrive('You have signed');
  await expect(page.getByRole('region', { name: 'Your right to cancel' })).toContainText('until midnight of');
  await expect(page.getByText('To your account ending in 8765')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.request.post('/dev/api/clock', { data: { advance: 'P6D' } });
  await until(page.request, uuid, 'FUNDING_DECISION');
  await page.reload();
  await arrive('Your money is next');

  const loan = await loanNumberOf(page.request, uuid);
  const approve = async (email: string, before: string, after: (desk: Page) => Promise<void>) => {
    const desk = await consoleOf(browser, baseURL, email);
    await desk.goto('/console/closings');
    await desk.getByRole('link', { name: new RegExp(loan) }).click();
    await expect(desk.getByRole('list', { name: 'Approvals' })).toContainText(before);
    await expectNoAxeViolations(desk);
    await doWithReason(desk, /^Approve sending \$/, 'All checks are clear.');
    await after(desk);
    await desk.context().close();
  };
  await approve('olive@staff.example', 'Two people must approve.', (desk) =>
    expect(desk.getByText('A second person must approve before any money goes out.')).toBeVisible(),
  );
  await approve('otto@staff.example', 'Approved by Olive Desk', () => until(page.request, uuid, 'COMPLETE'));
  await page.reload();
  await arrive('Your line is open');
  await expect(page.getByRole('navigation', { name: 'What happens next' })).toContainText('Your first payment is due');
});

test('the clock goes forward by a press or by any duration', async ({ page }) => {
  await page.goto('/dev/clock');
  await page.getByRole('button', { name: '1 hour' }).click();
  await expect(page.getByText(/^It is now .* rang\.$/)).toBeVisible();
  await page.getByLabel('Any other time').fill('3 days ago');
  await page.getByRole('button', { name: 'Move the clock' }).click();
  await expect(page.getByText(/written as ISO 8601 has it/)).toBeVisible();
});
