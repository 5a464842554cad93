/**
 * What choosing an offer comes to. The browser names an offer, an amount and discounts; rate, fee and total are worked
 * out here, and the server keeps what this answers.
 */
import { type ClosingFacts, closingCosts, costsCents, divideDraw, isCovered } from './closing-costs.ts';
import { drawTotalCents, isDrawWithin } from './draws.ts';
import { bpsOf, centsOf, dollarsOf, formatCents, formatMoney } from './money.ts';
import { type DiscountType, type OfferSet, type OfferType, rateWithDiscounts } from './offer.ts';

export interface Wish {
  readonly offerId: string;
  readonly drawCents: number;
  readonly discounts: readonly DiscountType[];
}

export interface Selection {
  readonly id: string;
  readonly type: OfferType;
  readonly termYears: number;
  readonly rateBps: number;
  readonly rateType: 'FIXED';
  readonly originationFeeBps: number;
  /** The line: draw and fee together. */
  readonly amountCents: number;
  readonly drawCents: number;
  readonly discounts: readonly DiscountType[];
}

/** Why there is no such choice, by the field that is wrong. */
export interface NoChoice {
  readonly param: keyof Wish;
  readonly message: string;
}

export function selectionOf(set: OfferSet | null | undefined, wish: Wish): Selection | NoChoice {
  const { offerId, drawCents, discounts } = wish;
  const offer = set?.offers.find(({ id }) => id === offerId);
  if (!set || !offer)
    return { param: 'offerId', message: 'This offer is no longer available. Please choose among those shown.' };
  if (!isDrawWithin(dollarsOf(drawCents), offer)) {
    const [least, most] = [formatMoney(offer.minDraw, 2), formatMoney(offer.maxDraw, 2)];
    return { param: 'drawCents', message: `Please choose an amount from ${least} to ${most}.` };
  }
  const rate = rateWithDiscounts(offer, discounts);
  if (rate === undefined) return { param: 'discounts', message: 'These discounts cannot be combined for this offer.' };
  const feeCapCents = set.ofeeMaxThreshold === null ? undefined : centsOf(set.ofeeMaxThreshold);
  const originationFeeBps = bpsOf(offer.originationFee);
  return {
    id: offer.id,
    type: offer.type,
    termYears: offer.term,
    rateBps: bpsOf(rate),
    rateType: 'FIXED',
    originationFeeBps,
    amountCents: drawTotalCents(drawCents, { feeBps: originationFeeBps, feeCapCents }),
    drawCents,
    discounts,
  };
}

/** Why this draw cannot pay what it is to pay off and its own costs; nothing when it can. The screen asks the same. */
export function whyNotCovered(
  { drawCents, amountCents }: Pick<Selection, 'drawCents' | 'amountCents'>,
  payoffs: readonly { readonly amountCents: number }[],
  facts: ClosingFacts | undefined,
): NoChoice | undefined {
  const costs = facts ? closingCosts(facts, amountCents) : [];
  const division = divideDraw(drawCents, payoffs, costs);
  if (isCovered(division)) return undefined;
  const payoffCents = payoffs.reduce((sum, payoff) => sum + payoff.amountCents, 0);
  const [owed, cost] = [formatCents(payoffCents), formatCents(costsCents(costs))];
  const why =
    division.shortCents > 0
      ? 'What you want to pay off comes to more than this draw.'
      : `This draw pays off ${owed}, and then cannot pay the closing costs of ${cost}.`;
  return { param: 'drawCents', message: `${why} Please draw more, or choose fewer debts.` };
}
