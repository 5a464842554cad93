/** The four figures beside an application. They appear together or not at all: only when rate and amount are above 0. */
import { getTotalAmountFromDraw } from './draws.ts';
import { payment, type RepaymentPlan } from './payments.ts';

export type PanelTerms = {
  readonly rate: number;
  readonly rateType: string;
  /** The initial draw in dollars. */
  readonly amount: number;
  readonly originationFee: number;
  /** The offer set's ofeeMaxThreshold, when there is one. */
  readonly feeCap?: number | undefined;
  readonly term: number;
  readonly plan: RepaymentPlan;
};

export type OfferPanel = {
  readonly apr: number;
  readonly rateType: string;
  readonly initialDraw: number;
  readonly monthlyPayment: number;
  readonly fixedTermYears: number;
};

export function offerPanel(terms: PanelTerms): OfferPanel | undefined {
  if (!(terms.rate > 0 && terms.amount > 0)) return undefined;
  const total = getTotalAmountFromDraw(terms.amount, terms.originationFee, terms.feeCap);
  return {
    apr: terms.rate,
    rateType: terms.rateType,
    initialDraw: terms.amount,
    monthlyPayment: payment(terms.term, terms.rate, total, terms.plan),
    fixedTermYears: terms.term,
  };
}
