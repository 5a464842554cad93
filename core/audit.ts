/** What staff do that is written down for good, why they may look at what is hidden, and which whole numbers they may see. */
import * as words from '#core/words/en/audit.ts';

/** Every act that leaves a row in the audit, and what it says happened. */
const auditMeanings = {
  numberRevealed: words.numberRevealed,
  identityPictureOpened: words.identityPictureOpened,
  paymentFileOpened: words.paymentFileOpened,
  staffInvited: words.staffInvited,
  staffSuspended: words.staffSuspended,
  staffReactivated: words.staffReactivated,
  rolesChanged: words.rolesChanged,
  factorReset: words.factorReset,
  factorAdded: words.factorAdded,
  factorRemoved: words.factorRemoved,
  feedbackExported: words.feedbackExported,
  flagChanged: words.flagChanged,
  flagProposed: words.flagProposed,
  flagConfirmed: words.flagConfirmed,
  flagRefused: words.flagRefused,
  experimentProposed: words.experimentProposed,
  experimentStarted: words.experimentStarted,
  experimentRefused: words.experimentRefused,
  experimentStopped: words.experimentStopped,
  applicationSummarySeen: words.applicationSummarySeen,
  replayWatched: words.replayWatched,
  bannerChanged: words.bannerChanged,
  vendorPaused: words.vendorPaused,
  vendorResumed: words.vendorResumed,
  orderAskedAgain: words.orderAskedAgain,
  searchedBySsn: words.searchedBySsn,
  actRequested: words.actRequested,
  actConfirmed: words.actConfirmed,
  actRefused: words.actRefused,
} as const;
export type AuditAct = keyof typeof auditMeanings;
export const auditActs = Object.keys(auditMeanings) as AuditAct[];

/** Why someone looks at a whole number or at a picture of an identity document: one of these, and it stays written. */
export const lookReasons = {
  IDENTITY_REVIEW: words.identityReview,
  FRAUD_QUESTION: words.fraudQuestion,
  BORROWER_ASKED: words.borrowerAsked,
  PAYMENT_QUESTION: words.paymentQuestion,
  REGULATOR_OR_COURT: words.regulatorOrCourt,
} as const;
export type LookReason = keyof typeof lookReasons;
export const lookReasonNames = Object.keys(lookReasons) as LookReason[];
export const sayWhyYouLook = words.sayWhyYouLook;

/** As the audit keeps it: the reason, and what was said about it. */
export function lookedBecause(reason: LookReason, more?: string): string {
  return more === undefined ? lookReasons[reason] : `${lookReasons[reason]}: ${more}`;
}

/** The sealed fields of an application that someone with `revealSecret` may look at. What opens a bank is none of them. */
export const revealableNumbers = [
  'ssn',
  'disburseAccount',
  'disburseRouting',
  'autopayAccount',
  'autopayRouting',
  'appraisalAccount',
  'appraisalRouting',
] as const;
export type RevealableNumber = (typeof revealableNumbers)[number];
