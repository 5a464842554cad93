/**
 * What pricing is told about an applicant, the figures that follow from it, and the rules that are held against them
 * before any offer is made.
 */
import { addYears, type CalendarDate } from '#core/calendar/dates.ts';
import { type Finding, isBlocking } from '#core/eligibility/finding.ts';
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import type { Apor } from '#core/law/apor.ts';
import { type StateCap, stateCap } from '#core/law/state-caps.ts';
import type { Check } from './explanation.ts';
import {
  cltvBpsMaxFor,
  type Guideline,
  lendsOnUse,
  type Occupancy,
  type Product,
  type PropertyType,
} from './guideline.ts';
import type { LienPosition } from './hoepa.ts';
import { type Liability, monthlyDebtCents, payoffCents } from './liability.ts';
import { limits } from './limits.ts';
import type { MembershipDiscount } from './offer.ts';
import type { TaxedHome } from './recording-tax.ts';
import {
  type Assets,
  depletionIncomeCents,
  dscrBps,
  dscrCapacityCents,
  dtiBps,
  dtiCapacityCents,
  type Lien,
  lienPaymentsCents,
  liensKeptCents,
  liensPaidOffCents,
  lineForCltvCents,
} from './underwriting.ts';

export type PricingInput = {
  readonly product: Product;
  /** What `checkEligibility` found. */
  readonly findings: readonly Finding[];
  readonly property: TaxedHome & {
    readonly occupancy: Occupancy;
    readonly type: PropertyType;
    readonly condition: string;
    readonly valueCents: number;
    /** Taxes, insurance and association dues. */
    readonly monthlyUpkeepCents: number;
    readonly monthlyRentCents: number;
  };
  readonly credit: {
    /** Null when the bureau has no file. */
    readonly score: number | null;
    /** The bureau's key factors, translated by its adapter. */
    readonly keyFactors: readonly RuleCode[];
    readonly marks: readonly { readonly rule: RuleCode; readonly on: CalendarDate }[];
  };
  readonly income: {
    readonly monthlyCents: number;
    readonly statedMonthlyCents: number;
    readonly isVerified: boolean;
    readonly employmentType: string;
  };
  /** Mortgages and lines on the home, not repeated among the liabilities. */
  readonly liens: readonly Lien[];
  readonly liabilities: readonly Liability[];
  /** Left out until the borrower has been asked. */
  readonly assets?: Assets | undefined;
  /** The partner's membership the borrower may claim. */
  readonly membership?: MembershipDiscount | undefined;
  /** The most the borrower agreed to, when a smaller line was the way to qualify. */
  readonly lineCentsMax?: number | undefined;
  readonly apor: Apor;
  readonly needsManualNotary: boolean;
  readonly needsValuation: boolean;
  readonly isValuationCoveredByCompany: boolean;
};

/** The figures every cell of the grid is priced from. */
export type Sheet = {
  readonly score: number;
  readonly valueCents: number;
  readonly liensKeptCents: number;
  readonly payoffCents: number;
  readonly monthlyIncomeCents: number;
  readonly obligationsCents: number;
  readonly cltvBpsMax: number;
  readonly position: LienPosition;
  readonly drawCentsMin: number;
  /** The least of the three that follow. */
  readonly lineCentsMax: number;
  readonly lineCaps: LineCaps;
  readonly cap: StateCap;
};

/** What bounds a line from above: the room in the home, what the borrower agreed to, the largest line there is. */
type LineCaps = { readonly homeCents: number; readonly agreedCents: number | null; readonly largestCents: number };

export function lineCentsMaxOf({ homeCents, agreedCents, largestCents }: LineCaps): number {
  return Math.min(homeCents, agreedCents ?? Infinity, largestCents);
}

export function sheetOf(input: PricingInput, guideline: Guideline, asOf: CalendarDate): Sheet {
  const { property } = input;
  const score = input.credit.score ?? 0;
  const cap = stateCap(property.state, asOf);
  const keptCents = liensKeptCents(input.liens);
  const payoffs = payoffCents(input.liabilities) + liensPaidOffCents(input.liens);
  // A score below the least we take is a reason of its own: the home is judged as if the score were that least.
  const judgedScore = Math.max(score, guideline.products[input.product].scoreMin);
  const guidelineCltv = cltvBpsMaxFor(guideline, input.product, property.occupancy, judgedScore);
  const cltvBpsMax = Math.min(guidelineCltv, cap.cltvBpsMax ?? Infinity);
  const depletionCents = input.assets === undefined ? 0 : depletionIncomeCents(input.assets, guideline.depletion);
  const housingCents = lienPaymentsCents(input.liens) + property.monthlyUpkeepCents;
  const isByRent = guideline.products[input.product].capacity === 'DSCR';
  const lineCaps: LineCaps = {
    homeCents: lineForCltvCents(cltvBpsMax, property.valueCents, keptCents),
    agreedCents: input.lineCentsMax ?? null,
    largestCents: limits.lineCentsMax,
  };
  return {
    score,
    valueCents: property.valueCents,
    liensKeptCents: keptCents,
    payoffCents: payoffs,
    monthlyIncomeCents: isByRent ? property.monthlyRentCents : input.income.monthlyCents + depletionCents,
    obligationsCents: housingCents + (isByRent ? 0 : monthlyDebtCents(input.liabilities)),
    cltvBpsMax,
    position: keptCents === 0 ? 'FIRST' : 'SUBORDINATE',
    drawCentsMin: Math.max(limits.lineCentsMin, cap.lineCentsMin ?? 0, payoffs),
    lineCentsMax: lineCentsMaxOf(lineCaps),
    lineCaps,
    cap,
  };
}

/** What is left each month for the new payment, at a combined loan to value. */
export function capacityCents(sheet: Sheet, product: Product, guideline: Guideline, cltvBps: number): number {
  if (guideline.products[product].capacity === 'DSCR') {
    return dscrCapacityCents(sheet.monthlyIncomeCents, sheet.obligationsCents, guideline.dscrBpsMin);
  }
  return dtiCapacityCents(sheet.monthlyIncomeCents, sheet.obligationsCents, dtiBpsMaxAt(guideline, cltvBps));
}

/** Place, product and property: what makes an application ineligible before credit is judged. */
export function eligibilityChecks(input: PricingInput, guideline: Guideline): readonly Check[] {
  const { property } = input;
  const fact = (rule: RuleCode, passes: boolean): Check => ({ rule, passes, unit: 'fact', actual: null, limit: null });
  const findings = input.findings.filter(isBlocking).flatMap(({ reason }) => (reason === undefined ? [] : [reason]));
  const isUseTaken = lendsOnUse(guideline, input.product, property.occupancy);
  return [
    ...findings.map(({ rule }) => fact(rule, false)),
    fact('PROPERTY_TYPE', guideline.propertyTypes.includes(property.type)),
    fact('PROPERTY_USE', isUseTaken),
    fact('CONDITION', !guideline.conditionsRefused.includes(property.condition)),
  ];
}

/** Credit, collateral and capacity, gravest first. */
export function creditChecks(
  input: PricingInput,
  sheet: Sheet,
  guideline: Guideline,
  asOf: CalendarDate,
): readonly Check[] {
  const { score, marks } = input.credit;
  const { scoreMin, capacity } = guideline.products[input.product];
  const checks: Check[] = [];
  if (score === null) checks.push({ rule: 'NO_FILE', passes: false, unit: 'fact', actual: null, limit: null });
  else checks.push({ rule: 'CREDIT_SCORE', passes: score >= scoreMin, unit: 'score', actual: score, limit: scoreMin });
  for (const mark of marks) {
    const years = guideline.lookbackYears[mark.rule] ?? 0;
    const isOld = addYears(mark.on, years) <= asOf;
    if (!isOld) checks.push({ rule: mark.rule, passes: false, unit: 'years', actual: null, limit: years });
  }
  const byRent = capacity === 'DSCR';
  const loosest = capacityCents(sheet, input.product, guideline, 0);
  checks.push({
    rule: byRent ? 'DSCR' : 'DTI_EXCEEDED',
    passes: loosest > 0,
    unit: 'bps',
    actual: byRent
      ? dscrBps(sheet.monthlyIncomeCents, sheet.obligationsCents)
      : dtiBps(sheet.obligationsCents, sheet.monthlyIncomeCents),
    limit: byRent ? guideline.dscrBpsMin : dtiBpsMaxAt(guideline, 0),
  });
  return [...checks, ...roomChecks(sheet)];
}

/**
 * Each bound of the line is held against the least draw by itself, so that only the one that is too low is named. Where
 * more is to be paid off than any line holds, the home and the borrower's wish are judged by the largest line.
 */
function roomChecks({ lineCaps, drawCentsMin }: Sheet): readonly Check[] {
  const { homeCents, agreedCents, largestCents } = lineCaps;
  const room = (rule: RuleCode, actual: number, limit: number): Check => {
    return { rule, passes: actual >= limit, unit: 'cents', actual, limit };
  };
  const neededCents = Math.min(drawCentsMin, largestCents);
  return [
    // What is shown is never more than there is.
    { ...room('CLTV', homeCents, neededCents), actual: lineCentsMaxOf(lineCaps) },
    room('PAYOFFS_OVER_LINE', largestCents, drawCentsMin),
    ...(agreedCents === null ? [] : [room('DRAW_TOO_SMALL', agreedCents, neededCents)]),
  ];
}

function dtiBpsMaxAt(guideline: Guideline, cltvBps: number): number {
  return guideline.dtiBands.find(({ upToCltvBps }) => cltvBps <= upToCltvBps)?.dtiBpsMax ?? 0;
}
