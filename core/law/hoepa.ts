/** The figures of the federal high-cost tests (12 CFR 1026.32), which the Bureau sets again for every year. */
import type { Dated } from './dated.ts';

/** From the threshold on, `percent` of the line; below it, the lesser of `smallPercent` and the dollar figure. */
interface PointsAndFees extends Dated {
  readonly thresholdCents: number;
  readonly smallCents: number;
  readonly percent: number;
  readonly smallPercent: number;
}

const shares = { percent: 5, smallPercent: 8 };

export const pointsAndFees: readonly PointsAndFees[] = [
  { from: '2024-01-01', until: '2024-12-31', thresholdCents: 2_609_200, smallCents: 130_500, ...shares },
  { from: '2025-01-01', until: '2025-12-31', thresholdCents: 2_696_800, smallCents: 134_800, ...shares },
  // The figures of 2027 are published in December; until then these go on, and the row asks to be looked at.
  { from: '2026-01-01', thresholdCents: 2_759_200, smallCents: 138_000, ...shares },
];

/** How far above the average prime offer rate an APR is high-cost. */
export const highCostMarginBps = { FIRST: 650, SUBORDINATE: 850 } as const;
