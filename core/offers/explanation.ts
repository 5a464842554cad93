/**
 * Why the decision came out as it did: the inputs used, every rule held against them, and what was left out. Stored with
 * the offers, so that the borrower's sentences and the notice's reasons can be written from it at any later time.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { type PrincipalReason, principalReason, type RuleCode } from '#core/eligibility/principal-reasons.ts';
import { formatCents, formatRate, rateOf } from './money.ts';

/** One rule and how it came out. `limit` is the threshold, `actual` the applicant's figure, both in `unit`. */
export type Check = {
  readonly rule: RuleCode;
  readonly passes: boolean;
  readonly unit: 'score' | 'cents' | 'bps' | 'years' | 'fact';
  readonly actual: number | null;
  readonly limit: number | null;
};

export type Explanation = {
  readonly guidelineVersion: string;
  readonly guidelineEffectiveFrom: CalendarDate;
  readonly pricedOn: CalendarDate;
  readonly aporAsOf: CalendarDate;
  readonly inputs: {
    readonly product: string;
    readonly state: string;
    readonly occupancy: string;
    readonly score: number | null;
    readonly valueCents: number;
    readonly liensKeptCents: number;
    readonly payoffCents: number;
    readonly monthlyIncomeCents: number;
    readonly monthlyObligationsCents: number;
    readonly isIncomeVerified: boolean;
  };
  /** The bureau's key factors, which a refusal by score must name. */
  readonly keyFactors: readonly RuleCode[];
  readonly checks: readonly Check[];
  /** Offers that a rule kept back, and how many. */
  readonly leftOut: readonly { readonly rule: RuleCode; readonly offers: number }[];
  readonly offersMade: number;
  readonly largestDrawCents: number;
  readonly largestDrawLimitedBy: 'MAXIMUM_LINE' | 'CLTV' | 'DTI' | 'DSCR' | null;
};

const reasonsMax = 4;

/** One to four principal reasons of a refusal, gravest first; none when nothing was refused. */
export function adverseActionReasons(explanation: Explanation): readonly PrincipalReason[] {
  const failed = explanation.checks.filter(({ passes }) => !passes).map(({ rule }) => rule);
  const named = failed.flatMap((rule) =>
    rule === 'CREDIT_SCORE' && explanation.keyFactors.length > 0 ? explanation.keyFactors : [rule],
  );
  const distinct = new Map(named.map(principalReason).map((reason) => [reason.text, reason]));
  return [...distinct.values()].slice(0, reasonsMax);
}

/** Plain sentences for the borrower, in the order in which the decision was made. */
export function whyTheseOffers(explanation: Explanation): readonly string[] {
  const { inputs, checks } = explanation;
  const sentences = checks.map((check) => sentenceOf(check, inputs)).filter((sentence) => sentence !== undefined);
  const left = explanation.leftOut.map(
    ({ rule, offers }) =>
      `We left out ${offers} ${offers === 1 ? 'offer' : 'offers'}: ${leftOutBecause[rule] ?? principalReason(rule).text.toLowerCase()}.`,
  );
  const largest = largestDrawSentence(explanation);
  return [...sentences, ...(largest === undefined ? [] : [largest]), ...left];
}

const leftOutBecause: Partial<Record<RuleCode, string>> = {
  HIGH_COST: 'their cost would reach the federal limits for high-cost mortgages',
  STATE_LIMITS: 'the law of your state does not allow their rate or fees',
  DTI_MIN_DRAW: 'their payment would take too large a share of your income',
  DSCR: 'the rent would not cover their payment',
  ADVERTISED_RANGE: 'their rate lies outside the range we offer',
};

function sentenceOf(check: Check, inputs: Explanation['inputs']): string | undefined {
  const { actual, limit } = check;
  if (check.rule === 'CREDIT_SCORE' && actual !== null && limit !== null) {
    return `Your credit score is ${actual}; we ask for ${limit} or more.`;
  }
  if (check.rule === 'CLTV' && actual !== null) {
    const value = `Your home is valued at ${formatCents(inputs.valueCents, 0)}`;
    const liens = `the liens that stay on it come to ${formatCents(inputs.liensKeptCents, 0)}`;
    return `${value} and ${liens}, which leaves room for a line of up to ${formatCents(actual, 0)}.`;
  }
  if (check.rule === 'DTI_EXCEEDED' && actual !== null && limit !== null) {
    const debts = `Your monthly obligations are ${formatCents(inputs.monthlyObligationsCents, 0)}`;
    const income = `your ${inputs.isIncomeVerified ? 'verified' : 'stated'} monthly income is ${formatCents(inputs.monthlyIncomeCents, 0)}`;
    return `${debts} and ${income}; with the new payment they may be at most ${formatRate(rateOf(limit), 0)} of it.`;
  }
  if (check.rule === 'DSCR' && actual !== null && limit !== null) {
    const rent = `The rent is ${formatCents(inputs.monthlyIncomeCents, 0)} a month`;
    return `${rent}; it must cover the cost of the property and the new payment ${limit / 10_000} times.`;
  }
  return check.passes ? undefined : `We could not go on because of this: ${principalReason(check.rule).text}.`;
}

function largestDrawSentence(explanation: Explanation): string | undefined {
  if (explanation.largestDrawLimitedBy === null) return undefined;
  const because = {
    MAXIMUM_LINE: 'the largest line we offer',
    CLTV: 'the value of your home and the liens on it',
    DTI: 'your income and monthly obligations',
    DSCR: 'the rent of the property',
  }[explanation.largestDrawLimitedBy];
  return `You can draw up to ${formatCents(explanation.largestDrawCents, 0)}; what sets this limit is ${because}.`;
}
