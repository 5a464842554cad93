import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AllIn, allInCost, type CostedDraw, lineAprBps } from './apr.ts';
import { drawTotalCents } from './draws.ts';
import { laterDraw } from './later-draw.ts';
import { repaymentSeries } from './payments.ts';

describe('the APR of a line', () => {
  test('is its rate; fees are no part of it', () => {
    expect(lineAprBps(895)).toBe(895);
  });
});

const five: CostedDraw = {
  totalCents: 5_249_500,
  rateBps: 760,
  termYears: 5,
  plan: 'ANNUITY',
  drawCents: 5_000_000,
  otherCostsCents: 0,
};
const rateOf = (...draws: readonly CostedDraw[]) => allInCost(...draws)?.rate ?? Number.NaN;

const anyLine = fc.record({
  drawCents: fc.integer({ min: 1_500_000, max: 38_000_000 }),
  rateBps: fc.integer({ min: 760, max: 1720 }),
  termYears: fc.constantFrom(5, 10, 15, 20, 30),
  feeBps: fc.constantFrom(149, 299, 499),
  plan: fc.constantFrom('ANNUITY' as const, 'INTEREST_ONLY' as const),
  otherCostsCents: fc.integer({ min: 0, max: 300_000 }),
});
const runs = { numRuns: process.env['FULL'] ? 2000 : 30, seed: 20_261_117 };

/** Every payment discounted by itself, in floating point. */
function worth(draws: readonly CostedDraw[], yearly: number): number {
  const at = (month: number) => (1 + yearly / 12) ** -month;
  return draws.reduce((sum, { afterMonths = 0, ...draw }) => {
    const paid = repaymentSeries(draw).reduce((all, each) => all + each.paymentCents * at(afterMonths + each.month), 0);
    return sum + paid - (draw.drawCents - draw.otherCostsCents) * at(afterMonths);
  }, 0);
}

function isNearest(draws: readonly CostedDraw[]): boolean {
  const rate = rateOf(...draws);
  return worth(draws, rate - 0.0000006) > 0 && worth(draws, rate + 0.0000006) < 0;
}

describe('the all-in cost', () => {
  test('counts the fee and the other costs, and says what it contains', () => {
    expect(rateOf(five)).toBe(0.096756);
    const all = allInCost({ ...five, otherCostsCents: 48_000 }) as AllIn;
    expect(all.rate).toBeGreaterThan(0.0967);
    expect(all).toMatchObject({ feeCents: 249_500, otherCostsCents: 48_000 });
    const paidCents = repaymentSeries(five).reduce((sum, { paymentCents }) => sum + paymentCents, 0);
    expect(all.costCents).toBe(paidCents - five.drawCents + 48_000);
  });

  test('is the rate itself when nothing is charged, higher when anything is, and right by other arithmetic', () => {
    fc.assert(
      fc.property(anyLine, ({ feeBps, otherCostsCents, ...line }) => {
        const free = { ...line, totalCents: line.drawCents, otherCostsCents: 0 };
        expect(rateOf(free)).toBeCloseTo(line.rateBps / 10_000, 5);
        const charged = { ...line, totalCents: drawTotalCents(line.drawCents, { feeBps }), otherCostsCents };
        expect(rateOf(charged)).toBeGreaterThan(line.rateBps / 10_000);
        expect(isNearest([charged])).toBe(true);
      }),
      runs,
    );
  });

  test('of two draws lies between those of each, and is right by other arithmetic', () => {
    const again = { ...five, rateBps: 1100, totalCents: 1_050_000, drawCents: 1_000_000, afterMonths: 48 };
    const each = [rateOf(five), rateOf({ ...again, afterMonths: 0 })].toSorted((a, b) => a - b) as [number, number];
    expect(rateOf(five, again)).toBeGreaterThan(each[0]);
    expect(rateOf(five, again)).toBeLessThan(each[1]);
    expect(isNearest([five, again])).toBe(true);
  });

  test('has no answer when nothing is received or nothing is owed', () => {
    const line = { ...five, totalCents: 100, drawCents: 100 };
    expect(allInCost({ ...line, otherCostsCents: 100 })).toBeUndefined();
    expect(allInCost({ ...line, totalCents: 0 })).toBeUndefined();
  });
});

describe('drawing again', () => {
  const on = '2026-11-17';

  test('draws what four years have repaid, at Prime and margin, with the highest fee', () => {
    const later = laterDraw(five, 'CA', on);
    const repaidCents = five.totalCents - (repaymentSeries(five)[47]?.balanceCents ?? 0);
    // Prime is 6.75 percent that day, so index and margin come to the rate of the first draw.
    expect(later).toMatchObject({ afterYears: 4, rateBps: 760, feeBps: 499 });
    const total = drawTotalCents(later?.drawCents ?? 0, { feeBps: 499 });
    expect(total).toBeLessThanOrEqual(repaidCents);
    expect(repaidCents - total).toBeLessThan(11_000);
    // The same fee, rate and term as the first draw has: the same cost.
    expect(later?.alone.rate).toBeCloseTo(0.096756, 4);
  });

  test('has no fee in Texas and there no example below $4,000; a line that pays interest alone has none at all', () => {
    expect(laterDraw(five, 'TX', on)).toMatchObject({ feeBps: 0 });
    expect(
      laterDraw({ ...five, totalCents: 3_500_000, drawCents: 3_500_000, termYears: 30 }, 'TX', on),
    ).toBeUndefined();
    expect(laterDraw({ ...five, plan: 'INTEREST_ONLY' }, 'CA', on)).toBeUndefined();
  });
});
