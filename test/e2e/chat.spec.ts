/** A real conversation in two browsers: a visitor on a phone, an agent at a desk; then the assistant, which answers by itself. */
import type { Browser, Page } from '@playwright/test';
import { enterConsole } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

async function onAPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  return (await browser.newContext({ ...phone, ...(baseURL && { baseURL }) })).newPage();
}

async function begin(visitor: Page, name: string): Promise<void> {
  await visitor.getByLabel('Your name').fill(name);
  await visitor.getByLabel('Your email').fill('vera@example.com');
  await visitor.getByRole('button', { name: 'Start the chat' }).click();
}

async function say(visitor: Page, text: string): Promise<void> {
  const field = visitor.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

const messages = (visitor: Page) => visitor.getByRole('log', { name: 'Messages' });

test('[CHAT-01] a visitor on a phone and an agent converse, a reload loses nothing, and the agent ends it @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await onAPhone(browser, baseURL);
  const name = `Vera ${Date.now()}`;
  await test.step('[CHAT-02] the query parameter opens the chat', async () => {
    await visitor.goto('/contact?pop-webchat&mode=twilio');
    await expect(visitor.getByLabel('Your name')).toBeVisible();
  });
  await begin(visitor, name);
  await say(visitor, 'Do you lend in Hawaii?');
  await expect(messages(visitor)).toContainText('Do you lend in Hawaii?');
  await expectNoAxeViolations(visitor);

  await enterConsole(page, 'sam@staff.example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat');
  await expect(page.getByText('Changes show by themselves.')).toBeVisible();
  const take = page.getByRole('button', { name: `Take the conversation with ${name}` });
  await expect(take).toBeVisible();
  await expectNoAxeViolations(page);
  await take.click();
  const log = page.getByRole('log', { name: `Messages with ${name}` });
  await expect(log).toContainText('Do you lend in Hawaii?');

  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await expect(reply).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await reply.fill('Not yet, I am sorry.');
  await reply.press('Enter');
  await expect(messages(visitor)).toContainText('Not yet, I am sorry.');
  await visitor.reload();
  await expect(messages(visitor)).toContainText('Not yet, I am sorry.');
  await say(visitor, 'And on Maui?');
  await expect(log).toContainText('And on Maui?');
  await reply.fill('Is yours 219-09-9999?');
  await reply.press('Enter');
  await expect(page.getByText(/^We removed a Social Security number from your message/)).toBeVisible();
  await expect(messages(visitor)).toContainText('[Social Security number removed]');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+N');
  await page.getByRole('textbox', { name: 'Note' }).fill('Asked twice about Hawaii.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(log).toContainText('Note by Sam Reply. Only the team sees it.');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('combobox', { name: 'How it ended' }).selectOption('ANSWERED');
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('This conversation is over. An agent ended it.')).toBeVisible();
  await test.step('[CHAT-07] [ERR-19] the visitor reads that the agent ended the chat', () =>
    expect(visitor.getByText('Customer representative has ended the chat').last()).toBeVisible());
  await expect(visitor.getByText('Asked twice')).toHaveCount(0);
  await expectNoAxeViolations(visitor);
  await test.step('[CHAT-04] the ended chat can be restarted from the form', async () => {
    await visitor.getByRole('button', { name: 'Start a new chat' }).click();
    await expect(visitor.getByLabel('Your name')).toBeVisible();
  });
  await visitor.context().close();
});

test('[CHAT-01] the assistant answers, says where it has it from, and hands over when asked @phone', async ({
  page,
}) => {
  await test.step('[CHAT-03] outside production the address says that the assistant answers', async () => {
    await page.goto('/contact?pop-webchat&mode=chatbot');
    await begin(page, 'Vera');
    await say(page, 'How long do I have to cancel after I sign?');
    await expect(messages(page)).toContainText('From:');
  });
  await expectNoAxeViolations(page);
  await say(page, 'I want to talk to a real person');
  await expect(page.getByText(/with you soon|in line|We are closed/).first()).toBeVisible();
});
