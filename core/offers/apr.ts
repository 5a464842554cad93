/**
 * Two figures that must not be confused. The APR of a home-equity line is its rate: periodic rate times periods, fees left
 * out (12 CFR 1026.14(b)). The all-in cost is the actuarial yield of Appendix J with the fees counted in; it may be shown
 * beside the APR under its own name, never as the APR.
 */
import { rateOfFlows, type TimedSum } from './appendix-j/equation.ts';
import { repaymentSeries, type Terms } from './payments.ts';

/** The APR of a line is the rate itself, after the discounts the borrower took. */
export function lineAprBps(rateBps: number): number {
  return rateBps;
}

/** What is drawn at the start or later: the fee is owed besides, other costs are kept back from it. */
export interface CostedDraw extends Terms {
  readonly drawCents: number;
  readonly otherCostsCents: number;
  /** Whole months after the first draw. */
  readonly afterMonths?: number;
}

export interface AllIn {
  /** A year, as a fraction to six decimals (four of a percent). */
  readonly rate: number;
  readonly interestCents: number;
  readonly feeCents: number;
  readonly otherCostsCents: number;
  /** Interest, fees and other costs together. */
  readonly costCents: number;
}

/** All that one draw or several cost, and what that is a year; nothing where they pay out or cost nothing. */
export function allInCost(...draws: readonly CostedDraw[]): AllIn | undefined {
  const advances: TimedSum[] = [];
  const payments: TimedSum[] = [];
  let [interestCents, feeCents, otherCostsCents] = [0, 0, 0];
  for (const { afterMonths = 0, ...draw } of draws) {
    advances.push({ cents: draw.drawCents - draw.otherCostsCents, periods: afterMonths });
    const series = repaymentSeries(draw);
    for (const { month, paymentCents } of series) {
      // A payment of nothing is none: a month's interest on a few cents rounds to it.
      if (paymentCents > 0) payments.push({ cents: paymentCents, periods: afterMonths + month });
    }
    interestCents += series.at(-1)?.interestToDateCents ?? 0;
    feeCents += draw.totalCents - draw.drawCents;
    otherCostsCents += draw.otherCostsCents;
  }
  const answer = rateOfFlows({ unitPeriodsPerYear: { of: 12, in: 1 }, advances, payments });
  if ('noRate' in answer) return undefined;
  const costCents = interestCents + feeCents + otherCostsCents;
  return { rate: answer.rate, interestCents, feeCents, otherCostsCents, costCents };
}
