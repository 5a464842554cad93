import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { ApplicationBeside, type Beside } from './beside.tsx';
import { refusal, serveDesk, beside as visitors } from './testing.ts';

const beside: Beside = {
  ...visitors,
  application: {
    ...{ loanNumber: '2695712125', brand: 'Testhearth', title: 'Your application: Offers', homeState: 'CA' },
    ...{ what: 'Your offers are ready.', next: 'Please choose one.', when: 'They are good for 30 days.' },
    ...{ who: 'The borrower', dueAt: '2026-03-02T10:00:00.000Z', lineCents: 8_500_000 },
    conditions: [{ name: 'Upload a deed', isAnswered: true, isSigners: false }],
  },
  noApplication: null,
};

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('says what is happening, who acts, by when, and what we wait for', async () => {
  serveDesk({ 'GET /beside': beside });
  render(<ApplicationBeside uuid="c1" />);
  expect(await screen.findByText('Your offers are ready.')).toBeTruthy();
  expect(screen.getByText('The borrower')).toBeTruthy();
  expect(screen.getByText(/Our limit: Mar 2, 2026/)).toBeTruthy();
  expect(screen.getByText('$85,000.00')).toBeTruthy();
  expect(screen.getByText('Upload a deed (answered, we are looking at it)')).toBeTruthy();
});

test('says why there is none, and offers to try again when it could not be read', async () => {
  serveDesk({});
  const { unmount } = render(<ApplicationBeside uuid="c1" />);
  expect(await screen.findByText(/They are not logged in/)).toBeTruthy();
  unmount();
  queryClient.clear();
  serveDesk({ 'GET /beside': () => refusal('It could not be read.', 404) });
  render(<ApplicationBeside uuid="c1" />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
