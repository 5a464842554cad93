/**
 * The four consents of registration. Two are conditions of using the site; the two for text messages never are, and
 * no decision may read them.
 */
import * as v from 'valibot';
import { required } from '#core/words/en/registration/create-application.ts';

export const requiredConsent = v.literal(true, required);
export const optionalConsent = v.boolean();

/** The wording of a consent changes with its version; the one that was agreed to is kept with the application. */
export const creditConsentVersions = { SOFT_CREDIT: '2026-11', HARD_CREDIT: '2026-11' } as const;

/** As kept while the person is still deciding. */
export interface Consents {
  readonly communication: boolean;
  readonly smsMarketing: boolean;
  readonly smsTransactional: boolean;
  readonly termPrivacy: boolean;
}
