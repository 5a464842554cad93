/**
 * What each step of steps.ts must satisfy: `read` fills its form from the registration data, `schema` checks what stands
 * in the form and gives the answers to save. Browser and server use the same schemas. Each form is exported by itself,
 * so a page carries only its own.
 */
import * as v from 'valibot';
import { address, propertyAddress, typeaheadMessage } from '../people/address.ts';
import { birthDateText } from '../people/birth-date.ts';
import type { FieldMessages } from '../people/check.ts';
import { fieldMessages } from '../people/check.ts';
import { optionalConsent, requiredConsent } from '../people/consents.ts';
import { email } from '../people/email.ts';
import { income } from '../people/income.ts';
import type { NameRules } from '../people/name.ts';
import { name } from '../people/name.ts';
import { passwordForm as passwords } from '../people/password.ts';
import { phoneNumber } from '../people/phone.ts';
import type { RegistrationAnswers, RegistrationData } from './data.ts';

export interface StepForm {
  readonly schema: v.GenericSchema<unknown, Partial<RegistrationAnswers>>;
  readonly read: (data: RegistrationData) => object;
}

export const propertyForm = {
  schema: v.pipe(
    propertyAddress,
    v.transform((answer) => ({ propertyAddress: answer })),
  ),
  read: (data: RegistrationData) => data.propertyAddress,
} satisfies StepForm;

/**
 * The messages of the property form. With the extra fields shown, each field has its own. With the typeahead there is
 * one line to look at, so whatever is wrong with the address is said there.
 */
export function propertyMessages(form: object, hasExtraFields: boolean): FieldMessages {
  const messages = fieldMessages(propertyForm.schema, form);
  if (hasExtraFields) return messages;
  const { occupancyType, ...ofAddress } = messages;
  const street = 'street1' in form && typeof form.street1 === 'string' ? form.street1 : '';
  const isRefused = Object.keys(ofAddress).length > 0;
  const line = typeaheadMessage(street) ?? (isRefused ? typeaheadMessage('') : undefined);
  return {
    ...(line === undefined ? {} : { street1: line }),
    ...(occupancyType === undefined ? {} : { occupancyType }),
  };
}

export const homeAddressForm = {
  schema: v.pipe(
    address,
    v.transform((answer) => ({ homeAddress: answer })),
  ),
  read: (data: RegistrationData) => data.homeAddress,
} satisfies StepForm;

export const forSaleForm = {
  schema: v.strictObject({ isListedForSale: v.boolean('Required') }),
  read: ({ isListedForSale }: RegistrationData) => ({ isListedForSale }),
} satisfies StepForm;

export const incomeForm = {
  schema: v.pipe(
    income,
    v.transform((answer) => ({ income: answer })),
  ),
  read: (data: RegistrationData) => data.income,
} satisfies StepForm;

export function nameForm(rules: NameRules) {
  return {
    schema: v.pipe(
      name(rules),
      v.transform((answer) => ({ name: answer })),
    ),
    read: (data: RegistrationData) => data.name,
  } satisfies StepForm;
}

export const birthdateForm = {
  schema: v.pipe(
    birthDateText,
    v.transform((answer) => ({ dob: answer })),
  ),
  read: ({ dob }: RegistrationData) => ({
    day: dob === null ? '' : String(dob.day),
    month: dob === null ? '' : String(dob.month),
    year: dob === null ? '' : String(dob.year),
  }),
} satisfies StepForm;

export const contactForm = {
  schema: v.pipe(
    v.strictObject({
      email,
      phoneNumber,
      smsMarketingConsent: optionalConsent,
      smsTransactionalConsent: optionalConsent,
      termPrivacyConsent: requiredConsent,
      communicationConsent: requiredConsent,
    }),
    v.transform((form) => ({
      email: form.email,
      phoneNumber: form.phoneNumber,
      consents: {
        communication: form.communicationConsent,
        smsMarketing: form.smsMarketingConsent,
        smsTransactional: form.smsTransactionalConsent,
        termPrivacy: form.termPrivacyConsent,
      },
    })),
  ),
  read: ({ email, phoneNumber, consents }: RegistrationData) => ({
    email,
    phoneNumber,
    smsMarketingConsent: consents.smsMarketing,
    smsTransactionalConsent: consents.smsTransactional,
    termPrivacyConsent: consents.termPrivacy,
    communicationConsent: consents.communication,
  }),
} satisfies StepForm;

/** A password is never kept, so this form always opens empty and leaves nothing behind. */
export const passwordForm = {
  schema: v.pipe(
    passwords,
    v.transform(() => ({})),
  ),
  read: () => ({ password: '', confirmPassword: '' }),
} satisfies StepForm;
