/**
 * What the search for the smallest change costs a decline: the slowest of nineteen in twenty, over applicants of every
 * kind. It waits for nothing, so the figure is processor time.
 */
import fc from 'fast-check';
import { guidelineOn } from '#core/offers/guideline.ts';
import { hasOffers } from '#core/offers/pricing.ts';
import { smallestChange } from '#core/offers/smallest-change.ts';
import { anyone, inputOf } from '#core/offers/stories/anyone.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';

const today = '2026-11-15';

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const guideline = guidelineOn(today);
  if (!guideline) throw new Error('There is no pricing guideline.');
  const refused = fc
    .sample(anyone, { numRuns: isFull ? 10_000 : 400, seed: 5 })
    .map(inputOf)
    .filter((input) => !hasOffers(input, guideline, today));
  const took = refused
    .map((input) => {
      const began = process.cpuUsage();
      smallestChange(input, guideline, today);
      return process.cpuUsage(began).user / 1000;
    })
    .sort((one, other) => one - other);
  const value = took[Math.floor(took.length * 0.95)] ?? 0;
  return [{ name: 'smallest change of a decline, 95 of 100', value, unit: 'ms', goal: 20, limit: 50 }];
}
