import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { funnelSteps } from '#core/telemetry/funnel.ts';
import type { FunnelReport, VitalsReport } from '#core/telemetry/report.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { InsightsPage } from './insights-page.tsx';

const visits = funnelSteps.map((_, index) => Math.max(0, 200 - index * 20));
const report: FunnelReport = {
  values: [
    { value: 'phone', name: null, visits },
    { value: '', name: null, visits: visits.map((count) => count / 2) },
    { value: 'x', name: 'Lou Lender', visits },
  ],
  days: [{ date: '2026-11-17', visits: 200, started: 20 }],
  left: [{ page: '/account/{product}/register-v2/annual-income', field: 'income', visits: 7 }],
  weeks: [{ week: '2026-11-16', visitors: [90, 12], started: 9 }],
};

const speed: VitalsReport = {
  pages: [
    {
      ...{ brand: 'SPEC_LENDER', page: '/account/{product}/{uuid}/product/select' },
      vitals: [
        { metric: 'LCP', p75: 2400, visits: 40 },
        { metric: 'CLS', p75: 300, visits: 40 },
      ],
    },
  ],
};
let asked: string[] = [];
const serve = (answer: FunnelReport) => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(url.includes('/vitals') ? speed : answer);
  });
};

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('shows how far visits come, where they are left and who comes back, as pictures and tables', async () => {
  serve(report);
  render(<InsightsPage />);
  const steps = await screen.findByRole('table', { name: 'Visits by step' });
  expect(
    within(steps)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Step', 'Phone', 'None', 'Lou Lender']]);
  expect(within(steps).getAllByRole('row')[2]?.textContent).toContain('180 (90.0%)');
  const left = screen.getByRole('table', { name: /last seen/ });
  expect(within(left).getByText('income').closest('tr')?.textContent).toContain('Your income');
  const weeks = screen.getByRole('table', { name: /week they came first/ });
  expect(within(weeks).getAllByRole('row')[1]?.textContent).toMatch(/Nov 16, 2026.*90.*9.*12/);
  expect(screen.getAllByRole('figure')).toHaveLength(2);
});

test('is asked for other days and by another dimension, and says what is wrong with days that cannot be', async () => {
  serve(report);
  render(<InsightsPage />);
  await screen.findByRole('table', { name: 'Visits by step' });
  await userEvent.selectOptions(screen.getByLabelText('Compare by'), 'Device');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await vi.waitFor(() => expect(asked.join()).toContain('by=device'));
  const calls = asked.length;
  await userEvent.clear(screen.getByLabelText(/From/));
  await userEvent.type(screen.getByLabelText(/From/), '2020-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Choose at most 93 days.')).toBeTruthy();
  expect(asked.length).toBe(calls);
});

test('shows how quick pages are, and says whether that is good', async () => {
  serve(report);
  render(<InsightsPage />);
  const table = await screen.findByRole('table', { name: /Page speed/ });
  const row = within(table).getAllByRole('row')[1]?.textContent;
  expect(row).toMatch(/Choose your offer.*SPEC_LENDER.*2\.40 s, good.*–.*0\.300, poor/);
});

test('says that there were no visits', async () => {
  serve({ values: [], days: [], left: [], weeks: [] });
  render(<InsightsPage />);
  expect(await screen.findByText('There were no visits on these days.')).toBeTruthy();
});
