/**
 * What a borrower chooses among offers, and what it costs. The figures come from the functions the server decides by, so
 * that what is shown is what will be signed, to the cent.
 */
import { drawTotalCents } from '#core/offers/draws.ts';
import { bpsOf, centsOf, dollarsOf } from '#core/offers/money.ts';
import {
  type DiscountType,
  discountTypes,
  type Offer,
  type OfferSet,
  type OfferType,
  offerForDraw,
  rateWithDiscounts,
} from '#core/offers/offer.ts';
import { monthlyPaymentCents, type Terms } from '#core/offers/payments.ts';

export interface Choice {
  readonly type: OfferType;
  readonly term: number;
  readonly originationFee: number;
  readonly drawCents: number;
  readonly discounts: readonly DiscountType[];
}

type Kind = Pick<Choice, 'type' | 'term' | 'originationFee'>;

export interface ChosenTerms extends Terms {
  readonly offer: Offer;
  readonly drawCents: number;
  readonly feeCents: number;
  readonly paymentCents: number;
}

const planOf = (type: OfferType) => (type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY');

/** Nothing where no offer holds the draw, or rate or amount is not above zero. */
export function termsOf(set: OfferSet, choice: Choice): ChosenTerms | undefined {
  const { drawCents, discounts } = choice;
  const offer = offerForDraw(set.offers, { ...choice, draw: dollarsOf(drawCents) });
  const rate = offer && rateWithDiscounts(offer, discounts);
  if (!offer || rate === undefined) return undefined;
  const feeCapCents = set.ofeeMaxThreshold === null ? undefined : centsOf(set.ofeeMaxThreshold);
  const totalCents = drawTotalCents(drawCents, { feeBps: bpsOf(offer.originationFee), feeCapCents });
  const terms: Terms = { totalCents, rateBps: bpsOf(rate), termYears: offer.term, plan: planOf(offer.type) };
  const paymentCents = monthlyPaymentCents(terms);
  if (paymentCents === undefined) return undefined;
  return { ...terms, offer, drawCents, feeCents: totalCents - drawCents, paymentCents };
}

export function isOfKind(offer: Offer, kind: Kind): boolean {
  return offer.term === kind.term && offer.type === kind.type && offer.originationFee === kind.originationFee;
}

/** The smallest and largest draw of a kind, over all its price bands. */
export function drawRange(
  offers: readonly Offer[],
  kind: Kind,
): { readonly minCents: number; readonly maxCents: number } {
  const of = offers.filter((offer) => isOfKind(offer, kind));
  return {
    minCents: Math.min(...of.map(({ minDraw }) => centsOf(minDraw))),
    maxCents: Math.max(...of.map(({ maxDraw }) => centsOf(maxDraw))),
  };
}

const WISHED_CENTS = 50_000_00;

/** A middling term without a fee, and an amount most people ask for. */
export function firstChoice({ offers }: OfferSet): Choice | undefined {
  const standard = offers.filter(({ type }) => type !== 'BUY_DOWN');
  const [offer] = standard.toSorted(
    (a, b) => a.originationFee - b.originationFee || Math.abs(a.term - 15) - Math.abs(b.term - 15),
  );
  if (!offer) return undefined;
  return fitted(offers, { ...kindOf(offer), drawCents: WISHED_CENTS, discounts: [] });
}

function kindOf({ type, term, originationFee }: Kind): Kind {
  return { type, term, originationFee };
}

/** The nearest choice that exists: the fee or term may not go with the rest, and the amount must fit. */
export function fitted(offers: readonly Offer[], choice: Choice): Choice {
  const kind =
    offers.find((offer) => isOfKind(offer, choice)) ??
    offers.find(({ type, term }) => type === choice.type && term === choice.term) ??
    offers.find(({ term }) => term === choice.term) ??
    offers.find(({ type }) => type === choice.type);
  if (!kind) return choice;
  const { minCents, maxCents } = drawRange(offers, kind);
  return {
    ...kindOf(kind),
    drawCents: Math.min(maxCents, Math.max(minCents, choice.drawCents)),
    discounts: choice.discounts.filter((type) => kind.discountList.some(({ discountType }) => discountType === type)),
  };
}

/** The choice as an address carries it from the offers to the confirmation, so that a reload keeps it. */
export function toQuery({ type, term, originationFee, drawCents, discounts }: Choice): string {
  const query = new URLSearchParams({
    type,
    term: String(term),
    fee: String(originationFee),
    draw: String(drawCents),
  });
  if (discounts.length > 0) query.set('discounts', discounts.join());
  return query.toString();
}

/** Whatever stands in an address is only a wish: `termsOf` says whether there is such an offer. */
export function fromQuery(search: string): Choice | undefined {
  const query = new URLSearchParams(search);
  const [term, originationFee, drawCents] = ['term', 'fee', 'draw'].map((name) =>
    Number(query.get(name) ?? Number.NaN),
  );
  const type = (['STANDARD', 'BUY_DOWN', 'INTEREST_ONLY'] as const).find((each) => each === query.get('type'));
  const isWhole = type && Number.isFinite(term) && Number.isFinite(originationFee) && Number.isSafeInteger(drawCents);
  if (!isWhole || term === undefined || originationFee === undefined || drawCents === undefined) return undefined;
  const named = query.get('discounts')?.split(',') ?? [];
  return { type, term, originationFee, drawCents, discounts: discountTypes.filter((each) => named.includes(each)) };
}
