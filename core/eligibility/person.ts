/** Whom we lend to: age, employment, income, and the time since the last line. The form and the server ask the same functions. */
import { ageOn, type CalendarDate, daysBetween } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { majorityAges } from '#core/law/ages.ts';
import { limits } from '#core/offers/limits.ts';
import { isNumber } from '#core/offers/money.ts';
import * as words from '#core/words/en/eligibility/person.ts';
import { type Answer, fine } from './finding.ts';
import { principalReason } from './principal-reasons.ts';

export type AgeRule = {
  /** The state of the property, once it is known. */
  readonly propertyState?: StateCode | undefined;
  /** Whether the product is for people of 62 and older. */
  readonly isForSeniors: boolean;
  readonly agesByState?: Readonly<Partial<Record<StateCode, number>>> | undefined;
};

/** From which age: the law of the state, and the product. */
export function ageMinOf(rule: AgeRule): number {
  const agesByState = rule.agesByState ?? majorityAges;
  const stateAge = rule.propertyState === undefined ? undefined : agesByState[rule.propertyState];
  return Math.max(stateAge ?? limits.ageYearsMin, rule.isForSeniors ? limits.seniorAgeYearsMin : 0);
}

export function checkAge(birthDate: CalendarDate, rule: AgeRule, today: CalendarDate): Answer {
  const ageMin = ageMinOf(rule);
  if (ageOn(birthDate, today) >= ageMin) return fine;
  const message = rule.isForSeniors
    ? words.mustBeYearsOrOlder(limits.seniorAgeYearsMin)
    : words.mustBeAtLeastYears(ageMin);
  return { ok: false, code: 'TOO_YOUNG', kind: 'refusal', message, reason: principalReason('AGE') };
}

export function checkEmployment(employmentType: string): Answer {
  if (employmentType !== 'UNEMPLOYED') return fine;
  return {
    ok: false,
    code: 'UNEMPLOYED',
    kind: 'refusal',
    message: words.apologizeAtThisTimeWe,
    reason: principalReason('EMPLOYMENT_TYPE'),
  };
}

/** Yearly income before tax, in dollars. A low figure is often a monthly one, so it is asked about once. */
export function checkAnnualIncome(dollars: number | undefined): Answer {
  if (!isNumber(dollars)) return { ok: false, code: 'INCOME_MISSING', kind: 'refusal', message: words.required };
  if (dollars < 0) return { ok: false, code: 'INCOME_TOO_LOW', kind: 'refusal', message: words.mustBeAtLeast0 };
  if (dollars > limits.annualIncomeDollarsMax) {
    return { ok: false, code: 'INCOME_TOO_HIGH', kind: 'refusal', message: words.mustBeLessThan10 };
  }
  if (dollars >= limits.lowIncomeDollars) return fine;
  const message = words.confirmThatThisIsYour;
  return { ok: false, code: 'INCOME_TO_CONFIRM', kind: 'warning', message };
}

/** Optional; nothing entered counts as 0. */
export function checkOtherIncome(dollars: number | undefined): Answer {
  if (dollars === undefined) return fine;
  if (!isNumber(dollars)) return { ok: false, code: 'INCOME_MISSING', kind: 'refusal', message: words.mustBeANumber };
  if (dollars >= 0) return fine;
  return { ok: false, code: 'INCOME_TOO_LOW', kind: 'refusal', message: words.mustBeAtLeast0 };
}

/** The wait runs from the completion of the previous line; on the day 45 days have passed it is over. */
export function checkTimeSinceLastHeloc(completedOn: CalendarDate, today: CalendarDate): Answer {
  if (daysBetween(completedOn, today) >= limits.daysBetweenHelocs) return fine;
  return {
    ok: false,
    code: 'HELOC_TOO_RECENT',
    kind: 'refusal',
    message: words.looksLikeYouHaveReceived(limits.daysBetweenHelocs),
    reason: principalReason('RECENT_HELOC'),
  };
}
