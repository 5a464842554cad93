/**
 * Every rule at once, for the server: what is known of a person and a property against one partner's settings for one
 * product, on one day. Facts not known yet are not judged. Findings come in the order in which the form asks; the first
 * blocking one is what a person is told.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import type { Answer, Finding } from './finding.ts';
import {
  type AgeRule,
  checkAge,
  checkAnnualIncome,
  checkEmployment,
  checkOtherIncome,
  checkTimeSinceLastHeloc,
} from './person.ts';
import type { RuleCode } from './principal-reasons.ts';
import {
  checkDisasterZip,
  checkListedForSale,
  checkNewYork,
  checkOriginatorLicensed,
  checkOwnership,
  checkReferredState,
  checkSite,
  checkStateServed,
  checkZipServed,
  type Originator,
  type PlaceSettings,
} from './property.ts';

export type EligibilityFacts = {
  readonly propertyState?: StateCode | undefined;
  readonly propertyZip?: string | undefined;
  readonly isListedForSale?: boolean | undefined;
  /** The day of purchase or of the last transfer of title. */
  readonly acquiredOn?: CalendarDate | undefined;
  readonly employmentType?: string | undefined;
  readonly annualIncomeDollars?: number | undefined;
  readonly otherIncomeDollars?: number | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly lastHelocCompletedOn?: CalendarDate | undefined;
  readonly originator?: Originator | undefined;
};

/** One partner's settings for one product. */
export type EligibilitySettings = PlaceSettings &
  Pick<AgeRule, 'isForSeniors' | 'agesByState'> & {
    /** False where rent, not wages, carries the line. */
    readonly usesPersonalIncome: boolean;
  };

/** One question, and the rule that a no to it falls under; mere form questions have none. */
type Asked = readonly [rule: RuleCode | null, answer: Answer | undefined];

function ask(facts: EligibilityFacts, settings: EligibilitySettings, today: CalendarDate): readonly Asked[] {
  const { propertyState: state, propertyZip: zip, originator } = facts;
  const income = settings.usesPersonalIncome ? facts : {};
  return [
    ['STATE_NOT_SERVED', state && checkReferredState(state, settings)],
    ['STATE_NOT_SERVED', state && checkSite(state, settings)],
    ['STATE_NOT_SERVED', state && checkNewYork(state, settings)],
    ['STATE_NOT_SERVED', state && checkStateServed(state, settings)],
    ['STATE_NOT_SERVED', zip === undefined ? undefined : checkZipServed(zip, settings)],
    ['ORIGINATOR_LICENSE', state && originator && checkOriginatorLicensed(state, originator)],
    [null, zip === undefined ? undefined : checkDisasterZip(zip, settings)],
    ['LISTED_FOR_SALE', facts.isListedForSale === undefined ? undefined : checkListedForSale(facts.isListedForSale)],
    ['TITLE_SEASONING_90D', facts.acquiredOn && checkOwnership(facts.acquiredOn, today)],
    [null, income.annualIncomeDollars === undefined ? undefined : checkAnnualIncome(income.annualIncomeDollars)],
    [null, checkOtherIncome(income.otherIncomeDollars)],
    ['EMPLOYMENT_TYPE', income.employmentType === undefined ? undefined : checkEmployment(income.employmentType)],
    ['AGE', facts.birthDate && checkAge(facts.birthDate, { ...settings, propertyState: state }, today)],
    ['RECENT_HELOC', facts.lastHelocCompletedOn && checkTimeSinceLastHeloc(facts.lastHelocCompletedOn, today)],
  ];
}

export function checkEligibility(
  facts: EligibilityFacts,
  settings: EligibilitySettings,
  today: CalendarDate,
): readonly Finding[] {
  const answers = ask(facts, settings, today).map(([, answer]) => answer);
  return answers.filter((answer): answer is Finding => answer !== undefined && !answer.ok);
}

/** Each rule that could be judged by what is known, and whether it was passed: also those that no notice has room for. */
export function eligibilityVerdicts(
  facts: EligibilityFacts,
  settings: EligibilitySettings,
  today: CalendarDate,
): ReadonlyMap<RuleCode, boolean> {
  const verdicts = new Map<RuleCode, boolean>();
  for (const [rule, answer] of ask(facts, settings, today))
    if (rule !== null && answer !== undefined) verdicts.set(rule, answer.ok && (verdicts.get(rule) ?? true));
  return verdicts;
}
