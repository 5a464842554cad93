/**
 * Everything that staff may do to an application, one row for each event that operations may send. The door reads who may
 * and what must be true; the console reads the words and the form. An event without a row does not compile.
 */
import * as anytime from '#core/words/en/operations/anytime.ts';
import * as closing from '#core/words/en/operations/closing.ts';
import * as credit from '#core/words/en/operations/credit.ts';
import * as found from '#core/words/en/operations/found.ts';
import * as funding from '#core/words/en/operations/funding.ts';
import * as property from '#core/words/en/operations/property.ts';
import * as words from '#core/words/en/operations/shared.ts';
import * as title from '#core/words/en/operations/title.ts';
import * as verification from '#core/words/en/operations/verification.ts';
import type { Operation, StaffEvent } from './operation-row.ts';

const why = { kind: 'envelope' } as const;
const someReasons = { kind: 'reason', label: words.principalReason } as const;
const reasons = { ...someReasons, hint: words.principalReasonHint, isOptional: true } as const;
const checked = {
  kind: 'choice',
  label: words.whatDidYouFind,
  options: { VERIFIED: words.isThisPerson, FAILED_VERIFICATION: words.photosDoNotProveIt },
} as const;

/** What the papers say beside what the application says, fact by fact, as it was judged. */
const compared = { kind: 'compared', label: found.compared, isOptional: true } as const;

export const operations: { readonly [E in StaffEvent]: Operation<E> } = {
  // ---------------------------------------------------------------- Credit

  identityCorrected: {
    queue: 'credit',
    label: credit.identityCorrectedLabel,
    what: words.bureauIsAskedAgain,
    form: {
      firstName: { kind: 'text', label: words.firstName, hint: words.onlyWhereItChanges, isOptional: true },
      lastName: { kind: 'text', label: words.lastName, hint: words.onlyWhereItChanges, isOptional: true },
      ssn: { kind: 'ssn', label: credit.newSsn, hint: credit.newSsnHint, isOptional: true },
      why,
    },
    found: { documentSeen: { kind: 'text', label: found.documentSeen } },
    permission: 'workFiles',
  },
  noCreditFileConfirmed: {
    queue: 'credit',
    label: credit.noCreditFileConfirmedLabel,
    what: words.declinedWithNotice,
    form: {},
    found: { documentSeen: { kind: 'text', label: found.documentSeen } },
    permission: 'underwrite',
    isFinal: true,
  },
  creditFreezeLifted: {
    queue: 'credit',
    label: credit.creditFreezeLiftedLabel,
    what: words.bureauIsAskedAgain,
    form: {},
    permission: 'workFiles',
  },
  creditRetried: {
    queue: 'credit',
    label: credit.creditRetriedLabel,
    what: credit.creditRetried,
    form: {},
    found: {
      bureauReference: { kind: 'text', label: found.bureauReference, isOptional: true },
      whatTheySaid: { kind: 'words', label: found.whatTheySaid, isOptional: true },
    },
    permission: 'workFiles',
  },
  birthDateCorrected: {
    queue: 'credit',
    label: credit.birthDateCorrectedLabel,
    what: words.bureauIsAskedAgain,
    form: { birthDate: { kind: 'date', label: credit.newBirthDate, hint: found.dateHint }, why },
    found: { documentSeen: { kind: 'text', label: found.documentSeen } },
    permission: 'workFiles',
  },
  minorConfirmed: {
    queue: 'credit',
    label: credit.minorConfirmedLabel,
    what: words.declinedWithNotice,
    form: {},
    found: { documentSeen: { kind: 'text', label: found.documentSeen } },
    permission: 'underwrite',
    isFinal: true,
  },
  identityReviewed: {
    queue: 'credit',
    label: credit.identityReviewedLabel,
    what: credit.identityReviewed,
    form: {
      isConfirmed: {
        kind: 'yesNo',
        label: credit.identityReviewedIsConfirmed,
        yes: credit.identityReviewedYes,
        no: words.noDecline,
      },
    },
    found: {
      numberCalled: { kind: 'ends', label: found.numberCalled, hint: found.numberCalledHint },
      calledOn: { kind: 'date', label: found.calledOn, hint: found.dateHint },
      spokeWith: { kind: 'text', label: found.spokeWith },
      questionsPassed: { kind: 'yesNo', label: found.questionsPassed },
    },
    permission: 'underwrite',
  },
  delinquencyReviewed: {
    queue: 'credit',
    label: credit.delinquencyReviewedLabel,
    what: credit.delinquencyReviewed,
    form: {
      isCured: {
        kind: 'yesNo',
        label: credit.delinquencyReviewedIsCured,
        yes: credit.delinquencyReviewedYes,
        no: words.noDecline,
      },
    },
    found: { latePayments: { kind: 'rows', label: found.latePayment, parts: found.latePaymentParts } },
    permission: 'underwrite',
  },

  // ---------------------------------------------------------------- Property and liens

  addressCorrected: {
    queue: 'property',
    label: property.addressCorrectedLabel,
    what: property.addressCorrected,
    form: { address: { kind: 'address', label: property.addressCorrectedAddress } },
    permission: 'workFiles',
  },
  propertyNotFoundConfirmed: {
    queue: 'property',
    label: property.propertyNotFoundConfirmedLabel,
    what: words.declinedWithNotice,
    form: {},
    permission: 'underwrite',
    isFinal: true,
  },
  propertyChosen: {
    queue: 'property',
    label: property.propertyChosenLabel,
    what: property.propertyChosen,
    form: { parcelId: { kind: 'parcel', label: property.propertyChosenParcelId } },
    permission: 'workFiles',
    needs: ['areThereHomes'],
  },
  liensAttested: {
    queue: 'property',
    label: property.liensAttestedLabel,
    what: property.liensAttested,
    form: { liens: { kind: 'liens', label: property.liensAttestedLiens } },
    permission: 'workFiles',
  },

  // ---------------------------------------------------------------- Income and identity

  incomeVerified: {
    queue: 'verification',
    label: verification.incomeVerifiedLabel,
    what: verification.incomeVerified,
    form: {
      outcome: {
        kind: 'choice',
        label: words.whatDidYouFind,
        options: {
          matched: verification.incomeVerifiedMatched,
          higher: verification.incomeVerifiedHigher,
          lower: verification.incomeVerifiedLower,
          unverifiable: verification.incomeVerifiedUnverifiable,
        },
      },
    },
    found: {
      worksheet: { kind: 'worksheet', label: found.incomeSource, hint: found.incomeSourceHint, isOptional: true },
    },
    permission: 'underwrite',
  },
  employmentVerified: {
    queue: 'verification',
    label: verification.employmentVerifiedLabel,
    what: verification.employmentVerified,
    form: {
      isEmployed: {
        kind: 'yesNo',
        label: verification.employmentVerifiedIsEmployed,
        yes: verification.employmentVerifiedYes,
        no: words.noDecline,
      },
    },
    permission: 'underwrite',
  },
  identityChecked: {
    queue: 'verification',
    label: verification.identityCheckedLabel,
    what: verification.identityChecked,
    form: { verification: checked },
    permission: 'underwrite',
  },
  accountChangeAnswered: {
    queue: 'anytime',
    label: anytime.accountChangeAnsweredLabel,
    what: anytime.accountChangeAnswered,
    form: { outcome: { kind: 'fixed', value: 'confirmed' }, why },
    permission: 'confirmAccounts',
    needs: ['isAccountChangeOpen'],
    otherHalves: { fundingApproved: anytime.accountChangeAnsweredNotAfterFundingApproved },
  },

  // ---------------------------------------------------------------- Value

  valueDecided: {
    queue: 'property',
    label: property.valueDecidedLabel,
    what: property.valueDecided,
    form: {
      outcome: {
        kind: 'choice',
        label: property.valueDecidedOutcome,
        options: {
          accepted: property.valueDecidedAccepted,
          lower: property.valueDecidedLower,
          escalated: property.valueDecidedEscalated,
          unacceptable: property.valueDecidedUnacceptable,
        },
      },
      valueCents: {
        kind: 'money',
        label: property.valueDecidedValueCents,
        hint: property.valueDecidedHint,
        isOptional: true,
      },
    },
    found: {
      comparables: { kind: 'rows', label: found.comparable, parts: found.comparableParts, isOptional: true },
      conditionSeen: { kind: 'text', label: found.conditionSeen, isOptional: true },
    },
    permission: 'underwrite',
  },
  appraisalPaid: {
    queue: 'property',
    label: property.appraisalPaidLabel,
    what: property.appraisalPaid,
    form: { paymentUuid: { kind: 'text', label: property.appraisalPaidPaymentUuid } },
    permission: 'workFiles',
  },
  appraisalReviewed: {
    queue: 'property',
    label: property.appraisalReviewedLabel,
    what: property.appraisalReviewed,
    form: {
      isAccepted: {
        kind: 'yesNo',
        label: property.appraisalReviewedIsAccepted,
        yes: property.appraisalReviewedYes,
        no: property.appraisalReviewedNo,
      },
      why,
    },
    found: {
      meetsStandards: { kind: 'yesNo', label: found.meetsStandards },
      licenseChecked: { kind: 'yesNo', label: found.licenseChecked },
      comparablesFit: { kind: 'yesNo', label: found.comparablesFit },
      inspected: { kind: 'yesNo', label: found.inspected },
    },
    permission: 'underwrite',
  },

  // ---------------------------------------------------------------- Title and trust

  trustReviewed: {
    queue: 'title',
    label: title.trustReviewedLabel,
    what: title.trustReviewed,
    form: {
      isApproved: {
        kind: 'yesNo',
        label: title.trustReviewedIsApproved,
        yes: title.trustReviewedYes,
        no: words.noDecline,
      },
      floodCoverCents: { kind: 'money', label: title.floodCover, hint: title.floodCoverHint, isOptional: true },
      floodFrom: { kind: 'date', label: title.floodFrom, hint: found.dateHint, isOptional: true },
      floodTo: { kind: 'date', label: title.floodTo, hint: found.dateHint, isOptional: true },
      floodInsurableCents: { kind: 'money', label: title.floodInsurable, isOptional: true },
      why,
    },
    found: {
      trustName: { kind: 'text', label: found.trustName, isOptional: true },
      trustees: { kind: 'text', label: found.trustees, isOptional: true },
      powersToBorrow: { kind: 'yesNo', label: found.powersToBorrow, isOptional: true },
      signaturesComplete: { kind: 'yesNo', label: found.signaturesComplete, isOptional: true },
      policyInsurer: { kind: 'text', label: found.policyInsurer, isOptional: true },
      policyAmount: { kind: 'money', label: found.policyAmount, isOptional: true },
      policyFrom: { kind: 'date', label: found.policyFrom, hint: found.dateHint, isOptional: true },
      policyTo: { kind: 'date', label: found.policyTo, hint: found.dateHint, isOptional: true },
    },
    permission: 'underwrite',
  },
  titleReviewed: {
    queue: 'title',
    label: title.titleReviewedLabel,
    what: title.titleReviewed,
    form: {
      outcome: {
        kind: 'choice',
        label: title.titleReviewedOutcome,
        options: {
          clear: title.titleReviewedClear,
          exceptions: title.titleReviewedExceptions,
          newLien: title.titleReviewedNewLien,
        },
      },
      liens: { kind: 'newLien', label: title.titleReviewedLiens, isOptional: true },
    },
    found: {
      ownersMatch: { kind: 'yesNo', label: found.ownersMatch },
      legalDescriptionMatches: { kind: 'yesNo', label: found.legalDescriptionMatches },
      judgments: { kind: 'text', label: found.judgments, isOptional: true },
    },
    permission: 'underwrite',
  },
  titleCured: {
    queue: 'title',
    label: title.titleCuredLabel,
    what: title.titleCured,
    form: { why },
    found: { exceptions: { kind: 'rows', label: found.exception, parts: found.exceptionParts } },
    permission: 'underwrite',
  },
  titleNotCurable: {
    queue: 'title',
    label: title.titleNotCurableLabel,
    what: words.declinedWithNotice,
    form: { why },
    found: { exceptions: { kind: 'rows', label: found.exception, parts: found.exceptionParts } },
    permission: 'underwrite',
    isFinal: true,
  },

  // ---------------------------------------------------------------- Closing

  correctedDisclosureDelivered: {
    queue: 'closing',
    label: closing.correctedDisclosureDeliveredLabel,
    what: closing.correctedDisclosureDelivered,
    form: {},
    permission: 'close',
    needs: ['isCorrectionOpen'],
  },
  notePapersReissued: {
    queue: 'closing',
    label: closing.notePapersReissuedLabel,
    what: closing.notePapersReissued,
    form: { why },
    permission: 'close',
  },
  signerAdded: {
    queue: 'closing',
    label: closing.signerAddedLabel,
    what: closing.signerAdded,
    form: {
      firstName: { kind: 'text', label: words.firstName },
      lastName: { kind: 'text', label: words.lastName },
      email: { kind: 'email', label: words.email },
      phoneNumber: { kind: 'phone', label: words.mobilePhone },
    },
    permission: 'close',
    needs: ['knowsOfOwner', 'hasRoomForOwner'],
  },
  signerReminded: {
    queue: 'closing',
    label: closing.signerRemindedLabel,
    what: closing.signerReminded,
    form: { signerUuid: { kind: 'signer', label: words.owner } },
    permission: 'emailOwners',
    needs: ['hasInvitedOwner'],
  },
  signerRemoved: {
    queue: 'closing',
    label: closing.signerRemovedLabel,
    what: closing.signerRemoved,
    form: { signerUuid: { kind: 'signer', label: words.owner } },
    permission: 'close',
    needs: ['hasOwnerToRemove'],
  },
  signerIdentityChecked: {
    queue: 'closing',
    label: closing.signerIdentityCheckedLabel,
    what: closing.signerIdentityChecked,
    form: { identityUuid: { kind: 'signer', label: words.owner }, verification: checked },
    permission: 'underwrite',
    needs: ['hasOwnerToProve'],
  },
  signerRefused: {
    queue: 'closing',
    label: closing.signerRefusedLabel,
    what: closing.signerRefused,
    form: { identityUuid: { kind: 'signer', label: words.owner } },
    permission: 'close',
    needs: ['hasOtherOwner'],
    isFinal: true,
  },
  attorneyApproved: {
    queue: 'closing',
    label: closing.attorneyApprovedLabel,
    what: closing.attorneyApproved,
    form: {
      mustAttend: {
        kind: 'yesNo',
        label: closing.attorneyApprovedMustAttend,
        yes: closing.attorneyApprovedYes,
        no: closing.attorneyApprovedNo,
      },
    },
    found: { attorney: { kind: 'text', label: found.attorney, isOptional: true } },
    permission: 'close',
  },
  titleDefectFound: {
    queue: 'closing',
    label: closing.titleDefectFoundLabel,
    what: closing.titleDefectFound,
    form: { why },
    permission: 'close',
  },
  attorneyRejected: {
    queue: 'closing',
    label: closing.attorneyRejectedLabel,
    what: closing.attorneyRejected,
    form: { why, reasons },
    permission: 'close',
    isFinal: true,
  },
  deedSigned: {
    queue: 'closing',
    label: closing.deedSignedLabel,
    what: closing.deedSigned,
    form: { signedAt: { kind: 'page' }, documentUuids: { kind: 'page' } },
    permission: 'close',
    needs: ['isCorrectionDelivered'],
  },
  deedReissued: {
    queue: 'closing',
    label: closing.deedReissuedLabel,
    what: closing.deedReissued,
    form: { why },
    permission: 'close',
  },
  notaryReserved: {
    queue: 'closing',
    label: closing.notaryReservedLabel,
    what: closing.notaryReserved,
    form: { startsAt: { kind: 'page' }, place: { kind: 'page' } },
    permission: 'close',
  },
  notaryCancelled: {
    queue: 'closing',
    label: closing.notaryCancelledLabel,
    what: closing.notaryCancelled,
    form: { startsAt: { kind: 'page' }, why },
    permission: 'close',
    needs: ['hasAppointment'],
  },
  rescissionNoticesReissued: {
    queue: 'closing',
    label: closing.rescissionNoticesReissuedLabel,
    what: closing.rescissionNoticesReissued,
    form: { why },
    permission: 'close',
    needs: ['hasRightToCancel'],
  },
  rescinded: {
    queue: 'closing',
    label: closing.rescindedLabel,
    what: closing.rescinded,
    form: { identityUuid: { kind: 'owner', label: words.owner }, mailedOn: { kind: 'page' } },
    permission: 'close',
    needs: ['canBeCancelled'],
    isFinal: true,
  },
  rescissionWaived: {
    queue: 'closing',
    label: closing.rescissionWaivedLabel,
    what: closing.rescissionWaived,
    form: { statements: { kind: 'page' } },
    permission: 'close',
    needs: ['canBeCancelled'],
  },
  recordingCorrected: {
    queue: 'closing',
    label: closing.recordingCorrectedLabel,
    what: closing.recordingCorrected,
    form: {},
    permission: 'close',
    needs: ['isDeedSentBack'],
  },

  // ---------------------------------------------------------------- Funding

  countyNamed: {
    queue: 'closing',
    label: closing.countyNamedLabel,
    what: closing.countyNamed,
    form: { countyFips: { kind: 'county', label: closing.countyNamedCounty, hint: closing.countyNamedHint } },
    found: { documentSeen: { kind: 'text', label: found.documentSeen } },
    permission: 'close',
    needs: ['isCountyMissing'],
  },
  fundingFindingSettled: {
    queue: 'funding',
    label: funding.fundingFindingSettledLabel,
    what: funding.fundingFindingSettled,
    form: { check: { kind: 'page' }, why },
    permission: 'settleFindings',
    needs: ['hasFinding'],
    otherHalves: { fundingApproved: funding.fundingFindingSettledNotAfterFundingApproved },
  },
  fundingApproved: {
    queue: 'funding',
    label: funding.fundingApprovedLabel,
    what: funding.fundingApproved,
    form: { approver: { kind: 'page' }, release: { kind: 'page' } },
    permission: 'approveFunding',
    needs: [
      'hasDestination',
      'isAccountProved',
      'isAccountFree',
      'isNotOnItsWay',
      'isPastCancelling',
      'isNothingFound',
      'isFreeToGo',
    ],
    otherHalves: {
      fundingApproved: funding.fundingApprovedNotAfterFundingApproved,
      accountChangeAnswered: funding.fundingApprovedNotAfterAccountChangeAnswered,
      fundingFindingSettled: funding.fundingApprovedNotAfterFundingFindingSettled,
      likenessSettled: funding.fundingApprovedNotAfterLikenessSettled,
    },
  },
  fundingStopped: {
    queue: 'funding',
    label: funding.fundingStoppedLabel,
    what: funding.fundingStopped,
    form: { why, reasons },
    permission: 'stopFunding',
    isFinal: true,
  },
  disbursementRetried: {
    queue: 'funding',
    label: funding.disbursementRetriedLabel,
    what: funding.disbursementRetried,
    form: {},
    permission: 'resendMoney',
    needs: ['isDisbursementFree'],
  },
  creditorPaymentRetried: {
    queue: 'funding',
    label: funding.creditorPaymentRetriedLabel,
    what: funding.creditorPaymentRetried,
    form: {},
    permission: 'resendMoney',
    needs: ['areCreditorsFree'],
  },
  paymentQuestionSettled: {
    queue: 'funding',
    label: funding.paymentQuestionSettledLabel,
    what: funding.paymentQuestionSettled,
    form: { why },
    permission: 'resendMoney',
    needs: ['isPaymentQuestioned'],
  },

  // ---------------------------------------------------------------- Hand-over to the servicer

  boardingSentAgain: {
    queue: 'funding',
    label: funding.boardingSentAgainLabel,
    what: funding.boardingSentAgain,
    form: { why },
    permission: 'handOver',
    needs: ['isBoardingOpen'],
  },
  lineBoarded: {
    queue: 'funding',
    label: funding.lineBoardedLabel,
    what: funding.lineBoarded,
    form: { servicerNumber: { kind: 'text', label: funding.servicerNumber } },
    permission: 'handOver',
    needs: ['isBoardingOpen'],
  },

  // ---------------------------------------------------------------- Faults, ends, and what may be said at any time

  resumed: {
    queue: 'faults',
    label: anytime.resumedLabel,
    what: anytime.resumed,
    form: {},
    found: {
      stepFailed: { kind: 'text', label: found.stepFailed, isOptional: true },
      whatWasMended: { kind: 'text', label: found.whatWasMended, isOptional: true },
    },
    permission: 'workFiles',
    needs: ['hasStepToGoBackTo'],
  },
  reconsidered: {
    queue: 'declined',
    label: anytime.reconsideredLabel,
    what: anytime.reconsidered,
    form: { why },
    found: {
      whatIsNew: { kind: 'words', label: found.whatIsNew },
      documentSeen: { kind: 'text', label: found.documentSeen, isOptional: true },
    },
    permission: 'underwrite',
    needs: ['isDeclineOfThisYear'],
  },
  withdrawn: {
    queue: 'anytime',
    label: anytime.withdrawnLabel,
    what: anytime.withdrawn,
    form: { why },
    permission: 'workFiles',
    isFinal: true,
  },
  incompletenessNoticed: {
    queue: 'anytime',
    label: anytime.incompletenessNoticedLabel,
    what: anytime.incompletenessNoticed,
    form: {},
    permission: 'workFiles',
    needs: ['isBorrowerMissingSomething'],
  },
  conditionRaised: {
    queue: 'anytime',
    label: anytime.conditionRaisedLabel,
    what: anytime.conditionRaised,
    form: {
      categoryEnum: {
        kind: 'choice',
        label: words.whatWeNeed,
        options: {
          GENERIC_DOCUMENT_REQUEST: anytime.conditionRaisedGenericDocumentRequest,
          HELOC_MANUAL_PAYSTUB_UPLOAD: anytime.conditionRaisedHelocManualPaystubUpload,
          ID_VERIFICATION_FAILURE: anytime.conditionRaisedIdVerificationFailure,
          MISSING_PHONE_NUMBER: anytime.conditionRaisedMissingPhoneNumber,
          BANK_ACCOUNT_FRAUD_REVIEW: anytime.conditionRaisedBankAccountFraudReview,
          HARD_CREDIT_INQUIRY_REVIEW: anytime.conditionRaisedHardCreditInquiryReview,
          FALSE_OWNERSHIP_TYPE_REVIEW: anytime.conditionRaisedFalseOwnershipTypeReview,
          PROPERTY_LEGAL_DESCRIPTION: anytime.conditionRaisedPropertyLegalDescription,
          REVIEW_TRUST_REQUIREMENTS: anytime.conditionRaisedReviewTrustRequirements,
          IDENTITY_DOCUMENT_FRAUD_REVIEW: anytime.conditionRaisedIdentityDocumentFraudReview,
          PROPERTY_OWNERSHIP_FRAUD_REVIEW: anytime.conditionRaisedPropertyOwnershipFraudReview,
          ESCALATION_REVIEW: anytime.conditionRaisedEscalationReview,
        },
      },
      signerUuid: { kind: 'signer', label: words.anotherOwner, hint: words.emptyIsBorrower, isOptional: true },
      commentsToBorrower: { kind: 'words', label: anytime.conditionRaisedCommentsToBorrower, isOptional: true },
      dueOn: { kind: 'date', label: anytime.conditionRaisedDueOn, hint: found.dateHint, isOptional: true },
      notes: { kind: 'words', label: anytime.conditionRaisedNotes, isOptional: true },
    },
    permission: 'askForMore',
    needs: ['hasRoomForConditions'],
  },
  conditionAskedAgain: {
    queue: 'anytime',
    label: anytime.conditionAskedAgainLabel,
    what: anytime.conditionAskedAgain,
    form: {
      conditionUuid: { kind: 'condition', label: words.condition },
      why: { kind: 'words', label: words.whatWeNeed },
      reasons: { kind: 'page' },
      dueOn: { kind: 'date', label: anytime.conditionRaisedDueOn, hint: found.dateHint, isOptional: true },
    },
    found: { compared },
    permission: 'askForMore',
    needs: ['hasOpenCondition'],
  },
  conditionSent: {
    queue: 'anytime',
    label: anytime.conditionSentLabel,
    what: anytime.conditionRaised,
    form: {
      conditionUuid: { kind: 'condition', label: words.condition },
      commentsToBorrower: { kind: 'words', label: anytime.conditionRaisedCommentsToBorrower, isOptional: true },
      dueOn: { kind: 'date', label: anytime.conditionRaisedDueOn, hint: found.dateHint, isOptional: true },
    },
    permission: 'askForMore',
    needs: ['hasProposal'],
  },
  conditionDropped: {
    queue: 'anytime',
    label: anytime.conditionDroppedLabel,
    what: anytime.conditionDropped,
    form: { conditionUuid: { kind: 'condition', label: words.condition }, why },
    permission: 'clearConditions',
    needs: ['hasProposal'],
  },
  conditionCleared: {
    queue: 'anytime',
    label: anytime.conditionClearedLabel,
    what: anytime.conditionCleared,
    form: { conditionUuid: { kind: 'condition', label: words.condition }, why },
    found: { compared },
    permission: 'clearConditions',
    needs: ['hasCondition'],
  },
  conditionWaived: {
    queue: 'anytime',
    label: anytime.conditionWaivedLabel,
    what: anytime.conditionWaived,
    form: { conditionUuid: { kind: 'condition', label: words.condition }, why },
    permission: 'waiveConditions',
    needs: ['hasOpenCondition'],
  },
  fraudSuspected: {
    queue: 'anytime',
    label: anytime.fraudSuspectedLabel,
    what: anytime.fraudSuspected,
    form: { conditionUuid: { kind: 'condition', label: words.condition }, paperUuids: { kind: 'page' }, why },
    found: { compared },
    permission: 'askForMore',
    needs: ['hasSentPapers'],
  },
  likenessSettled: {
    queue: 'anytime',
    label: anytime.likenessSettledLabel,
    what: anytime.likenessSettled,
    form: { why },
    permission: 'settleFindings',
    needs: ['hasLikeness'],
    otherHalves: { fundingApproved: anytime.likenessSettledNotAfterFundingApproved },
  },
  declinedForCause: {
    queue: 'anytime',
    label: anytime.declinedForCauseLabel,
    what: anytime.declinedForCause,
    form: { why, reasons: someReasons },
    permission: 'settleFindings',
    needs: ['hasCause'],
    isFinal: true,
  },
  fraudDismissed: {
    queue: 'anytime',
    label: anytime.fraudDismissedLabel,
    what: anytime.fraudDismissed,
    form: { conditionUuid: { kind: 'condition', label: words.condition }, why },
    permission: 'settleFindings',
    needs: ['hasSuspicion'],
  },
  phoneSaved: {
    queue: 'anytime',
    label: anytime.phoneSavedLabel,
    what: anytime.phoneSaved,
    form: {
      phoneNumber: { kind: 'phone', label: words.mobilePhone },
      signerUuid: { kind: 'signer', label: words.anotherOwner, hint: words.emptyIsBorrower, isOptional: true },
    },
    permission: 'workFiles',
  },
  ownershipCorrected: {
    queue: 'anytime',
    label: anytime.ownershipCorrectedLabel,
    what: anytime.ownershipCorrected,
    form: {
      ownership: {
        kind: 'choice',
        label: anytime.ownershipCorrectedOwnership,
        options: {
          SOLE: anytime.ownershipCorrectedSole,
          JOINT: anytime.ownershipCorrectedJoint,
          TRUST: anytime.ownershipCorrectedTrust,
        },
      },
      coOwners: { kind: 'count', label: anytime.ownershipCorrectedCoOwners },
    },
    permission: 'workFiles',
  },
};

export const staffEvents = Object.keys(operations) as StaffEvent[];

export function isStaffEvent(event: string): event is StaffEvent {
  return Object.hasOwn(operations, event);
}
