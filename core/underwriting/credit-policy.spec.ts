import { expect, test } from 'vitest';
import {
  assumedPaymentCents,
  countsSince,
  inquiriesToExplain,
  isInquiryExplained,
  lastLateOn,
  monthlyPaymentCents,
  scoreThatPrices,
  worstOf,
} from './credit-policy.ts';

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

test('inquiries of others are explained, each once, and our own are not', () => {
  const inquiries = [
    { on: '2026-11-10', by: 'Cedar Bank' },
    { on: '2026-11-10', by: 'CEDAR BANK' },
    { on: '2026-11-11', by: 'Cedar Bank' },
    { on: '2026-11-17', by: 'our bank' },
    { on: '2026-08-18', by: 'Too long ago' },
  ] as const;
  expect(inquiriesToExplain(inquiries, { reportedOn: '2026-11-17', ownName: 'Our Bank' })).toEqual([
    { on: '2026-11-10', by: 'CEDAR BANK' },
    { on: '2026-11-11', by: 'Cedar Bank' },
  ]);
});

test('of what two bureaus say of one debt the worst counts, and what only one says is kept', () => {
  const one = { creditor: 'A', balanceCents: 100, paymentCents: 9, days30: 2, lastLateOn: '2026-01-01' } as const;
  const other = { creditor: 'B', balanceCents: 150, limitCents: 500, days30: 1, lastLateOn: '2025-12-01' } as const;
  const worst = { balanceCents: 150, limitCents: 500, paymentCents: 9, days30: 2, lastLateOn: '2026-01-01' };
  expect(worstOf<object>(one, other)).toMatchObject({ ...worst, creditor: 'A' });
  expect(worstOf<object>(other, one)).toMatchObject({ ...worst, creditor: 'B' });
});

test.each([
  [{ days60: 1 }, '2026-11-17'],
  [{ days60: 1, reportedOn: '2026-10-01' }, '2026-10-01'],
  [{ days60: 1, lastLateOn: '2024-05-01', reportedOn: '2026-10-01' }, '2024-05-01'],
  [{ days30: 0, reportedOn: '2026-10-01' }, null],
] as const)('a debt of which is said %j was late last on %s: no day means when it was last told', (said, on) => {
  expect(lastLateOn(said, '2026-11-17')).toBe(on);
});

test('a record counts from its first known day, and without one from the report', () => {
  expect(countsSince([undefined, '2024-01-01'], '2026-11-17')).toBe('2024-01-01');
  expect(countsSince([undefined], '2026-11-17')).toBe('2026-11-17');
});

test('what is owed on is paid on, closed or not, and what is paid off costs nothing', () => {
  expect(monthlyPaymentCents('CARD', { balanceCents: 100_00, paymentCents: 7_00 }, false)).toBe(7_00);
  expect(monthlyPaymentCents('CARD', { balanceCents: 100_00 }, true)).toBe(5_00);
  expect(monthlyPaymentCents('AUTO', { balanceCents: 0, paymentCents: 300_00 }, false)).toBe(0);
  expect(monthlyPaymentCents('AUTO', { balanceCents: 0, paymentCents: 300_00 }, true)).toBe(300_00);
});
