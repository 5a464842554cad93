/** What another owner is told of the application that they sign, before and after they have a password. */
import * as v from 'valibot';
import { signerStates } from '#core/application/application.ts';
import { signerScreens } from '#core/journey/signer.ts';

/** All a signer learns of the application: whose it is, which home, what they have to do next. No terms, no figures. */
export const coDeedStatus = v.object({
  applicationUuid: v.string(),
  status: v.string(),
  signerStatus: v.picklist(signerStates),
  name: v.string(),
  borrowerName: v.string(),
  property: v.object({ street1: v.string(), city: v.string(), state: v.string(), zip: v.string() }),
  /** The page of theirs on which the journey puts them. */
  screen: v.picklist(signerScreens),
  steps: v.array(v.object({ label: v.string(), state: v.picklist(['INITIAL', 'IN_PROGRESS', 'COMPLETE']) })),
  isPhoneMissing: v.boolean(),
  identity: v.object({
    failedTries: v.number(),
    triesLeft: v.number(),
    /** A person has their photos and looks at them. */
    isWithUs: v.boolean(),
    /** What that person asks for, in the words the signer reads. */
    askedFor: v.nullable(v.string()),
  }),
  /** Owns nothing of the home and consents that it is pledged, as Texas wants of a spouse. */
  isConsentingSpouse: v.boolean(),
  /** Ahead of their turn: what they sign comes later. */
  isEarly: v.boolean(),
  /** Whether they meet the notary in person, and when; before this moment the law lets no one sign. */
  manualNotary: v.boolean(),
  closingNotBefore: v.nullable(v.object({ at: v.string(), timeZone: v.string() })),
  slot: v.nullable(v.object({ startsAt: v.string(), place: v.string(), timeZone: v.string() })),
  /**
   * What they wait for takes longer than the table allows: when our team was told of it, if it was. Null too where the wait
   * is not theirs, so that no one learns from it how another person's application goes.
   */
  overdue: v.nullable(v.object({ toldAt: v.nullable(v.string()) })),
});

/** Before they have a password: what the email says, too. */
export const coDeedInvitation = v.object({
  ...v.pick(coDeedStatus, ['borrowerName', 'isConsentingSpouse']).entries,
  home: v.object({ street1: v.string(), city: v.string() }),
});
