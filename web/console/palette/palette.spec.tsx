import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deskQueues } from '#core/desk/queues.ts';
import { statusNames } from '#core/journey/statuses.ts';
import { useLocation } from '#web/app/router.tsx';
import { MemoryRouter } from '#web/app/testing.tsx';
import { servePage } from '#web/client/testing.ts';
import { sayStatus } from '../closings/words.ts';
import type { RailItem } from '../frame/rail.tsx';
import { AboutCase, type PaletteAct, usePaletteActs } from './acts.ts';
import { Palette } from './palette.tsx';
import { showPalette } from './shown.ts';

const items: readonly RailItem[] = [
  { path: '/console/work', label: 'Work', icon: 'stack', group: 'work', go: 'w' },
  { path: '/console/experiments', label: 'Experi\u00adments', icon: 'flask', group: 'work', go: 'x' },
];

interface PageProps {
  readonly acts: readonly Omit<PaletteAct, 'run'>[];
  readonly onRun?: () => unknown;
}

const Page = (props: PageProps) => (
  <AboutCase value={{ name: 'Maldonado', number: '2695 712 125' }}>
    <Acts {...props} />
  </AboutCase>
);

function Acts({ acts, onRun = () => undefined }: PageProps) {
  usePaletteActs(acts.map((one) => ({ ...one, run: onRun })));
  return <p>{useLocation().pathname}</p>;
}

const show = (page: React.ReactNode) =>
  render(
    <MemoryRouter at="/console/here">
      <button type="button">Opener</button>
      {page}
      <Palette items={items} />
    </MemoryRouter>,
  );
const open = () => userEvent.keyboard('{Control>}k{/Control}');
const options = () => screen.queryAllByRole('option').map((one) => one.textContent);

beforeAll(servePage);
afterEach(() => {
  act(() => showPalette(false));
  vi.unstubAllGlobals();
});

test('Ctrl-K opens it with the focus in the field; closing it gives the focus back', async () => {
  show(null);
  screen.getByRole('button', { name: 'Opener' }).focus();
  await open();
  const field = screen.getByRole('combobox', { name: 'Type a command, a name or a loan number' });
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Opener');
});

test('a misspelled section is found, and Enter goes there', async () => {
  show(<Page acts={[]} />);
  await open();
  await userEvent.keyboard('exprements{Enter}');
  expect(screen.getByText('/console/experiments')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('acts of the case come first, those that cannot be done last with the reason, and they do nothing', async () => {
  let ran = 0;
  const acts = [
    { key: 'no', label: 'Decline the value', whyNot: 'Needs a second person.' },
    { key: 'yes', label: 'Accept the value', hint: '$388,000' },
  ];
  show(<Page acts={acts} onRun={() => (ran += 1)} />);
  await open();
  await userEvent.keyboard('value');
  expect(options()).toEqual(['Accept the value$388,000', 'Decline the valueNeeds a second person.']);
  const group = screen.getByRole('group', { name: 'Act on this case' });
  expect(within(group).getAllByRole('option')[1]?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(ran).toBe(0);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(ran).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of acts that fit alike what is asked comes first, then what has a key: no row of a list crowds them out', async () => {
  const rows = Array.from({ length: 9 }, (_, n) => ({ key: `take ${n}`, label: `Take the conversation with ${n}` }));
  const end = { key: 'end', label: 'End', press: 'shift+e' };
  show(<Page acts={[...rows, end, { key: 'accept', label: 'Accept the value', isAsked: true }]} />);
  await open();
  expect(options().slice(0, 3)).toEqual(['Accept the value', 'End⇧E', 'Take the conversation with 0']);
});

test('an act begins once the palette is gone, so that the focus it takes stays', async () => {
  const focusThere = () => {
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('button', { name: 'There' }).focus();
  };
  show(
    <>
      <Page acts={[{ key: 'yes', label: 'Accept the value' }]} onRun={focusThere} />
      <button type="button">There</button>
    </>,
  );
  screen.getByRole('button', { name: 'Opener' }).focus();
  await open();
  await userEvent.keyboard('accept{Enter}');
  expect(document.activeElement?.textContent).toBe('There');
});

test('an act that reads the same and now does something else does what it does now', async () => {
  const ran: string[] = [];
  const page = (which: string) => (
    <MemoryRouter at="/console/here">
      <Page acts={[{ key: 'yes', label: 'Accept the value' }]} onRun={() => ran.push(which)} />
      <Palette items={items} />
    </MemoryRouter>
  );
  const { rerender } = render(page('first'));
  rerender(page('second'));
  await open();
  await userEvent.keyboard('accept{Enter}');
  expect(ran).toEqual(['second']);
});

test('the case is a chip; Backspace in the empty field leaves it out, and its acts with it', async () => {
  show(<Page acts={[{ key: 'yes', label: 'Accept the value' }]} />);
  await open();
  expect(screen.getByText('Maldonado · 2695 712 125')).toBeTruthy();
  await userEvent.keyboard('>');
  expect(options()).toEqual(['Accept the value']);
  await userEvent.keyboard('{Backspace}{Backspace}>');
  expect(screen.queryByText('Maldonado · 2695 712 125')).toBeNull();
  expect(options()).toEqual([]);
  expect(screen.getByText('Nothing matches.')).toBeTruthy();
  expect(screen.getByText(/This page has no actions of its own/)).toBeTruthy();
  await userEvent.keyboard('xyzzy');
  expect(screen.getByText(/Try fewer letters/)).toBeTruthy();
});

test('what a page offers later is listed while the palette is open, and is gone with the page', async () => {
  const { rerender } = show(null);
  const page = (has: boolean) => (
    <MemoryRouter at="/console/here">
      <button type="button">Opener</button>
      {has ? <Page acts={[{ key: 'note', label: 'Write a note' }]} /> : null}
      <Palette items={items} />
    </MemoryRouter>
  );
  await open();
  await userEvent.keyboard('note');
  expect(options()).toEqual([]);
  rerender(page(true));
  expect(options()).toEqual(['Write a note']);
  rerender(page(false));
  expect(options()).toEqual([]);
});

test('# lists every list of work and every status, with the keys that lead there', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ rows: [], next: null }));
  render(
    <MemoryRouter at="/console/here">
      <Page acts={[]} />
      <Palette items={[{ path: '/console/find', label: 'Find', icon: 'find', group: 'work', go: '/' }]} />
    </MemoryRouter>,
  );
  await open();
  await userEvent.keyboard('#brokr value');
  const [row] = await screen.findAllByRole('option', { name: /Broker value review/ });
  expect(row?.textContent).toContain('QB');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('/console/work')).toBeTruthy();
});

test('# leads to every list of work and to every status of the journey', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ rows: [], next: null }));
  render(
    <MemoryRouter at="/console/here">
      <Palette items={[{ path: '/console/find', label: 'Find', icon: 'find', group: 'work', go: '/' }]} />
    </MemoryRouter>,
  );
  await open();
  await userEvent.keyboard('#');
  await screen.findAllByRole('option', { name: /Broker value review/ });
  const listed = options();
  const isListed = (label: string, hint: string) => listed.some((one) => one?.startsWith(label + hint));
  expect(deskQueues.filter(({ name }) => !isListed(name, 'list of work'))).toEqual([]);
  expect(statusNames.filter((status) => !isListed(sayStatus(status), 'status'))).toEqual([]);
});

test('applications come from the server, close ones too, and Enter opens the one that is chosen', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    asked.push(body);
    const row = {
      ...{ uuid: 'a-1', loanNumber: '2695712125', name: 'Teresa Maldonado', owners: [], status: 'TITLE_SEARCH' },
      ...{ place: { city: 'Tampa', state: 'FL' }, statusSince: '', lineCents: 14_200_000, kind: 'name', rank: 'close' },
    };
    return Response.json({ rows: [row], next: null });
  });
  render(
    <MemoryRouter at="/console/here">
      <Page acts={[]} />
      <Palette items={[...items, { path: '/console/find', label: 'Find', icon: 'find', group: 'work', go: '/' }]} />
    </MemoryRouter>,
  );
  await open();
  await userEvent.keyboard('maldonaod');
  const row = await screen.findByRole('option', { name: /Teresa Maldonado/ });
  expect(row.textContent).toBe('Teresa Maldonado2695 712 125 · Tampa, FL · $142,000 · Title searchclose match');
  expect(asked).toEqual([JSON.stringify({ text: 'maldonaod' })]);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('/console/applications/a-1')).toBeTruthy();
});
