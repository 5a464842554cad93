/** What staff do that is written down for good, why they may look at what is hidden, and which whole numbers they may see. */

/** Every act that leaves a row in the audit, and what it says happened. */
const auditMeanings = {
  numberRevealed: 'Looked at a whole number.',
  identityPictureOpened: 'Opened a picture of an identity document.',
  paymentFileOpened: 'Opened a payment file, which holds whole account numbers.',
  staffInvited: 'Invited someone to the staff.',
  staffSuspended: 'Suspended an account.',
  staffReactivated: 'Opened a suspended account again.',
  rolesChanged: 'Gave other roles.',
  factorReset: 'Took all second factors of a colleague away, who then has to set up new ones.',
  factorAdded: 'Set up a second factor.',
  factorRemoved: 'Removed a second factor.',
} as const;
export type AuditAct = keyof typeof auditMeanings;
export const auditActs = Object.keys(auditMeanings) as AuditAct[];

/** Why someone looks at a whole number or at a picture of an identity document: one of these, and it stays written. */
export const lookReasons = {
  IDENTITY_REVIEW: 'Identity review',
  FRAUD_QUESTION: 'Fraud question',
  BORROWER_ASKED: 'The borrower asked',
  PAYMENT_QUESTION: 'Payment question',
  REGULATOR_OR_COURT: 'Regulator or court',
} as const;
export type LookReason = keyof typeof lookReasons;
export const lookReasonNames = Object.keys(lookReasons) as LookReason[];
export const sayWhyYouLook = 'Please say why you look at this.';

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
