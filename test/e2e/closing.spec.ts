/**
 * One homeowner, from the first page of the registration to an open line, with everyone they meet in a browser of their own,
 * each for their part, and none of them for another's. The long round takes the way past a title to be cured and an attorney
 * too, which three more of the staff work on; in each run `server/proof/six-people.db.spec.ts` walks that.
 */
import type { Page } from '@playwright/test';
import { loanNumberOf, statusesOf, until } from './application-page.ts';
import { doWithReason } from './desk-acts.ts';
import { expectNotTheirs, openFrom, sayHere } from './desk-table.ts';
import { pdf, showIdentity } from './files.ts';
import { expect, expectNoAxeViolations, isFull } from './fixtures.ts';
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
import { answerWith } from './persona-acts.ts';
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

type Enter = (email: string) => Promise<Page>;

/** Paul, a processor, finds it by the name, asks for a paper, and cannot decide on the title; Uma, an underwriter, does. */
async function cureTheTitle(page: Page, uuid: string, at: Enter): Promise<void> {
  await until(page.request, uuid, 'FINAL_TITLE_REVIEW');
  const paul = await at('paul@staff.example');
  await paul.keyboard.press('/');
  await paul.getByRole('searchbox').fill('riverside');
  await paul.locator(`a[href$="${uuid}"]`).click();
  await expectNotTheirs(paul, 'titleReviewed', 'This needs an underwriter.');
  await sayHere(paul, 'conditionRaised', { categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION' });
  const uma = await at('uma@staff.example');
  await openFrom(uma, 'title', uuid);
  await sayHere(uma, 'titleReviewed', { outcome: 'exceptions' });
  await until(page.request, uuid, 'FINAL_TITLE_EXCEPTION');
  await page.goto(`/account/heloc/${uuid}/conditions`);
  await answerWith(page, 'Confirm Your Property Description');
  await expect(paul.getByRole('button', { name: 'The title is cured', exact: true })).toHaveAccessibleDescription(
    'This needs an underwriter.',
  );
  await paul.context().close();
  await openFrom(uma, 'answers', uuid);
  await uma.getByRole('button', { name: 'Clear it' }).first().click();
  await uma.getByLabel('Why it is enough').fill('The survey closes.');
  await uma.getByRole('button', { name: 'Clear the condition' }).click();
  await expect(uma.getByRole('dialog')).toHaveCount(0);
  await openFrom(uma, 'title-exceptions', uuid);
  await sayHere(uma, 'titleCured');
  await uma.context().close();
}

/** What the attorney says is recorded by Clea, a closer; it is not the underwriter's. */
async function hearTheAttorney(page: Page, uuid: string, at: Enter): Promise<void> {
  await until(page.request, uuid, 'ATTORNEY_REVIEW');
  const uma = await at('uma@staff.example');
  await uma.goto(`/console/applications/${uuid}`);
  await expectNotTheirs(uma, 'attorneyApproved', 'This needs a closer.');
  await uma.context().close();
  const clea = await at('clea@staff.example');
  await openFrom(clea, 'attorney', uuid);
  await doWithReason(clea, 'Attorney approves', 'By phone today.');
  // Ours is the first lien, so the value of the home must have been with them for three business days.
  await expect(page.getByRole('heading', { name: /^You can sign starting/ })).toBeVisible();
  await clea.context().close();
  await page.request.post('/dev/api/clock', { data: { advance: 'P6D' } });
}

test('[PROD-01] from the first question to money in the account, by people with one part each', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(1_200_000);
  const heading = page.getByRole('heading', { level: 1 });
  const arrive = (title: string | RegExp) => expect(heading).toHaveText(title, { timeout: 60_000 });

  await page.goto(redesigned);
  // In the long round a title that a paper of the borrower's cures, in a state where an attorney looks at the closing.
  await answerProperty(page, isFull ? '12 Legaldesc Paidoff Rd Raleigh NC 27601' : '12 Harbor Ln Reno NV 89501');
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

  const at: Enter = (email) => consoleOf(browser, baseURL, email);
  if (isFull) await cureTheTitle(page, uuid, at);
  await until(page.request, uuid, 'FINAL_OFFER');
  await test.step('[ROUTE-081] signing starts with the final terms', async () => {
    await page.goto(`/account/heloc/${uuid}/signing/intro`);
    await arrive('Your final terms');
    await expectNoAxeViolations(page);
  });
  await test.step('[ROUTE-059] the disclosures page opens', async () => {
    await page.getByRole('link', { name: 'Read the closing disclosure' }).click();
    await arrive('Your disclosures');
    await expect(page).toHaveURL(/\/document\/disclosures/);
  });
  await test.step('[JRNY-08] the closing disclosure is read to the end', async () => {
    await expect(page.getByRole('button', { name: /^Closing disclosure/ })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: /Next document|Done/ })).toBeDisabled();
    await readToTheEnd(page, 'Closing disclosure');
    await expectNoAxeViolations(page);
  });
  await page.goto(`/account/heloc/${uuid}/signing/intro`);
  await page.getByRole('button', { name: 'Accept these terms' }).click();
  await test.step('[ROUTE-082] the signing page opens', async () => {
    await begin(page);
    await expect(page).toHaveURL(/\/signing\/sign/);
  });
  await test.step('[JRNY-09] the agreement is signed, and all papers are whole', async () => {
    await signPaper(page, 'Home equity line of credit agreement');
    await expect(page.getByText('Agreement signed. Next: the notary')).toBeVisible();
    expect(await checkEverything(page)).toMatch(/papers are whole/);
  });
  await page.getByRole('button', { name: 'Continue to notary' }).click();

  if (isFull) await hearTheAttorney(page, uuid, at);
  await until(page.request, uuid, 'DEED_SIGNING');

  await test.step('[JRNY-10] the deed is signed before an online notary', async () => {
    await throughTheDeviceCheck(page);
    await answerQuestions(page);
    const nora = await at('nora@staff.example');
    await takeSession(nora, uuid);
    await signBefore(nora, page, 'Maria Riverside');
    await seal(nora);
    await nora.context().close();
  });

  await test.step('[STATUS-070] the signed deed leads to rescission and the complete page', async () => {
    await expect(page).toHaveURL(/\/complete/, { timeout: 60_000 });
    await until(page.request, uuid, 'RESCISSION');
  });
  await test.step('[ROUTE-055] the complete page shows itself', async () => {
    await page.reload();
    await arrive('You have signed');
    await expect(page).toHaveURL(/\/complete/);
  });
  await test.step('[JRNY-11] rescission tells until when the borrower can cancel', async () => {
    await expect(page.getByRole('region', { name: 'Your right to cancel' })).toContainText('until midnight on');
  });
  await expect(page.getByText('To your account ending in 8765')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.request.post('/dev/api/clock', { data: { advance: 'P6D' } });
  await until(page.request, uuid, 'FUNDING_DECISION');
  await page.reload();
  await test.step('[JRNY-12] the deed was recorded, and the complete page stays', async () => {
    expect(await statusesOf(page.request, uuid)).toContain('RECORDING');
    await expect(page).toHaveURL(/\/complete/);
  });
  await arrive('Your money is next');

  // The money takes two who may, and not one of the two for both; in the long round a closer tries first.
  if (isFull) {
    const closer = await at('clea@staff.example');
    await closer.goto(`/console/applications/${uuid}`);
    await expectNotTheirs(closer, 'fundingApproved', 'This needs a funder.');
    await closer.context().close();
  }
  const otto = await at('otto@staff.example');
  await openFrom(otto, 'funding', uuid);
  await expect(otto.getByRole('list', { name: 'Approvals' })).toContainText('Two people must approve.');
  await doWithReason(otto, /^Approve sending \$/, 'All checks are clear.');
  await expect(otto.getByText('A second person must approve before any money goes out.')).toBeVisible();
  await expect(otto.getByRole('button', { name: /^Approve sending \$/ })).toHaveCount(0);
  await expectNoAxeViolations(otto);
  await otto.context().close();
  const olive = await at('olive@staff.example');
  await olive.goto('/console/closings');
  await olive.getByRole('link', { name: new RegExp(await loanNumberOf(page.request, uuid)) }).click();
  await expect(olive.getByRole('list', { name: 'Approvals' })).toContainText('Approved by Otto Ledger');
  await test.step('[JRNY-13] the money goes out after the second approval', async () => {
    await doWithReason(olive, /^Approve sending \$/, 'All checks are clear.');
    await until(page.request, uuid, 'COMPLETE');
  });
  await olive.goto(`/console/applications/${uuid}?tab=history`);
  const history = olive.getByRole('list', { name: 'History' });
  const others = isFull ? ['Paul Folder', 'Uma Weigh', 'Clea Table'] : [];
  for (const name of [...others, 'Otto Ledger', 'Olive Desk']) await expect(history).toContainText(name);
  await olive.goto(`/console/applications/${uuid}?tab=signing`);
  await expect(olive.getByRole('main')).toContainText('Nora Seal');
  await olive.context().close();
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
