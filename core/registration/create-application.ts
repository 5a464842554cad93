/**
 * The body of POST /service-application/api/v3/application/helocs: its strict schema, which the server trusts and nothing
 * else, and how the browser builds it from a finished registration.
 */
import * as v from 'valibot';
import * as words from '#core/words/en/registration/create-application.ts';
import { type ExperimentRecord, experimentRecord } from '../experiments/record.ts';
import { address, propertyAddress } from '../people/address.ts';
import { birthDate } from '../people/birth-date.ts';
import { accept } from '../people/check.ts';
import { type Consents, type FormConsentType, formConsentVersions } from '../people/consents.ts';
import { email } from '../people/email.ts';
import { annualIncome, employmentType, otherIncome } from '../people/income.ts';
import type { NameRules } from '../people/name.ts';
import { name } from '../people/name.ts';
import { phoneDigits, toPhoneDigits } from '../people/phone.ts';
import { uuid } from '../people/uuid.ts';
import type { RegistrationData } from './data.ts';
import type { Entry } from './entry.ts';
import { campaignText, offerCode, utmParameters } from './entry.ts';

/** What the person agreed to on the form; SMS consents are also sent to the communication preferences. */
const consentTypes = Object.keys(formConsentVersions) as FormConsentType[];
/** The law lets no one make a line of credit depend on text messages (47 CFR 64.1200(f)(9)); the other two are needed. */
const isNeeded = (type: FormConsentType) => !type.startsWith('SMS');

export function createApplicationBody(rules: NameRules) {
  return v.strictObject({
    abVersionsRequest: v.pipe(v.array(experimentRecord), v.maxLength(50)),
    affiliate: v.optional(campaignText),
    abVersion: v.optional(campaignText),
    consentListRequest: v.pipe(
      v.array(
        v.strictObject({
          type: v.picklist(consentTypes),
          consented: v.boolean(),
          /** Of the words that were shown. An older one is kept as it came: the person agreed to no other. */
          version: v.optional(campaignText),
        }),
      ),
      v.maxLength(consentTypes.length),
      v.check((answers) => answers.every(({ type, consented }) => consented || !isNeeded(type)), words.required),
    ),
    consentRequests: v.pipe(
      v.array(v.strictObject({ type: v.literal('SOFT_CREDIT'), version: campaignText })),
      v.length(1, words.needYourConsentToCheck),
    ),
    income: v.strictObject({ incomeCoDeeders: otherIncome, incomePrimary: annualIncome, incomeOther: otherIncome }),
    marketingTools: v.strictObject({ trackerUuid: v.optional(uuid), clickId: v.optional(campaignText) }),
    profileRequest: v.strictObject({
      name: name(rules),
      dateOfBirth: birthDate,
      email: v.optional(email),
      phoneNumber: v.optional(phoneDigits),
      homeAddress: v.optional(address),
    }),
    propertyListedForSale: v.boolean(words.required),
    propertyRequest: propertyAddress,
    publish: v.boolean(),
    utmParameters,
    employmentType,
    offerCode: v.optional(offerCode),
    experimentProfileRequest: v.optional(v.strictObject({ experimentProfileUuid: uuid })),
    referrerId: v.optional(uuid),
    referralId: v.optional(uuid),
    /** That the terms and the brochure were shown before this was sent: as the server gave it with them. */
    earlyPapersReceipt: v.optional(v.pipe(v.string(), v.maxLength(200))),
  });
}

export type CreateApplicationBody = v.InferOutput<ReturnType<typeof createApplicationBody>>;

/** What belongs to the application and does not stand in the form. */
export interface Circumstances {
  readonly entry: Omit<Entry, 'urlData'>;
  readonly softCreditVersion: string;
  /** Of the words that stood beside the boxes, by the type of consent. */
  readonly consentVersions?: Readonly<Partial<Record<FormConsentType, string>>> | undefined;
  readonly experiments?: readonly ExperimentRecord[];
  readonly affiliate?: string | undefined;
  readonly abVersion?: string | undefined;
  readonly trackerUuid?: string | undefined;
  readonly experimentProfileUuid?: string | undefined;
  readonly earlyPapersReceipt?: string | undefined;
}

function consentList(consents: Consents, versions: Circumstances['consentVersions'] = {}) {
  const { termPrivacy, communication, smsMarketing, smsTransactional } = consents;
  const answers = [
    { type: 'TERM_PRIVACY', consented: termPrivacy },
    { type: 'COMMUNICATION', consented: communication },
    { type: 'SMS', consented: smsMarketing },
    { type: 'SMS_TRANSACTIONAL', consented: smsTransactional },
  ] as const;
  return answers.map((answer) => ({ ...answer, version: versions[answer.type] }));
}

/** The body, or undefined while the registration is not one the server would take. */
export function buildCreateApplication(
  data: RegistrationData,
  circumstances: Circumstances,
  rules: NameRules,
): CreateApplicationBody | undefined {
  const { entry, experimentProfileUuid } = circumstances;
  const isElsewhere = data.propertyAddress.occupancyType !== 'HOME';
  return accept(createApplicationBody(rules), {
    abVersionsRequest: circumstances.experiments ?? [],
    affiliate: circumstances.affiliate,
    abVersion: circumstances.abVersion,
    // Someone whose profile already has their contact details never saw these boxes, so nothing is said of them.
    consentListRequest: data.confirmedSteps.includes('contact')
      ? consentList(data.consents, circumstances.consentVersions)
      : [],
    consentRequests: [{ type: 'SOFT_CREDIT', version: circumstances.softCreditVersion }],
    income: { incomeCoDeeders: 0, incomePrimary: data.income.income, incomeOther: data.income.otherIncome ?? 0 },
    marketingTools: { trackerUuid: circumstances.trackerUuid, clickId: entry.clickId },
    profileRequest: {
      name: data.name,
      dateOfBirth: data.dob,
      email: data.email === '' ? undefined : data.email,
      phoneNumber: data.phoneNumber === '' ? undefined : toPhoneDigits(data.phoneNumber),
      homeAddress: isElsewhere ? data.homeAddress : undefined,
    },
    propertyListedForSale: data.isListedForSale,
    propertyRequest: data.propertyAddress,
    publish: true,
    utmParameters: entry.utmParameters,
    employmentType: data.income.employmentType,
    offerCode: entry.offerCode,
    experimentProfileRequest: experimentProfileUuid === undefined ? undefined : { experimentProfileUuid },
    referrerId: entry.referrerId,
    referralId: entry.referralId,
    earlyPapersReceipt: circumstances.earlyPapersReceipt,
  });
}
