import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { json, servePage } from '#web/client/testing.ts';
import { ComplaintsPage } from './complaints-page.tsx';

const complaint = {
  ...{ uuid: 'c-1', kind: 'FEES', channel: 'phone', name: 'Ada Owner', message: 'I was charged twice.' },
  ...{ applicationUuid: null, loanNumber: null, hasEmail: true, isLate: true, answer: null },
  ...{ receivedAt: '2026-11-01T17:00:00.000Z', dueAt: '2026-11-17T05:00:00.000Z' },
};
const counted = { kind: 'FEES', received: 3, answered: 2, late: 1, open: 1, days: 4.5 };

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('what waits is shown with its day, is answered, and the year is counted', async () => {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') sent.push([url, JSON.parse(String(init.body))]);
    if (url.includes('/report')) return json({ year: '2026', rows: [counted] })();
    return (init.method === 'POST' ? json(null) : json({ complaints: [complaint], next: null }))();
  });
  const { container } = render(
    <MemoryRouter at="/console/complaints">
      <ComplaintsPage />
    </MemoryRouter>,
  );
  await screen.findByText('I was charged twice.');
  expect(container.textContent).toContain('Late · Answer by');
  fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'We refunded it.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and send the answer: Fees or payments, Ada Owner' }));
  await vi.waitFor(() => expect(sent[0]?.[1]).toEqual({ answer: 'We refunded it.' }));
  const table = await screen.findByRole('table');
  expect(within(table).getByText('4.5 days')).toBeTruthy();
  expect(within(table).getByText('All kinds')).toBeTruthy();
});

test('one that was taken in keeps its key while it is the same; corrected after a lost answer it is another', async () => {
  const sent: { key: string | null; message: string }[] = [];
  let isDown = true;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes('/report')) return json({ year: '2026', rows: [] })();
    if (init.method !== 'POST') return json({ complaints: [], next: null })();
    const { message } = JSON.parse(String(init.body)) as { message: string };
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), message });
    if (isDown) throw new TypeError('away');
    return json({ uuid: 'c-2' })();
  });
  render(
    <MemoryRouter at="/console/complaints">
      <ComplaintsPage />
    </MemoryRouter>,
  );
  const write = async (text: string, times: number) => {
    fireEvent.change(screen.getByLabelText(/What happened/), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the complaint' }));
    await vi.waitFor(() => expect(sent.at(-1)?.message).toBe(text));
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(times));
    await screen.findByRole('button', { name: 'Save the complaint' });
  };
  await write('Charged twice.', 1);
  await write('Charged twice.', 2);
  isDown = false;
  await write('Charged three times.', 3);
  await screen.findByText('The complaint is saved.');
  const keysOf = (message: string) => new Set(sent.filter((one) => one.message === message).map(({ key }) => key));
  expect(keysOf('Charged twice.').size).toBe(1);
  expect(keysOf('Charged three times.').size).toBe(1);
  expect(keysOf('Charged three times.')).not.toEqual(keysOf('Charged twice.'));
});
