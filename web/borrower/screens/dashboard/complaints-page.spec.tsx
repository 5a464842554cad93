import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { json, servePage } from '#web/client/testing.ts';
import { ComplaintsPage } from './complaints-page.tsx';

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

const dueAt = '2026-12-03T05:00:00.000Z';
const sent = {
  ...{ uuid: 'c-1', kind: 'FEES', message: 'I was charged twice.', dueAt, answer: 'We refunded it.' },
  ...{ receivedAt: '2026-11-17T17:00:00.000Z', answeredAt: '2026-11-18T17:00:00.000Z' },
};

test('a complaint without a kind or words is not sent; one that is says by when we answer, under one key as long as it says the same', async () => {
  const keys: (string | null)[] = [];
  let failures = 2;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return json([])();
    keys.push(new Headers(init.headers).get('idempotency-key'));
    failures -= 1;
    return failures >= 0
      ? json({ code: 'unavailable', message: 'Try again.' }, { status: 503 })()
      : json({ uuid: 'c-1', dueAt })();
  });
  render(
    <MemoryRouter at="/dashboard/complaints">
      <ComplaintsPage />
    </MemoryRouter>,
  );
  await screen.findByText('You have not sent a complaint.');
  fireEvent.click(screen.getByRole('button', { name: 'Send complaint' }));
  await screen.findByText('Please choose what it is about.');
  expect(keys).toEqual([]);
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'FEES' } });
  fireEvent.change(screen.getByLabelText(/What happened/), { target: { value: 'I was charged twice.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send complaint' }));
  await vi.waitFor(() => expect(keys.length).toBeGreaterThan(0));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Send complaint' }));
  await vi.waitFor(() => expect(keys).toHaveLength(2));
  await screen.findByRole('alert');
  expect(new Set(keys).size).toBe(1);
  // Another complaint under the same key would be refused: what it says was changed in between.
  fireEvent.change(screen.getByLabelText(/What happened/), { target: { value: 'I was charged three times.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send complaint' }));
  await screen.findByText(/We will answer by/);
  expect(new Set(keys).size).toBe(2);
});

test('what was sent is shown with our answer', async () => {
  vi.stubGlobal('fetch', async () => json([sent])());
  const { container } = render(
    <MemoryRouter at="/dashboard/complaints">
      <ComplaintsPage />
    </MemoryRouter>,
  );
  await screen.findByText('We refunded it.');
  expect(container.textContent).toContain('Answered');
});
