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

export function checkEligibility(
  facts: EligibilityFacts,
  settings: EligibilitySettings,
  today: CalendarDate,
): readonly Finding[] {
  const { propertyState: state, propertyZip: zip, originator } = facts;
  const income = settings.usesPersonalIncome ? facts : {};
  const answers: readonly (Answer | undefined)[] = [
    state && checkReferredState(state, settings),
    state && checkSite(state, settings),
    state && checkNewYork(state, settings),
    state && checkStateServed(state, settings),
    zip === undefined ? undefined : checkZipServed(zip, settings),
    state && originator && checkOriginatorLicensed(state, originator),
    zip === undefined ? undefined : checkDisasterZip(zip, settings),
    facts.isListedForSale === undefined ? undefined : checkListedForSale(facts.isListedForSale),
    facts.acquiredOn && checkOwnership(facts.acquiredOn, today),
    income.annualIncomeDollars === undefined ? undefined : checkAnnualIncome(income.annualIncomeDollars),
    checkOtherIncome(income.otherIncomeDollars),
    income.employmentType === undefined ? undefined : checkEmployment(income.employmentType),
    facts.birthDate && checkAge(facts.birthDate, { ...settings, propertyState: state }, today),
    facts.lastHelocCompletedOn && checkTimeSinceLastHeloc(facts.lastHelocCompletedOn, today),
  ];
  return answers.filter((answer): answer is Finding => answer !== undefined && !answer.ok);
}
