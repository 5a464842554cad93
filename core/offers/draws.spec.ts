import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawAmount,
  drawForTotalCents,
  drawPreferences,
  drawTotalCents,
  getTotalAmountFromDraw,
  isDrawWithin,
  sliderBounds,
} from './draws.ts';

describe('the total of a draw', () => {
  test('[MATH-04] is the amount plus the origination fee times the amount', () => {
    expect(getTotalAmountFromDraw(10_000, 0.0499)).toBe(10_499);
    expect(getTotalAmountFromDraw(0, 0.0499)).toBe(0);
    expect(getTotalAmountFromDraw(100, 0)).toBe(100);
  });

  test('[MATH-05] has an optional cap on the fee, in dollars', () => {
    expect(getTotalAmountFromDraw(10_000, 0.0499, 300)).toBe(10_300);
    expect(getTotalAmountFromDraw(10_000, 0.0499, 499)).toBe(10_499);
    expect(getTotalAmountFromDraw(10_000, 0.0499, 600)).toBe(10_499);
    expect(getTotalAmountFromDraw(10_000, 0.0499, 0)).toBe(10_000);
  });

  test('[ERR-02] refuses what is no number of 0 or more, in the words of the specification', () => {
    const message =
      'Invalid input: getTotalAmountFromDraw requires amount and originationFee to be numbers that are 0 or more.';
    const call = getTotalAmountFromDraw as (amount: unknown, fee: unknown) => number;
    expect(() => call(-1, 0)).toThrow(message);
    expect(() => call('a', 0)).toThrow(message);
    expect(() => call(1, -0.1)).toThrow(message);
    for (const wrong of [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, '1']) {
      expect(() => call(wrong, 0)).toThrow(message);
      expect(() => call(1, wrong)).toThrow(message);
    }
  });

  test('in cents agrees with dollars, and the largest draw for a total is really the largest', () => {
    const anyFee = fc.record({
      feeBps: fc.constantFrom(0, 149, 200, 299, 499),
      feeCapCents: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 42_000_000 }), anyFee, (cents, fee) => {
        const capDollars = fee.feeCapCents === undefined ? undefined : fee.feeCapCents / 100;
        const dollars = getTotalAmountFromDraw(cents / 100, fee.feeBps / 10_000, capDollars);
        expect(Math.abs(drawTotalCents(cents, fee) - dollars * 100)).toBeLessThanOrEqual(0.5001);
        const draw = drawForTotalCents(cents, fee);
        expect(drawTotalCents(draw, fee)).toBeLessThanOrEqual(cents);
        expect(drawTotalCents(draw + 1, fee)).toBeGreaterThan(cents);
      }),
      { numRuns: 1000 },
    );
    expect(drawForTotalCents(0, { feeBps: 499 })).toBe(0);
    expect(drawForTotalCents(-10, { feeBps: 499 })).toBe(0);
  });
});

describe('draw preference', () => {
  test('[ENUM-21] has three values', () => {
    expect(drawPreferences).toEqual(['PRESERVE', 'DEDUCT', 'MAXIMIZE']);
  });

  test('[OFFER-10] PRESERVE draws payoff plus the selected amount, capped at the maximum', () => {
    expect(drawAmount('PRESERVE', { payoff: 20, selected: 50, max: 60 })).toBe(60);
    expect(drawAmount('PRESERVE', { payoff: 20, selected: 50, max: 100 })).toBe(70);
    expect(drawAmount('PRESERVE', { payoff: 0.1, selected: 0.2, max: 1 })).toBe(0.3);
  });

  test('[OFFER-11] DEDUCT draws the selected amount', () => {
    expect(drawAmount('DEDUCT', { payoff: 20, selected: 50, max: 60 })).toBe(50);
  });

  test('[OFFER-12] MAXIMIZE draws the maximum', () => {
    expect(drawAmount('MAXIMIZE', { payoff: 20, selected: 50, max: 60 })).toBe(60);
  });

  test('[OFFER-13] the slider leaves room for the payoff', () => {
    const offer = { minDraw: 15_000, maxDraw: 100_000 };
    expect(sliderBounds('PRESERVE', offer, 5000)).toEqual({ min: 10_000, max: 95_000 });
    expect(sliderBounds('PRESERVE', offer, 20_000)).toEqual({ min: 0, max: 80_000 });
    expect(sliderBounds('PRESERVE', offer, 0)).toEqual({ min: 15_000, max: 100_000 });
    expect(sliderBounds('DEDUCT', offer, 5000)).toEqual({ min: 15_000, max: 100_000 });
    expect(sliderBounds('MAXIMIZE', offer, 5000)).toEqual({ min: 15_000, max: 100_000 });
    expect(sliderBounds('PRESERVE', offer, 200_000)).toEqual({ min: 0, max: 0 });
  });

  test('whatever the slider picks, payoff and choice stay within the offer', () => {
    const anyCents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(anyCents, anyCents, anyCents, (low, span, payoffCents) => {
        const offer = { minDraw: low / 100, maxDraw: (low + span) / 100 };
        const payoff = payoffCents / 100;
        fc.pre(payoff <= offer.maxDraw);
        const { min, max } = sliderBounds('PRESERVE', offer, payoff);
        for (const selected of [min, max]) {
          expect(isDrawWithin(drawAmount('PRESERVE', { payoff, selected, max: offer.maxDraw }), offer)).toBe(true);
        }
      }),
    );
  });
});

describe('the bounds of a draw', () => {
  test('[OFFER-08] below and above fail, the bounds themselves pass', () => {
    const offer = { minDraw: 15_000, maxDraw: 100_000 };
    expect(isDrawWithin(14_999.99, offer)).toBe(false);
    expect(isDrawWithin(15_000, offer)).toBe(true);
    expect(isDrawWithin(100_000, offer)).toBe(true);
    expect(isDrawWithin(100_000.01, offer)).toBe(false);
    expect(isDrawWithin(Number.NaN, offer)).toBe(false);
  });

  test('[OFFER-09] are compared rounded to five decimals', () => {
    expect(isDrawWithin(100.000004, { minDraw: 0, maxDraw: 100.000001 })).toBe(true);
    expect(isDrawWithin(100.00001, { minDraw: 0, maxDraw: 100 })).toBe(false);
    expect(isDrawWithin(99.999999, { minDraw: 100, maxDraw: 200 })).toBe(true);
  });
});
