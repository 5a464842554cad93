import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { servePage } from '#web/client/testing.ts';
import { ReplayPage } from './replay-page.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

test('[T24] a recording is opened only after its reason is said', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return Response.json({ startedAt: '2026-03-02T10:00:00.000Z', chunks: [{ page: '/dashboard', events: '[]' }] });
  });
  render(
    <MemoryRouter at="/console/replays/r1">
      <ReplayPage uuid="r1" />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Watch the visit' }));
  await waitFor(() => expect(screen.getByLabelText(/Reason/).getAttribute('aria-invalid')).toBe('true'));
  expect(asked).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText(/Reason/), 'The borrower asked');
  await userEvent.click(screen.getByRole('button', { name: 'Watch the visit' }));
  await screen.findByText('This recording has no pictures to show.');
  expect(asked).toEqual([{ reason: 'BORROWER_ASKED' }]);
});
