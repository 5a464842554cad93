import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { FundingPage } from './funding-page.tsx';
import type { Funding, Line } from './line.tsx';

const one = {
  ...{ uuid: 'a1', loanNumber: '2600000001', borrower: 'Ada Homeowner', place: 'Oakland, CA', drawCents: 5_000_000 },
  ...{ blockers: ['Approvals: 1 of 2.', 'New liens: found something. Someone must look into it.'], approvals: 1 },
  isOnItsWay: false,
};
const funding: Funding = {
  ...{ today: '2026-11-18', day: '2026-11-18', later: 3, isWhole: true },
  days: [
    { day: '2026-11-18', cents: 5_000_000, lines: 1, waiting: 1 },
    { day: '2026-11-19', cents: 2_000_000, lines: 1, waiting: 0 },
  ],
  files: [
    {
      ...{ uuid: 'f1', modifier: 'A', createdAt: '2026-11-18T15:00:00.000Z', effectiveOn: '2026-11-19', entries: 3 },
      ...{ creditCents: 900, bookCents: 1000, settled: 1, returned: 1, atBank: 'questioned' },
    },
  ],
  book: {
    accounts: [{ account: 'transit', debitCents: 1000, creditCents: 900 }],
    ...{ debitCents: 1000, creditCents: 900, unfiledCents: 0 },
  },
  nextFile: { leavesBy: '2026-11-19T01:00:00.000Z', settlesOn: '2026-11-20', isSentByItself: true },
  notices: [{ uuid: 'a4', loanNumber: '2600000004', code: 'C01', at: '2026-11-17T15:00:00.000Z', isLate: false }],
};
const returned = [
  {
    ...one,
    ...{ uuid: 'a3', at: '2026-11-17T15:00:00.000Z', why: 'No such account (R03).' },
    steps: [
      { name: 'The money came back', isDone: true },
      { name: 'The money is sent again', isDone: false },
    ],
  },
];
/** By day and where a page begins. */
const ready = { ...one, uuid: 'a2', borrower: 'Bo Ready', blockers: [] };
const pages: Readonly<Record<string, readonly Line[]>> = { '2026-11-18': [one], '2026-11-19': [ready] };
let asked: string[] = [];
let made: object | undefined;
const open = (answer: Funding, role = 'funder', lists = { pages, returned }) => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    if (url.endsWith('/me')) return Response.json({ identityUuid: 'o1', roles: [role] });
    if (url.endsWith('/content')) return new Response('101 file');
    if (method === 'POST') return made ? Response.json(made) : Response.json(refused, { status: 409 });
    const { pathname, searchParams } = new URL(url, 'https://desk.example');
    if (pathname.endsWith('/funding/returned')) return Response.json({ rows: lists.returned, nextCursor: null });
    if (!pathname.endsWith('/funding/lines'))
      return Response.json({ ...answer, day: searchParams.get('day') ?? answer.day });
    const [day, cursor] = [searchParams.get('day') ?? '', searchParams.get('cursor')];
    const rows = lists.pages[cursor ?? day] ?? [];
    return Response.json({ rows, nextCursor: cursor === null && lists.pages[`after ${day}`] ? `after ${day}` : null });
  });
  return render(
    <MemoryRouter at="/console/funding">
      <FundingPage />
    </MemoryRouter>,
  );
};

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('shows the days, and of the chosen one each line with all that stands in its way', async () => {
  open(funding);
  const days = await screen.findByRole('list', { name: 'Banking days' });
  expect(within(days).getByRole('button', { pressed: true }).textContent).toContain('Today$50,0001 line 1 waiting');
  expect(within(days).getAllByRole('button')[1]?.textContent).toContain('Nothing is in the way');
  const row = (await screen.findByRole('rowheader', { name: /Ada Homeowner/ })).closest('tr');
  expect(row?.textContent).toContain('1 of 2');
  expect(row?.textContent).toContain('New liens: found something.');
  expect(screen.getByText('3 more fund after these dates.')).toBeTruthy();
  await userEvent.click(within(days).getAllByRole('button')[1] as HTMLElement);
  await vi.waitFor(() => expect(asked.join()).toContain('funding?day=2026-11-19'));
  const next = (await screen.findByRole('rowheader', { name: /Bo Ready/ })).closest('tr');
  expect(next?.textContent).toContain('Nothing, ready to approve');
});

test('a long day comes a page at a time, and what is counted and not listed is said', async () => {
  const more = { pages: { ...pages, 'after 2026-11-18': [ready] }, returned: [] };
  const [day] = funding.days;
  open({ ...funding, days: [{ ...day, lines: 3 } as Funding['days'][number]] }, 'funder', more);
  await screen.findByRole('rowheader', { name: /Ada Homeowner/ });
  expect(screen.queryByText(/counted and not listed/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('rowheader', { name: /Bo Ready/ });
  expect(screen.getByRole('rowheader', { name: /Ada Homeowner/ })).toBeTruthy();
  expect(
    screen.getByText('1 more line is counted and not listed: you may not work on it, or it was added just now.'),
  ).toBeTruthy();
});

test('sums that are not whole yet say so', async () => {
  open({ ...funding, isWhole: false });
  expect((await screen.findByText(/every sum here is too low/)).getAttribute('role')).toBe('status');
});

test('a difference is said in words, in a file and in the book; what came back shows its steps', async () => {
  open(funding);
  expect(await screen.findByText('Differs by $1.00')).toBeTruthy();
  expect(screen.getByText(/Not balanced: they differ by \$1\.00\./)).toBeTruthy();
  expect(screen.getByText('1 settled, 1 returned, 1 on the way')).toBeTruthy();
  expect(screen.getByText(/^The bank’s total differs, or it refused the file/)).toBeTruthy();
  const said = screen.getByRole('region', { name: 'What the bank says' });
  expect(said.textContent).toContain(
    '2600000004: the money arrived, and the bank sent corrected account numbers (C01).',
  );
  const back = screen.getByRole('region', { name: 'Money that came back' });
  await within(back).findByText(/No such account \(R03\)\./);
  expect(back.textContent).toContain('The money is sent again (Open)');
});

test('an empty day says so in every part', async () => {
  const book = { accounts: [], debitCents: 0, creditCents: 0, unfiledCents: 0 };
  open(
    {
      ...funding,
      days: [{ day: '2026-11-18', cents: 0, lines: 0, waiting: 0 }],
      later: 0,
      files: [],
      notices: [],
      book,
    },
    'funder',
    { pages: {}, returned: [] },
  );
  expect(await screen.findByText('Nothing funds on this day.')).toBeTruthy();
  for (const said of [
    'No file was made on this day.',
    'Nothing was booked on this day.',
    /No returned money is waiting/,
  ])
    expect(await screen.findByText(said)).toBeTruthy();
});

const refused = {
  code: 'conflict',
  message: 'Nothing waits to be sent: every payment is in a file already.',
  errors: [],
};
const waiting = { ...funding, book: { ...funding.book, unfiledCents: 7_500_000 } };
const file = {
  uuid: 'f2',
  createdAt: '2026-11-18T16:00:00.000Z',
  effectiveOn: '2026-11-19',
  modifier: 'B',
  cutBy: 'o1',
};
const cutOff = 'The next file leaves by 8:00 PM ET and settles Fri, Nov 20.';

test('the cut-off is told by the bank’s clock; once it is tomorrow’s, with the day', async () => {
  open(funding);
  expect(await screen.findByText(cutOff)).toBeTruthy();
  cleanup();
  queryClient.clear();
  const nextFile = { leavesBy: '2026-11-20T01:00:00.000Z', settlesOn: '2026-11-23', isSentByItself: false };
  open({ ...funding, nextFile });
  const said = 'A file made by Thu, Nov 19, 8:00 PM ET is dated to settle Mon, Nov 23.';
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a file is made by its key after a look at what it takes; what was left out is named with the reason', async () => {
  made = {
    ...{ ...file, entries: 2, creditCents: 5_000_000 },
    leftOut: [
      { applicationUuid: 'a9', loanNumber: '2600000009', cents: 2_500_000, why: 'Two people must approve it again.' },
    ],
  };
  open(waiting);
  await screen.findByRole('button', { name: /^Make the file/ });
  await userEvent.keyboard('m');
  const dialog = await screen.findByRole('dialog', { name: 'Make the file for the bank?' });
  expect(dialog.textContent).toContain('$75,000.00 was sent and is in no file yet.');
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the file' }));
  const left = await screen.findByRole('list', { name: '1 payment was left out:' });
  expect(left.textContent).toBe('2600 000 009 $25,000.00. Two people must approve it again.');
  expect(screen.getByText(/File B is made: 2 entries, \$50,000\.00\. It settles Thu, Nov 19\./)).toBeTruthy();
});

test('once everything is in a file the button is off, and has the focus that it had', async () => {
  made = { ...file, entries: 2, creditCents: 5_000_000, leftOut: [] };
  const answer = { ...waiting };
  open(answer);
  const button = await screen.findByRole('button', { name: /^Make the file/ });
  await userEvent.click(button);
  answer.book = funding.book;
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make the file' }));
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(button);
  expect(button.isConnected).toBe(true);
});

test('a refusal is said where the file was asked for, and nothing is shown as made', async () => {
  made = undefined;
  open(waiting);
  await userEvent.click(await screen.findByRole('button', { name: /^Make the file/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make the file' }));
  expect((await screen.findByRole('alert')).textContent).toContain(refused.message);
  expect(screen.queryByText(/^File . is made.* It settles/)).toBeNull();
});

test('a file is taken away by who may; others read who can, and are offered neither', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  open(funding);
  await userEvent.click(await screen.findByRole('button', { name: 'Download file A' }));
  await vi.waitFor(() => expect(asked).toContain('GET /service-payments/api/v1/ach-files/f1/content'));
  cleanup();
  queryClient.clear();
  open(waiting, 'compliance');
  await screen.findByText('This needs a funder.');
  const off = screen.getByRole('button', { name: 'Make the file' });
  expect(off.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(off.getAttribute('aria-describedby') ?? '')?.textContent).toBe('This needs a funder.');
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  expect(screen.getByText('Opening a file shows whole account numbers. This needs a funder.')).toBeTruthy();
});
