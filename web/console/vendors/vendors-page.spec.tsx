import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { VendorsPage } from './vendors-page.tsx';

const quiet = {
  isPausable: true,
  calls: { answered: 0, refused: 0, faults: 0 },
  middle: null,
  nineOfTen: null,
  leftAloneSince: null,
  waiting: 0,
  orders: 0,
  oldestOrder: null,
  pauses: [],
  second: null,
};
const took = (ms: number, isBeyond = false) => ({ ms, isBeyond });
const vendors = [
  {
    ...quiet,
    vendor: 'credit',
    calls: { answered: 96, refused: 0, faults: 4 },
    middle: took(100),
    nineOfTen: took(30_000, true),
    waiting: 3,
  },
  {
    ...quiet,
    vendor: 'title',
    orders: 2,
    leftAloneSince: '2026-11-17T15:00:00.000Z',
    calls: { answered: 0, refused: 0, faults: 12 },
  },
  {
    ...quiet,
    vendor: 'flood',
    pauses: [{ reach: 'organization', at: '2026-11-17T15:00:00.000Z', by: 'Cora Rule', why: 'Wrong zones.' }],
  },
  { ...quiet, vendor: 'messages', isPausable: false },
];
const order = {
  reference: 't1',
  effect: 'collectTitleReport',
  placedAt: '2026-11-16T15:00:00.000Z',
  timesAsked: 3,
  applicationUuid: 'a1',
  loanNumber: '2600000001',
};

let sent: { url: string; body: unknown }[] = [];
function serve({
  reaches = ['organization'],
  roles = ['processor', 'compliance'],
  list = vendors as unknown[],
  switchable = [] as unknown[],
} = {}) {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      return new Response(null, { status: 204 });
    }
    if (url.includes('/me')) return Response.json({ identityUuid: 'i', name: 'Cora', email: 'c@x.example', roles });
    return Response.json(
      url.includes('/orders')
        ? { rows: [order], nextCursor: null }
        : { minutes: 60, reaches, switchable, vendors: list },
    );
  });
}
const open = () =>
  render(
    <MemoryRouter at="/console/vendors">
      <VendorsPage />
    </MemoryRouter>,
  );
const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: /Vendors, how they answer/ });
  return within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement;
};

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('says of each how it answers, in a word and in numbers, and who paused it', async () => {
  serve();
  open();
  expect((await rowOf('Credit bureau')).textContent).toMatch(/Working1004 \(4\.0%\)100 msover 30 s30/);
  expect((await rowOf('Title and payoffs')).textContent).toContain('Paused by itself: it keeps failing');
  expect((await rowOf('Flood zones')).textContent).toMatch(/Paused by Cora Rule .*your organization.*Wrong zones\./);
  expect((await rowOf('Email and texts')).textContent).toContain('Not asked lately');
  expect(within(await rowOf('Email and texts')).queryByRole('button')).toBeNull();
});

test('pauses with a reason, which it asks for, and resumes', async () => {
  serve();
  open();
  await userEvent.click(within(await rowOf('Credit bureau')).getByRole('button', { name: 'Pause Credit bureau' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
  expect(await within(dialog).findByText('Please say why: it stays written.')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText(/Why/), 'Their data is wrong.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Credit bureau is paused.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Resume Flood zones' }));
  expect(await screen.findByText('Flood zones is asked again.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { reach: 'organization', why: 'Their data is wrong.' },
    { reach: 'organization' },
  ]);
});

test('shows open orders and has one asked again; who may not pause sees no button for it', async () => {
  serve({ reaches: [], roles: ['processor'] });
  open();
  await rowOf('Credit bureau');
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 open orders at Title and payoffs' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again: Collect title report, 2600000001' }));
  expect(await screen.findByText('We ask again within ten seconds.')).toBeTruthy();
  expect(sent).toMatchObject([{ body: { reference: 't1' } }]);
});

test('where two may serve it says who is first and why, and who may choose switches with a reason', async () => {
  const second = {
    calls: { answered: 7, refused: 0, faults: 0 },
    ...{ middle: took(100), nineOfTen: took(250), leftAloneSince: null, first: 'primary' },
    choices: [{ organization: 'ORG_B', first: 'fallback', at: '2026-11-17T15:00:00.000Z', by: 'Ian', why: 'Cheaper.' }],
  };
  const list = [{ ...quiet, vendor: 'title', second }];
  serve({ list });
  const { unmount } = open();
  const text = (await rowOf('Title and payoffs')).textContent;
  expect(text).toContain('The first company is asked first');
  expect(text).toContain('The second company: working, 7 calls');
  expect(text).toMatch(/The second company first for ORG_B, chosen by Ian .*: Cheaper\./);
  expect(screen.queryByRole('button', { name: /^Switch/ })).toBeNull();
  unmount();
  queryClient.clear();
  serve({ list, switchable: [{ org: 'ORG_B', name: 'Brook Bank' }], reaches: [] });
  open();
  expect((await rowOf('Title and payoffs')).textContent).toContain('for Brook Bank');
  await userEvent.click(screen.getByRole('button', { name: 'Switch Title and payoffs' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('For which organization'), 'Brook Bank');
  await userEvent.selectOptions(within(dialog).getByLabelText('Who is asked first'), 'As for every organization');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch' }));
  expect(await within(dialog).findByText('Please say why: it stays written.')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText(/Why/), 'Their contract ends.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch' }));
  expect(await screen.findByText('Title and payoffs is switched.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ organization: 'ORG_B', first: null, why: 'Their contract ends.' }]);
});
