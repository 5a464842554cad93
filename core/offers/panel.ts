/** The four figures beside an application. They appear together or not at all: only when rate and amount are above 0. */
import type { BorrowerView } from '#core/application/view.ts';
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

/** Of an application, as the borrower and the desk show it: one function for both, so that they agree to the cent. */
export function panelOf(
  view: Pick<BorrowerView, 'rate' | 'rateType' | 'amount' | 'term' | 'isInterestOnly'>,
): OfferPanel | undefined {
  return offerPanel({
    rate: view.rate ?? 0,
    rateType: view.rateType ?? '',
    // The line has the fee in it already.
    amount: view.amount ?? 0,
    originationFee: 0,
    term: view.term ?? 0,
    plan: view.isInterestOnly ? 'INTEREST_ONLY' : 'ANNUITY',
  });
}
