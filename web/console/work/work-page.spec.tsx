import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskQueues, queueIds } from '#core/desk/queues.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { QueueKeys } from './queue-keys.tsx';
import { readWorkAgain } from './work.ts';
import { WorkPage } from './work-page.tsx';

const hourMs = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const row = (place: number, changes: object = {}) => ({
  applicationUuid: `a${place}`,
  loanNumber: `26957121${String(place).padStart(2, '0')}`,
  borrower: `Borrower ${place}`,
  queue: 'title',
  status: 'FINAL_TITLE_REVIEW',
  flags: [] as string[],
  lineCents: 12_000_000,
  city: 'Austin',
  state: 'TX',
  brand: 'Aspen Lending',
  timeZone: 'America/Chicago',
  since: at(-hourMs),
  dueAt: at(90 * 24 * hourMs),
  dueClock: 'limit',
  holder: null as object | null,
  ...changes,
});

interface Served {
  rows?: object[];
  roles?: string[];
  next?: string | null;
  assigned?: object;
  nextCursor?: string | null;
}

/** The server as far as Work asks it; what it has may be changed while the page is open. */
function serve(has: Served) {
  const asked: { what: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.replace('/service-console/api/v1', '');
    asked.push({
      what: `${init.method ?? 'GET'} ${path}`,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    });
    if (path === '/me') return Response.json({ identityUuid: 'me', name: 'Uma', roles: has.roles ?? ['underwriter'] });
    if (path.startsWith('/work/items'))
      return Response.json({ rows: has.rows ?? [], nextCursor: has.nextCursor ?? null });
    if (path === '/work/next') return Response.json({ applicationUuid: has.next ?? null });
    if (path === '/work/assign') return Response.json(has.assigned ?? { given: [], kept: [] });
    if (path === '/work/people')
      return Response.json([
        { identityUuid: 'ben', name: 'Ben Desk', sections: ['underwriter'], held: 2, isMe: false },
      ]);
    if (path === '/work/views') return Response.json([]);
    if (path.endsWith('/claim')) return Response.json({ holder: null });
    const queues = queueIds.map((queue) => ({
      queue,
      waiting: queue === 'title' ? 1000 : 3,
      late: queue === 'title' ? 2 : 0,
    }));
    return Response.json({ queues, held: 4, countMax: 1000 });
  });
  return asked;
}

const open = async (address = '/console/work') => {
  const shown = render(
    <MemoryRouter at={address}>
      <QueueKeys />
      <WorkPage />
    </MemoryRouter>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return shown.container;
};
const lists = () => within(screen.getByRole('navigation', { name: 'Lists of work' }));
const bodyRows = () => screen.getAllByRole('row').slice(1);

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the lists at the side', () => {
  test('are one’s own first, then every other, with counts that say where they stop', async () => {
    serve({ roles: ['funder'] });
    await open();
    const names = lists()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names.slice(0, 5)).toEqual([
      'All my work15 waiting',
      'My claims4 waiting',
      'Funding approval3 waiting',
      'Payments in question3 waiting',
      'Money returned3 waiting',
    ]);
    expect(names).toHaveLength(deskQueues.length + 2);
    expect(names).toContain('Title review2 late999+ waiting');
  });

  test('Q and a letter open a list, and the address says which', async () => {
    const asked = serve({ rows: [row(1)] });
    await open();
    await userEvent.keyboard('qt');
    await waitFor(() => expect(asked.at(-1)?.what).toBe('GET /work/items?queue=title'));
    expect(lists().getByRole('link', { current: true }).textContent).toContain('Title review');
  });

  test('on a phone are a field with the same lists, and filters unfold', async () => {
    const asked = serve({ rows: [row(1)], roles: ['funder'] });
    await open('/console/work?held=me');
    const field = screen.getByLabelText('List');
    expect(field).toHaveProperty('value', '?held=me');
    const names = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['All my work', 'My claims', 'Funding approval (3)']);
    expect(names).toHaveLength(deskQueues.length + 2);
    await userEvent.selectOptions(field, 'Title review (999+)');
    await waitFor(() => expect(asked.at(-1)?.what).toBe('GET /work/items?queue=title'));
    expect(screen.getByLabelText('List')).toHaveProperty('value', '?queue=title');
    const fold = screen.getByRole('button', { name: 'Filters' });
    await userEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('the list', () => {
  test('says how near each is to being late, in words, and who holds it', async () => {
    const late = row(1, { dueAt: at(-400 * hourMs), holder: { name: 'Olive Desk', isMe: false, since: at(0) } });
    serve({
      rows: [late, row(2, { flags: ['texas', 'trust'], holder: { name: 'Uma', isMe: true, since: at(0) } }), row(3)],
    });
    await open();
    const [first, second, third] = bodyRows().map((one) => one.textContent ?? '');
    expect(first).toMatch(/\d+ h( \d+ m)? late/);
    expect(first).toContain('Olive Desk');
    expect(second).toMatch(/\d+ h( \d+ m)? left/);
    expect(second).toContain('TexasTrust');
    expect(second).toContain('You');
    expect(third).toContain('Free');
    expect(third).toContain('2695 712 103');
  });

  test('says under the home whose brand it is, and again in the preview', async () => {
    serve({ rows: [row(1, { city: 'Albany', state: 'NY', brand: 'Aspen New York' }), row(2)] });
    await open();
    expect(screen.getByRole('columnheader', { name: 'Home and brand' })).toBeTruthy();
    const homes = screen.getAllByRole('cell', { name: /, (NY|TX)/ }).map(({ textContent }) => textContent);
    expect(homes).toEqual(['Albany, NYAspen New York', 'Austin, TXAspen Lending']);
    await userEvent.keyboard('j ');
    const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
    expect(preview.getByText('Brand').nextSibling?.textContent).toBe('Aspen New York');
  });

  test('J and K move, Enter opens, X selects, C claims what is selected and says what stayed with a colleague', async () => {
    const kept = [{ applicationUuid: 'a2', why: 'Olive Desk is working on it.' }];
    const asked = serve({ rows: [row(1), row(2), row(3)], assigned: { given: [], kept } });
    await open();
    await userEvent.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('Borrower 2');
    await userEvent.keyboard('xkx');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.keyboard('c');
    await waitFor(() => expect(asked.some(({ what }) => what === 'POST /work/assign')).toBe(true));
    expect(asked.find(({ what }) => what === 'POST /work/assign')?.body).toEqual({
      applicationUuids: ['a2', 'a1'],
      to: 'me',
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Borrower 2: Olive Desk is working on it.');
    expect(screen.getByRole('link', { name: 'Borrower 1' }).getAttribute('href')).toBe('/console/applications/a1');
  });

  test('of thousands of rows, those in sight are drawn', async () => {
    serve({ rows: Array.from({ length: 5000 }, (_, place) => row(place)) });
    await open();
    expect(bodyRows().length).toBeLessThan(80);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
  });

  test('a row that left stays a moment, grey, where it was', async () => {
    const has: Served = {
      rows: [row(1), row(2, { holder: { name: 'Olive Desk', isMe: false, since: at(0) } }), row(3)],
    };
    serve(has);
    await open();
    has.rows = [row(1), row(3)];
    readWorkAgain();
    expect(await screen.findByText('No longer waiting here')).toBeTruthy();
    const texts = bodyRows().map((one) => one.textContent ?? '');
    expect(texts[1]).toContain('Olive Desk was working on it.');
    expect(texts).toHaveLength(3);
  });

  test('is empty with a reason, and with another where filters hide what waits', async () => {
    serve({ rows: [] });
    await open();
    expect(screen.getByText('Nothing is waiting here.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'TX');
    expect(await screen.findByText('No case matches these filters.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Nothing is waiting here.')).toBeTruthy();
  });
});

describe('what can be done', () => {
  test('N takes the next case; where nothing is free it says so', async () => {
    const asked = serve({ next: null });
    await open();
    await userEvent.keyboard('n');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing is free for you right now.');
    expect(asked.find(({ what }) => what === 'POST /work/next')?.body).toEqual({});
  });

  test('A assigns to a person or by load', async () => {
    const asked = serve({ rows: [row(1)] });
    await open();
    await userEvent.keyboard('ja');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 case' }));
    await dialog.findByRole('option', { name: 'Ben Desk (2 held)' });
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'ben');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(asked.find(({ what }) => what === 'POST /work/assign')?.body).toEqual({
        applicationUuids: ['a1'],
        to: 'ben',
      }),
    );
  });

  test('Space shows more of the row, D changes the density, and both stay out of a field', async () => {
    serve({ rows: [row(1)] });
    await open();
    await userEvent.keyboard('j ');
    const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
    expect(preview.getByText('Our time limit for this step')).toBeTruthy();
    await userEvent.keyboard('d');
    await waitFor(() => expect(screen.getByRole('table').getAttribute('data-density')).toBe('compact'));
  });
});
