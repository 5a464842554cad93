/** Calls about what a person told us of themselves, and what they agreed to. */
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import { languageCodes } from '#core/people/language.ts';
import { firstName, lastName, middleName, suffix } from '#core/people/name.ts';
import { phoneDigits, toPhoneDigits } from '#core/people/phone.ts';
import { uuid } from '#core/people/uuid.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64), v.regex(/^[\w .:/-]+$/, words.useLettersAndDigitsOnly));

const profile = v.object({
  uuid: v.string(),
  name: v.object({ firstName: v.string(), middleName: v.string(), lastName: v.string(), suffix: v.string() }),
  email: v.string(),
  dob: v.nullable(v.string()),
  phoneNumbers: v.array(v.object({ type: v.string(), number: v.string() })),
  addresses: v.array(
    v.object({
      type: v.string(),
      street1: v.string(),
      street2: v.string(),
      city: v.string(),
      state: v.string(),
      zip: v.string(),
    }),
  ),
  type: v.picklist(['BORROWER', 'CO_DEEDER', 'AGENT']),
  isBroker: v.boolean(),
  trackerUuid: v.nullable(v.string()),
  language: v.picklist(languageCodes),
});

export const profileCalls = calls({
  'GET /service-profile/api/v1/profile': {
    why: 'The profile of who is signed in.',
    who: may('keepAccount', 'own'),
    answer: profile,
    errors: ['notFound'],
    limit: limits.read,
  },
  'PUT /service-profile/api/v1/profile/name': {
    why: 'Changes the name. A middle name that is not given stays as it is.',
    who: may('keepAccount', 'own'),
    // Digits are for test people; the server refuses them in production.
    body: v.strictObject({
      firstName,
      middleName: v.optional(middleName),
      lastName: lastName({ areDigitsAllowed: true }),
      suffix: v.optional(suffix, ''),
    }),
    answer: null,
    limit: limits.step,
  },
  'PUT /service-profile/api/v1/profile/language': {
    why: 'Says which language someone would rather speak with us.',
    who: may('keepAccount', 'own'),
    body: v.strictObject({ language: v.picklist(languageCodes, words.chooseALanguageOfThe) }),
    answer: null,
    limit: limits.step,
  },
  'GET /service-profile/api/v1/profile/consent-types': {
    why: 'What people are asked to agree to, and the version shown now.',
    who: 'anyone',
    answer: v.array(v.object({ type: v.string(), version: v.string() })),
    limit: limits.read,
  },
  'PATCH /service-profile/api/v1/profile/{profileUuid}/tracker': {
    why: 'Ties the telemetry tracker of this browser to the profile.',
    who: may('keepAccount', 'own'),
    body: v.strictObject({ trackerUuid: uuid }),
    answer: null,
    errors: ['notFound'],
    limit: limits.step,
  },
  'GET /service-comms-prefs/external/api/v1/consent/prompt/{consentType}': {
    why: 'The words a person is shown before text messages, and the id to answer them by.',
    who: 'anyone',
    context: 'external',
    answer: v.object({ uuid: v.string(), type: v.string(), version: v.string(), text: v.string() }),
    errors: ['notFound', 'organizationNotFound'],
    limit: limits.read,
  },
  'GET /service-comms-prefs/secure/api/v1/consent/user': {
    why: 'What a person last answered to each prompt; what was never answered is absent, which is no consent.',
    who: may('useBorrowerSite', 'own'),
    answer: v.array(v.object({ type: v.string(), optInOut: v.picklist(['OPT_IN', 'OPT_OUT']) })),
    limit: limits.read,
  },
  'POST /service-comms-prefs/secure/api/v1/consent/user': {
    why: 'Records what a person answered to such prompts. Every answer is kept; the last one counts.',
    who: may('useBorrowerSite', 'own'),
    body: v.strictObject({
      org: v.pipe(v.string(), v.maxLength(64)),
      source: word,
      productType: word,
      phone: v.pipe(v.string(), v.maxLength(40), v.transform(toPhoneDigits), phoneDigits),
      email,
      consents: v.pipe(
        v.array(v.strictObject({ consentPromptUuid: uuid, optInOut: v.picklist(['OPT_IN', 'OPT_OUT']) })),
        v.minLength(1),
        v.maxLength(10),
      ),
    }),
    answer: null,
    limit: limits.order,
  },
});
