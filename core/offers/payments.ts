/**
 * What a line costs each month, and how its balance falls. Exact: a power is an integer power of integers, so the only
 * rounding is the last one, half to even.
 */
import { decimalOf, divideHalfEven, numberOf } from './decimal.ts';

/** Interest accrues on a year of 365.25 days, so on a month of 30.4375. */
export const daysPerYear = 365.25;
export const daysPerMonth = daysPerYear / 12;

/** Age-restricted products pay interest only until the term ends; all others repay in equal instalments. */
export type RepaymentPlan = 'ANNUITY' | 'INTEREST_ONLY';

export type Terms = {
  /** Everything owed at the start: the draw and its origination fee. */
  readonly totalCents: number;
  readonly rateBps: number;
  readonly termYears: number;
  readonly plan: RepaymentPlan;
};

/**
 * The specification's payment: term in years, annual rate as a fraction, amount in dollars; unrounded dollars out.
 * Not-a-number when term, rate or amount is zero or negative. `monthlyPaymentCents` is the typed, rounded answer.
 */
export function payment(
  termYears: number,
  annualRate: number,
  amount: number,
  plan: RepaymentPlan = 'ANNUITY',
): number {
  if (!(termYears > 0 && annualRate > 0 && amount > 0) || !Number.isFinite(termYears + annualRate + amount)) {
    return Number.NaN;
  }
  const rate = decimalOf(annualRate);
  const share = monthlyShare(rate.units, rate.scale, monthsOf(termYears), plan);
  const { units, scale } = decimalOf(amount);
  const dollarsE10 = divideHalfEven(units * share.numerator * 10n ** 10n, share.denominator * 10n ** BigInt(scale));
  return numberOf({ units: dollarsE10, scale: 10 });
}

/** The instalment in whole cents, or nothing when term, rate or total is not above zero. */
export function monthlyPaymentCents(terms: Terms): number | undefined {
  if (!(terms.termYears > 0 && terms.rateBps > 0 && terms.totalCents > 0)) return undefined;
  const share = monthlyShare(BigInt(terms.rateBps), 4, monthsOf(terms.termYears), terms.plan);
  return Number(divideHalfEven(BigInt(terms.totalCents) * share.numerator, share.denominator));
}

/** The largest total whose instalment stays within `paymentCents`. */
export function totalForPaymentCents(paymentCents: number, terms: Omit<Terms, 'totalCents'>): number {
  if (paymentCents <= 0) return 0;
  const share = monthlyShare(BigInt(terms.rateBps), 4, monthsOf(terms.termYears), terms.plan);
  // Rounding may let the present value through or hold it back by part of a cent's worth of principal.
  let totalCents = Number((BigInt(2 * paymentCents + 1) * share.denominator) / (2n * share.numerator));
  while ((monthlyPaymentCents({ ...terms, totalCents }) ?? 0) > paymentCents) totalCents -= 1;
  return totalCents;
}

export type SeriesMonth = {
  readonly month: number;
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly principalCents: number;
  readonly balanceCents: number;
  readonly interestToDateCents: number;
};

const knownSeries = new Map<string, readonly SeriesMonth[]>();

/**
 * Every month of the term, for a chart or a schedule. The last instalment takes up what rounding left over. The latest are
 * kept: one sight of the offers asks for the same plan again and again, for its interest, its yield, its chart and its fees.
 */
export function repaymentSeries(terms: Terms): readonly SeriesMonth[] {
  const { totalCents, rateBps, termYears, plan } = terms;
  const key = `${totalCents}/${rateBps}/${termYears}/${plan}`;
  const known = knownSeries.get(key);
  if (known) return known;
  const series = workedOut(terms);
  if (knownSeries.size >= 20) knownSeries.clear();
  knownSeries.set(key, series);
  return series;
}

function workedOut(terms: Terms): readonly SeriesMonth[] {
  const instalment = monthlyPaymentCents(terms);
  if (instalment === undefined) return [];
  const months: SeriesMonth[] = [];
  const monthsTotal = monthsOf(terms.termYears);
  let balanceCents = terms.totalCents;
  let interestToDateCents = 0;
  for (let month = 1; month <= monthsTotal; month += 1) {
    const interestCents = Number(divideHalfEven(BigInt(balanceCents) * BigInt(terms.rateBps), 120_000n));
    const owed = balanceCents + interestCents;
    const wanted = terms.plan === 'INTEREST_ONLY' ? interestCents : instalment;
    const paymentCents = month === monthsTotal ? owed : Math.min(wanted, owed);
    balanceCents = owed - paymentCents;
    interestToDateCents += interestCents;
    const principalCents = paymentCents - interestCents;
    months.push({ month, paymentCents, interestCents, principalCents, balanceCents, interestToDateCents });
  }
  return months;
}

/** Interest on `amount` dollars at the fraction `annualRate` for a number of days; unrounded dollars. */
export function accruedInterest(amount: number, annualRate: number, days: number): number {
  const parts = [decimalOf(amount), decimalOf(annualRate), decimalOf(days)];
  const units = parts.reduce((product, part) => product * part.units, 1n);
  const scale = parts.reduce((sum, part) => sum + part.scale, 0);
  // 365.25 days are 1461 quarters of a day.
  return numberOf({ units: divideHalfEven(units * 4n * 10n ** 10n, 1461n * 10n ** BigInt(scale)), scale: 10 });
}

/** A part of a year counts to the nearest month, and every term has at least one. */
function monthsOf(termYears: number): number {
  return Math.max(1, Math.round(termYears * 12));
}

type Share = { readonly numerator: bigint; readonly denominator: bigint };
const knownShares = new Map<string, Share>();

/** The monthly payment per unit owed, exactly: i / (1 - (1 + i)^-n) with i = rate / 12, or i alone for interest only. */
function monthlyShare(rateUnits: bigint, rateScale: number, months: number, plan: RepaymentPlan): Share {
  const yearlyUnits = 12n * 10n ** BigInt(rateScale);
  if (plan === 'INTEREST_ONLY') return { numerator: rateUnits, denominator: yearlyUnits };
  const key = `${rateUnits}/${rateScale}/${months}`;
  const remembered = knownShares.get(key);
  if (remembered !== undefined) return remembered;
  const grown = (yearlyUnits + rateUnits) ** BigInt(months);
  const ungrown = yearlyUnits ** BigInt(months);
  const share = { numerator: rateUnits * grown, denominator: yearlyUnits * (grown - ungrown) };
  if (knownShares.size > 500) knownShares.clear();
  knownShares.set(key, share);
  return share;
}
