/** What staff do that is written down for good, why they may look at what is hidden, and which whole numbers they may see. */
import * as words from '#core/words/en/audit.ts';

/** What one looks for in the audit. */
export const auditKinds = {
  saw: words.saw,
  did: words.did,
  revealed: words.revealed,
  forced: words.forced,
  signedIn: words.signedInKind,
  system: words.system,
} as const;
export type AuditKind = keyof typeof auditKinds;
export const auditKindNames = Object.keys(auditKinds) as AuditKind[];

/** Every act that the audit tells of, of which kind it is, and what it says happened. */
export const auditRows = {
  numberRevealed: { kind: 'revealed', says: words.numberRevealed },
  identityPictureOpened: { kind: 'saw', says: words.identityPictureOpened },
  applicationOpened: { kind: 'saw', says: words.applicationOpened },
  documentOpened: { kind: 'saw', says: words.documentOpened },
  factCompared: { kind: 'saw', says: words.factCompared },
  paymentFileOpened: { kind: 'saw', says: words.paymentFileOpened },
  staffInvited: { kind: 'did', says: words.staffInvited },
  staffSuspended: { kind: 'did', says: words.staffSuspended },
  staffReactivated: { kind: 'did', says: words.staffReactivated },
  staffSignedOut: { kind: 'did', says: words.staffSignedOut },
  rolesChanged: { kind: 'did', says: words.rolesChanged },
  factorReset: { kind: 'did', says: words.factorReset },
  factorAdded: { kind: 'did', says: words.factorAdded },
  factorRemoved: { kind: 'did', says: words.factorRemoved },
  feedbackExported: { kind: 'saw', says: words.feedbackExported },
  hmdaExported: { kind: 'saw', says: words.hmdaExported },
  binderExported: { kind: 'saw', says: words.binderExported },
  holdPlaced: { kind: 'did', says: words.holdPlaced },
  holdLiftAsked: { kind: 'did', says: words.holdLiftAsked },
  holdLiftRefused: { kind: 'did', says: words.holdLiftRefused },
  holdLifted: { kind: 'did', says: words.holdLifted },
  recordsDestroyed: { kind: 'did', says: words.recordsDestroyed },
  complaintTaken: { kind: 'did', says: words.complaintTaken },
  complaintAnswered: { kind: 'did', says: words.complaintAnswered },
  complaintsExported: { kind: 'saw', says: words.complaintsExported },
  flagChanged: { kind: 'did', says: words.flagChanged },
  flagProposed: { kind: 'did', says: words.flagProposed },
  flagConfirmed: { kind: 'did', says: words.flagConfirmed },
  flagRefused: { kind: 'did', says: words.flagRefused },
  experimentProposed: { kind: 'did', says: words.experimentProposed },
  experimentStarted: { kind: 'did', says: words.experimentStarted },
  experimentRefused: { kind: 'did', says: words.experimentRefused },
  experimentStopped: { kind: 'did', says: words.experimentStopped },
  applicationSummarySeen: { kind: 'saw', says: words.applicationSummarySeen },
  replayWatched: { kind: 'saw', says: words.replayWatched },
  searchedBySsn: { kind: 'saw', says: words.searchedBySsn },
  bannerChanged: { kind: 'did', says: words.bannerChanged },
  vendorPaused: { kind: 'did', says: words.vendorPaused },
  vendorResumed: { kind: 'did', says: words.vendorResumed },
  vendorSwitched: { kind: 'did', says: words.vendorSwitched },
  applicationShredded: { kind: 'did', says: words.applicationShredded },
  orderAskedAgain: { kind: 'did', says: words.orderAskedAgain },
  actRequested: { kind: 'did', says: words.actRequested },
  actConfirmed: { kind: 'did', says: words.actConfirmed },
  actRefused: { kind: 'did', says: words.actRefused },
  signedIn: { kind: 'signedIn', says: words.signedIn },
  auditExported: { kind: 'saw', says: words.auditExported },
  // Of an application's own history, which is sealed: read from there and not written twice.
  eventSent: { kind: 'did', says: words.eventSent },
  statusForced: { kind: 'forced', says: words.statusForced },
} as const satisfies Readonly<Record<string, { readonly kind: AuditKind; readonly says: string }>>;
export type AuditAct = keyof typeof auditRows;
export const auditActs = Object.keys(auditRows) as AuditAct[];

/** What someone at a shell did, or the product by itself, is its own kind, whatever they did. */
export const kindOf = (act: AuditAct, isByPerson: boolean): AuditKind => (isByPerson ? auditRows[act].kind : 'system');

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
