/**
 * The questions the table asks, each answered yes or no. `placeFacts` look at the view that the browser has too, so both
 * sides choose the same screen; `facts` look at the whole application and choose where it goes next, and whether what an
 * effect gives is owed.
 */

import { canBeRescinded } from '#core/calendar/rescission.ts';
import type { Application } from '../application/application.ts';
import type { BpoStatus, Decision, Subdecision } from '../application/enums.ts';
import { othersToSign } from '../application/others-to-sign.ts';
import { isCopyOwedAtEnd, isNoticeOwedLater } from '../documents/valuation-copy.ts';
import { isFloodZone } from '../law/flood.ts';
import { closesAtOffice } from '../notary/offices.ts';
import { feeOwedBack } from '../payments/early-refund.ts';
import { isReleased } from '../payments/release.ts';
import type { AskedEffectFact } from './effects.ts';
import { areLastChecksClear } from './last-checks.ts';
import type { AskedFact, AskedPlaceFact } from './statuses.ts';

/** The part of an application's view that decides a place. The names are the specification's. */
export interface Whereabouts {
  readonly isCrypto: boolean;
  readonly isInquiry: boolean;
  readonly status: {
    readonly checklistStatus: string | null;
    readonly waitingOnFloodCert: boolean;
    readonly bpo: BpoStatus;
    readonly uwDecision: Decision;
    readonly uwSubDecision: Subdecision;
    readonly primaryParticipantAcceptComplete: boolean;
    readonly manualNotary: boolean;
  };
  readonly property: { readonly state: string };
  readonly disburseAccount?: { readonly routingNumber: string | null } | null;
  readonly declineKind?: 'credit' | 'income' | 'other' | null;
}

const submittedSubdecisions: readonly Subdecision[] = ['UNVERIFIED_ONBOARDING_COMPLETE', 'BPO_PENDING', 'FINAL_OFFER'];

const isValuationDue = (at: Whereabouts) => at.status.bpo === 'BPO_REQUIRED';

export const placeFacts = {
  isWaitingOnFloodCert: (at: Whereabouts) => at.status.waitingOnFloodCert,
  isWithoutRoutingNumber: (at: Whereabouts) => !at.isCrypto && !at.disburseAccount?.routingNumber,
  isValuationDueInTexas: (at: Whereabouts) => isValuationDue(at) && at.property.state === 'TX',
  isValuationDue,
  hasPrimaryAccepted: (at: Whereabouts) => at.status.primaryParticipantAcceptComplete,
  hasSubmitted: (at: Whereabouts) =>
    submittedSubdecisions.includes(at.status.uwSubDecision) || at.status.uwSubDecision.startsWith('VERIFIED'),
} satisfies Readonly<Record<AskedPlaceFact, (at: Whereabouts) => boolean>>;

/** Above this the agencies want an appraisal by a person on site (84 FR 53579). */
const APPRAISAL_ABOVE_CENTS = 400_000_00;

/** Above this a full title search stands behind the line, whatever the property report said before the line was chosen. */
const FULL_TITLE_ABOVE_CENTS = 250_000_00;

const lineCents = (a: Application) => a.offers.selected?.amountCents ?? 0;
const employed: readonly string[] = ['FULL_TIME', 'PART_TIME', 'SELF_EMPLOYED'];
const isBusinessPurpose = (a: Application) => a.product === 'dscr';
const needsValuation = (a: Application, need: Application['valuation']['need']) =>
  !a.valuation.isDone && a.valuation.need === need;

/** The note, too, is signed there and then: not at home, and not before the wait is over. */
const signsAtOffice = ({ property }: Application) => closesAtOffice(property.address.state);

export const facts = {
  /** Whatever the reason: once there is one, nothing else is asked. */
  mustDecline: (a: Application) => a.declineReasons.length > 0,
  isDuplicate: (a: Application) => a.isDuplicate,

  // The credit file
  isFileMissingDespiteSsn: (a: Application) => a.credit.outcome === 'noFile' && a.credit.ssnToken !== null,
  isFileMissing: (a: Application) => a.credit.outcome === 'noFile',
  isFileFrozen: (a: Application) => a.credit.outcome === 'frozen',
  isFileOfMinor: (a: Application) => a.credit.outcome === 'minor',
  hasFraudAlert: (a: Application) => a.credit.outcome === 'alert',
  hasDelinquency: (a: Application) => a.credit.outcome === 'delinquent',
  isBeforeSubmission: (a: Application) => a.credit.phase === 'soft',
  isHardReportStale: (a: Application) => a.credit.isHardReportStale,

  // What a correction makes unknown again
  isCreditUnread: (a: Application) => a.credit.outcome === null,
  isHomeUnlocated: (a: Application) => a.property.lookup === null,
  areOffersUnpriced: (a: Application) => a.offers.setUuid === null,
  isNothingChosen: (a: Application) => a.offers.selected === null,

  // The property
  isPropertyNotFound: (a: Application) => a.property.lookup === 'notFound',
  hasManyProperties: (a: Application) => a.property.lookup === 'many',
  isEstimateForEvaluation: (a: Application) => a.property.valueCents === null && a.valuation.need === 'evaluation',
  isEstimateForNavBpo: (a: Application) => a.property.valueCents === null && a.valuation.need === 'navBpo',
  isValueMissing: (a: Application) => a.property.valueCents === null,
  isTransferRecent: (a: Application) => a.title.isTransferRecent,
  isApplicantMissingFromTitle: (a: Application) => !a.title.isApplicantOwner,
  isTitleBypassed: (a: Application) => a.title.bypass === 'BYPASS',
  hasLiensToConfirmAsInquiry: (a: Application) => a.hasLiensToConfirm && a.isInquiry,
  hasLiensToConfirm: (a: Application) => a.hasLiensToConfirm,

  // Offers
  qualifiesOnAssets: (a: Application) => a.decision === 'ASSET_DEPLETION',
  hasChosenBefore: (a: Application) => a.offers.selected !== null,
  isOfferUnverified: (a: Application) => a.subDecision.startsWith('UNVERIFIED'),
  isBetterOfferPossible: (a: Application) => a.offers.isBetterPossible,
  areTermsChanged: (a: Application) => a.offers.counterOffer !== null,
  isNotReportable: isBusinessPurpose,

  // What is still to be proved, in the order it is asked for
  needsIncomeProof: (a: Application) => !isBusinessPurpose(a) && !a.income.isVerified,
  needsEmploymentCheck: (a: Application) =>
    !isBusinessPurpose(a) && employed.includes(a.income.employmentType) && !a.employment.isVerified,
  needsDisbursementAccount: (a: Application) =>
    a.product !== 'crypto' && (a.accounts.disburse?.routingMask ?? null) === null,
  needsPaymentChoice: (a: Application) => a.accounts.paymentType === null,
  paysAutomatically: (a: Application) => a.accounts.paymentType === 'AUTOPAY',
  mayRetryIdentity: (a: Application) => a.identity.verification === 'FAILED_VERIFICATION' && a.identity.failedTries < 3,
  isIdentityUnderReview: (a: Application) => a.identity.verification !== 'VERIFIED',
  needsFirstGenerationBpo: (a: Application) => needsValuation(a, 'bpo'),
  needsNavBpo: (a: Application) => needsValuation(a, 'navBpo'),
  needsEvaluation: (a: Application) => needsValuation(a, 'evaluation'),
  needsAppraisal: (a: Application) =>
    needsValuation(a, 'appraisal') || (!a.valuation.isDone && lineCents(a) > APPRAISAL_ABOVE_CENTS),
  borrowerPaysAppraisal: (a: Application) => a.valuation.appraisalPayer === 'borrower',
  isAppraisalRejected: (a: Application) => a.valuation.isAppraisalRejected,
  needsTrustReview: (a: Application) =>
    !a.trustAndInsurance.isApproved && (a.ownership.type === 'TRUST' || a.trustAndInsurance.needsHazardProof),
  needsPayoffLetters: (a: Application) => a.liens.some((lien) => lien.isPaidOff && lien.payoffCents === null),
  needsFullTitle: (a: Application) =>
    !a.title.isReported && (a.title.isFullTitleNeeded || lineCents(a) > FULL_TITLE_ABOVE_CENTS),
  hasTitleExceptions: (a: Application) => a.title.hasExceptions,

  // Closing
  needsFloodInsurance: (a: Application) => isFloodZone(a.flood.zone) && !a.trustAndInsurance.isFloodInsured,
  /** Who was invited early is there already, and counts even where the records have come to name no other owner. */
  needsCoOwners: (a: Application) => !areSignersReady(a),
  areSignersReady,
  signsAtOffice,
  signsAtOfficeTogether: (a: Application) => signsAtOffice(a) && !areSignersReady(a),
  needsAttorney: (a: Application) => a.notary.needsAttorney,
  mustWaitToClose: (a: Application) => a.notary.mustWait,
  needsManualNotary: (a: Application) => a.notary.isManual,
  canRescind: (a: Application) =>
    canBeRescinded({ occupancyType: a.property.occupancy, isBusinessPurpose: isBusinessPurpose(a) }),
  isFundingApproved: (a: Application) => areLastChecksClear(a) && isReleased(a.funding),
  hasDebtsToPay: (a: Application) => a.offers.debtsToPay.length > 0 || a.liens.some(({ isPaidOff }) => isPaidOff),

  // What is owed after an end, or to someone whose lien became the first one
  isFeeOwedBack: (a: Application) => feeOwedBack(a) !== null,
  isValuationCopyOwed: isCopyOwedAtEnd,
  isValuationNoticeOwed: isNoticeOwedLater,
  hasCountyDeed,
  /** Where no county was ever known, we sent the deed to none. */
  mayCountyHaveDeed: (a: Application) => a.property.county !== null || hasCountyDeed(a),
} satisfies Readonly<Record<AskedFact | AskedEffectFact, (a: Application) => boolean>>;
export type FactName = keyof typeof facts;

function areSignersReady(a: Application): boolean {
  const ready = a.signers.filter(({ state }) => state === 'READY' || state === 'SIGNED');
  return ready.length === a.signers.length && ready.length >= othersToSign(a);
}

function hasCountyDeed({ recording: { instrumentNumber, isGapCovered } }: Application): boolean {
  return instrumentNumber !== null || isGapCovered;
}
