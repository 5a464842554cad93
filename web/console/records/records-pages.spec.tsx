import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { RecordsOf } from './records-of.tsx';
import { RecordsPage } from './records-page.tsx';

const uuid = '11111111-2222-4333-8444-555555555555';
const at = '2026-11-16T08:00:00.000Z';
const hold = {
  ...{ uuid, applicationUuid: uuid, loanNumber: 'HL-1', reason: 'Smith v. the lender', lift: null, lifted: null },
  placed: { by: 'Cora Complete', at },
};
const lift = { by: 'Olive Ops', at, reason: 'Settled.', isMine: false };
const rule = { citation: '12 CFR 1002.12(b)', from: 'ended', days: 762, years: null, counsel: null };
const table = [{ kind: 'papers', isDestroyed: true, rules: [rule] }];

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

const page = (children: React.ReactNode) => render(<MemoryRouter at="/console/records">{children}</MemoryRouter>);

test('the table says how long and by which law, and holds say by whom', async () => {
  stubFetch(json({ holds: [hold], next: null, table }));
  const { container } = page(<RecordsPage />);
  await screen.findByRole('link', { name: 'HL-1' });
  expect(container.textContent).toContain('Placed by Cora Complete');
  expect(container.textContent).toContain('762 days · 12 CFR 1002.12(b) · From the day the application ended.');
  expect(container.textContent).toContain('Destroyed automatically');
});

test('a second person agrees; the one who asked can only take it back', async () => {
  const asked = stubFetch(json({ holds: [{ ...hold, lift }], next: null, table }), json({ ...hold, lift }));
  const { unmount } = page(<RecordsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Agree and lift the hold: HL-1' }));
  await vi.waitFor(() => expect(asked[1]?.url).toContain(`/holds/${uuid}/lift/answer`));
  unmount();
  queryClient.clear();
  stubFetch(json({ holds: [{ ...hold, lift: { ...lift, isMine: true } }], next: null, table }));
  page(<RecordsPage />);
  await screen.findByRole('button', { name: 'Take the request back: HL-1' });
  expect(screen.queryByRole('button', { name: 'Agree and lift the hold: HL-1' })).toBeNull();
});

test('an application without a hold can be given one, with a reason', async () => {
  const asked = stubFetch(json({ hold: null, destroyed: [] }), json(hold), json({ hold, destroyed: [] }));
  const { container } = page(<RecordsOf uuid={uuid} />);
  await screen.findByText('No legal hold.');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'An exam' } });
  fireEvent.click(screen.getByRole('button', { name: 'Place a legal hold' }));
  await screen.findByText('On legal hold: nothing of this application is destroyed.');
  expect(JSON.parse(String(asked[1]?.init.body))).toEqual({ reason: 'An exam' });
  expect(container.textContent).toContain('Smith v. the lender');
});
