/** Where each act of staff is done: each has its place, so that none is without a button. */
import type { StaffEvent } from '#core/journey/operation-row.ts';

/** Not beside what is asked: in a part of the page, or in the review of the documents. */
export type Elsewhere = 'documents' | 'review';

/**
 * `form`: drawn from its row alone. `page`: beside what is asked, where a part of the page shows more than a form can
 * (scans, money, free times). The rest elsewhere.
 */
export const places: Readonly<Record<StaffEvent, 'form' | 'page' | Elsewhere>> = {
  identityCorrected: 'form',
  noCreditFileConfirmed: 'form',
  creditFreezeLifted: 'form',
  creditRetried: 'form',
  birthDateCorrected: 'form',
  minorConfirmed: 'form',
  identityReviewed: 'form',
  delinquencyReviewed: 'form',
  addressCorrected: 'form',
  propertyNotFoundConfirmed: 'form',
  propertyChosen: 'form',
  liensAttested: 'form',
  incomeVerified: 'form',
  employmentVerified: 'form',
  identityChecked: 'form',
  accountChangeAnswered: 'page',
  valueDecided: 'form',
  appraisalPaid: 'form',
  appraisalReviewed: 'form',
  trustReviewed: 'form',
  titleReviewed: 'form',
  titleCured: 'form',
  titleNotCurable: 'form',
  correctedDisclosureDelivered: 'page',
  notePapersReissued: 'documents',
  signerAdded: 'form',
  signerReminded: 'form',
  signerRemoved: 'form',
  signerIdentityChecked: 'form',
  signerRefused: 'form',
  attorneyApproved: 'page',
  titleDefectFound: 'page',
  attorneyRejected: 'page',
  deedSigned: 'page',
  deedReissued: 'documents',
  notaryReserved: 'page',
  notaryCancelled: 'page',
  rescissionNoticesReissued: 'documents',
  rescinded: 'page',
  rescissionWaived: 'page',
  recordingCorrected: 'page',
  countyNamed: 'form',
  fundingFindingSettled: 'page',
  fundingApproved: 'page',
  fundingStopped: 'page',
  disbursementRetried: 'page',
  creditorPaymentRetried: 'page',
  paymentQuestionSettled: 'page',
  boardingSentAgain: 'form',
  lineBoarded: 'form',
  resumed: 'form',
  reconsidered: 'form',
  withdrawn: 'form',
  incompletenessNoticed: 'form',
  conditionRaised: 'form',
  conditionAskedAgain: 'page',
  conditionCleared: 'page',
  conditionSent: 'page',
  conditionDropped: 'page',
  conditionWaived: 'page',
  fraudSuspected: 'review',
  fraudDismissed: 'page',
  likenessSettled: 'form',
  declinedForCause: 'form',
  phoneSaved: 'form',
  ownershipCorrected: 'form',
};

export function placeElsewhere(event: StaffEvent): Elsewhere | undefined {
  const place = places[event];
  return place === 'form' || place === 'page' ? undefined : place;
}
