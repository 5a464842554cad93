import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';
import { laterDrawRateBps, marginBpsOf, planRateBpsMax, variableRateOf } from './variable-rate.ts';

const on = '2026-11-17';
const plan = { rateBps: 899, termYears: 10, plan: 'ANNUITY', state: 'CA', on } as const;

/** The Prime Rate on January 1 of each year, typed here from published lists and from nothing of ours. */
const januaryPercent: Readonly<Record<number, number>> = {
  2012: 3.25,
  2013: 3.25,
  2014: 3.25,
  2015: 3.25,
  2016: 3.5,
  2017: 3.75,
  2018: 4.5,
  2019: 5.5,
  2020: 4.75,
  2021: 3.25,
  2022: 3.25,
  2023: 7.5,
  2024: 8.5,
  2025: 7.5,
  2026: 6.75,
};

/** By trying: the level payment after which nothing is owed, found by halving and month by month. */
function paymentByTrying(percent: number, months: number): number {
  let [low, high] = [0, 1_000_000];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    let owed = 1_000_000;
    for (let month = 0; month < months; month += 1) owed += (owed * percent) / 1200 - middle;
    if (owed > 0) low = middle;
    else high = middle;
  }
  return Math.round(high);
}

describe('[1026.40(d)(12)] a plan whose later draws follow an index', () => {
  test('has an index, a margin that is set once, and a highest rate', () => {
    const { indexBps, marginBps, rateBpsMax } = variableRateOf(plan);
    expect([indexBps, marginBps, rateBpsMax]).toEqual([675, 224, limits.aprBpsMax]);
    expect(marginBpsOf(600, on)).toBe(-75);
  });

  test.each([5, 10, 15, 20, 30])('%s years: the worst case is what an independent computation finds', (termYears) => {
    const { paymentCentsMax } = variableRateOf({ ...plan, termYears });
    expect(paymentCentsMax).toBe(paymentByTrying(17.2, termYears * 12));
  });

  test('interest only: the worst case is a month of interest at the highest rate', () => {
    expect(variableRateOf({ ...plan, plan: 'INTEREST_ONLY' }).paymentCentsMax).toBe(
      Math.round((1_000_000 * 0.172) / 12),
    );
  });

  test('fifteen years of the index, each with its rate and payment, against an independent computation', () => {
    const { history } = variableRateOf(plan);
    expect(history.map(({ year }) => year)).toEqual(Object.keys(januaryPercent).map(Number));
    for (const { year, indexBps, aprBps, paymentCents } of history) {
      const index = januaryPercent[year] ?? 0;
      expect(indexBps, String(year)).toBe(Math.round(index * 100));
      expect(aprBps, String(year)).toBe(Math.round((index + 2.24) * 100));
      expect(paymentCents, String(year)).toBe(paymentByTrying(index + 2.24, 120));
    }
  });

  test('no year and no day goes above the highest rate, which New York sets lower', () => {
    const { history, rateBpsMax } = variableRateOf({ ...plan, rateBps: 1600, state: 'NY' });
    expect(rateBpsMax).toBe(1600);
    expect(history.find(({ year }) => year === 2024)?.aprBps).toBe(1600);
    expect(planRateBpsMax('TX', on)).toBe(1720);
    expect(laterDrawRateBps(2000, 224, 1720)).toBe(1720);
    expect(laterDrawRateBps(1496, 224, 1720)).toBe(1720);
    expect(laterDrawRateBps(1495, 224, 1720)).toBe(1719);
    expect(laterDrawRateBps(0, -75, 1720)).toBe(1);
  });
});
