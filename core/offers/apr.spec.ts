import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allInCost, lineAprBps, yieldOf } from './apr.ts';
import { drawTotalCents } from './draws.ts';

describe('the APR of a line', () => {
  test('is its rate; fees are no part of it', () => {
    expect(lineAprBps(895)).toBe(895);
  });
});

describe('the all-in cost', () => {
  test('solves the first worked example of Appendix J: $5,000 for 24 payments of $230 is 9.69 percent', () => {
    const rate = yieldOf({ receivedCents: 500_000, paymentCents: 23_000, lastPaymentCents: 23_000, months: 24 });
    expect(rate).toBe(0.096857);
  });

  test('counts the fee and the other costs', () => {
    const line = { totalCents: 5_249_500, rateBps: 760, termYears: 5, plan: 'ANNUITY', drawCents: 5_000_000 } as const;
    expect(allInCost({ ...line, otherCostsCents: 0 })).toBe(0.096756);
    expect(allInCost({ ...line, otherCostsCents: 48_000 })).toBeGreaterThan(0.0967);
  });

  test('is the rate itself when nothing is charged, and higher when anything is', () => {
    const anyLine = fc.record({
      drawCents: fc.integer({ min: 1_500_000, max: 38_000_000 }),
      rateBps: fc.integer({ min: 760, max: 1720 }),
      termYears: fc.constantFrom(5, 10, 15, 20, 30),
      feeBps: fc.constantFrom(149, 299, 499),
      plan: fc.constantFrom('ANNUITY' as const, 'INTEREST_ONLY' as const),
    });
    fc.assert(
      fc.property(anyLine, ({ feeBps, ...line }) => {
        const free = allInCost({ ...line, totalCents: line.drawCents, otherCostsCents: 0 });
        expect(free).toBeCloseTo(line.rateBps / 10_000, 5);
        const charged = allInCost({
          ...line,
          totalCents: drawTotalCents(line.drawCents, { feeBps }),
          otherCostsCents: 0,
        });
        expect(charged).toBeGreaterThan(line.rateBps / 10_000);
      }),
      { numRuns: 40 },
    );
  });

  test('agrees with discounting every payment by itself', () => {
    const flow = { receivedCents: 9_500_000, paymentCents: 130_000, lastPaymentCents: 155_000, months: 120 };
    const rate = yieldOf(flow) ?? Number.NaN;
    const worth = (yearly: number) => {
      let value = 0;
      for (let month = 1; month <= 120; month += 1) {
        value += (month === 120 ? 155_000 : 130_000) / (1 + yearly / 12) ** month;
      }
      return value;
    };
    expect(worth(rate - 0.0000006)).toBeGreaterThan(9_500_000);
    expect(worth(rate + 0.0000006)).toBeLessThan(9_500_000);
  });

  test('has no answer when nothing is received or less is repaid than received', () => {
    const line = { totalCents: 100, rateBps: 760, termYears: 5, plan: 'ANNUITY', drawCents: 100 } as const;
    expect(allInCost({ ...line, otherCostsCents: 100 })).toBeUndefined();
    expect(allInCost({ ...line, totalCents: 0, otherCostsCents: 0 })).toBeUndefined();
    expect(yieldOf({ receivedCents: 500, paymentCents: 10, lastPaymentCents: 10, months: 12 })).toBeUndefined();
  });
});
