import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { BinderPage } from './binder-page.tsx';
import { LoanBinderPage } from './loan-page.tsx';

const uuid = '11111111-2222-4333-8444-555555555555';
const owed = {
  ...{ applicationUuid: uuid, loanNumber: 'HL-1', obligation: 'adverseAction', state: 'late', problem: 'overdue' },
  ...{ dueAt: '2026-11-16T08:00:00.000Z', metAt: null },
};
const counts = { late: 1000, week: 2, unjudged: 3, max: 1000 };
const row = {
  ...{ id: 'privacyNotice', citation: '12 CFR 1016.4(a)', owed: 'beforeClosing', counsel: null, state: 'met' },
  ...{ reason: null, problem: null, dueAt: '2026-04-21T18:00:00.000Z', notBefore: null },
  metAt: '2026-03-02T16:00:00.000Z',
  proof: {
    events: [{ seq: 4, event: 'documentsDelivered', at: '2026-03-02T16:00:00.000Z' }],
    papers: [{ uuid: 'p', title: 'Privacy notice', sha256: 'abc123', isWhole: true, destroyedAt: null }],
    deliveries: [],
    consents: [],
  },
};

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('the list says what is late, counts as far as it counts, and turns its pages', async () => {
  const next = `2026-11-16T08:00:00.000Z~${uuid}~decision`;
  const asked = stubFetch(json({ counts, rows: [owed], next }), json({ counts, rows: [owed], next: null }));
  const { container } = render(
    <MemoryRouter at="/console/binder">
      <BinderPage />
    </MemoryRouter>,
  );
  await screen.findByRole('link', { name: 'Notice of adverse action · HL-1' });
  expect(container.textContent).toContain('Late or wrong (1000 or more)');
  expect(container.textContent).toContain('there is no proof that it was done');
  expect(container.textContent).toContain('still to be checked: 3.');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('button', { name: 'First page' });
  expect(asked[1]?.url).toContain('after=');
});

test('an empty list says so', async () => {
  stubFetch(json({ counts: { late: 0, week: 0, unjudged: 0, max: 1000 }, rows: [], next: null }));
  render(
    <MemoryRouter at="/console/binder">
      <BinderPage />
    </MemoryRouter>,
  );
  await screen.findByText('Nothing is late or wrong.');
});

test('one loan shows what is wrong first, proofs by their hash, and why something does not apply', async () => {
  const exempt = { ...row, id: 'texasWait', state: 'notApplicable', reason: 'notTexas', metAt: null, proof: null };
  const broken = {
    ...row,
    id: 'rescissionWait',
    state: 'broken',
    problem: 'tooEarly',
    notBefore: '2026-04-25T07:00:00.000Z',
  };
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/records')
      ? json({ hold: null, destroyed: [] })()
      : json({ loanNumber: 'HL-1', timeZone: 'America/Los_Angeles', rows: [exempt, row, broken] })(),
  );
  const { container } = render(
    <MemoryRouter at={`/console/applications/${uuid}/binder`}>
      <LoanBinderPage uuid={uuid} />
    </MemoryRouter>,
  );
  await screen.findByText('1 obligation is late, missing, or broken.');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Legal hold',
    'Right to cancel: no money before it ends',
    'Privacy notice',
    'Texas: 12 days before closing',
  ]);
  expect(container.textContent).toContain('SHA-256 abc123');
  expect(container.textContent).toContain('The home is not in Texas.');
});
