import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { asked, openScreen, viewAt } from '../application/testing.tsx';
import { ReviewSignDocs } from './signdocs.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const open = (status: string, conditions: readonly object[] = []) =>
  openScreen(ReviewSignDocs, {
    at: 'review-app/signdocs',
    view: viewAt(status),
    answers: { '/external-applicants': conditions },
  });

test('says what is checked, by whom, and where in the row of steps the papers are', async () => {
  const before = await open('GEN_CLOSING_DISCLOSURE');
  expect(before.container.querySelector('nav[aria-label^="What happens"] [aria-current=step]')?.textContent).toContain(
    'We check your home again',
  );
  expect(before.container.textContent).toContain('The flood-zone company says');
  expect(before.container.textContent).toContain('identity document ready');
  expect(before.container.textContent).not.toContain('What we need from you');
  const after = await open('GEN_NOTE_SIGNING');
  expect(after.container.querySelector('nav[aria-label^="What happens"] [aria-current=step]')?.textContent).toContain(
    'We prepare your agreement',
  );
});

test('what is asked of the borrower is named, and one press away', async () => {
  const { container } = await open('GEN_CLOSING_DISCLOSURE', [asked('FALSE_OWNERSHIP_TYPE_REVIEW')]);
  expect(container.textContent).toContain('Confirm Who Owns Your Home.');
  expect(container.querySelector('a[href$="/conditions"]')?.textContent).toBe('See what we need');
});

test('drawn up for longer than it may take, no minute is promised', async () => {
  const late = (overdue: object | null) =>
    openScreen(ReviewSignDocs, {
      at: 'review-app/signdocs',
      view: viewAt('GEN_NOTE_SIGNING'),
      answers: { '/external-applicants': [], '/particulars': { overdue } },
    });
  expect((await late(null)).container.textContent).toContain('It usually takes less than a minute.');
  const untold = await late({ since: '2026-03-02T10:30:00.000Z', toldAt: null });
  expect(untold.container.textContent).not.toContain('It usually takes less than a minute.');
  expect(untold.container.textContent).toContain('at this step longer than we expected');
  expect(untold.container.textContent).not.toContain('Our team has been told.');
  const told = await late({ since: '2026-03-02T10:30:00.000Z', toldAt: '2026-03-02T10:31:00.000Z' });
  expect(told.container.querySelector('[role="status"]')?.textContent).toContain('Our team has been told.');
});
