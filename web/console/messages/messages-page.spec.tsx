import { render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
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
const work = { id: 'j1', effect: 'learnToFly', applicationUuid: 'a1', since: '2026-03-02T10:00:00.000Z' };
const open = async () => {
  const shown = render(
    <MemoryRouter at="/console">
      <MessagesPage />
    </MemoryRouter>,
  );
  await waitForElementToBeRemoved(() => screen.queryByText('Loading the messages'));
  return shown;
};

/** Each list by its address, the first as often as it is asked; a press is answered by `retried`. */
function serve(
  lists: readonly (readonly unknown[])[],
  waiting: readonly unknown[],
  retried = () => new Response(null, { status: 204 }),
) {
  const pressed: unknown[] = [];
  let at = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      pressed.push(JSON.parse(String(init.body)));
      return retried();
    }
    const rows = url.includes('/stuck/work') ? waiting : (lists[Math.min(at++, lists.length - 1)] ?? []);
    return Response.json({ rows, nextCursor: null });
  });
  return pressed;
}

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('a message is tried again by one press, and the page says so', async () => {
  const pressed = serve([[message], []], [work]);
  const { container } = await open();
  expect(container.textContent).toContain('It answers an order that we have no record of.');
  await waitFor(() => expect(container.textContent).toContain('Work that no running process knows (1)'));
  await userEvent.click(screen.getByRole('button', { name: /^Try again: Title reported, received Mar 2, 2026/ }));
  await waitFor(() => expect(container.textContent).toContain('Every message has been processed.'));
  expect(pressed).toEqual([{ vendor: 'title', id: 'm1' }]);
  expect(screen.getByRole('status').textContent).toBe('We are trying “Title reported” again.');
});

test('a refusal stands beneath the message, which stays', async () => {
  serve([[message]], [], () => Response.json({ code: 'notFound', message: 'It is gone.' }, { status: 404 }));
  const { container } = await open();
  await userEvent.click(screen.getByRole('button', { name: /^Try again: Title reported, received Mar 2, 2026/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('It is gone.');
  expect(container.querySelector('h2')?.textContent).toBe('Title reported');
});

test('messages of one kind are items of a list, not landmarks of one name; no code is shown to people', async () => {
  serve([[message, { ...message, id: 'm2', fault: null }]], [work]);
  const { container } = await open();
  expect([...container.querySelectorAll('li h2')].map((one) => one.textContent)).toEqual([
    'Title reported',
    'Title reported',
  ]);
  expect(container.querySelectorAll('section:not([aria-label])')).toHaveLength(0);
  await waitFor(() => expect(container.textContent).toContain('Learn to fly'));
  expect(container.textContent).toContain('The process stopped each time it tried.');
});

test('before it is there, and when it cannot be had, the page has a heading', async () => {
  stubFetch(json({ code: 'notFound', message: 'It is not there.' }, { status: 404 }));
  const opened = open();
  expect(find('h1').textContent).toBe('Messages we could not process');
  await opened;
  expect(screen.getByRole('alert').textContent).toContain('It is not there.');
});
