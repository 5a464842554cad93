import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { holdSessionOf, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { Console } from '../console.tsx';
import { KeyButton } from './caps.tsx';
import { keyTable } from './key-table.ts';
import { useKey } from './use-key.ts';

const everyone = ['processor', 'notary', 'supportAgent', 'providerAdmin'];
const factors = { hasApp: true, passkeys: [], recoveryCodesLeft: 9, isProven: true };
const answers: Readonly<Record<string, unknown>> = {
  '/factors': factors,
  '/feedback': { items: [], next: null },
  '/work/counts': { queues: [], held: 0, countMax: 1000 },
  '/work/views': [],
  '/claims/words': [],
};

/** The console for someone with these roles; what is asked for beside the frame answers with nothing. */
function open(at: string, roles: readonly string[] = everyone) {
  vi.stubGlobal('fetch', async (url: string) => {
    const me = { identityUuid: 'pia', name: 'Pia Nowak', email: 'pia@staff.example', roles };
    const found = Object.entries(answers).find(([ending]) => url.split('?')[0]?.endsWith(ending));
    return Response.json(url.endsWith('/me') ? me : (found?.[1] ?? { rows: [], nextCursor: null, agents: [] }));
  });
  return render(
    <MemoryRouter at={at}>
      <Console />
    </MemoryRouter>,
  ).container;
}
const rail = () => screen.findByRole('navigation', { name: 'Sections' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  holdSessionOf('agent');
  saveToken('abc');
});
afterEach(() => vi.unstubAllGlobals());

test('the rail has a sign, a name and a place for each section of one’s roles, and nothing of others', async () => {
  open('/console/work', ['processor']);
  await title('Work');
  const links = within(await rail()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Work',
    'Closings',
    'Mentions',
    'Find',
    'Conditions',
    'Second person',
    'Map',
    'Overdue',
    'Messages',
    'Vendors',
    'Pia',
  ]);
  expect(within(await rail()).getByRole('link', { current: 'page' }).textContent).toBe('Work');
  expect(links.every((link) => link.querySelector('svg'))).toBe(true);
  expect(within(await rail()).getByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pia Nowak: how you log in' }).getAttribute('title')).toBe('Processor');
  expect(screen.getByRole('link', { name: 'Skip to the page' }).getAttribute('href')).toBe('#main');
});

test('? shows all keys of the page; G and a letter go to a section, and no two sections share a letter', async () => {
  open('/console/work');
  await title('Work');
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keys of this page' });
  const pressed = [...dialog.querySelectorAll('dd')].map((keys) => keys.textContent ?? '');
  expect(new Set(pressed).size).toBe(pressed.length);
  const goTo = pressed.filter((keys) => /^G[A-Z0-9/]$/.test(keys));
  expect(goTo).toHaveLength(within(await rail()).getAllByRole('link').length - 1);
  await userEvent.keyboard('go');
  expect(screen.queryByRole('heading', { level: 1, name: 'Overdue' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close dialog' }));
  await userEvent.keyboard('go');
  expect(await title('Overdue')).toBeTruthy();
});

test('more sections than fit fold into groups, but for the daily work; the group of the page is open', async () => {
  open('/console/work');
  await title('Work');
  const group = within(await rail()).getByRole('button', { name: 'Customers' });
  const chat = within(await rail()).getByRole('link', { name: 'Feedback' }).parentElement;
  expect(group.getAttribute('aria-expanded')).toBe('false');
  expect(chat?.hasAttribute('data-folded')).toBe(true);
  await userEvent.click(group);
  expect(group.getAttribute('aria-expanded')).toBe('true');
  expect(chat?.hasAttribute('data-folded')).toBe(false);
  // A letter goes there whether it is folded or not.
  await userEvent.keyboard('go');
  expect(await title('Overdue')).toBeTruthy();
  expect(
    within(await rail())
      .getByRole('button', { name: 'Oversight' })
      .getAttribute('aria-expanded'),
  ).toBe('true');
  expect(group.getAttribute('aria-expanded')).toBe('false');
});

test('on a phone the first sections stand in the bar and a button shows the rest', async () => {
  open('/console/work');
  await title('Work');
  const more = within(await rail()).getByRole('button', { name: 'More' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(within(await rail()).getByRole('link', { name: 'Overdue' }));
  await waitFor(() => expect(more.getAttribute('aria-expanded')).toBe('false'));
});

test('[WCAG 2.1.4] single keys are turned off for one person and stay off; a key with Alt still counts', async () => {
  open('/console/security');
  await title('How you log in');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
  await userEvent.keyboard('gw');
  expect(screen.queryByRole('heading', { level: 1, name: 'Work' })).toBeNull();
  expect(localStorage.getItem('desk-keys pia')).toBe('off');
  expect(screen.getByRole('link', { name: 'Turn them on' }).getAttribute('href')).toBe('/console/security#keyboard');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('gw');
  expect(await title('Work')).toBeTruthy();
});

function Sample({ onDone }: { readonly onDone: (what: string) => void }) {
  useKey('switchTo1', () => onDone('switch'));
  return (
    <>
      <KeyButton hotkey="transfer" onClick={() => onDone('transfer')}>
        Hand on
      </KeyButton>
      <textarea aria-label="Reply" />
    </>
  );
}

test('a key acts outside fields only; Escape leaves the field and keeps what was typed; Alt reaches into it', async () => {
  const done: string[] = [];
  render(<Sample onDone={(what) => done.push(what)} />);
  const reply = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  expect(screen.getByRole('button', { name: 'Hand on' }).getAttribute('aria-keyshortcuts')).toBe('T');
  await userEvent.type(reply, 'tt');
  await userEvent.keyboard('{Alt>}1{/Alt}');
  expect(done).toEqual(['switch']);
  await userEvent.keyboard('{Escape}t{Control>}t{/Control}');
  expect(done).toEqual(['switch', 'transfer']);
  expect(reply.value).toBe('tt');
});

test('every key of the table is read by some page', () => {
  const sources = Object.entries(
    import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  );
  const all = sources.filter(([file]) => !file.includes('.spec.')).map(([, source]) => source);
  const isRead = (name: string) =>
    all.some((source) => source.includes(`useKey('${name}'`) || source.includes(`hotkey="${name}"`));
  expect(all.length).toBeGreaterThan(50);
  expect(Object.keys(keyTable).filter((name) => !isRead(name))).toEqual([]);
});
