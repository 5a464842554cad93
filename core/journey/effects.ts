/**
 * Every thing the server does because a status was reached or an event arrived: what it needs to do it, and what it
 * answers with. A `rule` needs nothing but the application: the server works it out inside the same transaction, so
 * no one ever sees the status that started it. No answer listed means no one waits for one.
 */
import type { MoneySent } from '../application/kinds.ts';
import type { EventName } from './events.ts';

/** Everyone outside our walls: each has a sandbox, a secret for its call-backs and a book. */
export const vendorNames = [
  'credit',
  'property',
  'valuation',
  'title',
  'flood',
  'income',
  'employment',
  'bank',
  'identity',
  'documents',
  'signing',
  'notary',
  'recording',
  'payments',
  'servicing',
  'messages',
  'watchList',
  'signOn',
] as const;
export type VendorName = (typeof vendorNames)[number];

/** Whom an effect asks. Signing on through another site is not part of the journey, so no effect does. */
export type Need = 'rule' | Exclude<VendorName, 'signOn'>;

export interface EffectRow {
  readonly need: Need;
  readonly answers: readonly EventName[];
  /**
   * It costs money, and a borrower can have it ordered again by saying something again: how often for one application.
   * Beyond that a person of ours decides (orders.ts).
   */
  readonly ordersMax?: number;
  /** There is one of it at a time: a later order takes the place of the one before, whose answer counts no more. */
  readonly isReplaced?: true;
  /** The journey goes on meanwhile: failing for good, it stops no step, and our people are asked instead. */
  readonly isBeside?: true;
  /** It sends what the line pays out: to the borrower, or to those who are paid off. Two people release it, and the book has it. */
  readonly movesMoney?: MoneySent;
  /** The fact that must hold of the application as it arrives; otherwise it is not started (owed.ts). */
  readonly onlyIf?: string;
}

const asks = <const N extends Need, const A extends readonly EventName[]>(need: N, ...answers: A) => ({
  need,
  answers,
});

/** Paid for each time. */
const upTo = <const R extends EffectRow>(ordersMax: number, row: R) => ({ ...row, ordersMax });
const oneAtATime = <const R extends EffectRow>(row: R) => ({ ...row, isReplaced: true as const });
const beside = <const R extends EffectRow>(row: R) => ({ ...row, isBeside: true as const });
const moving = <const M extends MoneySent, const R extends EffectRow>(movesMoney: M, row: R) => ({
  ...row,
  movesMoney,
});
const onlyIf = <const F extends string, const R extends EffectRow>(fact: F, row: R) => ({ ...row, onlyIf: fact });

export const effects = {
  checkEligibility: asks('rule', 'eligibilityChecked'),
  listPreCreditDocuments: asks('rule', 'documentsRequested'),
  listSummaryDocuments: asks('rule', 'documentsRequested'),
  listApplicationDocuments: asks('rule', 'documentsRequested'),
  listNotaryDocuments: asks('rule', 'documentsRequested'),
  computeCltv: asks('rule', 'cltvComputed'),
  priceOffers: asks('rule', 'offersPriced'),
  priceRevisedOffers: asks('rule', 'revisedOffersPriced'),
  decideValue: asks('rule', 'valueDecided'),
  askForTrustAndInsurance: asks('rule', 'conditionRaised'),
  workOutClosingCosts: asks('rule', 'closingCostsWorkedOut'),
  /** Answers only when the notary in the room costs the borrower something else than was disclosed. */
  reviseClosingCosts: asks('rule', 'closingCostsChanged'),
  /** Answers only when title is plainly clear; anything else is left to a person. */
  reviewTitle: asks('rule', 'titleReviewed'),
  passTitle: asks('rule', 'titlePassed'),

  pullSoftCredit: upTo(6, asks('credit', 'softCreditReturned')),
  pullHardCredit: upTo(6, asks('credit', 'hardCreditReturned')),
  valueProperty: upTo(8, asks('property', 'propertyValued')),
  pullPropertyReport: upTo(8, asks('property', 'propertyReportReturned')),
  orderBrokerPriceOpinion: upTo(4, asks('valuation', 'valuationReported', 'valuationNotPossible')),
  orderEvaluation: upTo(4, asks('valuation', 'valuationReported', 'valuationNotPossible')),
  arrangeAppraisal: asks('valuation', 'appraisalArranged'),
  orderAppraisal: asks('valuation', 'valuationReported'),
  orderPayoffLetters: upTo(6, asks('title', 'payoffLettersOrdered')),
  collectPayoffLetters: asks('title', 'payoffLettersReceived'),
  orderFullTitle: upTo(6, asks('title', 'titleOrdered')),
  collectTitleReport: asks('title', 'titleReported'),
  determineFloodZone: upTo(6, asks('flood', 'floodDetermined', 'floodCertificateDelayed')),
  /** A condition when the papers were edited: a person looks before anything is decided. */
  verifyIncome: upTo(12, asks('income', 'incomeVerified', 'conditionRaised')),
  /** A condition when no one at the employer can be reached: papers take its place, and a person reads them. */
  verifyEmployment: oneAtATime(upTo(5, asks('employment', 'employmentVerified', 'conditionRaised'))),
  /** Deposits that it sent itself, before sending them became an effect of its own, still arrive. */
  verifyAccountOwner: upTo(10, asks('bank', 'accountOwnerChecked', 'smallDepositsNeeded', 'smallDepositsArrived')),
  /** The borrower names them. */
  sendSmallDeposits: asks('bank', 'smallDepositsSent', 'smallDepositsArrived'),
  verifyIdentity: upTo(10, asks('identity', 'identityChecked')),
  /** The borrower's own steps do not wait for it. */
  verifySignerIdentity: beside(upTo(20, asks('identity', 'signerIdentityChecked'))),

  deliverPreCreditDocuments: asks('documents', 'documentsDelivered'),
  deliverSummaryDocuments: asks('documents', 'documentsDelivered'),
  deliverApplicationDocuments: asks('documents', 'documentsDelivered'),
  deliverClosingDocuments: asks('documents', 'documentsDelivered'),
  /** To someone who opens no line, where the copy has not gone with the closing disclosure. */
  deliverValuationCopy: onlyIf('isValuationCopyOwed', asks('documents', 'valuationCopied')),
  /** Where what stays on the home is paid off after all, and our lien becomes the first (1002.14(a)(2)). */
  deliverValuationNotice: onlyIf('isValuationNoticeOwed', asks('documents', 'valuationNoticed')),
  deliverCorrectedDisclosure: asks('documents', 'correctedDisclosureDelivered'),
  drawUpSigningPackage: asks('documents', 'signingPackageReady'),
  deliverRescissionNotices: asks('documents', 'rescissionNoticesDelivered', 'rescissionNoticesOutdated'),
  openSigningSession: asks('signing', 'noteSigned'),
  deliverNotaryPackage: asks('notary', 'notaryPackageReady'),
  openNotarySession: upTo(12, asks('notary', 'deedAccepted', 'deedSigned', 'enotaryFailed')),
  bookNotary: upTo(12, asks('notary', 'notaryNotBooked', 'deedSigned')),
  /** Every time that was booked before: others can have it. */
  releaseNotary: asks('notary'),
  recordDeed: asks('recording', 'deedRecorded', 'deedSubmitted', 'recordingRejected'),
  releaseLien: onlyIf('mayCountyHaveDeed', asks('recording', 'lienReleased')),
  /** Where the notices were given again after the county had the deed. */
  releaseRecordedLien: onlyIf('hasCountyDeed', asks('recording', 'lienReleased')),
  /** Everyone the application names, when it is submitted, and an owner who is named later. */
  screenApplicants: beside(upTo(12, asks('watchList', 'applicantsScreened'))),
  checkWatchLists: asks('watchList', 'fundingChecked'),
  checkAccountAgain: asks('bank', 'fundingChecked'),
  checkEmploymentAgain: asks('employment', 'fundingChecked'),
  searchForNewLiens: asks('title', 'fundingChecked'),
  chargeAppraisal: upTo(6, asks('payments', 'appraisalPaid', 'appraisalPaymentRefused')),
  disburseFunds: moving(
    'disbursement',
    asks('payments', 'fundsDisbursed', 'disbursementReturned', 'paymentWithheld', 'paymentQuestioned'),
  ),
  payCreditors: moving(
    'creditorPayment',
    asks('payments', 'creditorsPaid', 'creditorPaymentReturned', 'paymentWithheld', 'paymentQuestioned'),
  ),
  refundFees: asks('payments', 'feesGivenBack'),
  /** The servicer takes the line over: the file goes out, and it says whether every figure was as ours. */
  boardLine: asks('servicing', 'lineBoarded', 'boardingRefused'),
  /** What was paid for before the law let us keep it; nothing where nothing is owed back. */
  refundEarlyFees: onlyIf('isFeeOwedBack', asks('payments', 'feesGivenBack')),

  sendAdverseActionNotice: asks('messages'),
  sendCounterOfferNotice: asks('messages'),
  sendIncompletenessNotice: asks('messages'),
  sendCancellationNotice: asks('messages'),
  sendWelcome: asks('messages'),
  inviteSigner: asks('messages'),
  tellOfCondition: asks('messages'),
  /** What was asked for is no longer wanted. */
  tellOfWaiver: asks('messages'),
  tellOfReturnedMoney: asks('messages'),
  /** The steps of the way: offers to choose from, at once and a day later if none is chosen; an answer that arrived; signed; the right to cancel. */
  tellOfOffers: asks('messages'),
  tellOfSavedOffers: asks('messages'),
  tellOfAnswer: asks('messages'),
  tellOfSignedAgreement: asks('messages'),
  tellOfRightToCancel: asks('messages'),
  /** The notice of the flood zone, in time to buy a policy. */
  tellOfFloodZone: asks('messages'),
  /** With the code that confirms it, to the address from before. */
  tellOfAccountChange: asks('messages'),
  tellOfChangedCosts: asks('messages'),
  /** To every owner: the room is open; a time was made or moved, with where and when; a time was dropped; a time was lost. */
  tellOfNotaryRoom: asks('messages'),
  tellOfAppointment: asks('messages'),
  tellOfCancelledAppointment: asks('messages'),
  tellOfLostAppointment: asks('messages'),
} as const satisfies Record<string, EffectRow>;

export type EffectName = keyof typeof effects;
/** Every fact that an effect asks: facts.ts has an answer to each, or does not compile. */
export type AskedEffectFact = Extract<(typeof effects)[EffectName], { onlyIf: string }>['onlyIf'];

/** The names of all effects that serve one kind of need: what a worker's handlers, or the server's rules, must cover. */
export type EffectOf<N extends Need> = {
  [E in EffectName]: (typeof effects)[E]['need'] extends N ? E : never;
}[EffectName];

/** A worker may meet an effect of another release, and then there is no row. */
function rowOf(effect: string): EffectRow | undefined {
  return Object.hasOwn(effects, effect) ? effects[effect as EffectName] : undefined;
}

export function isBeside(effect: string): boolean {
  return rowOf(effect)?.isBeside === true;
}

/** Which money the effect sends; undefined for one that sends none. */
export function moneyMovedBy(effect: string): MoneySent | undefined {
  return rowOf(effect)?.movesMoney;
}

export function isRule(effect: EffectName): effect is EffectOf<'rule'> {
  return effects[effect].need === 'rule';
}
