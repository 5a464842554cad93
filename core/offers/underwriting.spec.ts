import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateCap } from '#core/law/state-caps.ts';
import { drawTotalCents } from './draws.ts';
import { lowestLawfulDraw } from './fee-tests.ts';
import { aprBpsMaxBelowHighCost, pointsAndFeesCentsMax } from './hoepa.ts';
import { monthlyPaymentCents } from './payments.ts';
import {
  cltvBps,
  depletionIncomeCents,
  drawForCapacityCents,
  dscrBps,
  dscrCapacityCents,
  dtiBps,
  dtiCapacityCents,
  liensKeptCents,
  liensPaidOffCents,
  lineForCltvCents,
} from './underwriting.ts';

const lien = { kind: 'MORTGAGE', balanceCents: 20_000_000, monthlyPaymentCents: 150_000, plan: 'KEEP' } as const;
const line = { kind: 'LINE', balanceCents: 1_000_000, limitCents: 5_000_000, monthlyPaymentCents: 5000 } as const;

describe('combined loan to value', () => {
  test('counts other lines at their full limit unless they are closed', () => {
    expect(liensKeptCents([lien, { ...line, plan: 'KEEP' }])).toBe(25_000_000);
    expect(liensKeptCents([lien, { ...line, plan: 'PAY_OFF' }])).toBe(25_000_000);
    expect(liensKeptCents([lien, { ...line, plan: 'PAY_OFF_AND_CLOSE' }])).toBe(20_000_000);
    expect(liensKeptCents([{ ...lien, plan: 'PAY_OFF' }])).toBe(0);
    expect(
      liensPaidOffCents([
        { ...lien, plan: 'PAY_OFF' },
        { ...line, plan: 'KEEP' },
      ]),
    ).toBe(20_000_000);
  });

  test('and the largest line within a limit', () => {
    expect(cltvBps(20_000_000, 5_000_000, 50_000_000)).toBe(5000);
    expect(lineForCltvCents(8500, 50_000_000, 20_000_000)).toBe(22_500_000);
    expect(lineForCltvCents(8000, 50_000_000, 45_000_000)).toBe(0);
    expect(lineForCltvCents(8500, 33_333_333, 0)).toBe(28_333_333);
  });
});

describe('income', () => {
  test('debt to income, and what is left of it', () => {
    expect(dtiBps(400_000, 1_000_000)).toBe(4000);
    expect(dtiBps(1, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(dtiBps(0, 0)).toBe(0);
    expect(dtiCapacityCents(1_000_000, 400_000, 4300)).toBe(30_000);
    expect(dtiCapacityCents(1_000_000, 600_000, 4300)).toBe(-170_000);
  });

  test('rent over housing cost', () => {
    expect(dscrBps(250_000, 200_000)).toBe(12_500);
    expect(dscrCapacityCents(250_000, 200_000, 10_000)).toBe(50_000);
    expect(dscrCapacityCents(250_000, 200_000, 12_500)).toBe(0);
  });

  test('assets become income over 360 months, retirement accounts at a discount', () => {
    const assets = { liquidCents: 36_000_000, retirementCents: 60_000_000, fundsNeededCents: 0, reservesCents: 0 };
    const rule = { months: 360, retirementShareBps: 6000 };
    expect(depletionIncomeCents(assets, rule)).toBe(200_000);
    expect(depletionIncomeCents({ ...assets, fundsNeededCents: 18_000_000, reservesCents: 18_000_000 }, rule)).toBe(
      100_000,
    );
    expect(depletionIncomeCents({ ...assets, reservesCents: 999_000_000 }, rule)).toBe(0);
    expect(depletionIncomeCents(assets, { ...rule, months: 240 })).toBe(300_000);
  });

  test('the largest draw for a capacity: one cent more would not fit', () => {
    const anyCase = fc.record({
      capacity: fc.integer({ min: 1000, max: 900_000 }),
      rateBps: fc.integer({ min: 760, max: 1720 }),
      termYears: fc.constantFrom(5, 10, 15, 20, 30),
      feeBps: fc.constantFrom(0, 149, 299, 499),
    });
    fc.assert(
      fc.property(anyCase, ({ capacity, feeBps, ...rest }) => {
        const terms = { ...rest, plan: 'ANNUITY' } as const;
        const draw = drawForCapacityCents(capacity, terms, { feeBps });
        const pay = (cents: number) =>
          monthlyPaymentCents({ ...terms, totalCents: drawTotalCents(cents, { feeBps }) }) ?? 0;
        expect(pay(draw)).toBeLessThanOrEqual(capacity);
        expect(pay(draw + 1)).toBeGreaterThan(capacity);
      }),
    );
  });
});

describe('high-cost tests', () => {
  const apor = { asOf: '2026-11-12', bpsByTermYears: { 5: 600, 30: 650 } } as const;

  test('the APR may be APOR plus 6.5 on a first lien and plus 8.5 on a later one', () => {
    expect(aprBpsMaxBelowHighCost(apor, 30, 'FIRST')).toBe(1300);
    expect(aprBpsMaxBelowHighCost(apor, 30, 'SUBORDINATE')).toBe(1500);
    expect(aprBpsMaxBelowHighCost(apor, 10, 'SUBORDINATE')).toBeUndefined();
  });

  test.each([
    ['2026-11-15', 2_759_200, 137_960],
    ['2026-11-15', 2_759_199, 138_000],
    ['2026-11-15', 1_500_000, 120_000],
    ['2025-06-01', 2_696_800, 134_840],
    ['2025-06-01', 2_696_799, 134_800],
    ['2024-12-31', 2_609_199, 130_500],
    ['2031-01-01', 2_759_199, 138_000],
    ['2020-01-01', 2_609_199, 130_500],
  ] as const)('on %s a line of %d cents may carry %d cents of points and fees', (on, lineCents, expected) => {
    expect(pointsAndFeesCentsMax(lineCents, on)).toBe(expected);
  });
});

describe('laws on fees', () => {
  const high = {
    otherFeesCents: 0,
    feesCentsMax: (cents: number) => pointsAndFeesCentsMax(cents, '2026-11-15'),
    changesAtCents: 2_759_200,
  };

  test('a fee of 4.99 percent passes the high-cost test by itself', () => {
    expect(lowestLawfulDraw(1_500_000, 38_000_000, { feeBps: 499 }, high)).toBe(1_500_000);
  });

  test('fixed fees raise the smallest lawful draw', () => {
    const texas = { otherFeesCents: 41_000, feesCentsMax: (cents: number) => Math.floor(cents / 50) };
    const lowest = lowestLawfulDraw(3_500_000, 30_000_000, { feeBps: 149 }, texas) ?? 0;
    expect(lowest).toBeGreaterThan(7_000_000);
    expect(lowest).toBeLessThan(8_100_000);
    expect(lowestLawfulDraw(3_500_000, 30_000_000, { feeBps: 0 }, texas)).toBe(3_500_000);
    expect(lowestLawfulDraw(3_500_000, 6_000_000, { feeBps: 149 }, texas)).toBeUndefined();
    expect(lowestLawfulDraw(3_500_000, 30_000_000, { feeBps: 299 }, texas)).toBeUndefined();
  });

  test('never lets a failing draw in, whatever the fees', () => {
    const anyCase = fc.record({
      min: fc.integer({ min: 1_500_000, max: 10_000_000 }),
      span: fc.integer({ min: 0, max: 20_000_000 }),
      feeBps: fc.constantFrom(0, 149, 299, 499),
      otherFeesCents: fc.integer({ min: 0, max: 200_000 }),
      share: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
    });
    fc.assert(
      fc.property(anyCase, ({ min, span, feeBps, otherFeesCents, share }) => {
        const test = { ...high, otherFeesCents };
        const lowest = lowestLawfulDraw(min, min + span, { feeBps }, test);
        if (lowest === undefined) return;
        expect(lowest).toBeGreaterThanOrEqual(min);
        for (const part of [0, ...share, 1]) {
          const draw = lowest + Math.floor(part * (min + span - lowest));
          const total = drawTotalCents(draw, { feeBps });
          expect(total - draw + otherFeesCents).toBeLessThanOrEqual(test.feesCentsMax(total));
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test('states with limits of their own', () => {
  expect(stateCap('TX', '2026-11-15')).toMatchObject({ lineCentsMin: 3_500_000, cltvBpsMax: 8000, feesBpsMax: 200 });
  expect(stateCap('AK', '2026-11-15').lineCentsMin).toBe(2_500_100);
  expect(stateCap('CA', '2026-11-15')).toEqual({});
});
