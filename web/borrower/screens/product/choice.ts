/**
 * What a borrower chooses among offers, and what it costs. The figures come from the functions the server decides by, so
 * that what is shown is what will be signed, to the cent.
 */
import type { CostedDraw } from '#core/offers/apr.ts';
import { type ClosingCost, costsCents } from '#core/offers/closing-cost-kinds.ts';
import { type ClosingFacts, closingCosts, leastDrawCents } from '#core/offers/closing-costs.ts';
import { type DrawPreference, drawAmount, drawPreferences, drawTotalCents, sliderBounds } from '#core/offers/draws.ts';
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
  /** What the slider says: the draw, or under PRESERVE the cash beyond what is paid off. */
  readonly selectedCents: number;
  readonly discounts: readonly DiscountType[];
  /** The debts that the draw pays off. */
  readonly debts: readonly string[];
  readonly preference: DrawPreference;
}

type Kind = Pick<Choice, 'type' | 'term' | 'originationFee'>;

/** What there is to choose from: offers, debts that may be paid, and loans on the home that end with the line. */
export type ChoiceSet = OfferSet & {
  readonly debts: readonly { readonly uuid: string; readonly balanceCents: number }[];
  readonly home: { readonly liensPaidOffCents: number };
  /** What decides the costs at closing. */
  readonly closing: ClosingFacts;
};

export interface ChosenTerms extends Terms {
  readonly offer: Offer;
  readonly drawCents: number;
  readonly feeCents: number;
  readonly paymentCents: number;
  /** Of the draw: what goes to others, what is kept back for costs at closing, and what the borrower receives. */
  readonly payoffCents: number;
  readonly costs: readonly ClosingCost[];
  readonly cashCents: number;
}

/** As the all-in cost counts it: what is kept back for costs reaches neither the borrower nor a creditor. */
export function costedOf(terms: ChosenTerms): CostedDraw {
  return { ...terms, otherCostsCents: costsCents(terms.costs) };
}

const planOf = (type: OfferType) => (type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY');

export function payoffCentsOf({ debts, home }: ChoiceSet, chosen: readonly string[]): number {
  return debts
    .filter(({ uuid }) => chosen.includes(uuid))
    .reduce((sum, { balanceCents }) => sum + balanceCents, home.liensPaidOffCents);
}

export function drawCentsOf(set: ChoiceSet, choice: Choice): number {
  const payoff = payoffCentsOf(set, choice.debts);
  const { maxCents: max } = drawRange(set.offers, choice);
  return drawAmount(choice.preference, { payoff, selected: choice.selectedCents, max });
}

/** Nothing where no offer holds the draw, it does not cover its costs and what it is to pay off, or rate or amount is not above zero. */
export function termsOf(set: ChoiceSet, choice: Choice): ChosenTerms | undefined {
  const drawCents = drawCentsOf(set, choice);
  const payoffCents = payoffCentsOf(set, choice.debts);
  const offer = offerForDraw(set.offers, { ...choice, draw: dollarsOf(drawCents) });
  const rate = offer && rateWithDiscounts(offer, choice.discounts);
  if (!offer || rate === undefined) return undefined;
  const fee = { feeBps: bpsOf(offer.originationFee), feeCapCents: feeCapCentsOf(set) };
  const totalCents = drawTotalCents(drawCents, fee);
  const terms: Terms = { totalCents, rateBps: bpsOf(rate), termYears: offer.term, plan: planOf(offer.type) };
  const paymentCents = monthlyPaymentCents(terms);
  if (paymentCents === undefined) return undefined;
  const costs = closingCosts(set.closing, totalCents);
  const cashCents = drawCents - payoffCents - costsCents(costs);
  if (cashCents < 0) return undefined;
  return { ...terms, offer, drawCents, feeCents: totalCents - drawCents, paymentCents, payoffCents, costs, cashCents };
}

function feeCapCentsOf({ ofeeMaxThreshold }: OfferSet): number | undefined {
  return ofeeMaxThreshold === null ? undefined : centsOf(ofeeMaxThreshold);
}

export function isOfKind(offer: Offer, kind: Kind): boolean {
  return offer.term === kind.term && offer.type === kind.type && offer.originationFee === kind.originationFee;
}

interface Range {
  readonly minCents: number;
  readonly maxCents: number;
}

/** The smallest and largest draw of a kind, over all its price bands. */
export function drawRange(offers: readonly Offer[], kind: Kind): Range {
  const of = offers.filter((offer) => isOfKind(offer, kind));
  return {
    minCents: Math.min(...of.map(({ minDraw }) => centsOf(minDraw))),
    maxCents: Math.max(...of.map(({ maxDraw }) => centsOf(maxDraw))),
  };
}

/** The largest draw of all. */
export const mostOf = (offers: readonly Offer[]): number => Math.max(...offers.map(({ maxDraw }) => centsOf(maxDraw)));

/** Never rounded up: cents are left off. */
export const mostCentsShown = (cents: number): number => Math.floor(cents / 100) * 100;

/** How far the slider goes: adjusted by what is paid off, and never below what the draw itself must cover. */
export function sliderRange(set: ChoiceSet, choice: Omit<Choice, 'selectedCents' | 'discounts'>): Range {
  const payoff = payoffCentsOf(set, choice.debts);
  const { minCents, maxCents } = drawRange(set.offers, choice);
  const { min, max } = sliderBounds(choice.preference, { minDraw: minCents, maxDraw: maxCents }, payoff);
  // Whatever is paid off is paid in full, and the costs beside it.
  const fee = { feeBps: bpsOf(choice.originationFee), feeCapCents: feeCapCentsOf(set) };
  const covering = payoff > 0 ? leastDrawCents(payoff, fee, set.closing) : 0;
  const least = Math.max(min, choice.preference === 'PRESERVE' ? covering - payoff : covering);
  return { minCents: Math.min(least, max), maxCents: max };
}

const WISHED_CENTS = 50_000_00;

/** A middling term without a fee, and an amount most people ask for. */
export function firstChoice(set: ChoiceSet): Choice | undefined {
  const standard = set.offers.filter(({ type }) => type !== 'BUY_DOWN');
  const [offer] = standard.toSorted(
    (a, b) => a.originationFee - b.originationFee || Math.abs(a.term - 15) - Math.abs(b.term - 15),
  );
  if (!offer) return undefined;
  const wish = { selectedCents: WISHED_CENTS, discounts: [], debts: [], preference: 'PRESERVE' } as const;
  return fitted(set, { ...kindOf(offer), ...wish });
}

function kindOf({ type, term, originationFee }: Kind): Kind {
  return { type, term, originationFee };
}

/** The nearest choice that exists: the fee or term may not go with the rest, and the amount must fit. */
export function fitted(set: ChoiceSet, choice: Choice): Choice {
  const { offers } = set;
  const kind =
    offers.find((offer) => isOfKind(offer, choice)) ??
    offers.find(({ type, term }) => type === choice.type && term === choice.term) ??
    offers.find(({ term }) => term === choice.term) ??
    offers.find(({ type }) => type === choice.type);
  if (!kind) return choice;
  const debts = choice.debts.filter((uuid) => set.debts.some((debt) => debt.uuid === uuid));
  const known = { ...kindOf(kind), debts, preference: choice.preference };
  const { minCents, maxCents } = sliderRange(set, known);
  return {
    ...known,
    selectedCents: Math.min(maxCents, Math.max(minCents, choice.selectedCents)),
    discounts: choice.discounts.filter((type) => kind.discountList.some(({ discountType }) => discountType === type)),
  };
}

/** The choice as an address carries it from the offers to the confirmation, so that a reload keeps it. */
export function toQuery(choice: Choice): string {
  const query = new URLSearchParams({
    type: choice.type,
    term: String(choice.term),
    fee: String(choice.originationFee),
    draw: String(choice.selectedCents),
    pay: choice.preference,
  });
  if (choice.discounts.length > 0) query.set('discounts', choice.discounts.join());
  if (choice.debts.length > 0) query.set('debts', choice.debts.join());
  return query.toString();
}

/** Whatever stands in an address is only a wish: `termsOf` says whether there is such an offer. */
export function fromQuery(search: string): Choice | undefined {
  const query = new URLSearchParams(search);
  const [term, originationFee, selectedCents] = ['term', 'fee', 'draw'].map((name) =>
    Number(query.get(name) ?? Number.NaN),
  );
  const type = (['STANDARD', 'BUY_DOWN', 'INTEREST_ONLY'] as const).find((each) => each === query.get('type'));
  const isWhole =
    type && Number.isFinite(term) && Number.isFinite(originationFee) && Number.isSafeInteger(selectedCents);
  if (!isWhole || term === undefined || originationFee === undefined || selectedCents === undefined) return undefined;
  const named = (name: string) => query.get(name)?.split(',') ?? [];
  return {
    type,
    term,
    originationFee,
    selectedCents,
    discounts: discountTypes.filter((each) => named('discounts').includes(each)),
    debts: named('debts').filter((uuid) => uuid !== ''),
    preference: drawPreferences.find((each) => each === query.get('pay')) ?? 'PRESERVE',
  };
}
