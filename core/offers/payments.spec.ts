import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawTotalCents } from './draws.ts';
import {
  accruedInterest,
  daysPerMonth,
  daysPerYear,
  monthlyPaymentCents,
  payment,
  repaymentSeries,
  totalForPaymentCents,
} from './payments.ts';

describe('the annuity payment', () => {
  test('[MATH-01] [MATH-02] ten years at 12 percent are 120 payments at 1 percent', () => {
    expect(payment(10, 0.12, 1000)).toBeCloseTo(14.347, 3);
    // Paid off after exactly 120 months and not after 119.
    const balanceAfter = (months: number) => {
      let balance = 1000;
      for (let month = 0; month < months; month += 1) balance = balance * 1.01 - payment(10, 0.12, 1000);
      return balance;
    };
    expect(balanceAfter(120)).toBeCloseTo(0, 4);
    expect(balanceAfter(119)).toBeGreaterThan(10);
  });

  test('[MATH-03] is not a number when term, rate or amount is zero or negative', () => {
    for (const wrong of [0, -1]) {
      expect(payment(wrong, 0.12, 1000)).toBeNaN();
      expect(payment(10, wrong, 1000)).toBeNaN();
      expect(payment(10, 0.12, wrong)).toBeNaN();
      expect(monthlyPaymentCents({ termYears: wrong, rateBps: 1200, totalCents: 1, plan: 'ANNUITY' })).toBeUndefined();
      expect(monthlyPaymentCents({ termYears: 10, rateBps: wrong, totalCents: 1, plan: 'ANNUITY' })).toBeUndefined();
      expect(monthlyPaymentCents({ termYears: 10, rateBps: 1200, totalCents: wrong, plan: 'ANNUITY' })).toBeUndefined();
    }
    expect(payment(Number.NaN, 0.12, 1000)).toBeNaN();
    expect(payment(10, Number.POSITIVE_INFINITY, 1000)).toBeNaN();
  });

  test('[MATH-06] [VARIANT-07] an age-restricted interest-only product pays amount times rate over 12', () => {
    expect(payment(10, 0.12, 1000, 'INTEREST_ONLY')).toBe(10);
    expect(payment(10, 0.12, 1000, 'INTEREST_ONLY')).not.toBe(payment(10, 0.12, 1000));
    expect(payment(0, 0.12, 1000, 'INTEREST_ONLY')).toBeNaN();
    expect(accruedInterest(1000, 0.12, daysPerMonth)).toBe(10);
  });

  test('parts of a year count to the nearest month, at least one', () => {
    expect(payment(0.5, 0.12, 1000)).toBeCloseTo(172.548, 3);
    expect(payment(0.01, 0.12, 1000)).toBe(1010);
    expect(repaymentSeries({ totalCents: 100_000, rateBps: 1200, termYears: 2.5, plan: 'ANNUITY' })).toHaveLength(30);
  });

  test.each([
    { drawCents: 5_000_000, feeBps: 499, rateBps: 760, termYears: 5, total: 5_249_500, monthly: 105_439 },
    { drawCents: 10_000_000, feeBps: 299, rateBps: 1045, termYears: 30, total: 10_299_000, monthly: 93_824 },
    { drawCents: 1_500_000, feeBps: 0, rateBps: 1720, termYears: 30, total: 1_500_000, monthly: 21_629 },
  ])(
    'the design example of a draw of $drawCents cents',
    ({ drawCents, feeBps, rateBps, termYears, total, monthly }) => {
      const totalCents = drawTotalCents(drawCents, { feeBps });
      expect(totalCents).toBe(total);
      expect(monthlyPaymentCents({ totalCents, rateBps, termYears, plan: 'ANNUITY' })).toBe(monthly);
    },
  );

  test('the rounded instalment is the unrounded one, rounded', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const dollars = payment(terms.termYears, terms.rateBps / 10_000, terms.totalCents / 100, terms.plan);
        expect(Math.abs((monthlyPaymentCents(terms) ?? Number.NaN) - dollars * 100)).toBeLessThanOrEqual(0.5001);
      }),
    );
  });
});

const anyTerms = fc.record({
  totalCents: fc.integer({ min: 1, max: 50_000_000 }),
  rateBps: fc.integer({ min: 1, max: 2500 }),
  termYears: fc.constantFrom(1, 5, 10, 15, 20, 30),
  plan: fc.constantFrom('ANNUITY' as const, 'INTEREST_ONLY' as const),
});

describe('accrual', () => {
  test('[MATH-07] one day of interest is the amount times the rate over 365.25', () => {
    expect(daysPerYear).toBe(365.25);
    expect(accruedInterest(365_250, 0.1, 1)).toBe(100);
    expect(accruedInterest(100_000, 0.0899, 1)).toBeCloseTo((100_000 * 0.0899) / 365.25, 9);
    expect(accruedInterest(100_000, 0.0899, 365.25)).toBe(8990);
  });

  test('[MATH-08] a month has 30.4375 days', () => {
    expect(daysPerMonth).toBe(30.4375);
  });
});

describe('the series of a line', () => {
  test('ends at exactly zero, month by month without a gap', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const series = repaymentSeries(terms);
        expect(series).toHaveLength(terms.termYears * 12);
        expect(series.at(-1)?.balanceCents).toBe(0);
        let balance = terms.totalCents;
        let interest = 0;
        for (const month of series) {
          interest += month.interestCents;
          expect(month.paymentCents).toBe(month.interestCents + month.principalCents);
          expect(month.balanceCents).toBe(balance - month.principalCents);
          expect(month.interestToDateCents).toBe(interest);
          balance = month.balanceCents;
        }
        const paid = series.reduce((sum, month) => sum + month.paymentCents, 0);
        expect(paid).toBe(terms.totalCents + interest);
      }),
    );
  });

  test('the last instalment differs only by what rounding left over', () => {
    const series = repaymentSeries({ totalCents: 5_249_500, rateBps: 760, termYears: 5, plan: 'ANNUITY' });
    expect(series[0]).toMatchObject({ month: 1, paymentCents: 105_439, interestCents: 33_247 });
    expect(Math.abs((series.at(-1)?.paymentCents ?? 0) - 105_439)).toBeLessThan(100);
  });

  test('interest only keeps the balance until the last month', () => {
    const series = repaymentSeries({ totalCents: 10_000_000, rateBps: 1200, termYears: 10, plan: 'INTEREST_ONLY' });
    expect(series[118]).toMatchObject({ paymentCents: 100_000, balanceCents: 10_000_000 });
    expect(series[119]).toMatchObject({ paymentCents: 10_100_000, balanceCents: 0 });
  });

  test('the same terms are worked out once; others are not taken for them', () => {
    const terms = { totalCents: 5_249_500, rateBps: 760, termYears: 5, plan: 'ANNUITY' } as const;
    const series = repaymentSeries(terms);
    expect(repaymentSeries({ ...terms })).toBe(series);
    for (const changes of [
      { totalCents: 5_249_600 },
      { rateBps: 761 },
      { termYears: 6 },
      { plan: 'INTEREST_ONLY' },
    ] as const)
      expect(repaymentSeries({ ...terms, ...changes }).at(-1)).not.toEqual(series.at(-1));
  });

  test('nothing to repay gives no series', () => {
    expect(repaymentSeries({ totalCents: 0, rateBps: 760, termYears: 5, plan: 'ANNUITY' })).toEqual([]);
  });
});

test('the largest total for a payment: one cent more would cost more than the payment', () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1, max: 500_000 }), (terms, paymentCents) => {
      const totalCents = totalForPaymentCents(paymentCents, terms);
      expect(monthlyPaymentCents({ ...terms, totalCents }) ?? 0).toBeLessThanOrEqual(paymentCents);
      expect(monthlyPaymentCents({ ...terms, totalCents: totalCents + 1 })).toBeGreaterThan(paymentCents);
    }),
  );
  expect(totalForPaymentCents(0, { rateBps: 900, termYears: 10, plan: 'ANNUITY' })).toBe(0);
  expect(totalForPaymentCents(-5, { rateBps: 900, termYears: 10, plan: 'ANNUITY' })).toBe(0);
});
