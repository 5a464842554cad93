/**
 * The federal high-cost tests (12 CFR 1026.32) for lines on a principal dwelling. An offer that trips one is never made:
 * a high-cost line needs counselling and disclosures the product does not have.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';

/** Yearly figures: from the threshold on, 5 percent; below it, the lesser of 8 percent and the dollar figure. */
const pointsAndFeesTable: readonly {
  readonly from: CalendarDate;
  readonly thresholdCents: number;
  readonly smallCents: number;
}[] = [
  { from: '2026-01-01', thresholdCents: 2_759_200, smallCents: 138_000 },
  { from: '2025-01-01', thresholdCents: 2_696_800, smallCents: 134_800 },
  { from: '2024-01-01', thresholdCents: 2_609_200, smallCents: 130_500 },
];

const marginBps = { FIRST: 650, SUBORDINATE: 850 } as const;

export type LienPosition = keyof typeof marginBps;

/** Average prime offer rates by term, as published for a week. */
export type Apor = { readonly asOf: CalendarDate; readonly bpsByTermYears: Readonly<Record<number, number>> };

/** The highest APR that is not high-cost. A term the table lacks has none: it cannot be shown to pass. */
export function aprBpsMaxBelowHighCost(apor: Apor, termYears: number, position: LienPosition): number | undefined {
  const aporBps = apor.bpsByTermYears[termYears];
  return aporBps === undefined ? undefined : aporBps + marginBps[position];
}

/** The most points and fees a line may carry. Before the table begins the oldest row holds, after it the newest. */
export function pointsAndFeesCentsMax(lineCents: number, on: CalendarDate): number {
  const row = yearRow(on);
  if (lineCents >= row.thresholdCents) return Math.floor((lineCents * 5) / 100);
  return Math.min(Math.floor((lineCents * 8) / 100), row.smallCents);
}

/** Where the points-and-fees test changes from one rule to the other. */
export function pointsAndFeesThresholdCents(on: CalendarDate): number {
  return yearRow(on).thresholdCents;
}

function yearRow(on: CalendarDate) {
  const oldest = pointsAndFeesTable.at(-1);
  const row = pointsAndFeesTable.find(({ from }) => from <= on) ?? oldest;
  if (row === undefined) throw new RangeError('The points-and-fees table is empty.');
  return row;
}
