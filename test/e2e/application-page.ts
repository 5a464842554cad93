/** What the journeys through an application share: borrowers and staff of the sandbox, their emails, the workshop's hand, and a keyboard. */
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { BorrowerView } from '#core/application/view.ts';
import { pathTo, route } from '#core/journey/route.ts';
import { applicationScreens } from '#core/journey/screens.ts';
import type { Status } from '#core/journey/statuses.ts';
import { screenHeadings } from '#core/journey/stories/headings.ts';
import { showLoanNumber } from '#web/console/loan-number.ts';

export interface Made {
  readonly uuid: string;
  readonly token: string;
  readonly status: string;
  readonly email: string;
  readonly password: string;
}

/** A sandbox borrower with an application, signed in in this browser. */
export async function becomeApplicant(page: Page, options: Record<string, string> = {}): Promise<Made> {
  const made = await apply(page.request, options);
  await page.addInitScript((token) => {
    if (localStorage.getItem('jwt') === null) localStorage.setItem('jwt', `Bearer ${token}`);
  }, made.token);
  return made;
}

export async function apply(request: APIRequestContext, options: Record<string, string> = {}): Promise<Made> {
  const made = await request.post('/dev/api/applications', { data: options });
  expect(made.ok(), made.ok() ? '' : await made.text()).toBe(true);
  return made.json();
}

export async function until(request: APIRequestContext, uuid: string, ...wanted: readonly Status[]): Promise<void> {
  const now = async () => (await (await request.get(`/dev/api/applications/${uuid}`)).json()).status;
  await expect
    .poll(async () => wanted.includes(await now()), {
      message: `to become ${wanted}`,
      intervals: [50, 100],
      timeout: 120_000,
    })
    .toBe(true);
}

/** False where the guarantees of the database say no. */
export async function mayForce(page: Page, uuid: string, status: Status, more: object = {}): Promise<boolean> {
  const forced = await page.request.post(`/dev/api/applications/${uuid}/force`, { data: { status, ...more } });
  return forced.ok();
}

export async function force(page: Page, uuid: string, status: Status, more: object = {}): Promise<void> {
  expect(await mayForce(page, uuid, status, more), `${status} can be forced`).toBe(true);
}

/** As the console writes it. */
export async function loanNumberOf(request: APIRequestContext, uuid: string): Promise<string> {
  return showLoanNumber((await (await request.get(`/dev/api/applications/${uuid}`)).json()).loanNumber);
}

export async function eventsOf(request: APIRequestContext, uuid: string): Promise<readonly string[]> {
  const { events } = await (await request.get(`/dev/api/applications/${uuid}/history`)).json();
  return events.map(({ event }: { event: string }) => event);
}

/** Each status that it came to, in their order. */
export async function statusesOf(request: APIRequestContext, uuid: string): Promise<readonly string[]> {
  const { events } = await (await request.get(`/dev/api/applications/${uuid}/history`)).json();
  return events.map(({ to }: { to: string }) => to);
}

async function viewNow(page: Page, { uuid, token }: Pick<Made, 'uuid' | 'token'>): Promise<BorrowerView> {
  const answer = await page.request.get(`/service-application/api/v1/application/heloc/${uuid}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json();
}

export async function statusNow(page: Page, made: Pick<Made, 'uuid' | 'token'>): Promise<string> {
  return (await viewNow(page, made)).status.checklistStatus ?? '';
}

/** Where the server says that this borrower belongs now; vendors may have moved the application meanwhile. */
export async function whereNow(page: Page, { uuid, token }: Pick<Made, 'uuid' | 'token'>) {
  const application = await viewNow(page, { uuid, token });
  const at = route({ hasProfile: true, application });
  return { path: pathTo({ ...at, query: {} }, uuid), status: application.status.checklistStatus, screen: at.screen };
}

/** Where all is over the borrower is shown out; what stands there is the lender's own. */
export const isThere = (pathname: string, { path, screen }: { path: string; screen: string }) =>
  screen in applicationScreens ? pathname === path : !pathname.startsWith('/account/');

/** A screen's own words, as its heading; where all is over, what stands there is the lender's. */
export function wordsOf(screen: string | undefined): RegExp | undefined {
  const row = Object.entries(screenHeadings).find(([name]) => name === screen)?.[1];
  if (!row) return undefined;
  const said = [row.heading, ...(row.others ?? [])].map((words) => words.replaceAll('?', '\\?'));
  return new RegExp(`^(${said.join('|')})$`);
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Where the keyboard is, seen from a control: on it, in its group of radio buttons, or elsewhere. */
const placeOf = (control: Element) => {
  const at = document.activeElement;
  if (at === control) return 'on it';
  const isSibling =
    at instanceof HTMLInputElement &&
    control instanceof HTMLInputElement &&
    at.type === 'radio' &&
    at.name === control.name;
  return isSibling ? 'in its group' : 'elsewhere';
};

/** Comes to a control as someone does who has no mouse, and uses it. */
export async function useByKeyboard(page: Page, control: Locator, key = 'Space'): Promise<void> {
  await control.waitFor();
  let place = await control.evaluate(placeOf);
  // While a loader lies over the page, Tab leads nowhere; it is tried again when it is gone.
  await expect(async () => {
    for (let tabs = 0; place === 'elsewhere' && tabs < 120; tabs += 1) {
      await page.keyboard.press('Tab');
      place = await control.evaluate(placeOf);
    }
    expect(place, 'Tab comes to it').not.toBe('elsewhere');
  }).toPass({ timeout: 60_000 });
  for (let arrows = 0; place === 'in its group' && arrows < 12; arrows += 1) {
    await page.keyboard.press('ArrowDown');
    place = await control.evaluate(placeOf);
  }
  if (
    !(await control.evaluate(
      (element) => element instanceof HTMLInputElement && element.type === 'radio' && element.checked,
    ))
  )
    await page.keyboard.press(key);
}

export async function typeByKeyboard(page: Page, field: Locator, text: string): Promise<void> {
  await field.waitFor();
  for (let tabs = 0; tabs < 120 && !(await field.evaluate((element) => element === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** The newest email to someone that has these words in it. */
export async function emailTo(request: APIRequestContext, email: string, words: string, org = ''): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const emails: { words: string; subject: string }[] = await (
          await request.get(`/dev/api/mailbox?to=${encodeURIComponent(email)}${org && `&org=${org}`}`)
        ).json();
        found = emails.find((each) => `${each.subject} ${each.words}`.includes(words))?.words ?? '';
        return found;
      },
      { intervals: [50, 100] },
    )
    .not.toBe('');
  return found;
}

/** Someone of the sandbox's staff, signed in to the console with both factors: the workshop's way, which waits for no code. */
export async function enterConsole(page: Page, email: string): Promise<void> {
  const entered = await page.request.post('/dev/api/staff/session', { data: { email } });
  expect(entered.ok(), await entered.text()).toBe(true);
  const { token } = await entered.json();
  await page.goto('/console');
  await page.evaluate((bearer) => localStorage.setItem('jwt-agent', `Bearer ${bearer}`), token);
  await page.goto('/console');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}
