/**
 * The federal high-cost tests (12 CFR 1026.32) for lines on a principal dwelling. An offer that trips one is never made:
 * a high-cost line needs counselling and disclosures the product does not have.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Apor } from '#core/law/apor.ts';
import { inForce } from '#core/law/dated.ts';
import { highCostMarginBps, pointsAndFees } from '#core/law/hoepa.ts';

export type LienPosition = keyof typeof highCostMarginBps;

/** The highest APR that is not high-cost. A term the table lacks has none: it cannot be shown to pass. */
export function aprBpsMaxBelowHighCost(apor: Apor, termYears: number, position: LienPosition): number | undefined {
  const aporBps = apor.bpsByTermYears[termYears];
  return aporBps === undefined ? undefined : aporBps + highCostMarginBps[position];
}

/** The most points and fees a line may carry. Before the table begins the oldest row holds, after it the newest. */
export function pointsAndFeesCentsMax(lineCents: number, on: CalendarDate): number {
  const row = yearRow(on);
  if (lineCents >= row.thresholdCents) return Math.floor((lineCents * row.percent) / 100);
  return Math.min(Math.floor((lineCents * row.smallPercent) / 100), row.smallCents);
}

/** Where the points-and-fees test changes from one rule to the other. */
export function pointsAndFeesThresholdCents(on: CalendarDate): number {
  return yearRow(on).thresholdCents;
}

function yearRow(on: CalendarDate) {
  const row = inForce(pointsAndFees, on) ?? pointsAndFees[0];
  if (row === undefined) throw new RangeError('The points-and-fees table is empty.');
  return row;
}
