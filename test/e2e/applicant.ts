/** Sandbox people and what the workshop does to their applications, for tests that begin in the middle of a journey. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { workshopPassword } from '#core/contract/dev.ts';
import type { Status } from '#core/journey/statuses.ts';

interface Made {
  readonly uuid: string;
  readonly token: string;
}

/** A sandbox borrower with an application, signed in in this browser. */
export async function becomeApplicant(page: Page, wish: Record<string, string> = {}): Promise<Made> {
  const made: Made = await (await page.request.post('/dev/api/applications', { data: wish })).json();
  await page.addInitScript((token) => {
    if (localStorage.getItem('jwt') === null) localStorage.setItem('jwt', `Bearer ${token}`);
  }, made.token);
  return made;
}

export async function until(request: APIRequestContext, uuid: string, status: Status): Promise<void> {
  await expect
    .poll(async () => (await (await request.get(`/dev/api/applications/${uuid}`)).json()).status, { timeout: 60_000 })
    .toBe(status);
}

export async function force(page: Page, uuid: string, status: Status): Promise<void> {
  const forced = await page.request.post(`/dev/api/applications/${uuid}/force`, { data: { status } });
  expect(forced.ok(), await forced.text()).toBe(true);
}

/** The newest letter to somebody that has these words in it. */
export async function letterTo(request: APIRequestContext, email: string, words: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const letters: { words: string; subject: string }[] = await (
        await request.get(`/dev/api/mailbox?to=${encodeURIComponent(email)}`)
      ).json();
      found = letters.find((letter) => `${letter.subject} ${letter.words}`.includes(words))?.words ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

/** Somebody of the sandbox's staff, signed in to the console. */
export async function enterConsole(page: Page, email: string): Promise<void> {
  await page.goto('/console');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(workshopPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}
