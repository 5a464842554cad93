/** What a note does to the list it stands in, and to what is being written. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { NotesTab } from './notes-tab.tsx';

const at = '2026-04-25T08:00:00.000Z';
const note = (uuid: string, text: string, isPinned = false) => ({
  ...{ uuid, kind: 'note', text, at, by: 'Ben Desk', isMine: false, corrects: null, isCorrected: false },
  ...{ pinned: isPinned ? { by: 'Otto Desk', at } : null, mentioned: [], to: null, call: null },
});
const closing = { uuid: 'a1', timeZone: 'America/Los_Angeles', owners: [] };
type Closing = Parameters<typeof NotesTab>[0]['closing'];

let isPinned = false;
/** What the server says to a note, once it says it. */
let answerNote: (response: Response) => void = () => undefined;
const sent: string[] = [];

const page = (cursor: string | null) => {
  const pinned = isPinned ? [note('n2', 'The older one', true)] : [];
  const rows = cursor === null ? [note('n1', 'The newer one')] : [note('n2', 'The older one', isPinned)];
  return { rows, pinned, colleagues: [], nextCursor: cursor === null ? 'next' : null };
};

async function open() {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.endsWith('/me')) return Response.json({ identityUuid: 'o1', name: 'Otto Desk', roles: ['processor'] });
    if (method === 'POST') {
      sent.push(JSON.parse(String(body)).text);
      return new Promise<Response>((resolve) => (answerNote = resolve));
    }
    if (method === 'PUT') isPinned = true;
    return Response.json(page(new URL(url, 'http://x').searchParams.get('cursor')));
  });
  render(
    <MemoryRouter at="/console/applications/a1?tab=notes">
      <NotesTab {...({ closing: closing as unknown as Closing } as Parameters<typeof NotesTab>[0])} />
    </MemoryRouter>,
  );
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a note' });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const kept = () => sessionStorage.getItem('case-note a1');

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  isPinned = false;
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('pinning an old note keeps the pages that were read, and the focus on its button', async () => {
  await open();
  press('Show earlier notes');
  const button = await screen.findByRole('button', { name: 'Pin the note: The older one' });
  button.focus();
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('button', { name: 'Unpin the note: The older one' })).toBe(document.activeElement);
  expect(screen.getByRole('list', { name: 'Notes' }).textContent).toContain('The newer one');
});

test('a note on its way is kept until the server has it; what is typed meanwhile stays before and after', async () => {
  const box = await open();
  typeInto(box, 'First');
  press('Add note');
  await waitFor(() => expect(sent).toEqual(['First']));
  expect(box.value).toBe('');
  expect(kept()).toBe('First');
  typeInto(box, 'Second');
  expect(kept()).toBe('First\nSecond');
  press('Add and pin');
  await act(async () => answerNote(Response.json(page(null))));
  await waitFor(() => expect(kept()).toBe('Second'));
  expect(box.value).toBe('Second');
  expect(sent).toEqual(['First']);
});

test('a note that is refused is in the field again, before what was typed meanwhile', async () => {
  const box = await open();
  typeInto(box, 'First');
  press('Add note');
  await waitFor(() => expect(sent).toEqual(['First']));
  typeInto(box, 'Second');
  const refusal = { code: 'conflict', message: 'One of the people can’t see this case.', errors: [] };
  await act(async () => answerNote(Response.json(refusal, { status: 409 })));
  expect((await screen.findByRole('alert')).textContent).toContain(refusal.message);
  expect(box.value).toBe('First\nSecond');
  expect(kept()).toBe('First\nSecond');
});
