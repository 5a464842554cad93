/**
 * What choosing an offer comes to. The browser names an offer, an amount and discounts; rate, fee and total are worked
 * out here, and the server keeps what this answers.
 */

import * as words from '#core/words/en/offers/selection.ts';
import { costsCents } from './closing-cost-kinds.ts';
import { type ClosingFacts, closingCosts, divideDraw, isCovered } from './closing-costs.ts';
import { drawTotalCents, isDrawWithin } from './draws.ts';
import { bpsOf, centsOf, dollarsOf, formatCents, formatMoney } from './money.ts';
import { type DiscountType, type OfferSet, type OfferType, rateWithDiscounts } from './offer.ts';

export interface AskedOffer {
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
  /** What paying automatically is worth, taken or not; absent where the offer does not have it. */
  readonly autopayBps?: number;
}

/** Why there is no such choice, by the field that is wrong. */
export interface NoChoice {
  readonly param: keyof AskedOffer;
  readonly message: string;
}

export function selectionOf(set: OfferSet | null | undefined, asked: AskedOffer): Selection | NoChoice {
  const { offerId, drawCents, discounts } = asked;
  const offer = set?.offers.find(({ id }) => id === offerId);
  if (!set || !offer) return { param: 'offerId', message: words.offerIsNoLongerAvailable };
  if (!isDrawWithin(dollarsOf(drawCents), offer)) {
    const [least, most] = [formatMoney(offer.minDraw, 2), formatMoney(offer.maxDraw, 2)];
    return { param: 'drawCents', message: words.chooseAnAmountFromTo(least, most) };
  }
  const rate = rateWithDiscounts(offer, discounts);
  if (rate === undefined) return { param: 'discounts', message: words.theseDiscountsCannotBeCombined };
  const feeCapCents = set.ofeeMaxThreshold === null ? undefined : centsOf(set.ofeeMaxThreshold);
  const originationFeeBps = bpsOf(offer.originationFee);
  const autopay = offer.discountList.find(({ discountType }) => discountType === 'AUTOPAY');
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
    ...(autopay && { autopayBps: bpsOf(offer.rate) - bpsOf(autopay.rateWithDiscount) }),
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
  const message = division.shortCents > 0 ? words.whatYouWantToPay : words.drawPaysOffAndThen(owed, cost);
  return { param: 'drawCents', message };
}
