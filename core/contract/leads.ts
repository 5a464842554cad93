/**
 * Calls about how people come to us. Most are made before anyone has signed in, so what they tell hangs on an id no one
 * can guess, is limited per address, and is no more than the form needs.
 */
import * as v from 'valibot';
import { parseDate } from '#core/calendar/dates.ts';
import { city, state, street1, street2, zip } from '#core/people/address.ts';
import { birthDate, toCalendarDate } from '#core/people/birth-date.ts';
import { email } from '#core/people/email.ts';
import { annualIncome } from '#core/people/income.ts';
import { firstName, lastName, middleName, suffix } from '#core/people/name.ts';
import { phoneDigits, toPhoneDigits } from '#core/people/phone.ts';
import { loanOriginator } from '#core/registration/originator.ts';
import { affiliatePrepopulation, offerCodeRecord, referral } from '#core/registration/sources.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const orgCode = v.pipe(v.string(), v.maxLength(64));
const digitsAllowed = { areDigitsAllowed: true };

/** Three numbers, or a date as text; kept as `yyyy-MM-dd`. */
const dob = v.pipe(
  v.union([birthDate, v.string()], words.dateOfBirthIsRequired),
  v.transform((date) => (typeof date === 'string' ? parseDate(date.trim()) : toCalendarDate(date)) ?? ''),
  v.nonEmpty(words.invalidDate),
);
const address = { street1, street2: v.optional(street2, ''), city, state, zip };

export const leadCalls = calls({
  'GET /service-lead-portal/api/lo/{loanOriginatorUuid}': {
    why: 'Who referred the applicant: what we call them, how to reach them, and where they may lend.',
    who: 'anyone',
    query: v.strictObject({ organization: v.optional(orgCode) }),
    answer: loanOriginator,
    errors: ['notFound'],
    limit: limits.lookUp,
  },
  'GET /service-lead-portal/api/lo/{loanOriginatorUuid}/licensed-states': {
    why: 'The states in which an originator is licensed.',
    who: 'anyone',
    query: v.strictObject({ organization: v.optional(orgCode) }),
    answer: v.array(v.string()),
    errors: ['notFound'],
    limit: limits.lookUp,
  },
  'GET /service-lead-portal/api/referrals/{referralUuid}': {
    why: 'What an originator wrote of the person they referred, to fill in the form.',
    who: 'anyone',
    answer: referral,
    errors: ['notFound'],
    limit: limits.lookUp,
  },
  'POST /service-lead-portal/api/referrals': {
    why: 'An originator refers someone; the answer holds the link to send them.',
    who: may('referApplicants', 'own'),
    body: v.strictObject({
      firstName,
      middleName: v.optional(middleName, ''),
      lastName: lastName(digitsAllowed),
      suffix: v.optional(suffix, ''),
      address: v.strictObject(address),
      phoneNumber: v.pipe(v.string(), v.maxLength(40), v.transform(toPhoneDigits), phoneDigits),
      email,
    }),
    answer: v.object({ referralUuid: v.string(), path: v.string() }),
    errors: ['notFound'],
    limit: everywhere([60, 60], [600, 60]),
  },
  'GET /service-application/external/api/v1/heloc/referral-id/{referralUuid}': {
    why: 'Whether a referral has been taken up, and whose it is.',
    who: 'anyone',
    context: 'external',
    answer: v.object({ status: v.picklist(['SENT', 'STARTED']), email: v.string() }),
    errors: ['notFound'],
    limit: limits.lookUp,
  },
  'GET /offercode/{code}': {
    why: 'Whom a mailed offer was addressed to. The code stands on the letter and cannot be guessed.',
    who: 'anyone',
    answer: offerCodeRecord,
    errors: ['notFound'],
    limit: limits.code,
  },
  'GET /a/{affiliate}': {
    why: 'Where an affiliate sends people: remembers in a cookie what the affiliate told us, and leads on to the form.',
    who: 'anyone',
    // Affiliates hang all kinds of parameters on their links; those we know go on to the form, the others end here.
    query: v.looseObject({ lead: v.optional(v.pipe(v.string(), v.maxLength(200))), org: v.optional(orgCode) }),
    answer: v.object({ redirect: v.string() }),
    limit: limits.lookUp,
  },
  'GET /a/external/prepop': {
    why: 'What the affiliate told us of the person in this browser, to fill in the form.',
    who: 'anyone',
    context: 'external',
    answer: affiliatePrepopulation,
    errors: ['notFound'],
    limit: limits.lookUp,
  },
  'POST /service-wait-list/api/v1/home-equity-loan-plus': {
    why: 'Puts someone on the list we write to when we lend in their area. Coming again brings the entry up to date.',
    who: 'anyone',
    body: v.strictObject({
      firstName,
      lastName: lastName(digitsAllowed),
      /** Joining from the first step, before either is asked, takes neither. */
      dob: v.optional(dob),
      email,
      income: v.optional(annualIncome),
      ...address,
      consent: v.boolean(),
    }),
    answer: null,
    limit: limits.code,
  },
});
