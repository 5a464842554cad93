import { expect, test } from 'vitest';
import { assumedPaymentCents, isInquiryExplained, scoreThatPrices } from './credit-policy.ts';

test.each([
  [[700, 640, 690], 690],
  [[640, 640, 720], 640],
  [[700, 640], 640],
  [[655], 655],
  [[], undefined],
])('of the scores %j, %s prices', (values, used) => {
  expect(scoreThatPrices(values.map((value) => ({ value })))?.value).toBe(used);
});

test('whose score it is stays with it', () => {
  expect(
    scoreThatPrices([
      { bureau: 'A', value: 700 },
      { bureau: 'B', value: 690 },
    ]),
  ).toEqual({ bureau: 'B', value: 690 });
});

test('an inquiry is explained up to its ninetieth day', () => {
  expect(isInquiryExplained('2026-08-19', '2026-11-17')).toBe(true);
  expect(isInquiryExplained('2026-08-18', '2026-11-17')).toBe(false);
  expect(isInquiryExplained('2020-01-01', undefined)).toBe(true);
});

test.each([
  ['CARD', 100_00, 5_00],
  ['AUTO', 100_00, 5_00],
  ['INSTALLMENT', 100_00, 5_00],
  ['STUDENT', 100_00, 1_00],
  ['MORTGAGE', 100_00, 1_00],
  ['HOME_EQUITY', 100_00, 1_00],
  ['CARD', 1, 1],
  ['CARD', 0, 0],
] as const)('a %s of %i cents whose creditor does not say costs %i a month', (type, owed, month) => {
  expect(assumedPaymentCents(type, owed)).toBe(month);
});
