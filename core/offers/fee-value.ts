/**
 * What an origination fee is worth: all that a choice costs, and from which month on a fee has paid for itself. A fee is
 * compared with the same draw and term without one.
 */
import { repaymentSeries, type SeriesMonth, type Terms } from './payments.ts';

/** What a choice costs beyond the draw itself when it runs its whole term: the interest and the fee. */
export function wholeCostCents(terms: Terms, feeCents: number): number {
  return totalInterestCents(terms) + feeCents;
}

export function totalInterestCents(terms: Terms): number {
  return repaymentSeries(terms).at(-1)?.interestToDateCents ?? 0;
}

/**
 * The first month in which payments so far and the balance together are lower with the fee than without it; nothing
 * when that month does not come within the term.
 */
export function monthFeePaysForItself(withFee: Terms, without: Terms): number | undefined {
  const other = repaymentSeries(without);
  return repaymentSeries(withFee).find((month, at) => {
    const beside = other[at];
    return beside !== undefined && spentCents(withFee, month) < spentCents(without, beside);
  })?.month;
}

/** Payments so far and what is still owed: what was owed at the start and the interest since. */
function spentCents({ totalCents }: Terms, { interestToDateCents }: SeriesMonth): number {
  return totalCents + interestToDateCents;
}
