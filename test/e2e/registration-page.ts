/** How the registration's tests fill it in: whole steps by a call, a start anywhere in the middle, flags as one likes. */
import type { Locator, Page } from '@playwright/test';
import type { RegistrationData } from '#core/registration/data.ts';
import { emptyDraft } from '#core/registration/draft.ts';
import { jane } from '#core/registration/stories/people.ts';
import { withData, withValues } from '#web/borrower/screens/register/draft.ts';
import { expect } from './fixtures.ts';

export const redesigned = '/account/heloc/register-v2';
export const provider = 'FIGURE';

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
export const addressLine = (page: Page) => page.getByRole('combobox', { name: /address of your property/ });
export const use = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** What stands under a field in red. */
export async function expectMessage(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(`${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
}

export async function expectPath(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
}

export async function pickAddress(page: Page, text: string): Promise<void> {
  await addressLine(page).fill(text);
  await page.getByRole('option').first().click();
}

export async function answerProperty(
  page: Page,
  text = '12 Main St Reno NV 89501',
  how = 'Primary home',
): Promise<void> {
  await pickAddress(page, text);
  await use(page, how).check();
  await goOn(page);
}

export async function answerForSale(page: Page, answer: 'Yes' | 'No' = 'No'): Promise<void> {
  await use(page, answer).check();
  await goOn(page);
}

export async function answerIncome(page: Page, income = '85000'): Promise<void> {
  await page.getByLabel('Annual income').fill(income);
  await page.getByLabel('Source of income').selectOption('FULL_TIME');
  await goOn(page);
}

export async function answerName(page: Page, lastName = 'Rivera'): Promise<void> {
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill(lastName);
  await goOn(page);
}

export async function typeBirthDate(page: Page, month: string, day: string, year: string): Promise<void> {
  await page.getByLabel('Month').fill(month);
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Year').fill(year);
}

export async function answerContact(page: Page, email = newEmail()): Promise<void> {
  await page.getByLabel('Mobile phone').fill('7755550134');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('checkbox', { name: /have read and agree/ }).check();
  await page.getByRole('checkbox', { name: /electronically/ }).check();
  await goOn(page);
}

export const password = 'Harbour-Lantern7!';

export async function typePassword(page: Page, again = password): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(again);
}

let emails = 0;
export function newEmail(): string {
  emails += 1;
  return `maria.${process.pid}.${Date.now()}.${emails}@example.com`;
}

interface Said {
  readonly lastName?: string;
  readonly street?: string;
}

/** A whole registration as a person types it, from the first page until it is sent and the application made. */
export async function register(page: Page, { lastName, street = 'Main' }: Said) {
  await page.goto(redesigned);
  await answerProperty(page, `12 ${street} St, Reno, NV 89501`);
  await answerForSale(page);
  await answerIncome(page);
  await answerName(page, lastName);
  await typeBirthDate(page, '04', '12', '1978');
  await goOn(page);
  await answerContact(page);
  await typePassword(page);
  const creating = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/application/helocs'),
  );
  await page.getByRole('button', { name: 'Check my rate' }).click();
  const { uuid }: { uuid: string } = await (await creating).json();
  const token = await page.evaluate(() => localStorage.getItem('jwt')?.replace('Bearer ', '') ?? '');
  return { uuid, token };
}

/** Everything but the password, in order. */
export const finished: RegistrationData = { ...jane, name: { ...jane.name, middleName: '', suffix: '' } };

interface Beginning {
  readonly data?: Partial<RegistrationData>;
  readonly org?: string;
  readonly product?: string;
}

const draftPath = (id: string) => `/service-application/api/v1/registration-draft/${id}`;

/** What the server keeps of the registration that this browser is in the middle of. */
export async function draftOf(page: Page, org = provider, product = 'heloc'): Promise<string> {
  const id = await page.evaluate((of) => localStorage.getItem(of), `hearthline-registration-of:${org}:${product}`);
  return (await page.request.get(draftPath(id ?? 'none'), { headers: { 'x-org': org } })).text();
}

/** What the browser itself has stored, all of it. */
export const storedIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Gives this browser a draft, as someone who filled in everything up to here has it, and opens a step. */
export async function startAt(page: Page, path: string, { data, org = provider, product = 'heloc' }: Beginning = {}) {
  const nowMs = Date.now();
  const registration = { ...finished, ...data };
  const seen = Object.fromEntries(registration.confirmedSteps.map((step) => [`seen:${step}`, true]));
  const draft = withValues(withData(emptyDraft, registration, nowMs), seen, nowMs);
  const id = crypto.randomUUID();
  await page.goto('/robots.txt');
  const saved = await page.request.put(draftPath(id), { headers: { 'x-org': org }, data: draft });
  if (!saved.ok()) throw new Error(`The draft could not be saved: ${await saved.text()}`);
  await page.evaluate(
    ([savedAtMs, id, of]) => {
      localStorage.setItem(`hearthline-registration:${id}`, JSON.stringify({ savedAtMs }));
      localStorage.setItem(of, id);
    },
    [nowMs, id, `hearthline-registration-of:${org}:${product}`] as const,
  );
  await page.goto(path);
  return id;
}

/** Forces flags in this tab, as the workshop does. */
export async function withFlags(page: Page, flags: Readonly<Record<string, object>>): Promise<void> {
  await page.addInitScript((forced) => sessionStorage.setItem('hearthline-flags', forced), JSON.stringify(flags));
}

/** Opens an account and signs this browser in. */
export async function signIn(page: Page, org = provider): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post(`/identity/api/v1/registration/register?organization=${org}`, {
    headers: { 'x-org': org },
    data: { email, password, phoneNumber: '7755550134' },
  });
  const token = answer.headers()['authorization'];
  if (!token) throw new Error(`The account could not be opened: ${await answer.text()}`);
  await page.goto('/robots.txt');
  await page.evaluate((token) => localStorage.setItem('jwt', token), token);
  return email;
}
