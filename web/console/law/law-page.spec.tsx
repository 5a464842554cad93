import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { LawPage } from './law-page.tsx';

const row = {
  name: 'primeRate',
  what: 'Index of later draws: the Prime Rate',
  citation: '12 CFR 1026.40(d)(12)',
  source: 'The Wall Street Journal',
  lookedAtOn: '2026-11-17',
  reviewBy: '2026-12-10',
  counsel: 'Confirm today’s value.',
  inForce: [{ from: '2025-12-11', until: null, says: '6.75%' }],
  isDue: true,
};
const open = () =>
  render(
    <MemoryRouter at="/console/law">
      <LawPage />
    </MemoryRouter>,
  );

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('a row says what is in force, where it was read, and that it is past its day', async () => {
  const settled = { ...row, name: 'holidays', what: 'Federal holidays', counsel: null, isDue: false };
  stubFetch(json({ on: '2026-12-11', due: 1, rows: [row, settled] }));
  const { container } = open();
  await screen.findByRole('heading', { name: 'Law' });
  expect(container.textContent).toContain('As of Friday, December 11, 2026, 1 row is past the review date.');
  expect(container.textContent).toContain('6.75% (since Thursday, December 11, 2025)');
  expect(container.textContent).toContain('Counsel must confirmConfirm today’s value.');
  expect(screen.getAllByText('Past its review date')).toHaveLength(1);
  expect(screen.getAllByText('Counsel must confirm')).toHaveLength(1);
});

test('with no row past its day it says so, and a failure is told', async () => {
  stubFetch(json({ on: '2026-11-17', due: 0, rows: [{ ...row, isDue: false }] }));
  open();
  await screen.findByText('As of Tuesday, November 17, 2026, no row is past its review date.');
  queryClient.clear();
  stubFetch(json({ code: 'notFound', message: 'It is not there.' }, { status: 404 }));
  open();
  await screen.findByRole('heading', { name: 'This page didn’t open' });
});
