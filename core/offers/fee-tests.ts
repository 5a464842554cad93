/**
 * Laws that cap fees as a share of the line (Texas, the high-cost test) bear hardest on small draws, because some fees are
 * fixed. `lowestLawfulDraw` finds from where on a range passes; it may give up a little, it never lets a failing draw in.
 */
import { drawForTotalCents, drawTotalCents, type Fee } from './draws.ts';

export type FeeTest = {
  /** Fees besides the origination fee that count. */
  readonly otherFeesCents: number;
  /** Fees that are a share of the line. */
  readonly ofLineBps?: number;
  readonly feesCentsMax: (lineCents: number) => number;
  /** A line amount at which the rule changes; on either side the limit is concave in the amount. */
  readonly changesAtCents?: number;
};

/** The smallest draw from which every draw up to `maxCents` passes, or nothing if the largest fails. */
export function lowestLawfulDraw(minCents: number, maxCents: number, fee: Fee, test: FeeTest): number | undefined {
  const passes = (drawCents: number) => {
    const lineCents = drawTotalCents(drawCents, fee);
    // Two cents of room absorb the rounding of fee and limit, which else could fail a draw between two that pass.
    const sharedCents = (lineCents * (test.ofLineBps ?? 0)) / 10_000;
    return lineCents - drawCents + sharedCents + test.otherFeesCents + 2 <= test.feesCentsMax(lineCents);
  };
  if (!passes(maxCents)) return undefined;
  const upperStart = test.changesAtCents === undefined ? minCents : drawForTotalCents(test.changesAtCents - 1, fee) + 1;
  if (upperStart > maxCents || upperStart <= minCents) return firstPassing(minCents, maxCents, passes);
  const upper = firstPassing(upperStart, maxCents, passes);
  // Below the change the limit is concave, so passing at both ends is passing throughout.
  return upper === upperStart && passes(minCents) && passes(upperStart - 1) ? minCents : upper;
}

/** Bisection: the share of fixed fees falls as the draw grows, so once a draw passes all larger ones do. */
function firstPassing(minCents: number, maxCents: number, passes: (drawCents: number) => boolean): number {
  if (passes(minCents)) return minCents;
  let [failing, passing] = [minCents, maxCents];
  while (passing - failing > 1) {
    const middle = Math.floor((failing + passing) / 2);
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}
