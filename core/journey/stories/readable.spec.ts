import { expect, test } from 'vitest';
import { unreadable } from './readable.ts';

test.each([
  'Your first payment is due on Not known yet.',
  'Hello {firstName}',
  'You owe $NaN',
  'Step undefined of 7',
  'FINAL_TITLE_REVIEW',
  'on 2026-04-30',
  'on 2026-04-30T10:00:00Z',
  'Started Invalid Date',
  'value: [object Object]',
])('%j breaks the law', (text) => {
  expect(unreadable(text)).toHaveLength(1);
});

test('plain words, a gap that says so in a row of its own, phone and loan numbers do not', () => {
  expect(unreadable('Property value Not known yet')).toEqual([]);
  expect(unreadable('Call 888-819-6388. Loan number 2600798924. NMLS #99002320. HELOC, APR, PT')).toEqual([]);
});

test('staff work with codes and days of a file; a gap or a placeholder is no more for them than for a borrower', () => {
  expect(unreadable('FINAL_TITLE_REVIEW since 2026-04-30', 'staff')).toEqual([]);
  for (const text of [
    'Due on Not known yet.',
    'Hello {firstName}',
    '$NaN',
    'Step undefined of 7',
    'Invalid Date',
    'null',
  ])
    expect(unreadable(text, 'staff')).toHaveLength(1);
});
