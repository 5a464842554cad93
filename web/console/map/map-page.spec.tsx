import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { statusNames } from '#core/journey/statuses.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { MapPage } from './map-page.tsx';
import { StatusPage } from './status-page.tsx';

const counts = (more: Readonly<Record<string, readonly [number, number]>>) => ({
  countMax: 5000,
  statuses: statusNames.map((status) => ({ status, count: more[status]?.[0] ?? 0, late: more[status]?.[1] ?? 0 })),
});
const row = {
  ...{ uuid: 'a1', loanNumber: null, borrower: 'Ada Homeowner', place: 'Oakland, CA', timeZone: 'America/Los_Angeles' },
  ...{ drawCents: 5_000_000, since: '2026-11-10T15:00:00.000Z', isLate: true },
};
let asked: string[] = [];
function serve(map: unknown, list: unknown = { rows: [row], nextCursor: null }) {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(url.includes('/applications') ? list : map);
  });
}
const at = (path: string, page: React.ReactNode) => render(<MemoryRouter at={path}>{page}</MemoryRouter>);

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

/** Said in pieces, as it stands in the box: how they are spaced is the browser's. */
const called = (whole: string) => (name: string) => name.replaceAll(' ', '') === whole.replaceAll(' ', '');

test('a box says how many are there, how many are late and who acts, and leads to its list', async () => {
  serve(counts({ NAV_BPO_REVIEW: [9, 1], COMPLETE: [5000, 0] }));
  at('/console/map', <MapPage />);
  const box = await screen.findByRole('link', {
    name: called('Broker value review: 9 here, 1 past the limit. Us'),
  });
  expect(box.getAttribute('href')).toBe('/console/map/NAV_BPO_REVIEW');
  expect(screen.getByRole('link', { name: called('Line open: 5,000+ here. Closed') })).toBeTruthy();
  expect(screen.getAllByRole('link').filter((one) => one.dataset['status'])).toHaveLength(statusNames.length);
  expect(screen.getByText('9 open applications in 84 statuses')).toBeTruthy();
});

test('the keys move on the map, one stop for Tab, and the panel tells of where one is', async () => {
  serve(counts({}));
  at('/console/map', <MapPage />);
  await screen.findByRole('link', { name: /^Eligibility check/ });
  const stops = () => screen.getAllByRole('link').filter((one) => one.dataset['status'] && one.tabIndex === 0);
  expect(stops()).toHaveLength(1);
  stops()[0]?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const panel = screen.getByRole('region', { name: 'Selected: Soft credit' });
  expect(panel.textContent).toContain('Fraud alert call');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('region', { name: 'Selected: Owner’s estimate' })).toBeTruthy();
  expect(stops()).toHaveLength(1);
});

test('the same is there as a table', async () => {
  serve(counts({ NAV_BPO_REVIEW: [9, 1] }));
  at('/console/map?view=table', <MapPage />);
  const table = await screen.findByRole('table', { name: 'Journey map' });
  const line = within(table).getByRole('rowheader', { name: 'Broker value review' }).closest('tr');
  expect(line?.textContent).toMatch(/Value.*Us.*9.*1.*2 days/);
});

test('a list shows who rests there, only the late ones where that is asked, and says when there is no one', async () => {
  serve({}, { rows: [row], nextCursor: null });
  at('/console/map/NAV_BPO_REVIEW?late=yes', <StatusPage status="NAV_BPO_REVIEW" />);
  const link = await screen.findByRole('link', { name: 'Ada Homeowner' });
  expect(link.getAttribute('href')).toBe('/console/applications/a1');
  expect(asked.join()).toContain('late=yes');
  queryClient.clear();
  serve({}, { rows: [], nextCursor: null });
  at('/console/map/HMDA', <StatusPage status="HMDA" />);
  expect(await screen.findByText('No application is here now.')).toBeTruthy();
  at('/console/map/NOWHERE', <StatusPage status="NOWHERE" />);
  expect(screen.getByText('There is no such status.')).toBeTruthy();
});
