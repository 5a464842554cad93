import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { click, find, render } from '#web/ui/testing.tsx';
import { MessagesPage } from './messages-page.tsx';

const message = {
  vendor: 'title',
  id: 'm1',
  kind: 'title.reported',
  receivedAt: '2026-03-02T10:00:00.000Z',
  tries: 20,
  fault: 'It answers an order that we have no record of.',
  applicationUuid: null,
};
const work = { effect: 'learnToFly', applicationUuid: 'a1', since: '2026-03-02T10:00:00.000Z' };
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const open = () =>
  render(
    <MemoryRouter>
      <MessagesPage />
    </MemoryRouter>,
  );

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('a message is tried again by one press, and the page says so', async () => {
  const asked = stubFetch(
    json({ messages: [message], work: [work] }),
    () => new Response(null, { status: 204 }),
    json({ messages: [], work: [] }),
  );
  const { container } = open();
  await settle();
  expect(container.textContent).toContain('It answers an order that we have no record of.');
  expect(container.textContent).toContain('Work that no running process knows (1)');
  click(find('[aria-label="Try again: title, title.reported"]'));
  await settle();
  expect(JSON.parse(String(asked[1]?.init.body))).toEqual({ vendor: 'title', id: 'm1' });
  expect(find('[role="status"]').textContent).toBe('The message from title is being tried again.');
  expect(container.textContent).toContain('Every message has been processed.');
});

test('a refusal stands beneath the message, which stays', async () => {
  stubFetch(
    json({ messages: [message], work: [] }),
    json({ code: 'notFound', message: 'It is gone.' }, { status: 404 }),
  );
  const { container } = open();
  await settle();
  click(find('[aria-label="Try again: title, title.reported"]'));
  await settle();
  expect(find('[role="alert"]').textContent).toContain('It is gone.');
  expect(container.textContent).toContain('title.reported');
});
