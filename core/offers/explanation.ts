/**
 * Why the decision came out as it did: the inputs used, every rule held against them, and what was left out. Stored with
 * the offers, so that the borrower's sentences and the notice's reasons can be written from it at any later time.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import {
  type PrincipalReason,
  principalReason,
  REASONS_MAX,
  type RuleCode,
} from '#core/eligibility/principal-reasons.ts';
import * as words from '#core/words/en/offers/explanation.ts';
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

/**
 * One to four principal reasons of a refusal, gravest first; none when nothing was refused. A low score is told by the
 * bureau's factors: at least by one, and by more only where no reason of our own would be left out for them.
 */
export function adverseActionReasons(explanation: Explanation): readonly PrincipalReason[] {
  const failed = explanation.checks.filter(({ passes }) => !passes).map(({ rule }) => rule);
  const others = distinctByText(failed.filter((rule) => rule !== 'CREDIT_SCORE'));
  const isByScore = failed.includes('CREDIT_SCORE');
  const factors = explanation.keyFactors.length > 0 ? explanation.keyFactors : (['CREDIT_SCORE'] as const);
  const isOurs = ({ text }: PrincipalReason) => others.some((reason) => reason.text === text);
  const scored = isByScore ? distinctByText(factors) : [];
  const more = scored.filter((reason) => !isOurs(reason));
  // Where every factor is a reason of ours already, the score is told by it.
  const room = Math.max(scored.length > more.length ? 0 : 1, REASONS_MAX - others.length);
  return [...more.slice(0, room), ...others].slice(0, REASONS_MAX);
}

function distinctByText(rules: readonly RuleCode[]): readonly PrincipalReason[] {
  const byText = new Map(rules.map(principalReason).map((reason) => [reason.text, reason]));
  return [...byText.values()];
}

/** Plain sentences for the borrower, in the order in which the decision was made. */
export function whyTheseOffers(explanation: Explanation): readonly string[] {
  const { inputs, checks } = explanation;
  const sentences = checks.map((check) => sentenceOf(check, inputs)).filter((sentence) => sentence !== undefined);
  const left = explanation.leftOut.map(({ rule, offers }) =>
    words.leftOut(offers, leftOutBecause[rule] ?? principalReason(rule).text.toLowerCase()),
  );
  const largest = largestDrawSentence(explanation);
  return [...sentences, ...(largest === undefined ? [] : [largest]), ...left];
}

const leftOutBecause: Partial<Record<RuleCode, string>> = {
  HIGH_COST: words.highCost,
  STATE_LIMITS: words.stateLimits,
  DTI_MIN_DRAW: words.dtiMinDraw,
  DSCR: words.dscr,
  ADVERTISED_RANGE: words.advertisedRange,
};

function sentenceOf(check: Check, inputs: Explanation['inputs']): string | undefined {
  const { actual, limit } = check;
  if (check.rule === 'CREDIT_SCORE' && actual !== null && limit !== null) {
    return words.creditScoreIsWeAsk(actual, limit);
  }
  if (check.rule === 'CLTV' && actual !== null) {
    return words.homeIsValuedAtAnd(
      formatCents(inputs.valueCents, 0),
      formatCents(inputs.liensKeptCents, 0),
      formatCents(actual, 0),
    );
  }
  if (check.rule === 'DTI_EXCEEDED' && actual !== null && limit !== null) {
    return words.monthlyObligationsAreAndYour({
      monthlyObligations: formatCents(inputs.monthlyObligationsCents, 0),
      isIncomeVerified: inputs.isIncomeVerified,
      monthlyIncome: formatCents(inputs.monthlyIncomeCents, 0),
      limit: formatRate(rateOf(limit), 0),
    });
  }
  if (check.rule === 'DSCR' && actual !== null && limit !== null) {
    return words.rentIsAMonthIt(formatCents(inputs.monthlyIncomeCents, 0), limit / 10_000);
  }
  return check.passes ? undefined : words.couldNotGoOnBecause(principalReason(check.rule).text);
}

function largestDrawSentence(explanation: Explanation): string | undefined {
  if (explanation.largestDrawLimitedBy === null) return undefined;
  const because = {
    MAXIMUM_LINE: words.maximumLine,
    CLTV: words.cltv,
    DTI: words.dti,
    DSCR: words.rentOfTheProperty,
  }[explanation.largestDrawLimitedBy];
  return words.canDrawUpToWhat(formatCents(explanation.largestDrawCents, 0), because);
}
