/**
 * The price grid, cell by cell: one term, one fee option, one band of combined loan to value. A cell becomes an offer, or
 * says which rule kept it back, or lies out of reach of the home and says nothing.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import { capacityCents, type PricingInput, type Sheet } from './applicant.ts';
import { type ClosingFacts, leastDrawCents } from './closing-costs.ts';
import { drawForTotalCents, drawTotalCents, type Fee } from './draws.ts';
import { type FeeTest, lowestLawfulDraw } from './fee-tests.ts';
import type { CltvBand, FeeOption, Guideline } from './guideline.ts';
import { aprBpsMaxBelowHighCost, pointsAndFeesCentsMax, pointsAndFeesThresholdCents } from './hoepa.ts';
import { limits } from './limits.ts';
import { dollarsOf, rateOf } from './money.ts';
import { type Offer, type OfferDiscount, offerId, type RateStep } from './offer.ts';
import { recordingFeeCents } from './recording-fees.ts';
import { drawForCapacityCents, lineForCltvCents } from './underwriting.ts';

/** All that pricing a cell looks at. */
export type PricingBasis = {
  readonly input: PricingInput;
  readonly guideline: Guideline;
  readonly asOf: CalendarDate;
  readonly sheet: Sheet;
  readonly closing: ClosingFacts;
  /** Laws and ranges left aside, to see whether it was they that kept an offer back. */
  readonly waived?: readonly RuleCode[];
};

type Cell = {
  readonly termYears: number;
  readonly option: FeeOption;
  readonly band: CltvBand;
  readonly aboveBps: number;
};

type PricedCell = {
  readonly offer?: Offer;
  /** The rule that kept back an offer the home would have allowed. */
  readonly leftOutBy?: RuleCode;
  /** The largest lawful draw if income were no limit. */
  readonly unlimitedDrawCents: number;
};

/** Every term, fee option and band of combined loan to value, shortest and cheapest first. */
export function gridOf(guideline: Guideline): readonly Cell[] {
  const terms = Object.keys(guideline.baseBpsByTermYears).map(Number);
  const bands = guideline.cltvBands.map((band, index) => ({
    band,
    aboveBps: guideline.cltvBands[index - 1]?.upToBps ?? -1,
  }));
  return terms.flatMap((termYears) =>
    guideline.feeOptions.flatMap((option) => bands.map((each) => ({ termYears, option, ...each }))),
  );
}

/** What makes up a cell's rate before discounts. */
export function rateStepsOf(
  guideline: Pick<Guideline, 'baseBpsByTermYears' | 'scoreBands' | 'occupancies'>,
  cell: Pick<Cell, 'termYears' | 'option' | 'band'>,
  applicant: { readonly score: number; readonly occupancy: PricingInput['property']['occupancy'] },
): readonly RateStep[] {
  return [
    { rule: 'TERM', bps: guideline.baseBpsByTermYears[cell.termYears] ?? Number.NaN },
    {
      rule: 'CREDIT_SCORE',
      bps: guideline.scoreBands.find(({ from }) => applicant.score >= from)?.addBps ?? Number.NaN,
    },
    { rule: 'CLTV', bps: cell.band.addBps },
    { rule: 'OCCUPANCY', bps: guideline.occupancies[applicant.occupancy].addBps },
    { rule: 'ORIGINATION_FEE', bps: cell.option.addBps },
  ];
}

export function priceCell(cell: Cell, basis: PricingBasis): PricedCell {
  const { input, guideline, sheet } = basis;
  const fee: Fee = { feeBps: cell.option.feeBps, feeCapCents: guideline.originationFeeCapCents };
  const steps = rateStepsOf(guideline, cell, { score: sheet.score, occupancy: input.property.occupancy });
  const rateBps = steps.reduce((sum, { bps }) => sum + bps, 0);
  const none = { unlimitedDrawCents: 0 };

  const bandLineCents = (upToBps: number) => lineForCltvCents(upToBps, sheet.valueCents, sheet.liensKeptCents);
  const lineCentsMax = Math.min(sheet.lineCentsMax, bandLineCents(cell.band.upToBps));
  const homeMaxCents = drawForTotalCents(lineCentsMax, fee);
  const belowCents = cell.aboveBps < 0 ? 0 : drawForTotalCents(bandLineCents(cell.aboveBps), fee);
  // A creditor who is paid off is paid in full, and the county and the others beside them.
  const coveringCents = sheet.payoffCents > 0 ? leastDrawCents(sheet.payoffCents, fee, basis.closing) : 0;
  const minCents = Math.max(sheet.drawCentsMin, coveringCents, belowCents + 1);
  if (homeMaxCents < minCents) return none;

  const forbidden = rateForbiddenBy(rateBps, cell, basis);
  if (forbidden !== undefined) return { ...none, leftOutBy: forbidden };
  const lawful = lawfulMinCents(minCents, homeMaxCents, fee, basis);
  if (typeof lawful === 'string') return { ...none, leftOutBy: lawful };

  const { plan, capacity, qualifyingTermYears } = guideline.products[input.product];
  const qualifying =
    qualifyingTermYears === undefined
      ? { rateBps, termYears: cell.termYears, plan }
      : { rateBps, termYears: qualifyingTermYears, plan: 'ANNUITY' as const };
  const monthlyCents = capacityCents(sheet, input.product, guideline, cell.band.upToBps);
  const maxCents = Math.min(homeMaxCents, drawForCapacityCents(monthlyCents, qualifying, fee));
  const unlimitedDrawCents = homeMaxCents;
  if (maxCents < lawful) return { unlimitedDrawCents, leftOutBy: capacity === 'DSCR' ? 'DSCR' : 'DTI_MIN_DRAW' };
  return { unlimitedDrawCents, offer: offerOf(basis, cell, fee, steps, { minCents: lawful, maxCents }) };
}

function rateForbiddenBy(rateBps: number, cell: Cell, basis: PricingBasis): RuleCode | undefined {
  const { sheet, input, guideline, waived = [] } = basis;
  if (sheet.cap.mustAmortize && guideline.products[input.product].plan === 'INTEREST_ONLY') return 'STATE_LIMITS';
  const isInRange = isRangeKept(rateBps, cell, basis) || waived.includes('ADVERTISED_RANGE');
  if (!isInRange) return 'ADVERTISED_RANGE';
  if (rateBps > (sheet.cap.rateBpsMax ?? Infinity)) return 'STATE_LIMITS';
  if (cell.option.feeBps > (sheet.cap.feesBpsMax ?? Infinity)) return 'STATE_LIMITS';
  if (!isHighCostTested(basis)) return undefined;
  const aprBpsMax = aprBpsMaxBelowHighCost(basis.input.apor, cell.termYears, sheet.position);
  return aprBpsMax === undefined || rateBps > aprBpsMax ? 'HIGH_COST' : undefined;
}

function isRangeKept(rateBps: number, { option }: Cell, basis: PricingBasis): boolean {
  // The lowest rate a borrower could end up with counts as well: no discount may leave the advertised range.
  const discountBps = discountsOf(basis).reduce((sum, { bps }) => sum + bps, 0);
  const isRateIn = rateBps <= limits.aprBpsMax && rateBps - discountBps >= limits.aprBpsMin;
  return isRateIn && option.feeBps <= limits.originationFeeBpsMax;
}

/** The smallest draw that no law on fees forbids, or the rule that forbids them all. */
function lawfulMinCents(minCents: number, maxCents: number, fee: Fee, basis: PricingBasis): number | RuleCode {
  const { input, guideline, sheet, asOf } = basis;
  const { feesBpsMax, isManualNotaryOnly } = sheet.cap;
  let lowest = minCents;
  if (feesBpsMax !== undefined) {
    const notaryCents = isManualNotaryOnly || input.needsManualNotary ? limits.manualNotarizationCents : 0;
    const test: FeeTest = {
      otherFeesCents: notaryCents + recordingFeeCents(input.property.state),
      feesCentsMax: (lineCents) => Math.floor((lineCents * feesBpsMax) / 10_000),
    };
    const found = lowestLawfulDraw(lowest, maxCents, fee, test);
    if (found === undefined) return 'STATE_LIMITS';
    lowest = found;
  }
  if (isHighCostTested(basis)) {
    const { ofLineBps, flatCents } = guideline.originatorCompensation;
    const test: FeeTest = {
      otherFeesCents: guideline.otherPointsAndFeesCents + flatCents,
      ofLineBps,
      feesCentsMax: (lineCents) => pointsAndFeesCentsMax(lineCents, asOf),
      changesAtCents: pointsAndFeesThresholdCents(asOf),
    };
    const found = lowestLawfulDraw(lowest, maxCents, fee, test);
    if (found === undefined) return 'HIGH_COST';
    lowest = found;
  }
  return lowest;
}

/** High-cost rules protect consumers' principal dwellings only. */
function isHighCostTested({ input, guideline, waived = [] }: PricingBasis): boolean {
  const isConsumers = input.property.occupancy === 'HOME' && !guideline.products[input.product].isBusinessPurpose;
  return isConsumers && !waived.includes('HIGH_COST');
}

function discountsOf({
  input,
  guideline,
}: PricingBasis): readonly { readonly type: OfferDiscount['discountType']; readonly bps: number }[] {
  const autopay = { type: 'AUTOPAY', bps: guideline.autopayBps } as const;
  const membershipBps = input.membership === undefined ? undefined : guideline.membershipBps[input.membership];
  if (input.membership === undefined || membershipBps === undefined) return [autopay];
  return [autopay, { type: input.membership, bps: membershipBps }];
}

function offerOf(
  basis: PricingBasis,
  cell: Cell,
  fee: Fee,
  steps: readonly RateStep[],
  draw: { readonly minCents: number; readonly maxCents: number },
): Offer {
  const { guideline, input, asOf } = basis;
  const rateBps = steps.reduce((sum, { bps }) => sum + bps, 0);
  const baseBps = rateBps - cell.option.addBps;
  const feeless = guideline.feeOptions.find(({ feeBps }) => feeBps === 0) ?? cell.option;
  const isInterestOnly = guideline.products[input.product].plan === 'INTEREST_ONLY';
  const key = {
    term: cell.termYears,
    type: isInterestOnly ? ('INTEREST_ONLY' as const) : cell.option.type,
    min: dollarsOf(drawTotalCents(draw.minCents, fee)),
    max: dollarsOf(drawTotalCents(draw.maxCents, fee)),
    originationFee: rateOf(cell.option.feeBps),
  };
  return {
    id: offerId(key),
    ...key,
    rate: rateOf(rateBps),
    otherRate: rateOf(baseBps + feeless.addBps),
    baseRate: rateOf(baseBps),
    minDraw: dollarsOf(draw.minCents),
    maxDraw: dollarsOf(draw.maxCents),
    discountList: discountsOf(basis).map(({ type, bps }) => ({
      discountType: type,
      rateWithDiscount: rateOf(rateBps - bps),
    })),
    guidelineVersion: guideline.version,
    guidelineEffectiveFrom: guideline.effectiveFrom,
    pricedOn: asOf,
    aporAsOf: input.apor.asOf,
    rateSteps: steps,
  };
}
