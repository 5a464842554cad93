import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { openScreen, viewAt } from '../application/testing.tsx';
import { ErrorDecline } from './decline.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const declineReasons = [
  { reason: 'Income insufficient for amount of credit requested', remedy: 'A smaller line may work.' },
];
const whatWouldChange = ['Show $210 more income a month, before taxes.'];
const notice = {
  uuid: 'n',
  type: 'ADVERSE_ACTION_NOTICE',
  title: 'Notice of action taken',
  mediaType: 'application/pdf',
  bytes: 20_000,
  createdAt: '2026-03-02T10:00:00.000Z',
  isUpload: false,
};
const other = { ...notice, uuid: 's', type: 'APPLICATION_SUMMARY', title: 'Summary of your application' };

const open = (papers: readonly object[]) =>
  openScreen(ErrorDecline, {
    at: 'error/income',
    view: viewAt('DECLINED', {
      declineKind: 'income',
      active: false,
      status: { ...viewAt('DECLINED').status, uwDecision: 'DECLINE' },
    }),
    answers: { '/particulars': { declineReasons, whatWouldChange }, '/documents': papers },
  });

test('[ROUTE-062] a decline says why, what would change it, and hands out the notice alone', async () => {
  const { container } = await open([other, notice]);
  expect(container.textContent).toContain(
    'Income insufficient for amount of credit requested. A smaller line may work.',
  );
  expect(container.textContent).toContain('With this one change');
  expect(container.textContent).toContain('Show $210 more income a month, before taxes.');
  expect(container.textContent).toContain('You may have income or savings that we did not count.');
  expect(screen.getByRole('button', { name: 'Download Notice of action taken' })).toBeDefined();
  expect(container.textContent).not.toContain('Summary of your application');
});

test('a notice that is not drawn up yet is awaited', async () => {
  const { container } = await open([]);
  expect(container.textContent).toContain('It is being written, and appears here when it is ready.');
});
