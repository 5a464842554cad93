import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawTotalCents } from './draws.ts';
import { monthFeePaysForItself, totalInterestCents, wholeCostCents } from './fee-value.ts';
import { repaymentSeries, type Terms } from './payments.ts';

const line = (totalCents: number, rateBps: number, termYears: number): Terms => ({
  totalCents,
  rateBps,
  termYears,
  plan: 'ANNUITY',
});

describe('what a choice costs', () => {
  test('$60,000 over 10 years at 9.80% are 119 payments of $786.27 and a last one of $787.21', () => {
    const terms = line(60_000_00, 980, 10);
    const payments = repaymentSeries(terms).map(({ paymentCents }) => paymentCents);
    expect(payments.slice(0, -1)).toEqual(Array(119).fill(786_27));
    expect(payments.at(-1)).toBe(787_21);
    expect(totalInterestCents(terms)).toBe(34_353_34);
    expect(wholeCostCents(terms, 0)).toBe(34_353_34);
  });

  test('the fee counts as a cost, and so does the interest on it', () => {
    expect(wholeCostCents(line(60_894_00, 955, 10), 894_00)).toBe(34_754_72);
    expect(wholeCostCents(line(62_994_00, 870, 10), 2_994_00)).toBe(34_534_80);
    expect(wholeCostCents(line(89_241_50, 960, 20), 4_241_50)).toBe(116_046_21);
  });

  test('nothing is owed on nothing', () => {
    expect(wholeCostCents(line(0, 980, 10), 0)).toBe(0);
  });
});

describe('the month in which a fee pays for itself', () => {
  test.each([
    [149, 955],
    [299, 930],
    [499, 870],
  ])('never within 10 years for a fee of %i at a rate of %i', (feeBps, rateBps) => {
    const withFee = line(drawTotalCents(60_000_00, { feeBps }), rateBps, 10);
    expect(monthFeePaysForItself(withFee, line(60_000_00, 980, 10))).toBeUndefined();
  });

  test.each([
    [149, 1045, 160],
    [299, 1020, 157],
    [499, 960, 91],
  ])('of 20 years, for a fee of %i at a rate of %i: month %i', (feeBps, rateBps, month) => {
    const withFee = line(drawTotalCents(85_000_00, { feeBps }), rateBps, 20);
    expect(monthFeePaysForItself(withFee, line(85_000_00, 1070, 20))).toBe(month);
  });

  test('the first, when the interest of one month is more than the fee; equal is not yet', () => {
    const without = line(100_000_00, 1200, 10);
    expect(monthFeePaysForItself(line(100_001_00, 600, 10), without)).toBe(1);
    // One percent of $100,000 is $1,000.00 in the first month; half a percent of $100,497.51 and the fee are the same.
    expect(monthFeePaysForItself(line(100_497_51, 600, 10), without)).toBe(2);
    expect(monthFeePaysForItself(line(100_497_50, 600, 10), without)).toBe(1);
  });

  test('not when it would come only after the term: the same fee and rates over 5 years', () => {
    const withFee = line(drawTotalCents(85_000_00, { feeBps: 499 }), 960, 5);
    expect(monthFeePaysForItself(withFee, line(85_000_00, 1070, 5))).toBeUndefined();
  });

  test('is the first of its kind: before it no month is cheaper with the fee', () => {
    const any = fc.record({
      feeBps: fc.constantFrom(149, 299, 499),
      lowerBps: fc.integer({ min: 0, max: 300 }),
      termYears: fc.constantFrom(5, 10, 15, 20, 30),
    });
    fc.assert(
      fc.property(any, ({ feeBps, lowerBps, termYears }) => {
        const without = line(60_000_00, 1100, termYears);
        const withFee = line(drawTotalCents(60_000_00, { feeBps }), 1100 - lowerBps, termYears);
        const month = monthFeePaysForItself(withFee, without) ?? Infinity;
        const paid = (terms: Terms) => {
          let sum = 0;
          return repaymentSeries(terms).map(({ paymentCents, balanceCents }) => {
            sum += paymentCents;
            return sum + balanceCents;
          });
        };
        const [one, other] = [paid(withFee), paid(without)];
        for (const [at, cents] of one.entries()) {
          if (at + 1 < month) expect(cents).toBeGreaterThanOrEqual(other[at] ?? 0);
          if (at + 1 === month) expect(cents).toBeLessThan(other[at] ?? 0);
        }
      }),
      { numRuns: 30 },
    );
  });
});
