/**
 * What happens when a registration is sent: the eight steps in order, which of them this person needs, what is shown
 * meanwhile, and what a failure leads to. Only decides; the browser makes the calls.
 */

import * as words from '#core/words/en/registration/submit.ts';
import type { Consents } from '../people/consents.ts';

/** Named yes/no questions about the person and what they sent. */
export interface SubmitFacts {
  /** The property's state or zip is not one this lender lends in. */
  readonly isIneligible: boolean;
  readonly isLoggedIn: boolean;
  readonly profileHasPhone: boolean;
  /** The contact step was shown, so there is a phone number and an answer about text messages. */
  readonly hasContactAnswers: boolean;
}

interface SubmitRow {
  readonly what: string;
  readonly onlyWhen?: readonly (keyof SubmitFacts)[];
  readonly notWhen?: readonly (keyof SubmitFacts)[];
  /** Nothing follows this step. */
  readonly isLast?: true;
}

export const submitSequence = {
  saveToWaitList: {
    what: 'Save to the wait list, because we do not lend there yet; no application is made.',
    onlyWhen: ['isIneligible'],
    isLast: true,
  },
  registerIdentity: { what: 'Register the identity.', notWhen: ['isLoggedIn'] },
  savePhone: {
    what: 'Save the phone number the profile lacks.',
    onlyWhen: ['isLoggedIn', 'hasContactAnswers'],
    notWhen: ['profileHasPhone'],
  },
  checkAbilityToStart: { what: 'Ask whether this person can start an application; if not, the account exists.' },
  createApplication: { what: 'Create the application.' },
  saveSmsConsents: { what: 'Save both answers about text messages.', onlyWhen: ['hasContactAnswers'] },
  sendStartEvents: { what: 'Send the events helocStarted and appStarted.' },
  goOn: { what: "Go where the application's status leads." },
} as const satisfies Record<string, SubmitRow>;

export type SubmitStep = keyof typeof submitSequence;

/** The steps this person needs, in order. */
export function submitPlan(facts: SubmitFacts): readonly SubmitStep[] {
  const plan: SubmitStep[] = [];
  for (const step of Object.keys(submitSequence) as SubmitStep[]) {
    const { onlyWhen = [], notWhen = [], isLast }: SubmitRow = submitSequence[step];
    if (!onlyWhen.every((fact) => facts[fact]) || notWhen.some((fact) => facts[fact])) continue;
    plan.push(step);
    if (isLast) break;
  }
  return plan;
}

/** In the new authentication mode there is no password step: anyone who is not signed in signs in before sending. */
export function mustLogInFirst(person: {
  readonly isLoggedIn: boolean;
  readonly isNewAuthentication: boolean;
}): boolean {
  return person.isNewAuthentication && !person.isLoggedIn;
}

const MISSING_CREDENTIALS = 'error register missing email, phoneNumber, or password';

interface Credentials {
  readonly email: string;
  readonly phoneNumber: string;
  readonly password: string;
}

/** Checked before registering an identity; someone signed in needs none of the three. */
export function missingCredentials(given: Credentials, isLoggedIn: boolean): string | undefined {
  const isComplete = given.email !== '' && given.phoneNumber !== '' && given.password !== '';
  return isLoggedIn || isComplete ? undefined : MISSING_CREDENTIALS;
}

export const progressMessages = [
  words.creatingYourAccount,
  words.pullingYourSoftCredit,
  words.locatingYourProperty,
  words.determiningPropertyValue,
  words.determiningYourEligibility,
  words.calculatingYourOffers,
  words.generatingYourQuote,
] as const;

/** Then the modal closes, and the application's status decides where the person goes. */
export const PROCESSING_LIMIT_MS = 30_000;
export const MESSAGE_MS = 3_000;

/** In order, and from the first again for as long as the work takes. */
export function progressMessageAt(elapsedMs: number): string {
  const place = Math.floor(Math.max(0, elapsedMs) / MESSAGE_MS) % progressMessages.length;
  return progressMessages[place] ?? progressMessages[0];
}

/** `Apply Now` answers the letter that says so; everyone else has been promised a rate to look at. */
export function submitLabel(hasOfferCode: boolean): string {
  return hasOfferCode ? words.applyNow : words.checkMyRate;
}

export type RegisterFailure = 'accountExists' | 'stayOnPage' | 'goToDashboard';

/** What follows a failure while sending: of registering, of the ability check, or of creating the application. */
export function afterFailure(failure: {
  readonly step: SubmitStep;
  readonly status?: number | undefined;
  readonly message: string;
}): RegisterFailure {
  if (failure.step === 'registerIdentity' && failure.status === 401) return 'accountExists';
  if (failure.message.startsWith('We do not currently offer loans in')) return 'stayOnPage';
  return 'goToDashboard';
}

/** Not ticking a box is an answer too, and is sent as one. */
export function smsOptIns({ smsMarketing, smsTransactional }: Consents) {
  return [
    { consentType: 'SMS', optInOut: smsMarketing ? 'OPT_IN' : 'OPT_OUT' },
    { consentType: 'SMS_TRANSACTIONAL', optInOut: smsTransactional ? 'OPT_IN' : 'OPT_OUT' },
  ] as const;
}
