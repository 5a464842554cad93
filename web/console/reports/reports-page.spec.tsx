import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DeskReport } from '#core/desk/report.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { DeskReportsPage } from './reports-page.tsx';

const report: DeskReport = {
  isOfAll: false,
  pipeline: [{ group: 'Intake and credit', count: 7, late: 2, isMore: true }],
  conversion: [{ org: 'A', name: 'Kestrel', reached: [40, 30, 20, 10, 8, 6, 5, 4, 3] }],
  stays: [
    {
      ...{ status: 'FUNDING_DECISION', stays: 9, medianMs: 7_200_000, nineOfTenMs: 180_000_000, limitMs: 86_400_000 },
      isBusinessTime: true,
    },
    {
      ...{ status: 'RECORDING', stays: 2, medianMs: 7_200_000, nineOfTenMs: 180_000_000, limitMs: null },
      isBusinessTime: false,
    },
  ],
  declines: [{ reason: 'DSCR', count: 4 }],
  staff: [{ name: '=Olive Desk', acts: 12, held: 3 }],
};
let asked: string[] = [];
const serve = (answer: unknown, status = 200) => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(answer, { status });
  });
};

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('shows each report as a picture and as a table with the same numbers, and says what is over its limit', async () => {
  serve(report);
  render(<DeskReportsPage />);
  const conversion = await screen.findByRole('region', { name: /^Conversion/ });
  expect(within(conversion).getByText('Pull-through: 30.0% of those who submitted are funded.')).toBeTruthy();
  await userEvent.click(within(conversion).getByLabelText('Table'));
  expect(within(conversion).getByRole('columnheader', { name: 'Organization' })).toBeTruthy();
  expect(within(conversion).getByRole('rowheader', { name: 'Kestrel' }).closest('tr')?.textContent).toContain(
    '3 (7.5%)',
  );
  const stays = screen.getByRole('region', { name: /^Time in status/ });
  expect(within(stays).getByText('2.0 h – 50.0 h · over the limit')).toBeTruthy();
  expect(within(stays).getByText('2.0 h – 2.1 days')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: /^Pipeline/ })).getByText('7+ (2 past the limit)')).toBeTruthy();
  expect(screen.getByRole('region', { name: /^Declines/ }).textContent).toContain('DSCR');
});

test('saves the very rows of the table, and no cell is a formula', async () => {
  serve(report);
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  render(<DeskReportsPage />);
  await userEvent.click(await screen.findByRole('button', { name: /^Save as CSV: Staff/ }));
  expect(await saved?.text()).toContain(`"'=Olive Desk","12","3"`);
});

test('of all organizations no one is named, days that cannot be are refused, and a failure is told', async () => {
  serve({ ...report, isOfAll: true, staff: [] });
  render(<DeskReportsPage />);
  expect(await screen.findByText('All organizations together.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^Staff/ })).toBeNull();
  const calls = asked.length;
  await userEvent.clear(screen.getByLabelText(/From/));
  await userEvent.type(screen.getByLabelText(/From/), '2020-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Choose at most 93 days.')).toBeTruthy();
  expect(asked.length).toBe(calls);
});
