/**
 * What is kept of a decision beside its event: the rules that were held against the case, what each looked at, and by
 * which guideline. It has figures of the credit report, so it lies in the underwriting file and never in the history.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';

export const inputUnits = ['cents', 'count', 'day', 'words', 'yesNo'] as const;
export type InputUnit = (typeof inputUnits)[number];
export type InputValue = number | string | boolean;

export const measureUnits = ['score', 'cents', 'bps', 'years', 'days', 'age', 'fact'] as const;

/** A rule's figure and its threshold in one unit; a rule of yes or no has neither. */
export interface Measure {
  readonly unit: (typeof measureUnits)[number];
  readonly actual: number | null;
  readonly limit: number | null;
}

/** `unsettled`: the event says neither; its outcome tells what came of it. */
export const verdicts = ['passes', 'fails', 'setAside', 'unsettled'] as const;

export interface KeptInput {
  /** A row of `inputs` as it was called on the day. */
  readonly name: string;
  readonly unit: InputUnit;
  readonly value: InputValue;
}

interface HeldRule extends Measure {
  readonly rule: RuleCode;
  readonly verdict: (typeof verdicts)[number];
  readonly inputs: readonly KeptInput[];
}

export interface KeptDecision {
  readonly on: CalendarDate;
  readonly guidelineVersion: string;
  readonly guidelineEffectiveFrom: CalendarDate;
  readonly held: readonly HeldRule[];
}

/** Whether terms were priced in it: every pricing holds what is owed against the home. */
export const isPriced = (decision: KeptDecision | undefined): boolean =>
  decision?.held.some(({ rule }) => rule === 'CLTV') ?? false;
