/**
 * What a person and a home can carry. Pure sums in cents; the thresholds they are held against are data of the
 * guideline. Ratios are for showing; limits are tested on the amounts themselves.
 */
import { divideHalfEven } from './decimal.ts';
import { drawForTotalCents, type Fee } from './draws.ts';
import { type Terms, totalForPaymentCents } from './payments.ts';

export type Lien = {
  readonly kind: 'MORTGAGE' | 'LINE';
  readonly balanceCents: number;
  /** A line of credit can be drawn again up to its limit. */
  readonly limitCents?: number | undefined;
  readonly monthlyPaymentCents: number;
  readonly plan: 'KEEP' | 'PAY_OFF' | 'PAY_OFF_AND_CLOSE';
};

/** What stays on the title ahead of or beside the new line: other lines at their full limit unless they are closed. */
export function liensKeptCents(liens: readonly Lien[]): number {
  return liens.reduce((sum, lien) => {
    if (lien.plan === 'PAY_OFF_AND_CLOSE') return sum;
    if (lien.kind === 'LINE') return sum + Math.max(lien.balanceCents, lien.limitCents ?? 0);
    return sum + (lien.plan === 'KEEP' ? lien.balanceCents : 0);
  }, 0);
}

export function liensPaidOffCents(liens: readonly Lien[]): number {
  return liens.reduce((sum, lien) => sum + (lien.plan === 'KEEP' ? 0 : lien.balanceCents), 0);
}

export function lienPaymentsCents(liens: readonly Lien[]): number {
  return liens.reduce((sum, lien) => sum + (lien.plan === 'KEEP' ? lien.monthlyPaymentCents : 0), 0);
}

/** Combined loan to value in basis points. */
export function cltvBps(liensCents: number, lineCents: number, valueCents: number): number {
  return ratioBps(liensCents + lineCents, valueCents);
}

/** The largest line that keeps the combined loan to value within the limit. */
export function lineForCltvCents(cltvBpsMax: number, valueCents: number, liensCents: number): number {
  return Math.max(0, Math.floor((valueCents * cltvBpsMax) / 10_000) - liensCents);
}

/** Debt to income in basis points. */
export function dtiBps(obligationsCents: number, monthlyIncomeCents: number): number {
  return ratioBps(obligationsCents, monthlyIncomeCents);
}

/** What is left for the new payment before debt reaches its share of income. */
export function dtiCapacityCents(monthlyIncomeCents: number, obligationsCents: number, dtiBpsMax: number): number {
  return Math.floor((monthlyIncomeCents * dtiBpsMax) / 10_000) - obligationsCents;
}

/** Rent over housing cost (principal, interest, taxes, insurance, association dues) in basis points. */
export function dscrBps(monthlyRentCents: number, housingCents: number): number {
  return ratioBps(monthlyRentCents, housingCents);
}

/** What is left for the new payment before rent no longer covers the housing cost. */
export function dscrCapacityCents(monthlyRentCents: number, housingCents: number, dscrBpsMin: number): number {
  return Math.floor((monthlyRentCents * 10_000) / dscrBpsMin) - housingCents;
}

export type Assets = {
  readonly liquidCents: number;
  readonly retirementCents: number;
  readonly fundsNeededCents: number;
  readonly reservesCents: number;
};

export type DepletionRule = { readonly months: number; readonly retirementShareBps: number };

/** The monthly income that living off assets stands for. */
export function depletionIncomeCents(assets: Assets, rule: DepletionRule): number {
  const retirementCents = Math.floor((assets.retirementCents * rule.retirementShareBps) / 10_000);
  const eligibleCents = assets.liquidCents + retirementCents - assets.fundsNeededCents - assets.reservesCents;
  return Math.max(0, Math.floor(eligibleCents / rule.months));
}

/** The largest draw whose payment, fee included, stays within the capacity: its present value over one plus the fee. */
export function drawForCapacityCents(capacityCents: number, terms: Omit<Terms, 'totalCents'>, fee: Fee): number {
  return drawForTotalCents(totalForPaymentCents(capacityCents, terms), fee);
}

function ratioBps(part: number, whole: number): number {
  if (whole <= 0) return part > 0 ? Number.POSITIVE_INFINITY : 0;
  return Number(divideHalfEven(BigInt(part) * 10_000n, BigInt(whole)));
}
