/**
 * The lender's guideline: prices and thresholds as data, versioned and effective-dated. Changing policy is a new row
 * here, never an edit of an old one: every offer names the version it was priced by. The figures are illustrative.
 * rate = base(term) + score + combined loan to value + occupancy + fee option - discounts, all in basis points.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import type { MembershipDiscount, OfferType } from './offer.ts';
import type { RepaymentPlan } from './payments.ts';
import type { DepletionRule } from './underwriting.ts';

export type Occupancy = 'HOME' | 'SECONDARY' | 'INVESTMENT';
export type Product = 'HELOC' | 'DSCR' | 'HELOC_62_PLUS';
export type PropertyType =
  | 'SINGLE_FAMILY'
  | 'TOWNHOUSE'
  | 'PUD'
  | 'CONDO'
  | 'TWO_TO_FOUR_UNITS'
  | 'COOPERATIVE'
  | 'MANUFACTURED'
  | 'MIXED_USE';

type ScoreBand = { readonly from: number; readonly addBps: number };
export type CltvBand = { readonly upToBps: number; readonly addBps: number };
/** The highest combined loan to value from a score on. */
type CltvStep = { readonly fromScore: number; readonly cltvBpsMax: number };
export type FeeOption = { readonly feeBps: number; readonly addBps: number; readonly type: OfferType };

/** A variant differs from the ordinary line by what stands here and by nothing else. */
type ProductRule = {
  readonly plan: RepaymentPlan;
  /** What carries the payment: the borrower's income or the property's rent. */
  readonly capacity: 'DTI' | 'DSCR';
  readonly isBusinessPurpose: boolean;
  readonly occupancies: readonly Occupancy[];
  readonly scoreMin: number;
  /** A ladder of the product's own, tighter than that of the occupancy. */
  readonly cltvSteps?: readonly CltvStep[];
  /** Interest-only lines are qualified as if they repaid over so many years. */
  readonly qualifyingTermYears?: number;
};

/** What the lender pays a loan originator who is not its employee for a line; it counts in the high-cost test. */
type OriginatorCompensation = { readonly ofLineBps: number; readonly flatCents: number };

export type Guideline = {
  readonly version: string;
  readonly effectiveFrom: CalendarDate;
  readonly baseBpsByTermYears: Readonly<Record<number, number>>;
  readonly feeOptions: readonly FeeOption[];
  readonly scoreBands: readonly ScoreBand[];
  readonly cltvBands: readonly CltvBand[];
  readonly occupancies: Readonly<
    Record<Occupancy, { readonly addBps: number; readonly cltvSteps: readonly CltvStep[] }>
  >;
  readonly autopayBps: number;
  readonly membershipBps: Readonly<Partial<Record<MembershipDiscount, number>>>;
  /** Highest share of income, by combined loan to value; the first band that holds counts. */
  readonly dtiBands: readonly { readonly upToCltvBps: number; readonly dtiBpsMax: number }[];
  readonly dscrBpsMin: number;
  readonly depletion: DepletionRule;
  readonly propertyTypes: readonly PropertyType[];
  readonly conditionsRefused: readonly string[];
  /** Marks on the credit report that refuse within so many years. */
  readonly lookbackYears: Readonly<Partial<Record<RuleCode, number>>>;
  readonly originationFeeCapCents?: number | undefined;
  /** Charges besides the origination fee that count in the high-cost test. What third parties keep does not. */
  readonly otherPointsAndFeesCents: number;
  readonly originatorCompensation: OriginatorCompensation;
  readonly products: Readonly<Record<Product, ProductRule>>;
};

const membershipBps = 50;

const first: Guideline = {
  version: '2024-01',
  effectiveFrom: '2024-01-01',
  baseBpsByTermYears: { 5: 895, 10: 945, 15: 980, 20: 1010, 30: 1045 },
  feeOptions: [
    { feeBps: 0, addBps: 50, type: 'STANDARD' },
    { feeBps: 149, addBps: 25, type: 'STANDARD' },
    { feeBps: 299, addBps: 0, type: 'STANDARD' },
    { feeBps: 499, addBps: -60, type: 'BUY_DOWN' },
  ],
  scoreBands: [
    { from: 780, addBps: 0 },
    { from: 760, addBps: 15 },
    { from: 740, addBps: 35 },
    { from: 720, addBps: 65 },
    { from: 700, addBps: 105 },
    { from: 680, addBps: 160 },
    { from: 660, addBps: 235 },
    { from: 640, addBps: 325 },
  ],
  cltvBands: [
    { upToBps: 5000, addBps: 0 },
    { upToBps: 6000, addBps: 10 },
    { upToBps: 7000, addBps: 35 },
    { upToBps: 7500, addBps: 65 },
    { upToBps: 8000, addBps: 100 },
    { upToBps: 8500, addBps: 175 },
  ],
  occupancies: {
    HOME: {
      addBps: 0,
      cltvSteps: [
        { fromScore: 680, cltvBpsMax: 8500 },
        { fromScore: 0, cltvBpsMax: 8000 },
      ],
    },
    SECONDARY: {
      addBps: 75,
      cltvSteps: [
        { fromScore: 680, cltvBpsMax: 8000 },
        { fromScore: 0, cltvBpsMax: 7500 },
      ],
    },
    INVESTMENT: { addBps: 235, cltvSteps: [{ fromScore: 0, cltvBpsMax: 7500 }] },
  },
  autopayBps: 25,
  membershipBps: {
    ALL_IN: membershipBps,
    CREDIT_UNION: membershipBps,
    DEPARTMENT_OF_COMMERCE_CU: membershipBps,
    QUORUM: membershipBps,
    TEACHERS_FEDERAL_CU: membershipBps,
    VALLEY_STRONG_FFA: membershipBps,
    VALLEY_STRONG_NON_FFA: membershipBps,
  },
  dtiBands: [
    { upToCltvBps: 8000, dtiBpsMax: 5000 },
    { upToCltvBps: 10_000, dtiBpsMax: 4300 },
  ],
  dscrBpsMin: 10_000,
  depletion: { months: 360, retirementShareBps: 6000 },
  propertyTypes: ['SINGLE_FAMILY', 'TOWNHOUSE', 'PUD', 'CONDO', 'TWO_TO_FOUR_UNITS'],
  conditionsRefused: ['POOR', 'FAIR'],
  lookbackYears: {
    DELINQUENCY: 1,
    DEROGATORY_COLLECTION: 1,
    DEROGATORY_GARNISHMENT: 2,
    DEROGATORY_BANKRUPTCY: 4,
    DEROGATORY_FORECLOSURE: 7,
  },
  otherPointsAndFeesCents: 0,
  originatorCompensation: { ofLineBps: 0, flatCents: 0 },
  products: {
    HELOC: {
      plan: 'ANNUITY',
      capacity: 'DTI',
      isBusinessPurpose: false,
      occupancies: ['HOME', 'SECONDARY', 'INVESTMENT'],
      scoreMin: 640,
    },
    DSCR: { plan: 'ANNUITY', capacity: 'DSCR', isBusinessPurpose: true, occupancies: ['INVESTMENT'], scoreMin: 680 },
    HELOC_62_PLUS: {
      plan: 'INTEREST_ONLY',
      capacity: 'DTI',
      isBusinessPurpose: false,
      occupancies: ['HOME'],
      scoreMin: 640,
      cltvSteps: [
        { fromScore: 740, cltvBpsMax: 8500 },
        { fromScore: 720, cltvBpsMax: 8000 },
        { fromScore: 680, cltvBpsMax: 7500 },
        { fromScore: 660, cltvBpsMax: 7000 },
        { fromScore: 0, cltvBpsMax: 6000 },
      ],
      qualifyingTermYears: 20,
    },
  },
};

/** Newest first. */
export const guidelines: readonly Guideline[] = [first];

/** The guideline in force on a day; there is none before the first. */
export function guidelineOn(day: CalendarDate, among: readonly Guideline[] = guidelines): Guideline | undefined {
  return among.find(({ effectiveFrom }) => effectiveFrom <= day);
}

/** What one partner's pricing data may change. It can only narrow policy; a rate outside the advertised range is never offered. */
export type GuidelineOverrides = {
  readonly version: string;
  readonly rateAddBps?: number;
  readonly termsYears?: readonly number[];
  readonly feesBps?: readonly number[];
  readonly scoreMin?: number;
  readonly cltvBpsMax?: number;
  readonly originationFeeCapCents?: number;
  readonly originatorCompensation?: OriginatorCompensation;
  readonly depletionMonths?: number;
  readonly autopayBps?: number | undefined;
  /** The memberships this partner honors, with their worth. */
  readonly membershipBps?: Readonly<Partial<Record<MembershipDiscount, number>>>;
};

export function withOverrides(guideline: Guideline, overrides: GuidelineOverrides): Guideline {
  const { termsYears, feesBps, cltvBpsMax, scoreMin = 0, rateAddBps = 0 } = overrides;
  const bases = Object.entries(guideline.baseBpsByTermYears)
    .filter(([term]) => termsYears === undefined || termsYears.includes(Number(term)))
    .map(([term, bps]) => [term, bps + rateAddBps]);
  const products = Object.entries(guideline.products).map(([product, rule]) => [
    product,
    { ...rule, scoreMin: Math.max(rule.scoreMin, scoreMin) },
  ]);
  return {
    ...guideline,
    version: `${guideline.version}+${overrides.version}`,
    baseBpsByTermYears: Object.fromEntries(bases),
    feeOptions: guideline.feeOptions.filter(({ feeBps }) => feesBps === undefined || feesBps.includes(feeBps)),
    cltvBands: cutBands(guideline.cltvBands, cltvBpsMax ?? Infinity),
    originationFeeCapCents: overrides.originationFeeCapCents ?? guideline.originationFeeCapCents,
    originatorCompensation: overrides.originatorCompensation ?? guideline.originatorCompensation,
    depletion: { ...guideline.depletion, months: overrides.depletionMonths ?? guideline.depletion.months },
    autopayBps: overrides.autopayBps ?? guideline.autopayBps,
    membershipBps: overrides.membershipBps ?? guideline.membershipBps,
    products: Object.fromEntries(products) as Guideline['products'],
  };
}

function cutBands(bands: readonly CltvBand[], cltvBpsMax: number): readonly CltvBand[] {
  return bands
    .filter((_, index) => (bands[index - 1]?.upToBps ?? 0) < cltvBpsMax)
    .map((band) => ({ ...band, upToBps: Math.min(band.upToBps, cltvBpsMax) }));
}

/** The highest combined loan to value for a score on this kind of home. */
export function cltvBpsMaxFor(
  guideline: Pick<Guideline, 'occupancies' | 'products' | 'cltvBands'>,
  product: Product,
  occupancy: Occupancy,
  score: number,
): number {
  const ladders = [guideline.occupancies[occupancy].cltvSteps, guideline.products[product].cltvSteps ?? []];
  const steps = ladders.map((ladder) => ladder.find(({ fromScore }) => score >= fromScore)?.cltvBpsMax);
  const bandMax = Math.max(0, ...guideline.cltvBands.map(({ upToBps }) => upToBps));
  return Math.min(bandMax, ...steps.filter((step) => step !== undefined));
}

/** Whether a product is lent on a home that is used in this way. */
export function lendsOnUse(guideline: Guideline, product: Product, occupancy: Occupancy): boolean {
  return guideline.products[product].occupancies.includes(occupancy);
}
