/**
 * From an applicant to a decision and an offer set. Pure: the same input, guideline and day give the same answer, and the
 * explanation holds all that is needed to say why. One offer is made for each term, fee option and price band that the
 * law, the home and the income allow.
 */
import { sourcesFor } from '#core/application/income-sources.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { PrincipalReason, RuleCode } from '#core/eligibility/principal-reasons.ts';
import { creditChecks, eligibilityChecks, type PricingInput, type Sheet, sheetOf } from './applicant.ts';
import { causesOf } from './causes.ts';
import type { ClosingFacts } from './closing-costs.ts';
import { standardCosts, totalPaidByBorrower } from './costs.ts';
import { adverseActionReasons, type Check, type Explanation } from './explanation.ts';
import { gridOf, type PricingBasis, priceCell } from './grid.ts';
import type { Guideline } from './guideline.ts';
import { limits } from './limits.ts';
import { centsOf, dollarsOf } from './money.ts';
import { groupByType, type Offer, type OfferSet } from './offer.ts';
import { recordingTax } from './recording-tax.ts';

type Decision = 'SELECT' | 'ASSET_DEPLETION' | 'DECLINE' | 'INELIGIBLE';

type SubDecision =
  | 'UNVERIFIED_OFFER'
  | 'UNVERIFIED_DTI_LIMITED'
  | 'VERIFIED_OFFER'
  | 'VERIFIED_INCOME_MATCHED_OFFER'
  | 'VERIFIED_DTI_LIMITED'
  | 'VERIFIED_RESERVE_LIMITED'
  | 'UNKNOWN_SUBDECISION';

export type Pricing = {
  readonly decision: Decision;
  readonly subDecision: SubDecision;
  /** Null unless the decision is SELECT. */
  readonly offerSet: OfferSet | null;
  readonly explanation: Explanation;
  /** What decides the costs at closing, as they stood on the day. */
  readonly closing: ClosingFacts;
  /** One to four when the decision is DECLINE or INELIGIBLE, else none. */
  readonly declineReasons: readonly PrincipalReason[];
};

export function priceOffers(input: PricingInput, guideline: Guideline, asOf: CalendarDate): Pricing {
  const sheet = sheetOf(input, guideline, asOf);
  const early = eligibilityChecks(input, guideline);
  const late = creditChecks(input, sheet, guideline, asOf);
  const isIneligible = early.some(({ passes }) => !passes);
  const isPriced = !isIneligible && late.every(({ passes }) => passes);
  const closing = closingFactsOf(input, sheet, asOf);
  const basis: PricingBasis = { input, guideline, asOf, sheet, closing };
  const cells = isPriced ? gridOf(guideline).map((cell) => priceCell(cell, basis)) : [];
  const offers = cells.flatMap((cell) => (cell.offer === undefined ? [] : [cell.offer]));
  const leftOut = countBy(cells.flatMap((cell) => (cell.leftOutBy === undefined ? [] : [cell.leftOutBy])));
  const missing = isPriced && offers.length === 0 ? noOfferChecks(basis) : [];
  const checks = [...early, ...(isIneligible ? [] : late), ...missing];
  const unlimitedCents = Math.max(0, ...cells.map((cell) => cell.unlimitedDrawCents));
  const explanation = explain(basis, checks, leftOut, offers, unlimitedCents);

  if (offers.length > 0) {
    const isLimited = explanation.largestDrawCents < unlimitedCents;
    const offerSet = offerSetOf(basis, offers, unlimitedCents);
    return {
      decision: 'SELECT',
      subDecision: subDecisionOf(input, isLimited),
      offerSet,
      explanation,
      closing,
      declineReasons: [],
    };
  }
  const refused = { subDecision: 'UNKNOWN_SUBDECISION', offerSet: null, explanation, closing } as const;
  if (couldAssetsHelp(basis, checks)) return { ...refused, decision: 'ASSET_DEPLETION', declineReasons: [] };
  const declineReasons = adverseActionReasons(explanation);
  return { ...refused, decision: isIneligible ? 'INELIGIBLE' : 'DECLINE', declineReasons };
}

/** Only whether there would be an offer: what a search asks again and again. */
export function hasOffers(input: PricingInput, guideline: Guideline, asOf: CalendarDate): boolean {
  const sheet = sheetOf(input, guideline, asOf);
  const checks = [...eligibilityChecks(input, guideline), ...creditChecks(input, sheet, guideline, asOf)];
  if (!checks.every(({ passes }) => passes)) return false;
  const basis: PricingBasis = { input, guideline, asOf, sheet, closing: closingFactsOf(input, sheet, asOf) };
  return gridOf(guideline).some((cell) => priceCell(cell, basis).offer !== undefined);
}

function closingFactsOf(input: PricingInput, { cap }: Sheet, asOf: CalendarDate): ClosingFacts {
  const { state, countyFips, city, occupancy, dwellingUnits } = input.property;
  return {
    state,
    countyFips,
    city,
    occupancy,
    dwellingUnits,
    needsValuation: input.needsValuation,
    isValuationCovered: input.isValuationCoveredByCompany,
    paysForNotary: input.needsManualNotary || cap.isManualNotaryOnly === true,
    on: asOf,
  };
}

function offerSetOf(
  { input, guideline, asOf, sheet }: PricingBasis,
  offers: readonly Offer[],
  unlimitedCents: number,
): OfferSet {
  const { property } = input;
  const costs = standardCosts(property.state);
  const largest = Math.max(...offers.map(({ max }) => max));
  const smallest = Math.min(...offers.map(({ min }) => min));
  const tax = (dollars: number) =>
    dollarsOf(recordingTax({ ...property, lineCents: centsOf(dollars), on: asOf }).borrowerCents);
  const cap = guideline.originationFeeCapCents;
  return {
    offers,
    offersByType: groupByType(offers),
    ofeeMaxThreshold: cap === undefined ? null : dollarsOf(cap),
    maxDtiUnlimited: dollarsOf(unlimitedCents),
    incomeRequestRecords: incomeRequests(input, guideline),
    costs,
    totalPaidByBorrower: totalPaidByBorrower(costs, {
      state: property.state,
      occupancyType: property.occupancy,
      manualNotary: input.needsManualNotary || sheet.cap.isManualNotaryOnly === true,
      valuationOrdered: input.needsValuation,
      companyCoversValuation: input.isValuationCoveredByCompany,
      drawAmount: largest,
    }),
    minRecordingTax: tax(smallest),
    maxRecordingTax: tax(largest),
  };
}

/** How the income behind the offers may be shown; rent needs no such proof. */
function incomeRequests(input: PricingInput, guideline: Guideline): OfferSet['incomeRequestRecords'] {
  if (guideline.products[input.product].capacity === 'DSCR') return [];
  return [{ methods: sourcesFor(input.income.employmentType) }];
}

function subDecisionOf(input: PricingInput, isLimited: boolean): SubDecision {
  const { income } = input;
  if (!income.isVerified) return isLimited ? 'UNVERIFIED_DTI_LIMITED' : 'UNVERIFIED_OFFER';
  if (isLimited) return input.assets === undefined ? 'VERIFIED_DTI_LIMITED' : 'VERIFIED_RESERVE_LIMITED';
  return income.monthlyCents >= income.statedMonthlyCents ? 'VERIFIED_INCOME_MATCHED_OFFER' : 'VERIFIED_OFFER';
}

/** Savings help when nothing but income stands in the way and the borrower has not been asked about them. */
function couldAssetsHelp({ input }: PricingBasis, checks: readonly Check[]): boolean {
  const rules = checks.filter(({ passes }) => !passes).map(({ rule }) => rule);
  const isOnlyIncome = rules.every((rule) => rule === 'DTI_EXCEEDED' || rule === 'DTI_MIN_DRAW');
  return input.assets === undefined && rules.length > 0 && isOnlyIncome;
}

function explain(
  { input, guideline, asOf, sheet }: PricingBasis,
  checks: readonly Check[],
  leftOut: Explanation['leftOut'],
  offers: readonly Offer[],
  unlimitedCents: number,
): Explanation {
  const largestDrawCents = centsOf(Math.max(0, ...offers.map(({ maxDraw }) => maxDraw)));
  const byHome = sheet.lineCentsMax === limits.lineCentsMax ? 'MAXIMUM_LINE' : 'CLTV';
  const limitedBy = largestDrawCents < unlimitedCents ? guideline.products[input.product].capacity : byHome;
  return {
    guidelineVersion: guideline.version,
    guidelineEffectiveFrom: guideline.effectiveFrom,
    pricedOn: asOf,
    aporAsOf: input.apor.asOf,
    inputs: {
      product: input.product,
      state: input.property.state,
      occupancy: input.property.occupancy,
      score: input.credit.score,
      valueCents: sheet.valueCents,
      liensKeptCents: sheet.liensKeptCents,
      payoffCents: sheet.payoffCents,
      monthlyIncomeCents: sheet.monthlyIncomeCents,
      monthlyObligationsCents: sheet.obligationsCents,
      isIncomeVerified: input.income.isVerified,
    },
    keyFactors: input.credit.keyFactors,
    checks,
    leftOut,
    offersMade: offers.length,
    largestDrawCents,
    largestDrawLimitedBy: offers.length === 0 ? null : limitedBy,
  };
}

/** The rules that truly kept every offer back. */
function noOfferChecks(basis: PricingBasis): readonly Check[] {
  return causesOf(basis).map((rule) => ({ rule, passes: false, unit: 'fact', actual: null, limit: null }));
}

function countBy(rules: readonly RuleCode[]): Explanation['leftOut'] {
  const counts = new Map<RuleCode, number>();
  for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].map(([rule, offers]) => ({ rule, offers }));
}
