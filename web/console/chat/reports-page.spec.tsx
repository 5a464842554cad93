import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ChatReport } from '#core/chat/report.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { ReportsPage } from './reports-page.tsx';
import { serveDesk } from './testing.ts';

const total: ChatReport['total'] = {
  ...{ conversations: 9, answered: 6, firstMedianMs: 90_000, firstNinthMs: 200_000 },
  ...{ resolutionMedianMs: 600_000, resolutionNinthMs: null, rated: 2, ratingAverage: 4.5 },
  ...{ botAnswered: 4, botAlone: 3 },
};
const report: ChatReport = { days: [{ date: '2026-11-17', ...total }], total };

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('shows the numbers of the days asked for as pictures, as a table and as a file', async () => {
  const asked = serveDesk({ 'GET ': report });
  render(<ReportsPage />);
  const table = await screen.findByRole('table', { name: 'By day' });
  const [, first] = within(table).getAllByRole('row');
  expect(within(first as HTMLElement).getByText('1.5')).toBeTruthy();
  expect(within(first as HTMLElement).getByText('–')).toBeTruthy();
  expect(screen.getAllByRole('figure').length).toBe(5);
  const made: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`, revokeObjectURL: () => {} }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(await made[0]?.text()).toContain('"2026-11-17","9","6","1.5"');
  await userEvent.clear(screen.getByLabelText('From'));
  await userEvent.type(screen.getByLabelText('From'), '2026-01-01');
  const calls = asked.length;
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Choose at most 93 days.')).toBeTruthy();
  expect(asked.length).toBe(calls);
});

test('says that there was nothing', async () => {
  serveDesk({ 'GET ': { days: [], total: { ...total, conversations: 0 } } });
  render(<ReportsPage />);
  expect(await screen.findByText('There were no conversations on these days.')).toBeTruthy();
});
