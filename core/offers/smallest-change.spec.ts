import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Guideline, guidelineOn } from './guideline.ts';
import { hasOffers, priceOffers } from './pricing.ts';
import { smallestChange, withChanges } from './smallest-change.ts';
import { anyone, calm, inputOf } from './stories/anyone.ts';

const today = '2026-11-15';
const guideline = guidelineOn(today) as Guideline;
const isFull = process.env['FULL'] !== undefined;

test('applied, it leads to an offer; with any part left out, it does not', () => {
  let found = 0;
  fc.assert(
    fc.property(anyone, (person) => {
      const input = inputOf(person);
      if (hasOffers(input, guideline, today)) return;
      const changes = smallestChange(input, guideline, today);
      if (changes === undefined) return;
      found += 1;
      expect(changes.length).toBeGreaterThan(0);
      expect(priceOffers(withChanges(input, changes), guideline, today).decision).toBe('SELECT');
      for (const part of changes) {
        const others = changes.filter((change) => change !== part);
        expect(hasOffers(withChanges(input, others), guideline, today), JSON.stringify(part)).toBe(false);
      }
    }),
    { numRuns: isFull ? 80_000 : 200, seed: 5, endOnFailure: true },
  );
  expect(found).toBeGreaterThan(isFull ? 10_000 : 30);
}, 1_800_000);

test('what a borrower cannot change has none: a score, a bankruptcy, a cooperative', () => {
  for (const change of [
    { score: 600 },
    { marks: ['DEROGATORY_BANKRUPTCY'] as const },
    { type: 'COOPERATIVE' as const },
  ])
    expect(smallestChange(inputOf({ ...calm, ...change }), guideline, today)).toBeUndefined();
});

test('income that falls short is told by the least that would do, to the dollar', () => {
  const input = inputOf({ ...calm, income: 130_000, hasAssets: false });
  const [change, ...more] = smallestChange(input, guideline, today) ?? [];
  expect(more).toEqual([]);
  expect(change?.kind).toBe('INCOME');
  const less = { ...(change ?? { kind: 'INCOME' as const, cents: 0 }), cents: (change?.cents ?? 0) - 100 };
  expect(hasOffers(withChanges(input, [less]), guideline, today)).toBe(false);
});

test('a payoff beyond the largest line is told by the debt to leave out', () => {
  const input = inputOf({ ...calm, debt: 450_000, isPaidOff: true });
  expect(smallestChange(input, guideline, today)).toEqual([
    { kind: 'KEEP_DEBT', cents: 45_000_000, debtUuid: 'debt-1' },
  ]);
});
