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
