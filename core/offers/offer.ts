/**
 * Offers as the wire carries them: dollars, fractions and the specification's member names. An offer holds for the line
 * amounts of one price band, so a larger draw may belong to the next offer of the same term and fee (`offerForDraw`).
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Cost } from './costs.ts';
import { type DrawRange, isDrawWithin } from './draws.ts';
import { bpsOf, rateOf } from './money.ts';

export const discountTypes = [
  'ALL_IN',
  'AUTOPAY',
  'CREDIT_UNION',
  'DEPARTMENT_OF_COMMERCE_CU',
  'QUORUM',
  'TEACHERS_FEDERAL_CU',
  'VALLEY_STRONG_FFA',
  'VALLEY_STRONG_NON_FFA',
] as const;
export type DiscountType = (typeof discountTypes)[number];
export type MembershipDiscount = Exclude<DiscountType, 'AUTOPAY'>;

export function isMembershipDiscount(type: DiscountType): type is MembershipDiscount {
  return type !== 'AUTOPAY';
}

/** STANDARD repays in instalments; BUY_DOWN does too, at a lower rate for a higher fee; INTEREST_ONLY is for 62 and older. */
export type OfferType = 'STANDARD' | 'BUY_DOWN' | 'INTEREST_ONLY';

export type OfferDiscount = { readonly discountType: DiscountType; readonly rateWithDiscount: number };

/** One addition to or subtraction from the rate, and the rule it comes from. */
export type RateStep = { readonly rule: string; readonly bps: number };

export type Offer = DrawRange & {
  readonly id: string;
  /** Years. */
  readonly term: number;
  readonly type: OfferType;
  /** Before discounts. For a line of credit this is the APR as well. */
  readonly rate: number;
  /** The same line without an origination fee, for comparison. */
  readonly otherRate: number;
  /** The rate before the fee option moved it. */
  readonly baseRate: number;
  readonly originationFee: number;
  /** Smallest and largest line: the draw and its fee. */
  readonly min: number;
  readonly max: number;
  readonly discountList: readonly OfferDiscount[];
  readonly guidelineVersion: string;
  readonly guidelineEffectiveFrom: CalendarDate;
  readonly pricedOn: CalendarDate;
  /** The week of the average prime offer rates that the high-cost test used. */
  readonly aporAsOf: CalendarDate;
  /** How the rate is made up; the set's explanation holds the rest. */
  readonly rateSteps: readonly RateStep[];
};

export type OfferSet = {
  readonly offers: readonly Offer[];
  readonly offersByType: Readonly<Partial<Record<OfferType, readonly Offer[]>>>;
  /** The origination fee is at most so many dollars; null when nothing caps it. */
  readonly ofeeMaxThreshold: number | null;
  /** The largest draw in dollars if income were no limit. */
  readonly maxDtiUnlimited: number;
  readonly incomeRequestRecords: readonly { readonly methods: readonly string[] }[];
  readonly costs: readonly Cost[];
  /** The costs that apply, recording tax left out: it depends on the draw and lies between the two figures below. */
  readonly totalPaidByBorrower: number;
  readonly minRecordingTax: number;
  readonly maxRecordingTax: number;
};

export function offerId(offer: Pick<Offer, 'term' | 'type' | 'min' | 'max' | 'originationFee'>): string {
  return [offer.term, offer.type, offer.min, offer.max, offer.originationFee].join('-');
}

export function groupByType(offers: readonly Offer[]): Partial<Record<OfferType, Offer[]>> {
  const groups: Partial<Record<OfferType, Offer[]>> = {};
  for (const offer of offers) {
    const group = groups[offer.type] ?? [];
    group.push(offer);
    groups[offer.type] = group;
  }
  return groups;
}

/** The offer of the wanted term, type and fee whose band holds the draw. */
export function offerForDraw(
  offers: readonly Offer[],
  wanted: Pick<Offer, 'term' | 'type' | 'originationFee'> & { readonly draw: number },
): Offer | undefined {
  return offers.find(
    (offer) =>
      offer.term === wanted.term &&
      offer.type === wanted.type &&
      offer.originationFee === wanted.originationFee &&
      isDrawWithin(wanted.draw, offer),
  );
}

/**
 * The rate after the chosen discounts. AUTOPAY and one membership may go together; a second membership, or a discount
 * the offer does not list, is no choice.
 */
export function rateWithDiscounts(offer: Offer, chosen: readonly DiscountType[]): number | undefined {
  const distinct = [...new Set(chosen)];
  if (distinct.filter(isMembershipDiscount).length > 1) return undefined;
  let bps = bpsOf(offer.rate);
  for (const type of distinct) {
    const discount = offer.discountList.find((entry) => entry.discountType === type);
    if (discount === undefined) return undefined;
    bps -= bpsOf(offer.rate) - bpsOf(discount.rateWithDiscount);
  }
  return rateOf(bps);
}

/** The rate and the discounts of an offer once it is known how its payments are made; membership discounts stay. */
export function priceFor(
  paymentType: 'AUTOPAY' | 'MANUAL',
  offer: Offer,
  chosen: readonly DiscountType[],
): { readonly rateBps: number; readonly discounts: DiscountType[] } {
  const others = chosen.filter((type) => type !== 'AUTOPAY');
  const isOffered = offer.discountList.some(({ discountType }) => discountType === 'AUTOPAY');
  const discounts: DiscountType[] = paymentType === 'AUTOPAY' && isOffered ? [...others, 'AUTOPAY'] : others;
  return { rateBps: bpsOf(rateWithDiscounts(offer, discounts) ?? offer.rate), discounts };
}
