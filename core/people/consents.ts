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
/** Of the words beside the boxes of registration. They change with those words, and a page shows the words it was built with. */
export const formConsentVersions = {
  TERM_PRIVACY: '2026-01',
  COMMUNICATION: '2026-01',
  SMS: '2026-01',
  SMS_TRANSACTIONAL: '2026-01',
} as const;
export type FormConsentType = keyof typeof formConsentVersions;

/**
 * What stood beside the boxes when a person went on, kept with their draft: agreed to is what was shown, however long ago
 * within the week that a draft lives, and not what has been published since.
 */
export interface ConsentsShown {
  readonly versions: Readonly<Partial<Record<FormConsentType, string>>>;
  /** The prompts of those about text messages, by which their answers are recorded. */
  readonly promptUuids: Readonly<Partial<Record<FormConsentType, string>>>;
}

/** As kept while the person is still deciding. */
export interface Consents {
  readonly communication: boolean;
  readonly smsMarketing: boolean;
  readonly smsTransactional: boolean;
  readonly termPrivacy: boolean;
}
