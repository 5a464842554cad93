/** What a person does in a browser, one act at a time: on our pages, at a vendor's own window, and what staff decide beside. */
import type { Page } from '@playwright/test';
import type { BlockingTask } from '#core/application/enums.ts';
import type { EventName } from '#core/journey/events.ts';
import type { LastCheck } from '#core/journey/last-checks.ts';
import { applicationScreens } from '#core/journey/screens.ts';
import type { Status } from '#core/journey/statuses.ts';
import type { Plan } from '#server/proof/test-plan.ts';
import { heading, type Made, until } from './application-page.ts';
import { pdf, showIdentity } from './files.ts';
import { expect } from './fixtures.ts';
import { throughTheDeviceCheck } from './notary-room.ts';
import { operate } from './way.ts';

export interface Visit {
  readonly page: Page;
  readonly made: Made;
  readonly plan: Plan;
}

export type Act = (visit: Visit) => Promise<unknown>;

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
export const arrive = (page: Page, title: string | RegExp) =>
  expect(heading(page)).toHaveText(title, { timeout: 60_000 });
export const readMain = (page: Page, ...words: readonly (string | RegExp)[]) =>
  Promise.all(words.map((word) => expect(page.getByRole('main')).toContainText(word)));

export const submit: Act = async ({ page }) => {
  await page.getByRole('checkbox', { name: /I agree to the hard credit inquiry/ }).check();
  await press(page, 'Submit my application');
};

export const linkIncome: Act = async ({ page, plan: { incomeLogin } }) => {
  if (!incomeLogin) throw new Error('There is no login to type.');
  await page.locator(`a[href$="income/link/${incomeLogin.source}"]`).click();
  await press(page, 'Continue to log in');
  await page.getByLabel(/^User name/).fill(incomeLogin.login);
  await page.getByLabel('Password').fill(incomeLogin.password);
  await press(page, 'Sign in');
};

export const shareIncome: Act = async (visit) => {
  await linkIncome(visit);
  await press(visit.page, 'Share and go back');
};

export const sendStub: Act = async ({ page, plan: { paystub = 'paystub.pdf' } }) => {
  await page.locator('a[href$="income/upload/MANUAL_PAYSTUB"]').click();
  await page.locator('input[name=files]').setInputFiles(pdf(paystub));
  await expect(page.getByText(paystub)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
  await press(page, 'Send to be checked');
};

export const nameEmployer: Act = async ({ page, plan: { employer = '' } }) => {
  await page.getByLabel('Who do you work for?').fill(employer);
  await press(page, 'Continue');
};

export const signInToBank: Act = async ({ page, plan: { bankLogin } }) => {
  if (!bankLogin) throw new Error('There is no login to type.');
  // Who showed income by a bank may link another.
  await press(page, /^Link (my|another) bank$/);
  await page.getByLabel('User name').fill(bankLogin.login);
  await page.getByLabel('Password').fill(bankLogin.password);
  await press(page, 'Sign in');
};

export const shareAccount: Act = async ({ page }) => {
  await arrive(page, 'Choose what to share');
  await press(page, 'Share and go back');
  await arrive(page, 'Confirm your bank account');
  await press(page, 'Send my money here');
};

export async function typeAccount(page: Page, accountNumber = '1111222233331111'): Promise<void> {
  await page.getByLabel('Routing number').fill('021000021');
  await page.getByLabel('Account number', { exact: true }).fill(accountNumber);
  await page.getByLabel('Confirm account number').fill(accountNumber);
}

export const typeMoneyAccount: Act = async ({ page, plan: { accountNumber } }) => {
  await page.getByRole('link', { name: 'Enter them manually' }).click();
  await typeAccount(page, accountNumber);
  await press(page, 'Save this account');
};

/** Whose account it is shows where payments are taken from it. */
export const payFromIt: Act = async ({ page }) => {
  await arrive(page, 'How you will pay');
  await page.getByRole('radio', { name: 'Automatically, each month' }).check();
  await press(page, 'Continue');
  await expect(page.getByText(/^Ending in \d{4}$/)).toBeVisible({ timeout: 60_000 });
};

export const sendPhotos: Act = ({ page, plan: { identityFiles: [front] = [] } }) => showIdentity(page, front);

export const orderValuation: Act = async ({ page }) => {
  await page.getByRole('checkbox', { name: /Please order it/ }).check();
  await press(page, 'Order the valuation');
};

export async function payFrom(page: Page, accountNumber: string): Promise<void> {
  await page.getByLabel('Routing number').fill('021000021');
  await page.getByLabel('Account number').fill(accountNumber);
  await press(page, /^Pay \$/);
}

export const payAppraisal =
  (accountNumber: string, leadsTo: string): Act =>
  async ({ page }) => {
    await payFrom(page, accountNumber);
    await arrive(page, leadsTo);
  };

/** Staff decide once it lies with them; the borrower does nothing and is led on. */
export const staffSay =
  (at: Status, event: EventName, payload: object = {}): Act =>
  async ({ page, made: { uuid } }) => {
    await until(page.request, uuid, at);
    await arrive(page, applicationScreens['bpo/hold'].title);
    expect(await operate(page.request, uuid, event, payload), event).toBe(true);
  };

export const inTurn =
  (...acts: readonly Act[]): Act =>
  async (visit) => {
    for (const act of acts) await act(visit);
  };

export const backTo =
  (title: string): Act =>
  ({ page }) =>
    arrive(page, title);

export const acceptNewTerms: Act = async ({ page }) => {
  await page.getByRole('link', { name: 'Review this offer' }).click();
  await press(page, 'Accept these terms');
};

/** The page's own clock goes ahead: patience is a minute, and no one waits for it here. */
export const losePatience: Act = async ({ page, made: { uuid } }) => {
  await until(page.request, uuid, 'WAITING_FOR_ID_VERIFICATION');
  await expect(async () => {
    await page.clock.fastForward(6000);
    await expect(heading(page)).toHaveText('We are checking your photos', { timeout: 500 });
  }).toPass({ timeout: 60_000 });
};

export const decideValue = (outcome: string) =>
  inTurn(orderValuation, staffSay('NAV_BPO_REVIEW', 'valueDecided', { outcome }));

/** Title staff read the report; a paper of the borrower's that may cure it is asked for first. */
export const readTitle = (wanted?: BlockingTask): Act =>
  inTurn(
    sendPhotos,
    ...(wanted ? [staffSay('FINAL_TITLE_REVIEW', 'conditionRaised', { categoryEnum: wanted })] : []),
    staffSay('FINAL_TITLE_REVIEW', 'titleReviewed', { outcome: 'exceptions' }),
  );

/** A rule proposes it; someone of the staff sends it, and only then is it asked. */
export const sendProposal =
  (category: BlockingTask): Act =>
  async ({ page, made: { uuid } }) => {
    const proposed = async () => {
      const { conditions } = await (await page.request.get(`/dev/api/applications/${uuid}`)).json();
      return (conditions as { uuid: string; categoryEnum: string }[]).find((one) => one.categoryEnum === category)
        ?.uuid;
    };
    await expect.poll(proposed, { timeout: 60_000 }).toBeDefined();
    expect(await operate(page.request, uuid, 'conditionSent', { conditionUuid: await proposed() })).toBe(true);
  };

/** What is asked of them is named where they are, and leads to where it is sent. */
export const sendPaper =
  (header: string): Act =>
  async ({ page }) => {
    await page.getByRole('link', { name: 'See what we need' }).click();
    await answerWith(page, header);
  };

export async function answerWith(page: Page, header: string): Promise<void> {
  const asked = page.getByRole('region', { name: header });
  await asked.getByRole('link', { name: /^Upload/ }).click();
  await page.locator('input[name=files]').setInputFiles(pdf('paper.pdf'));
  await expect(page.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
  await press(page, 'Send to be checked');
  await expect(asked).toContainText('paper.pdf');
}

export const sendStatement: Act = async ({ page }) => {
  await page.getByRole('link', { name: 'Send a document' }).click();
  await answerWith(page, 'Verify Your Bank Account');
};

/** Everyone has signed before the notary, a moment ago. */
export const signDeed: Act = async ({ page, made: { uuid } }) => {
  const { now } = await (await page.request.get('/dev/api/clock')).json();
  expect(await operate(page.request, uuid, 'deedSigned', { signedAt: now }, 'vendor')).toBe(true);
};

export const say =
  (event: EventName, payload: object = {}): Act =>
  async ({ page, made: { uuid } }) =>
    expect(await operate(page.request, uuid, event, payload), event).toBe(true);

/** Someone who comes back to the page, until it has news. */
export const checkUntil =
  (title: string): Act =>
  ({ page }) =>
    expect(async () => {
      await page.reload();
      await expect(heading(page)).toHaveText(title, { timeout: 2000 });
    }).toPass({ timeout: 60_000 });

/** Someone looks into what a last check found, as soon as it is found, and lets it through. */
export const settle =
  (check: LastCheck): Act =>
  ({ page, made: { uuid } }) =>
    expect
      .poll(() => operate(page.request, uuid, 'fundingFindingSettled', { check, why: 'Looked into.' }), {
        message: `something is found by ${check}`,
        intervals: [100],
        timeout: 60_000,
      })
      .toBe(true);

/** Found, looked into, and let through by two people: the money goes. */
export const settleAndRelease = (check: LastCheck): Act =>
  inTurn(settle(check), release, ({ page, made: { uuid } }) => until(page.request, uuid, 'COMPLETE'));

/** Two people of the lender's let the money go. */
export const release: Act = async ({ page, made: { uuid } }) => {
  await until(page.request, uuid, 'FUNDING_DECISION');
  for (const approver of [crypto.randomUUID(), crypto.randomUUID()])
    await operate(page.request, uuid, 'fundingApproved', { approver });
};

export const meetNotary: Act = ({ page }) => throughTheDeviceCheck(page);
