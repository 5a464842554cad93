import { render, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { OverduePage } from './overdue-page.tsx';

const one = {
  uuid: 'a1',
  loanNumber: 'HL-1001',
  borrower: 'Ada Homeowner',
  timeZone: 'America/Los_Angeles',
  status: 'WAITING_FOR_SOFT_CREDIT',
  statusSince: '2026-03-02T18:00:00.000Z',
  limit: '1h',
  clock: null,
  overdueSince: '2026-03-02T19:00:00.000Z',
  actor: 'vendor',
};
const open = async () => {
  const shown = render(
    <MemoryRouter at="/console">
      <OverduePage />
    </MemoryRouter>,
  );
  await waitForElementToBeRemoved(() => screen.queryByText('Loading what is overdue'));
  return shown;
};

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('each says where it rests, since when, how long it may, and leads to the application', async () => {
  const two = { ...one, uuid: 'a2', limit: '14d', clock: 'limit', loanNumber: null };
  const law = { ...two, uuid: 'a3', clock: 'regulationB' };
  stubFetch(
    json({ rows: [one, two, law], nextCursor: 'more' }),
    json({ rows: [{ ...one, uuid: 'a4' }], nextCursor: null }),
  );
  const { container } = await open();
  expect(find('h1').textContent).toBe('Overdue (3+)');
  expect(container.querySelector('a[href="/console/applications/a1"]')?.textContent).toBe('Ada Homeowner · HL-1001');
  expect(container.querySelector('a[href="/console/applications/a2"]')?.textContent).toBe('Ada Homeowner');
  expect(container.textContent).toContain('Soft credit');
  const cells = screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells[1]).toEqual([
    'Soft credit',
    'Vendor',
    'Mar 2, 2026, 10:00 AM PST',
    '1 hour',
    'Mar 2, 2026, 11:00 AM PST',
  ]);
  expect(cells[2]?.[3]).toBe('14 days, business time');
  expect(cells[3]?.[3]).toBe('The law’s 30 days to decide');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(find('h1').textContent).toBe('Overdue (4)'));
});

test('where nothing is overdue the page says so, and a failure is told', async () => {
  stubFetch(json({ rows: [], nextCursor: null }));
  expect((await open()).container.textContent).toContain('Nothing is overdue.');
  queryClient.clear();
  stubFetch(json({ code: 'notFound', message: 'It is not there.' }, { status: 404 }));
  expect((await open()).container.querySelector('h1')?.textContent).toBe('Overdue');
  expect(screen.getByText('The list could not be read')).toBeTruthy();
});
