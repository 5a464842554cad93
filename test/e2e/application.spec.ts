/** The borrower's application in a real browser: led from screen to screen, whatever happens, and always to the right one. */
import type { Page } from '@playwright/test';
import {
  becomeApplicant,
  enterConsole,
  eventsOf,
  force,
  heading,
  loanNumberOf,
  typeByKeyboard,
  until,
  useByKeyboard,
} from './application-page.ts';
import { expect, expectNoAxeViolations, onlyAt, test } from './fixtures.ts';

/** The one button of the offers, at the top of the page and at the end of what there is to read. */
async function expectReviewInView(page: Page): Promise<void> {
  const review = page.getByRole('link', { name: 'Review this offer' });
  await expect(review).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Print' }).scrollIntoViewIfNeeded();
  await expect(review).toBeInViewport({ ratio: 1 });
}

test('from offers to a submitted application, with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  const use = (role: 'link' | 'button' | 'radio' | 'checkbox', name: string | RegExp, key?: string) =>
    useByKeyboard(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first(), key);

  await test.step('[JRNY-02] the borrower selects an offer', async () => {
    await page.goto('/dashboard');
    await use('link', 'Continue', 'Enter');
    await expect(heading(page)).toHaveText(/^You’re prequalified for up to \$[\d,]+$/);
    await expectReviewInView(page);
    await typeByKeyboard(page, page.getByLabel('How much would you like to draw?'), '40000');
    await use('radio', '10 years');
    await use('checkbox', /Pay automatically/);
    await use('button', 'Save to compare');
  });
  const payment = await page
    .getByRole('region', { name: 'Your line' })
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .textContent();
  await test.step('[ROUTE-079] the selected offer is shown for confirmation', async () => {
    await use('link', 'Review this offer', 'Enter');
    await expect(heading(page)).toHaveText('Confirm your offer');
    await expect(page.getByRole('main')).toContainText('$40,000.00');
    await expect(page.getByRole('main')).toContainText(payment ?? 'no payment was shown');
  });
  await use('button', 'Choose this offer');

  await test.step('[JRNY-03] the borrower gives more information', async () => {
    await expect(heading(page)).toHaveText('A little more about you');
    await use('radio', 'I own it alone');
    await use('radio', 'Unmarried');
    await useByKeyboard(page, page.getByLabel('What is the money mainly for?'), 'E');
    await use('button', 'Continue');
    await expect(heading(page)).toHaveText('Demographic information');
    await use('button', 'Continue');
    await expect(page.getByText(/Please choose an answer, or say/).first()).toBeVisible();
    const declined = page.getByRole('checkbox', { name: 'I do not wish to provide this information' });
    await useByKeyboard(page, declined.nth(0));
    await useByKeyboard(page, declined.nth(1));
    await use('radio', 'I do not wish to provide this information');
    await use('button', 'Continue');
  });

  await expect(heading(page)).toHaveText('Review your application');
  await expect(page.getByRole('main')).toContainText('$40,000.00');
  await use('button', 'Change these answers');
  await use('radio', 'Separated');
  await use('button', 'Save my answers');
  await expect(page.getByRole('main')).toContainText('Separated', { timeout: 60_000 });
  await use('checkbox', /I agree to the hard credit inquiry/);
  await use('button', 'Submit my application');
  await expect(page).toHaveURL(/income\/review/, { timeout: 60_000 });
});

test(
  '[JRNY-01] debts, discounts, a lost connection and a nervous finger: each command is done once',
  onlyAt('phone'),
  async ({ page, context, faults }) => {
    const { uuid } = await becomeApplicant(page);
    await until(page.request, uuid, 'OFFER_SELECTION');
    await page.goto(`/account/heloc/${uuid}/product/select`);
    const debts = page.getByRole('group', { name: 'Pay off other debts with this line' }).getByRole('checkbox');
    await debts.first().check();
    await page.getByRole('radio', { name: /^Out of my amount/ }).check();
    await page.getByLabel('How much would you like to draw?').fill('60000');
    await expectReviewInView(page);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Review this offer' }).click();
    await expect(page.getByRole('main')).toContainText('You receive');
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('$60,000.00');

    faults.allow(/request failed/, /console error/);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Choose this offer' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach our server', { timeout: 60_000 });
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Choose this offer' }).dblclick();
    await expect(heading(page)).toHaveText('A little more about you');
    const chosen = (await eventsOf(page.request, uuid)).filter((event) => event === 'offerSelected');
    expect(chosen).toHaveLength(1);

    await page.getByRole('radio', { name: 'A trust owns it' }).check();
    await page.getByLabel('Name of the trust').fill('Homeowner Family Trust');
    await page.getByRole('radio', { name: 'Married', exact: true }).check();
    await page.getByRole('radio', { name: 'To another address' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Street address is required')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: 'To the property' }).check();
    await page.getByLabel('What is the money mainly for?').selectOption('EDUCATION');
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await expect(heading(page)).toHaveText('Demographic information');
  },
);

test('[ROUTING-08] back, reload, a second tab, another device and a deep link end on the right screen @desktop', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { uuid, email, password } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await page.goto(`/account/heloc/${uuid}/product/select`);
  await expect(heading(page)).toHaveText(/prequalified/);
  const second = await context.newPage();
  await second.goto(`/account/heloc/${uuid}/product/select`);
  await second.getByRole('link', { name: 'Review this offer' }).click();
  await second.getByRole('button', { name: 'Choose this offer' }).click();
  await expect(heading(second)).toHaveText('A little more about you');
  // The first tab does not know yet; it is led to where the application is.
  await page.getByRole('link', { name: 'Review this offer' }).click();
  await expect(heading(page)).toHaveText('A little more about you');
  await page.goBack();
  await expect(heading(page)).toHaveText('A little more about you');
  await page.reload();
  await expect(heading(page)).toHaveText('A little more about you');

  // Anyone who is not signed in signs in first and comes back, led on from there; the chat stays asked for.
  const device = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await device.newPage();
  await other.goto(`/account/heloc/${uuid}/product/select?pop-webchat=true`);
  await expect(other).toHaveURL(/\/auth\/login\?/);
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByRole('textbox', { name: 'Password' }).fill(password);
  await other.getByRole('button', { name: /^(Log|Sign) in$/ }).click();
  await expect(heading(other)).toHaveText('A little more about you');
  await expect(other).toHaveURL(/start\/contact.*pop-webchat=true/);
  await device.close();
});

test('[ROUTING-03] an application that is not there and one of another person look alike: both lead to the dashboard @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await becomeApplicant(await stranger.newPage());
  await becomeApplicant(page);
  for (const uuid of [theirs.uuid, '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f']) {
    await page.goto(`/account/heloc/${uuid}/product/select`);
    await expect(heading(page)).toContainText('Welcome back');
    await expect(page.getByRole('alert')).toContainText('We could not find that application');
  }
  await stranger.close();
});

test('the dashboard tells how far it is, and an application can be withdrawn @desktop', async ({ page }) => {
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your turn' })).toContainText('Your offers are ready.');
  await expect(page.getByText('We worked out your offers')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByText('Closed. Nothing more will happen.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start an application' })).toBeVisible();
});

test('[JRNY-07] one of several homes is chosen; in Texas a valuation is ordered with its condition told', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const { uuid } = await becomeApplicant(page, { persona: 'Many', state: 'TX' });
  await until(page.request, uuid, 'MULTIPLE_PROPERTIES');
  await page.goto(`/account/heloc/${uuid}/liens`);
  await expect(heading(page)).toHaveText('Which of these is yours?');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please choose your property')).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText(/prequalified/, { timeout: 60_000 });

  await force(page, uuid, 'NAV_RESI_EVAL_ORDER_REQUEST');
  await page.reload();
  await expect(heading(page)).toHaveText('Your home\u2019s condition'.replace('\u2019', "'"));
  await page.getByRole('button', { name: 'Order the valuation' }).click();
  await expect(page.getByText('Please agree before we order it')).toBeVisible();
  await expectNoAxeViolations(page);
  // What the report of the home said stands beside the question; the answer is the borrower's.
  await expect(page.getByText('Our records say:')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Fair' }).check();
  await page.getByRole('checkbox', { name: /Please order it/ }).check();
  await page.getByRole('button', { name: 'Order the valuation' }).click();
  await expect(page).toHaveURL(/bpo\/hold/, { timeout: 60_000 });
});

test('[ROUTE-103] an appraisal is paid: refused by one bank, taken from another, once', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'ONSITE_APPRAISAL_REQUEST');
  await until(page.request, uuid, 'ONSITE_APPRAISAL_BORROWER_PAYMENT');
  await page.goto(`/account/heloc/${uuid}/hold`);
  await expect(heading(page)).toHaveText('Pay for your appraisal');
  await expectNoAxeViolations(page);
  const pay = async (accountNumber: string) => {
    await page.getByLabel('Routing number').fill('021000021');
    await page.getByLabel('Account number').fill(accountNumber);
    await page.getByRole('button', { name: /^Pay \$/ }).dblclick();
  };
  await pay('111122220199');
  await expect(page.getByRole('alert')).toContainText('The bank declined the payment.', { timeout: 60_000 });
  await pay('111122223333');
  // The sandbox's appraiser is quick: the visit is awaited, or the report is looked at already.
  await expect(page.getByRole('main')).toContainText(/An appraiser visits your home|Where your application is/, {
    timeout: 60_000,
  });
  const { length: paid } = (await eventsOf(page.request, uuid)).filter((event) => event === 'appraisalPaid');
  expect(paid).toBe(1);
});

test('a vendor that takes its time, and a paper that staff look at meanwhile', { tag: ['@desktop', '@full'] }, async ({
  page,
  browser,
  baseURL,
}) => {
  // The page's own clock: patience is a minute, and no one waits for it here.
  await page.clock.install();
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'IDENTITY_VERIFICATION');
  await page.goto(`/account/heloc/${uuid}/identity`);
  await page.getByRole('radio', { name: 'US Passport' }).check();
  const photo = { mimeType: 'image/jpeg', buffer: await striped(page) };
  await page.getByLabel('Upload: Front of your document').setInputFiles({ ...photo, name: 'id-review.jpg' });
  await page.getByLabel('Upload: A photo of yourself').setInputFiles({ ...photo, name: 'me.jpg' });
  await expect(page.getByRole('img', { name: /photo of yourself/ })).toBeVisible();
  await page.getByRole('button', { name: 'Send my photos' }).click();
  await until(page.request, uuid, 'WAITING_FOR_ID_VERIFICATION');
  await test.step('[POLL-06] after its last try the page goes to the timeout screen', () =>
    expect(async () => {
      await page.clock.fastForward(6000);
      await expect(heading(page)).toHaveText('We are checking your photos', { timeout: 500 });
    }).toPass({ timeout: 60_000 }));
  await test.step('[ROUTE-063] the timeout screen shows itself', async () => {
    await expect(page).toHaveURL(/\/error\/timeout/);
    await expect(page.getByText('continues automatically')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  // Operations ask for a paper; it is sent, seen by its sender and by them, and found to be enough.
  const payload = { categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION', requestDocuments: ['PROPERTY_DEED'] };
  await page.request.post(`/dev/api/applications/${uuid}/events`, { data: { event: 'conditionRaised', payload } });
  await page.goto(`/account/heloc/${uuid}/conditions`);
  const asked = page.getByRole('region', { name: 'Confirm Your Property Description' });
  await test.step('[ROUTE-057] a document is uploaded on the page of its condition', async () => {
    await asked.getByRole('link', { name: 'Upload Document' }).click();
    await expect(heading(page)).toHaveText('Upload a document');
    await expect(page).toHaveURL(/conditions\/upload-document\?conditionUuid=/);
  });
  await page.locator('input[name=files]').setInputFiles({ ...photo, name: 'deed.jpg' });
  await expect(page.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send to be checked' }).click();
  await expect(asked).toContainText('deed.jpg');
  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  const desk = await office.newPage();
  await enterConsole(desk, 'olive@staff.example');
  await desk.getByRole('link', { name: 'Conditions', exact: true }).click();
  const loanNumber = await loanNumberOf(page.request, uuid);
  const sent = desk.getByRole('article', { name: loanNumber }).filter({ hasText: 'Confirm Your Property Description' });
  await sent.getByRole('button', { name: 'Open deed.jpg' }).click();
  await expect(desk.getByRole('img', { name: /deed\.jpg/ })).toBeVisible();
  await expectNoAxeViolations(desk);
  await desk.keyboard.press('Escape');
  await sent.getByRole('button', { name: 'Clear it' }).click();
  await desk.getByLabel('Why it is enough').fill('The deed shows the lot.');
  await desk.getByRole('button', { name: 'Clear the condition' }).click();
  await expect(sent).toHaveCount(0);
  await office.close();
  await page.goto(`/account/heloc/${uuid}/conditions`);
  await expect(asked).toHaveCount(0);
});

/** Stripes are as sharp as print: a photo that nothing is the matter with. */
async function striped(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1000, 700];
    const context = canvas.getContext('2d');
    for (let x = 0; context && x < 1000; x += 12) {
      context.fillStyle = x % 24 === 0 ? '#222' : '#bbb';
      context.fillRect(x, 0, 12, 700);
    }
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('[SHELL-42] a paper is never shown wider than 700 px, however wide the window and however large the type @desktop', async ({
  page,
}) => {
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await page.goto(`/account/heloc/${uuid}/document/disclosures`);
  await page.getByRole('list', { name: 'Your documents' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Full screen' }).click();
  const review = page.getByRole('dialog', { name: /^Review: / });
  expect((await review.getByRole('article').boundingBox())?.width).toBeLessThanOrEqual(700);
  await review.getByRole('button', { name: 'View as PDF' }).click();
  const viewer = review.getByRole('region').first();
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // The dialog is wider than the viewer may be: without the limit it would fill it.
    await expect.poll(async () => (await review.boundingBox())?.width).toBeGreaterThan(740);
    await expect.poll(async () => (await viewer.boundingBox())?.width).toBeGreaterThan(600);
    expect((await viewer.boundingBox())?.width).toBeLessThanOrEqual(700);
  }
  await review.getByRole('button', { name: 'Larger' }).click();
  expect((await viewer.boundingBox())?.width).toBeLessThanOrEqual(700);
});
