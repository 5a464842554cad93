import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bpsOf, centsOf, formatCents, formatMoney, formatRate, isNumber, parseMoney, rateOf } from './money.ts';

const invalid =
  'Invalid input: formatMoney requires both v and precision to be valid numbers and precision cannot be negative.';

describe('showing money', () => {
  test.each([
    [1234.5, 2, '$1,234.50'],
    [0, 2, '$0.00'],
    [15_000, 0, '$15,000'],
    [400_000, 0, '$400,000'],
    [1_234_567.125, 2, '$1,234,567.12'],
    [0.5, 0, '$0'],
    [1.5, 0, '$2'],
    [-20.005, 2, '-$20.00'],
    [-0.001, 2, '$0.00'],
    [999.999, 2, '$1,000.00'],
    [7, 3, '$7.000'],
  ])('%d with %d digits is %s', (v, precision, text) => {
    expect(formatMoney(v, precision)).toBe(text);
  });

  test('[ERR-01] refuses what is no number, in the words of the specification', () => {
    const call = formatMoney as (v: unknown, precision: unknown) => string;
    expect(() => call('x', 2)).toThrow(invalid);
    expect(() => call(1, 'y')).toThrow(invalid);
    expect(() => call(1, -1)).toThrow(invalid);
    for (const v of [Number.NaN, Number.POSITIVE_INFINITY, undefined, null, '5', 5n]) {
      expect(() => call(v, 2)).toThrow(invalid);
      expect(() => call(1, v)).toThrow(invalid);
    }
    expect(() => call(1, 1.5)).toThrow(invalid);
  });

  test('cents and rates', () => {
    expect(formatCents(5_249_500)).toBe('$52,495.00');
    expect(formatCents(1_500_000, 0)).toBe('$15,000');
    expect(formatRate(0.076)).toBe('7.60%');
    expect(formatRate(0.172)).toBe('17.20%');
    expect(formatRate(0.0499)).toBe('4.99%');
    expect(formatRate(0.5, 0)).toBe('50%');
    expect(formatRate(0)).toBe('0.00%');
    expect(formatRate(-0.0025)).toBe('-0.25%');
  });
});

describe('reading money', () => {
  test.each([
    ['$1,234.56', 123_456],
    ['1234', 123_400],
    [' 15000.5 ', 1_500_050],
    ['0', 0],
    ['$ 1,000,000', 100_000_000],
    ['5.', 500],
  ])('%j is %d cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  test.each(['', '$', 'x', '-5', '1,23', '12,34.00', '1.234', '1e5', '1 000', '٣', '9'.repeat(30)])(
    '%j is no amount',
    (text) => {
      expect(parseMoney(text)).toBeUndefined();
    },
  );

  test('what is shown can be read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        expect(parseMoney(formatCents(cents))).toBe(cents);
        expect(centsOf(cents / 100)).toBe(cents);
      }),
    );
  });

  test('basis points and fractions undo each other', () => {
    for (let bps = 0; bps <= 2000; bps += 1) expect(bpsOf(rateOf(bps))).toBe(bps);
  });
});

test('[VAL-089] a number is a real number within optional bounds', () => {
  expect(isNumber(5)).toBe(true);
  expect(isNumber('5')).toBe(false);
  expect(isNumber(Number.NaN)).toBe(false);
  expect(isNumber(Number.POSITIVE_INFINITY)).toBe(false);
  expect(isNumber(5, { min: 5, max: 5 })).toBe(true);
  expect(isNumber(4.9, { min: 5 })).toBe(false);
  expect(isNumber(5.1, { max: 5 })).toBe(false);
});
