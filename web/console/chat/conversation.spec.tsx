import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { ChatPage } from './chat-page.tsx';
import { ChatInNav } from './in-nav.tsx';
import { conversation, entry, line, me, refusal, serveDesk, serveLine } from './testing.ts';

const rest = {
  'GET show=waiting': { rows: [], nextCursor: null },
  'GET show=mine': { rows: [], nextCursor: null },
  'POST /ticket': { ticket: 't' },
};
/** Each test has a conversation of its own: what is on its way is kept by conversation. */
let count = 0;
let uuid = '';

function open(rows: Readonly<Record<string, unknown>>) {
  const asked = serveDesk({ ...rest, ...rows });
  render(
    <MemoryRouter at={`/console/chat/${uuid}`}>
      <ChatInNav />
      <ChatPage uuid={uuid} />
    </MemoryRouter>,
  );
  return asked;
}
const bodies = (asked: ReturnType<typeof open>, ending: string) =>
  asked.filter(({ method, url }) => method === 'POST' && url.endsWith(ending)).map(({ body }) => body);
const reply = () => screen.findByRole('textbox', { name: 'Your reply' });

beforeAll(servePage);
beforeEach(() => {
  count += 1;
  uuid = `c-${count}`;
  queryClient.clear();
  sessionStorage.clear();
  serveLine();
});
afterEach(() => vi.unstubAllGlobals());

/** A server that takes what is said, and shows it from then on. */
function talking(take: (text: string) => { entry: typeof first; notice: string | null } | Response) {
  const entries = [first];
  return {
    'POST /messages': ({ body }: { body: { text: string } }) => {
      const taken = take(body.text);
      if (!(taken instanceof Response)) entries.push(taken.entry);
      return taken;
    },
    [`GET /${uuid}`]: () => ({ ...conversation, uuid, entries, lastSeq: entries.length }),
  };
}
const first = entry(1, 'person', 'Do you lend in Hawaii?');

test('Enter sends and Shift+Enter starts a line; a failed message is sent again under the same key', async () => {
  let isDown = true;
  const asked = open(
    talking((text) => (isDown ? refusal('Not now.') : { entry: entry(2, 'agent', text), notice: null })),
  );
  await userEvent.type(await reply(), 'Not in{Shift>}{Enter}{/Shift}Hawaii.{Enter}');
  expect(await screen.findByText('Not sent. Not now.')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText('Not sent. Not now.')).toBeNull());
  expect(await within(screen.getByRole('log')).findByText(/Not in\s+Hawaii\./)).toBeTruthy();
  const sent = bodies(asked, '/messages') as { clientKey: string; text: string }[];
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]?.text).toBe('Not in\nHawaii.');
});

test('the writer is told what was taken out of their message', async () => {
  const notice = 'We removed a Social Security number from your message.';
  open(talking(() => ({ entry: entry(2, 'agent', '[Social Security number removed]'), notice })));
  await userEvent.type(await reply(), 'Is it 123-45-6789?{Enter}');
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(await screen.findByText('[Social Security number removed]')).toBeTruthy();
});

test('what the person is typing is shown until they send it; what they have read is marked', async () => {
  open({
    [`GET /${uuid}`]: {
      ...conversation,
      ...{ uuid, lastSeq: 3, personReadSeq: 2 },
      entries: [...conversation.entries, entry(2, 'agent', 'No.'), entry(3, 'agent', 'Sorry.')],
    },
  });
  const log = await screen.findByRole('log', { name: 'Messages with Vera Visitor' });
  expect(within(log).getAllByText('Read')).toHaveLength(1);
  expect(within(log).getByText('Read').closest('li')?.textContent).toContain('No.');
  await waitFor(() => expect(line.said).not.toEqual([]));
  act(() => line.hears({ kind: 'typing', conversationId: uuid, author: 'Vera Visitor', text: 'and on Maui' }));
  expect(screen.getByText('and on Maui')).toBeTruthy();
  act(() => line.hears({ kind: 'desk', conversationId: uuid, seq: 4 }));
  expect(screen.queryByText('and on Maui')).toBeNull();
});

test('taking over asks first, and names who has it', async () => {
  const held = { ...conversation, uuid, agentUuid: 'abe', agentName: 'Abe Other' };
  const asked = open({
    'POST /actions': { ...conversation, uuid },
    [`GET /${uuid}`]: held,
  });
  expect(await screen.findByText('Abe Other has this conversation.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
  const dialog = screen.getByRole('dialog', { name: 'Take it over from Abe Other?' });
  expect(bodies(asked, '/actions')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take it over' }));
  expect(await reply()).toBeTruthy();
  expect(bodies(asked, '/actions')).toEqual([{ do: 'claim', isTakeOver: true }]);
});

test('a note says that only the team sees it; ending needs how it ended', async () => {
  const at = conversation.openedAt;
  const asked = open({
    'POST /actions': { ...conversation, uuid, state: 'ended', endedBy: 'agent', disposition: 'ANSWERED' },
    [`GET /${uuid}`]: { ...conversation, uuid, notes: [{ uuid: 'n', at, byName: 'Abe Other', text: 'He called.' }] },
  });
  expect(await screen.findByText('Note by Abe Other. Only the team sees it.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await userEvent.click(screen.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText('Choose how it ended.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How it ended' }), 'ANSWERED');
  await userEvent.click(screen.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText('This conversation is over. An agent ended it.')).toBeTruthy();
  expect(bodies(asked, '/actions')).toEqual([{ do: 'end', disposition: 'ANSWERED' }]);
});

test('it is handed to someone who is here, or to another team', async () => {
  const abe = { agentUuid: 'abe', name: 'Abe Other', presence: 'busy', conversations: 1, isMe: false };
  const asked = open({
    'PUT /presence': { agents: [abe] },
    'POST /actions': { ...conversation, uuid },
    [`GET /${uuid}`]: { ...conversation, uuid },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer' }));
  const to = screen.getByRole('combobox', { name: 'Transfer to' });
  await within(to).findByRole('option', { name: 'Abe Other (busy, 1 conversation)' });
  await userEvent.selectOptions(to, 'abe');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer it' }));
  await waitFor(() => expect(bodies(asked, '/actions')).toEqual([{ do: 'transfer', to: { agentUuid: 'abe' } }]));
});

test.each([
  { roles: ['supportAgent'], isLink: false },
  { roles: ['compliance'], isLink: true },
])('the application is a link for a role that may open it: $roles', async ({ roles, isLink }) => {
  open({ 'GET /me': { ...me, roles }, [`GET /${uuid}`]: { ...conversation, uuid, applicationUuid: 'a1' } });
  await screen.findByRole('log');
  expect(screen.queryByText('There is one. Your role may not open it.') === null).toBe(isLink);
  const link = screen.queryByRole('link', { name: 'Open the application' });
  expect(link?.getAttribute('href') ?? null).toBe(isLink ? '/console/applications/a1' : null);
});

test('what is unread is read when its agent has it open, once', async () => {
  const asked = open({
    'POST /actions': { ...conversation, uuid, unread: 0 },
    [`GET /${uuid}`]: { ...conversation, uuid, unread: 1 },
  });
  await reply();
  await waitFor(() => expect(bodies(asked, '/actions')).toEqual([{ do: 'read', seq: 1 }]));
});

test('a file of another kind is refused in a sentence; one that was taken goes with the message', async () => {
  const file = { uuid: 'f1', filename: 'deed.pdf', size: 9, mediaType: 'application/pdf' };
  const asked = open({
    'POST /attachments': file,
    ...talking((text) => ({ entry: { ...entry(2, 'agent', text), files: [file] }, notice: null })),
  });
  await reply();
  const user = userEvent.setup({ applyAccept: false });
  const input = screen.getByLabelText<HTMLInputElement>('Add files', { selector: 'input' });
  await user.upload(input, new File(['x'], 'run.exe'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(bodies(asked, '/attachments')).toEqual([]);
  await user.upload(input, new File(['%PDF-1.7 x'], 'deed.pdf'));
  await screen.findByRole('button', { name: 'Remove deed.pdf' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('button', { name: 'Save deed.pdf (9 bytes)' })).toBeTruthy();
  expect(bodies(asked, '/messages')).toMatchObject([{ text: '', attachments: ['f1'] }]);
});

test('an approved address in a message is a link, any other stays text', async () => {
  const text = 'See https://www.irs.gov/forms or https://evil.example/irs.gov.';
  open({ [`GET /${uuid}`]: { ...conversation, uuid, entries: [entry(1, 'person', text)] } });
  const log = await screen.findByRole('log');
  const links = within(log).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.irs.gov/forms']);
  expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(log.textContent).toContain(text);
});

test('a supervisor who joined writes beside the agent who has it, also after the page is loaded again', async () => {
  const held = { ...conversation, uuid, agentUuid: 'abe', agentName: 'Abe Other' };
  const rows = { 'GET /me': { ...me, roles: ['compliance'] }, 'POST /actions': held, [`GET /${uuid}`]: held };
  const asked = open(rows);
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await reply()).toBeTruthy();
  expect(bodies(asked, '/actions')).toEqual([{ do: 'join' }]);
  cleanup();
  queryClient.clear();
  open(rows);
  expect(await reply()).toBeTruthy();
});

test('[CHAT-08] the channel of a stream chat is closed after a question; other modes have no such button', async () => {
  const asked = open({
    'POST /actions': { ...conversation, uuid, mode: 'stream', state: 'ended', endedBy: 'frozen' },
    [`GET /${uuid}`]: { ...conversation, uuid, mode: 'stream' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Close the channel' }));
  expect(bodies(asked, '/actions')).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: 'Close the channel?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close the channel' }));
  expect(await screen.findByText('This conversation is over. An agent closed the channel.')).toBeTruthy();
  expect(bodies(asked, '/actions')).toEqual([{ do: 'freeze' }]);
  cleanup();
  queryClient.clear();
  open({ [`GET /${uuid}`]: { ...conversation, uuid } });
  await reply();
  expect(screen.queryByRole('button', { name: 'Close the channel' })).toBeNull();
});

test('the keys of a conversation: slash to the prepared answers, Escape out of a field, T, Shift+N and Shift+E ask what they do', async () => {
  open({ [`GET /${uuid}`]: { ...conversation, uuid } });
  const field = await reply();
  await userEvent.type(field, 't{Escape}');
  expect((field as HTMLTextAreaElement).value).toBe('t');
  await userEvent.keyboard('/');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Find/ })));
  await userEvent.keyboard('{Escape}');
  act(() => (document.activeElement as HTMLElement).blur());
  for (const [keys, title] of [
    ['t', 'Transfer'],
    ['{Shift>}N{/Shift}', 'Add a note'],
    ['{Shift>}E{/Shift}', 'End the conversation?'],
  ] as const) {
    await userEvent.keyboard(keys);
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close dialog' }));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  }
});
