import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from '#web/app/router.tsx';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { ChatPage } from './chat-page.tsx';
import { ChatInNav } from './in-nav.tsx';
import { line, refusal, row, serveDesk, serveLine } from './testing.ts';

const list = (...rows: readonly object[]) => ({ rows, nextCursor: null });
const open = (at = '/console/chat') =>
  render(
    <MemoryRouter at={at}>
      <ChatInNav />
      <ChatPage />
      <Here />
    </MemoryRouter>,
  );
function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  serveLine();
});
afterEach(() => vi.unstubAllGlobals());

test('who waits is shown by team with the time waited, and counted in the menu', async () => {
  serveDesk({
    'GET show=waiting': list(
      { ...row, firstWords: 'Do you lend in Hawaii?' },
      { ...row, uuid: 'c2', name: 'Carl Coin', skill: 'CLOC_HELOC' },
    ),
    'GET show=mine': list(),
    'POST /ticket': { ticket: 't' },
  });
  open();
  expect(await screen.findByRole('heading', { name: 'Home equity (1)' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Crypto home equity (1)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vera Visitor' }).getAttribute('href')).toBe('/console/chat/c1');
  expect(screen.getByText('Do you lend in Hawaii?').closest('li')?.textContent).toContain('Vera Visitor');
  expect(screen.getAllByText('4 min')).toHaveLength(2);
  expect(screen.getAllByText(/^Since Mar 2, 2026, \d+:00 [AP]M \S+$/)).toHaveLength(2);
  expect(screen.getByText('2 waiting')).toBeTruthy();
  expect(await screen.findByText('You have no conversations.')).toBeTruthy();
});

test('one who opens the chat is available until they say otherwise, and the beat says what they chose', async () => {
  const asked = serveDesk({ 'GET show=waiting': list(), 'GET show=mine': list(), 'POST /ticket': { ticket: 't' } });
  open();
  expect(await screen.findByText('No one is waiting.')).toBeTruthy();
  const beats = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(beats()).toContainEqual({ presence: 'available' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'You are' }), 'busy');
  await waitFor(() => expect(beats().at(-1)).toEqual({ presence: 'busy' }));
});

test('a refusal to take stands on the page in the server’s own sentence', async () => {
  const asked = serveDesk({
    'GET show=waiting': list(row),
    'GET show=mine': list(),
    'POST /actions': () => refusal('Someone else has this conversation.'),
    'POST /ticket': { ticket: 't' },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Take the conversation with Vera Visitor' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Someone else has this conversation.');
  expect(asked.find(({ url }) => url.endsWith('/actions'))?.body).toEqual({ do: 'claim' });
});

test('news on the line is read at once; a line that drops says so, and enters again', async () => {
  let waiting = list();
  serveDesk({
    'GET show=waiting': () => waiting,
    'GET show=mine': list(),
    'POST /ticket': { ticket: 't' },
  });
  open();
  await waitFor(() => expect(line.said).toContainEqual({ kind: 'enter', ticket: 't', after: 0 }));
  act(() => line.hears({ kind: 'welcome' }));
  expect(screen.getByText('Changes show by themselves.')).toBeTruthy();
  waiting = list(row);
  act(() => line.hears({ kind: 'desk', conversationId: 'c1', seq: 1 }));
  const section = within(screen.getByRole('region', { name: 'Waiting' }));
  expect(await section.findByRole('link', { name: 'Vera Visitor' })).toBeTruthy();
  act(() => line.drops());
  expect(screen.getByText(/^The connection dropped/)).toBeTruthy();
  await waitFor(() => expect(line.said).toContainEqual({ kind: 'enter', ticket: 't', after: 0 }));
});

test('a list that cannot be read says so and can be tried again', async () => {
  let isBroken = true;
  serveDesk({
    'GET show=waiting': () => (isBroken ? refusal('Not now.') : list()),
    'GET show=mine': list(),
    'POST /ticket': { ticket: 't' },
  });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No one is waiting.')).toBeTruthy();
});

test('on other pages an agent who was at the desk stays there; one who never opened the chat is not put there', async () => {
  const asked = serveDesk({ 'GET show=waiting': list(row), 'POST /ticket': { ticket: 't' } });
  const { unmount } = render(<ChatInNav />);
  expect(await screen.findByText('1 waiting')).toBeTruthy();
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  unmount();
  sessionStorage.setItem('chat-presence amy', 'busy');
  render(<ChatInNav />);
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ presence: 'busy' }));
  await waitFor(() => expect(line.said).toContainEqual({ kind: 'enter', ticket: 't', after: 0 }));
});

test('all conversations are there too, those of others by name, a page at a time', async () => {
  const held = { ...row, uuid: 'c3', name: 'Hal Held', state: 'withAgent', agentUuid: 'abe', agentName: 'Abe Other' };
  serveDesk({
    'GET show=waiting': list(),
    'GET show=mine': list(),
    'GET show=all': { rows: [held], nextCursor: 'next' },
    'GET show=all&cursor=next': list({ ...row, uuid: 'c4', name: 'Otis Over', state: 'ended' }),
    'POST /ticket': { ticket: 't' },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'All conversations' }));
  expect((await screen.findByRole('link', { name: 'Hal Held' })).closest('li')?.textContent).toContain(
    'With Abe Other',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('link', { name: 'Otis Over' })).closest('li')?.textContent).toContain('Ended');
  expect(screen.getByRole('link', { name: 'Hal Held' })).toBeTruthy();
});

test('one team’s line is chosen in the address, and N takes the next of it', async () => {
  const carl = { ...row, uuid: 'c2', name: 'Carl Coin', skill: 'CLOC_HELOC' };
  const asked = serveDesk({
    'GET show=waiting': list(row, carl),
    'GET show=waiting&skill=CLOC_HELOC': list(carl),
    'GET show=mine': list(),
    'POST /actions': () => refusal('Not now.'),
    'POST /ticket': { ticket: 't' },
  });
  open();
  await screen.findByRole('link', { name: 'Vera Visitor' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Teams shown' }), 'CLOC_HELOC');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Vera Visitor' })).toBeNull());
  expect(screen.getByText('/console/chat?skill=CLOC_HELOC')).toBeTruthy();
  const href = (await screen.findByRole('link', { name: 'Carl Coin' })).getAttribute('href');
  expect(href).toBe('/console/chat/c2?skill=CLOC_HELOC');
  await userEvent.keyboard('{Escape}n');
  await waitFor(() => expect(asked.find(({ url }) => url.endsWith('/c2/actions'))?.body).toEqual({ do: 'claim' }));
});

test('Alt and a number switch between one’s own conversations', async () => {
  const mine = [
    { ...row, uuid: 'c5', name: 'First Mine' },
    { ...row, uuid: 'c6', name: 'Second Mine' },
  ];
  serveDesk({ 'GET show=waiting': list(), 'GET show=mine': list(...mine), 'POST /ticket': { ticket: 't' } });
  open();
  await screen.findByRole('link', { name: 'Second Mine' });
  await userEvent.keyboard('{Alt>}2{/Alt}');
  expect(await screen.findByText('/console/chat/c6')).toBeTruthy();
});
