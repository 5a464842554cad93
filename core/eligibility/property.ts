/** What we lend on: the place, who may serve it, whether it is for sale, and how long it has been owned. */
import { type CalendarDate, daysBetween } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { limits } from '#core/offers/limits.ts';
import * as words from '#core/words/en/eligibility/property.ts';
import { type Answer, fine } from './finding.ts';
import { principalReason } from './principal-reasons.ts';
import { stateNames } from './states.ts';

type Site = { readonly label: string; readonly url: string };

export type PlaceSettings = {
  readonly statesServed: readonly StateCode[];
  /** Places inside a served state where the partner does not lend. */
  readonly zipsExcluded: readonly string[];
  /** States we send to a partner lender; Hawaii is one. */
  readonly referredStates: Readonly<Partial<Record<StateCode, Site>>>;
  /** Whether New York is refused while its regulator reviews us. */
  readonly isNewYorkUnderReview: boolean;
  /** The New York modal: given only while its flag is on. */
  readonly newYorkModal?: { readonly isNewYorkSite: boolean; readonly otherSite: Site } | undefined;
  readonly disasterZips: readonly string[];
};

export function checkReferredState(state: StateCode, settings: PlaceSettings): Answer {
  const link = settings.referredStates[state];
  if (link === undefined) return fine;
  const message = words.dontLendInButOur(stateNames[state], link.label);
  return {
    ok: false,
    code: 'STATE_REFERRED_ELSEWHERE',
    kind: 'redirect',
    message,
    link,
    reason: principalReason('STATE_NOT_SERVED'),
  };
}

/** New York homes belong on the New York site and all others on the main one. */
export function checkSite(state: StateCode, settings: PlaceSettings): Answer {
  const modal = settings.newYorkModal;
  if (modal === undefined || modal.isNewYorkSite === (state === 'NY')) return fine;
  const message = state === 'NY' ? words.areApplyingWithAProperty : words.areApplyingWithAPropertyOutside;
  const reason = principalReason('STATE_NOT_SERVED');
  return { ok: false, code: 'WRONG_SITE_FOR_STATE', kind: 'redirect', message, link: modal.otherSite, reason };
}

export function checkNewYork(state: StateCode, settings: PlaceSettings): Answer {
  if (state !== 'NY' || !settings.isNewYorkUnderReview) return fine;
  const reason = principalReason('STATE_NOT_SERVED');
  return { ok: false, code: 'NEW_YORK_UNDER_REVIEW', kind: 'refusal', message: words.notAvailable, reason };
}

export function checkStateServed(state: StateCode, settings: PlaceSettings): Answer {
  if (settings.statesServed.includes(state)) return fine;
  const reason = principalReason('STATE_NOT_SERVED');
  return { ok: false, code: 'STATE_NOT_SERVED', kind: 'waitlist', message: words.notAvailable, reason };
}

export function checkZipServed(zip: string, settings: PlaceSettings): Answer {
  if (!settings.zipsExcluded.includes(zip)) return fine;
  const reason = principalReason('STATE_NOT_SERVED');
  return { ok: false, code: 'ZIP_NOT_SERVED', kind: 'waitlist', message: words.notAvailable, reason };
}

export type Originator = {
  readonly enforceLicensedStatesForReferral: boolean;
  readonly licensedStates: readonly string[];
};

export function checkOriginatorLicensed(state: StateCode, originator: Originator): Answer {
  if (!originator.enforceLicensedStatesForReferral || originator.licensedStates.includes(state)) return fine;
  return {
    ok: false,
    code: 'ORIGINATOR_NOT_LICENSED',
    kind: 'refusal',
    message: words.areUnableToProcessYour,
    reason: principalReason('ORIGINATOR_LICENSE'),
  };
}

/** The question's wording is the brand's; the answer yes is refused by all. */
export function checkListedForSale(isListedForSale: boolean): Answer {
  if (!isListedForSale) return fine;
  const message = words.cantLendOnAHome;
  return { ok: false, code: 'LISTED_FOR_SALE', kind: 'refusal', message, reason: principalReason('LISTED_FOR_SALE') };
}

/** Counted from the purchase or the last transfer of title; on the day 90 days have passed the home is eligible. */
export function checkOwnership(acquiredOn: CalendarDate, today: CalendarDate): Answer {
  if (daysBetween(acquiredOn, today) >= limits.ownershipDaysMin) return fine;
  const message = words.anyoneWhoBoughtTheirHome(limits.ownershipDaysMin);
  return {
    ok: false,
    code: 'OWNED_TOO_SHORT',
    kind: 'refusal',
    message,
    reason: principalReason('TITLE_SEASONING_90D'),
  };
}

export function checkDisasterZip(zip: string, settings: PlaceSettings): Answer {
  if (!settings.disasterZips.includes(zip)) return fine;
  const message = words.propertyIsInAnArea;
  return { ok: false, code: 'DISASTER_AREA', kind: 'warning', message };
}
