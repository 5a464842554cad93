/** Step 7: how to reach the person, and what they consent to. */
import * as v from 'valibot';
import { optionalConsent, requiredConsent } from '../../people/consents.ts';
import { email } from '../../people/email.ts';
import { phoneNumber } from '../../people/phone.ts';
import type { RegistrationData } from '../data.ts';
import type { StepForm } from './step-form.ts';

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
