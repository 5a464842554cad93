import { describe, expect, test } from 'vitest';
import { inForce } from './dated.ts';
import { pointsAndFees } from './hoepa.ts';
import { primeRateBps, primeRates } from './prime-rate.ts';
import { type LawName, law, lawOn, lawRowsDue } from './register.ts';
import { actsOnFundedLine } from './servicemembers.ts';

const row = (name: LawName, on: '2025-12-31' | '2026-01-01' | '2026-11-17' | '2027-03-01') =>
  lawOn(on).find((one) => one.name === name);

describe('the register of law', () => {
  test('every row has a citation, a source, and a day to look again after the day it was looked at', () => {
    for (const one of lawOn('2026-11-17')) {
      expect(one.citation, one.name).toMatch(/\d/);
      expect(one.source.length, one.name).toBeGreaterThan(5);
      expect(one.reviewBy > one.lookedAtOn, one.name).toBe(true);
      expect(one.inForce.length, one.name).toBeGreaterThan(0);
    }
  });

  test('says the law of the day that it is asked for', () => {
    expect(row('highCostFees', '2025-12-31')?.inForce[0]?.says).toContain('$26,968');
    expect(row('highCostFees', '2026-01-01')?.inForce[0]?.says).toContain('$27,592');
    expect(row('stateLimits', '2026-11-17')?.inForce).toHaveLength(7);
    const local = row('newYorkLocalTaxes', '2026-11-17')?.inForce.map(({ says }) => says) ?? [];
    expect(local).toContain('Albany: $1.25 per $100, the lender’s part in it, N.Y. Tax Law § 253-p');
    expect(local).toHaveLength(17);
    for (const says of local) expect(says).toMatch(/^[A-Z][^:]+: \$[12]?\d?\.?\d/);
  });

  test('nothing is done to a funded line; with the first such act, active duty is asked about before it', () => {
    expect(actsOnFundedLine).toEqual([]);
    expect(row('servicemembers', '2026-11-17')?.inForce[0]?.says).toContain('does nothing to a funded line');
  });

  test('a row is due the day after its review day, and not on it', () => {
    const { reviewBy } = law.primeRate;
    expect(lawRowsDue('2026-11-17')).toBe(0);
    expect(lawOn(reviewBy).find(({ name }) => name === 'primeRate')?.isDue).toBe(false);
    expect(lawOn('2026-12-11')[0]).toMatchObject({ name: 'primeRate', isDue: true });
    expect(lawRowsDue('2026-12-11')).toBe(1);
    expect(lawRowsDue('2028-01-01')).toBe(Object.keys(law).length);
  });
});

describe('dated rows', () => {
  test('change on their day, and end on their last', () => {
    expect(inForce(pointsAndFees, '2025-12-31')?.thresholdCents).toBe(2_696_800);
    expect(inForce(pointsAndFees, '2026-01-01')?.thresholdCents).toBe(2_759_200);
    expect(inForce(pointsAndFees, '2023-12-31')).toBeUndefined();
  });

  test('the Prime Rate is the one published last, in order and without a day twice', () => {
    expect(primeRateBps('2022-03-16')).toBe(325);
    expect(primeRateBps('2022-03-17')).toBe(350);
    expect(primeRateBps('2026-11-17')).toBe(675);
    expect(primeRateBps('1999-01-01')).toBe(325);
    const days = primeRates.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].toSorted());
  });
});
