/**
 * Confirming that it is them, as people do: by the code that came to their mailbox. In a browser the dialog is answered
 * whenever it comes up; who goes by calls asks for the code by calls.
 */
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';

/** Nothing is asked more slowly than it comes. */
const soon = { intervals: [50, 100] };
const stepUp = '/identity/secure/api/v1/step-up';

/** Answers the dialog on every page of this browser, also on those that are opened later. */
export async function confirmWhenAsked(context: BrowserContext): Promise<void> {
  context.on('page', (page) => void answerDialog(page));
  await Promise.all(context.pages().map(answerDialog));
}

async function answerDialog(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Six-digit code' });
  await page.addLocatorHandler(field, async () => {
    const token = await page.evaluate(() => localStorage.getItem('jwt') ?? '');
    await field.fill(await newestCode(page.request, token, new URL(page.url()).origin));
    // A dialog that has its answer already, and is on its way out, needs no other.
    const pressed = page.getByRole('button', { name: 'Confirm', exact: true }).click({ timeout: 10_000 });
    await pressed.catch(async (error: unknown) => {
      if (await field.isVisible()) throw error;
    });
  });
}

/** For calls: true once the session has given a second factor. */
export async function confirmByCalls(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post(`${stepUp}/send`, { headers, data: { way: 'email' } })).status()).toBe(204);
  const code = await newestCode(request, token, '');
  expect((await request.post(`${stepUp}/verify`, { headers, data: { code } })).status()).toBe(204);
}

/** The code sent last to the email of who holds this token. It may be on its way still. */
async function newestCode(request: APIRequestContext, token: string, origin: string): Promise<string> {
  const authorization = token.startsWith('Bearer ') ? token : `Bearer ${token}`;
  const who = await (
    await request.get(`${origin}/identity/secure/api/v1/identity`, { headers: { authorization } })
  ).json();
  const email = (who.aliases as { type: string; value: string }[]).find(({ type }) => type === 'Email')?.value ?? '';
  const mailbox = `${origin}/dev/api/mailbox?org=${who.organizationCode}&to=${encodeURIComponent(email)}`;
  let code = '';
  await expect
    .poll(async () => {
      const messages: { subject: string; words: string }[] = await (await request.get(mailbox)).json();
      const [newest] = messages.filter(({ subject }) => subject.endsWith(' code'));
      code = /\b\d{6}\b/.exec(newest?.words ?? '')?.[0] ?? '';
      return code;
    }, soon)
    .not.toBe('');
  return code;
}
