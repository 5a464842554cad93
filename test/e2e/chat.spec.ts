/** A conversation: an agent in the console, and a visitor by the calls that their browser makes. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { enterConsole } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

/** Someone who is not signed in, known by the token of their conversation. */
async function visit(request: APIRequestContext, name: string) {
  const data = { name, email: 'vera@example.com', chatMode: 'twilio' };
  const begun = await request.post('/service-csp/external/api/v1/twilio/initWebChat', { data });
  expect(begun.ok(), await begun.text()).toBe(true);
  const { token, conversationSid } = await begun.json();
  const path = `/service-chat/external/api/v1/conversations/${conversationSid}`;
  const headers = { 'x-chat-token': token };
  return {
    say: async (text: string) => {
      const said = await request.post(`${path}/messages`, { headers, data: { clientKey: randomUUID(), text } });
      expect(said.ok(), await said.text()).toBe(true);
    },
    hears: async () => (await request.get(`${path}/messages`, { headers })).text(),
    stands: async () => (await (await request.get(path, { headers })).json()).state,
  };
}

test('[CHAT-01] an agent takes a conversation, answers, hears the answer to that, and ends it @desktop', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const name = `Vera ${Date.now()}`;
  const visitor = await visit(request, name);
  await visitor.say('Do you lend in Hawaii?');

  await enterConsole(page, 'sam@staff.example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat');
  await expect(page.getByText('Changes show by themselves.')).toBeVisible();
  const take = page.getByRole('button', { name: `Take the conversation with ${name}` });
  await expect(take).toBeVisible();
  await expectNoAxeViolations(page);
  await take.click();
  const log = page.getByRole('log', { name: `Messages with ${name}` });
  await expect(log).toContainText('Do you lend in Hawaii?');
  await expect.poll(visitor.stands).toBe('withAgent');

  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('Not yet, I am sorry.');
  await reply.press('Enter');
  await expect(log).toContainText('Not yet, I am sorry.');
  await expect.poll(visitor.hears).toContain('Not yet, I am sorry.');
  await visitor.say('And on Maui?');
  await expect(log).toContainText('And on Maui?');
  await reply.fill('Is yours 219-09-9999?');
  await reply.press('Enter');
  await expect(page.getByText(/^We removed a Social Security number from your message/)).toBeVisible();
  await expect(log).toContainText('[Social Security number removed]');

  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Asked twice about Hawaii.');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(log).toContainText('Note by Sam Reply. Only the team sees it.');
  expect(await visitor.hears()).not.toContain('Asked twice');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('combobox', { name: 'How it ended' }).selectOption('ANSWERED');
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('This conversation is over. An agent ended it.')).toBeVisible();
  expect(await visitor.stands()).toBe('ended');
  await request.dispose();
});
