/**
 * THE TABLE: the whole journey of an application, one row per status, in the order it is traveled. It is data only:
 * `JSON.stringify(statuses)` is the machine. Who acts, what the borrower sees, what starts, what can happen, and why.
 * Beneath it stands what may happen in any row; `force`, the operator's way out of every row, is in force.ts.
 */
import { type BlockingTask, blockingTasks, type ProgressStage } from '../application/enums.ts';
import type { EffectName } from './effects.ts';
import type { EventName } from './events.ts';
import { type Row, table } from './row.ts';

/** A hard report in hand: new terms are agreed first, then what is missing; on a second pull nothing is. */
const afterHardCredit = [
  ['areTermsChanged', 'REVISED_OFFER_SELECTION'],
  ['needsIncomeProof', 'INCOME_VERIFICATION'],
  ['needsDisbursementAccount', 'DISBURSEMENT_ACCOUNT'],
  ['otherwise', 'GEN_CLOSING_DISCLOSURE'],
] as const;

/** Income is settled: an employer is asked once, and a crypto borrower needs no account to receive money in. */
const afterIncome = [
  ['needsEmploymentCheck', 'EMPLOYMENT_VERIFICATION'],
  ['needsDisbursementAccount', 'DISBURSEMENT_ACCOUNT'],
  ['otherwise', 'AUTOPAY_ACCOUNT'],
] as const;

/** The value stands: papers of the trust, payoff figures and full title come before closing, where they are needed. */
const titleGate = [
  ['needsTrustReview', 'TRUST_AND_INSURANCE'],
  ['needsPayoffLetters', 'REQUEST_STEWART_PAYOFFS'],
  ['needsFullTitle', 'ORDER_FULL_TITLE'],
  ['otherwise', 'GEN_CLOSING_DISCLOSURE'],
] as const;

/** A review of the value: refuse, send someone to look, offer less, or go on. */
const afterValueDecision = [
  ['mustDecline', 'DECLINED'],
  ['needsAppraisal', 'ONSITE_APPRAISAL_REQUEST'],
  ['areTermsChanged', 'REVISED_OFFER_SELECTION'],
  ...titleGate,
] as const;

/**
 * Until they sign, an application can be taken back, and compliance can end it because a suspicion proved true. After that the
 * funding is stopped.
 */
const wayOut = { withdrawn: 'CANCELLED', declinedForCause: 'DECLINED' } as const;

export const statuses = table({
  // ---------------------------------------------------------------- Intake and soft credit

  IN_PROGRESS: {
    actor: 'system',
    stage: 'INITIAL',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['checkEligibility'],
    on: {
      eligibilityChecked: [
        ['isDuplicate', 'CANCELLED'],
        ['mustDecline', 'DECLINED'],
        ['otherwise', 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'],
      ],
      systemFaulted: 'UNKNOWN',
    },
    limit: '15m',
    why: 'The form asked already, but the server trusts no form: state, zip, age, sale, employment and the 45-day rule are checked again.',
  },
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: {
    actor: 'system',
    stage: 'INITIAL',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['listPreCreditDocuments'],
    on: { documentsRequested: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE', systemFaulted: 'UNKNOWN' },
    limit: '15m',
    why: 'Some papers must exist before a credit report is asked for: the HELOC disclosure and booklet, the privacy notice, in New York also its own notice.',
  },
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: {
    actor: 'vendor',
    stage: 'INITIAL',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['deliverPreCreditDocuments'],
    on: { documentsDelivered: 'WAITING_FOR_SOFT_CREDIT', systemFaulted: 'UNKNOWN' },
    limit: '15m',
    why: 'The borrower must be able to read them before the report is pulled.',
  },
  WAITING_FOR_SOFT_CREDIT: {
    actor: 'vendor',
    stage: 'INITIAL',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['pullSoftCredit'],
    on: {
      softCreditReturned: [
        ['isFileMissingDespiteSsn', 'CREDIT_NO_MATCH_SSN'],
        ['isFileMissing', 'CREDIT_NO_MATCH'],
        ['isFileFrozen', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
        ['isFileOfMinor', 'CREDIT_MINOR'],
        ['hasFraudAlert', 'FACTA_REVIEW'],
        ['mustDecline', 'DECLINED'],
        ['hasDelinquency', 'DELINQUENCY_REVIEW'],
        ['otherwise', 'WAITING_FOR_AVM_DATA'],
      ],
      systemFaulted: 'CREDIT_ERROR',
    },
    decision: ['INITIAL', 'UNKNOWN_SUBDECISION'],
    limit: '1h',
    why: 'A soft inquiry leaves no trace on the score. An alert is looked at before any refusal: it may not be their file.',
  },
  CREDIT_NO_MATCH: {
    actor: 'borrower',
    stage: 'INITIAL',
    screen: 'credit/social',
    poll: 'settled',
    starts: [],
    on: { ssnSubmitted: 'WAITING_FOR_SOFT_CREDIT', incompletenessExpired: 'CANCELLED', ...wayOut },
    limit: '14d',
    why: 'Name, address and birth date found no one; the Social Security number usually does.',
  },
  CREDIT_NO_MATCH_SSN: {
    actor: 'operations',
    stage: 'INITIAL',
    screen: 'review-app/no-credit',
    poll: 'settled',
    starts: [],
    on: {
      identityCorrected: 'WAITING_FOR_SOFT_CREDIT',
      noCreditFileConfirmed: 'DECLINED',
      ...wayOut,
    },
    limit: '1d',
    why: 'Either something was mistyped, or there is no file: a person finds out which.',
  },
  SOFT_CREDIT_LOCKED_OR_FROZEN: {
    actor: 'borrower',
    stage: 'INITIAL',
    screen: 'credit/error',
    poll: 'settled',
    starts: [],
    on: { creditFreezeLifted: 'WAITING_FOR_SOFT_CREDIT', incompletenessExpired: 'CANCELLED', ...wayOut },
    decision: ['ERROR', 'CREDIT_FROZEN'],
    limit: '14d',
    why: 'Only the borrower can lift their own freeze.',
  },
  CREDIT_ERROR: {
    actor: 'operations',
    stage: [
      ['hasSubmitted', 'MORE_INFO'],
      ['otherwise', 'INITIAL'],
    ],
    screen: 'error/timeout',
    poll: 'settled',
    starts: [],
    on: {
      creditRetried: [
        ['isBeforeSubmission', 'WAITING_FOR_SOFT_CREDIT'],
        ['otherwise', 'HARD_CREDIT_PULL'],
      ],
      ...wayOut,
    },
    limit: '4h',
    why: 'The bureau did not answer for so long that someone should ask it why.',
  },
  CREDIT_MINOR: {
    actor: 'operations',
    stage: 'INITIAL',
    screen: 'error/timeout',
    poll: 'until-stable',
    starts: [],
    on: { birthDateCorrected: 'WAITING_FOR_SOFT_CREDIT', minorConfirmed: 'DECLINED', ...wayOut },
    limit: '1d',
    why: 'The file says under age: a wrong birth date is likelier than a child with a house.',
  },
  FACTA_REVIEW: {
    actor: 'operations',
    stage: [
      ['hasSubmitted', 'MORE_INFO'],
      ['otherwise', 'INITIAL'],
    ],
    screen: 'error/timeout',
    poll: 'until-stable',
    starts: [],
    on: {
      identityReviewed: [
        ['mustDecline', 'DECLINED'],
        ['isBeforeSubmission', 'WAITING_FOR_AVM_DATA'],
        ...afterHardCredit,
      ],
      ...wayOut,
    },
    limit: '1d',
    why: 'A fraud or active-duty alert obliges us to call the number on file and confirm who is applying. Then it goes on as the report would have: new terms are not lost, and a landlord is not asked for pay stubs (the design sent everyone to income).',
  },
  DELINQUENCY_REVIEW: {
    actor: 'operations',
    stage: [
      ['hasSubmitted', 'MORE_INFO'],
      ['otherwise', 'INITIAL'],
    ],
    screen: 'review-app/delinquency',
    poll: 'until-stable',
    starts: [],
    on: {
      delinquencyReviewed: [
        ['mustDecline', 'DECLINED'],
        ['isBeforeSubmission', 'WAITING_FOR_AVM_DATA'],
        ...afterHardCredit,
      ],
      ...wayOut,
    },
    limit: '2d',
    why: 'Late mortgage or tax payments may have an explanation, or have been made good.',
  },

  // ---------------------------------------------------------------- Property, value, owners, liens, first offers

  WAITING_FOR_AVM_DATA: {
    actor: 'vendor',
    stage: 'INITIAL',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['valueProperty'],
    on: {
      propertyValued: [
        ['mustDecline', 'DECLINED'],
        ['isPropertyNotFound', 'NO_PROPERTY_FOUND'],
        ['hasManyProperties', 'MULTIPLE_PROPERTIES'],
        ['isEstimateForEvaluation', 'NAV_RESI_EVAL_ESTIMATE'],
        ['isEstimateForNavBpo', 'NAV_BPO_ESTIMATE'],
        ['isValueMissing', 'NO_AVM_FOUND'],
        ['otherwise', 'PREQUAL_TITLE'],
      ],
      systemFaulted: 'UNKNOWN',
    },
    limit: '30m',
    why: 'The parcel is found, then a model values it. A fault leads to operations like any other (the design had no way out).',
  },
  NO_PROPERTY_FOUND: {
    actor: 'borrower',
    stage: 'INITIAL',
    screen: 'review-app/property',
    poll: 'settled',
    starts: [],
    on: {
      addressCorrected: 'WAITING_FOR_AVM_DATA',
      propertyNotFoundConfirmed: 'DECLINED',
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    limit: '7d',
    why: 'The address is corrected by the borrower or by operations; no one is left waiting for ever.',
  },
  MULTIPLE_PROPERTIES: {
    actor: 'borrower',
    stage: 'INITIAL',
    screen: 'review-app/property',
    poll: 'settled',
    starts: [],
    on: { propertyChosen: 'WAITING_FOR_AVM_DATA', incompletenessExpired: 'CANCELLED', ...wayOut },
    limit: '7d',
    why: 'One address, several parcels or units: the borrower says which.',
  },
  NO_AVM_FOUND: {
    actor: 'borrower',
    stage: 'INITIAL',
    screen: 'bpo/estimate-value',
    poll: 'until-stable',
    starts: [],
    on: { valueEstimated: 'PREQUAL_TITLE', incompletenessExpired: 'CANCELLED', ...wayOut },
    limit: '14d',
    why: 'No model knows the house, so the owner says what it is worth; a broker will look before we lend on it.',
  },
  NAV_BPO_ESTIMATE: {
    actor: 'borrower',
    stage: 'INITIAL',
    screen: 'bpo/estimate-value',
    poll: 'until-stable',
    starts: [],
    on: { valueEstimated: 'PREQUAL_TITLE', incompletenessExpired: 'CANCELLED', ...wayOut },
    limit: '14d',
    why: 'The model is not sure enough; the owner estimates now and a broker gives an opinion later.',
  },
  NAV_RESI_EVAL_ESTIMATE: {
    actor: 'borrower',
    stage: 'INITIAL',
    screen: 'bpo/estimate-value',
    poll: 'until-stable',
    starts: [],
    on: { valueEstimated: 'PREQUAL_TITLE', incompletenessExpired: 'CANCELLED', ...wayOut },
    limit: '14d',
    why: 'As above, where the state or the partner wants an evaluation rather than a broker.',
  },
  PREQUAL_TITLE: {
    actor: 'vendor',
    stage: 'INITIAL',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['pullPropertyReport'],
    on: {
      propertyReportReturned: [
        ['isTransferRecent', 'DECLINED'],
        ['isApplicantMissingFromTitle', 'DECLINED'],
        ['isTitleBypassed', 'WAITING_FOR_INITIAL_OFFERS'],
        ['hasLiensToConfirmAsInquiry', 'LIEN_VERIFICATION_INQUIRY'],
        ['hasLiensToConfirm', 'LIEN_VERIFICATION'],
        ['otherwise', 'WAITING_FOR_INITIAL_OFFERS'],
      ],
      systemFaulted: 'UNKNOWN',
    },
    limit: '30m',
    why: 'Who owns the house, since when, and what is owed on it.',
  },
  LIEN_VERIFICATION: {
    actor: 'borrower',
    stage: 'INITIAL',
    screen: 'liens',
    poll: 'until-stable',
    starts: [],
    on: { liensAttested: 'LIEN_ATTESTATION', incompletenessExpired: 'CANCELLED', ...wayOut },
    limit: '14d',
    why: 'County records lag: the borrower tells us the balance of each loan, and which to pay off.',
  },
  LIEN_VERIFICATION_INQUIRY: {
    actor: 'borrower',
    stage: 'INITIAL',
    screen: 'liens',
    poll: 'until-stable',
    starts: [],
    on: { liensAttested: 'LIEN_ATTESTATION', incompletenessExpired: 'CANCELLED', ...wayOut },
    limit: '14d',
    why: 'The same question when someone only inquires; the dashboard, not this screen, is where they are put.',
  },
  LIEN_ATTESTATION: {
    actor: 'system',
    stage: 'INITIAL',
    screen: 'error/timeout',
    isUnrouted: true,
    poll: 'until-stable',
    starts: ['computeCltv'],
    on: {
      cltvComputed: [
        ['areTermsChanged', 'CLTV_LIEN_POSITION_REQUALIFY'],
        ['otherwise', 'WAITING_FOR_INITIAL_OFFERS'],
      ],
    },
    limit: '15m',
    why: 'Loan-to-value and lien position are worked out again in the same transaction; no one rests here.',
  },
  CLTV_LIEN_POSITION_REQUALIFY: {
    actor: 'borrower',
    stage: [
      ['hasSubmitted', 'PRODUCT_SELECT'],
      ['otherwise', 'INITIAL'],
    ],
    screen: 'product/prequal-winback',
    poll: 'until-stable',
    starts: [],
    on: {
      winBackAccepted: [
        ['hasChosenBefore', 'REVISED_OFFER_SELECTION'],
        ['otherwise', 'WAITING_FOR_INITIAL_OFFERS'],
      ],
      counterOfferRefused: 'DECLINED',
      counterOfferExpired: 'DECLINED',
      ...wayOut,
    },
    also: { winBackAccepted: ['deliverValuationNotice'] },
    limit: '14d',
    why: 'Too much is owed on the house: a smaller line, or a loan paid off with the draw, still works. No terms are known yet that a notice could state, so none goes out here and the thirty days of 12 CFR 1002.9(a)(1)(i) run on: to go on leads to priced terms and their notice, silence or a no to a decline and its own.',
  },
  WAITING_FOR_INITIAL_OFFERS: {
    actor: 'system',
    stage: 'INITIAL',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['priceOffers'],
    on: {
      offersPriced: [
        ['mustDecline', 'DECLINED'],
        ['qualifiesOnAssets', 'ASSETS_PREQUAL'],
        ['otherwise', 'OFFER_SELECTION'],
      ],
      systemFaulted: 'UNKNOWN',
    },
    decision: ['INITIAL', 'UNKNOWN_SUBDECISION'],
    limit: '15m',
    why: 'Everything needed for a price is known; the rules price it at once.',
  },
  ASSETS_PREQUAL: {
    actor: 'borrower',
    stage: 'PRODUCT_SELECT',
    screen: 'product/assets',
    poll: 'settled',
    starts: [],
    on: {
      assetsDeclared: 'WAITING_FOR_INITIAL_OFFERS',
      assetsSkipped: 'DECLINED',
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    limit: '14d',
    why: 'Income alone does not carry the line; savings may.',
  },

  // ---------------------------------------------------------------- Offer, more information, submission, hard credit

  OFFER_SELECTION: {
    actor: 'borrower',
    stage: 'PRODUCT_SELECT',
    screen: 'product/select',
    poll: 'until-stable',
    starts: ['tellOfOffers', 'tellOfSavedOffers'],
    on: {
      offerSelected: [['isOfferUnverified', 'COLLECT_ADDITIONAL_INFO'], ...afterIncome],
      offersExpired: 'CANCELLED',
      ...wayOut,
    },
    limit: '30d',
    why: 'The borrower chooses term, draw, fee and debts to pay off. A second visit, once income proved higher, goes on where it left off: the employer is still asked (the design skipped it).',
  },
  COLLECT_ADDITIONAL_INFO: {
    actor: 'borrower',
    stage: 'MORE_INFO',
    screen: 'start/contact',
    poll: 'until-stable',
    starts: [],
    on: {
      informationSubmitted: [
        ['isNotReportable', 'GEN_SUMMARY_DISCLOSURE'],
        ['otherwise', 'HMDA'],
      ],
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    limit: '14d',
    why: 'Mailing address, marital status, citizenship, how the house is held and with whom.',
  },
  HMDA: {
    actor: 'borrower',
    stage: 'MORE_INFO',
    screen: 'start/hmda',
    poll: 'until-stable',
    starts: [],
    on: { demographicsAnswered: 'GEN_SUMMARY_DISCLOSURE', incompletenessExpired: 'CANCELLED', ...wayOut },
    limit: '14d',
    why: 'Federal law makes us ask about ethnicity, race and sex; the answers are kept where no rule of ours can read them.',
  },
  GEN_SUMMARY_DISCLOSURE: {
    actor: 'system',
    stage: 'MORE_INFO',
    screen: 'start/app-summary',
    poll: 'until-stable',
    starts: ['listSummaryDocuments'],
    on: { documentsRequested: 'WAITING_FOR_SUMMARY_DISCLOSURE', systemFaulted: 'UNKNOWN' },
    limit: '15m',
    why: 'The application is put on paper for the borrower to read.',
  },
  WAITING_FOR_SUMMARY_DISCLOSURE: {
    actor: 'vendor',
    stage: 'MORE_INFO',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['deliverSummaryDocuments'],
    on: { documentsDelivered: 'APP_SUBMISSION', systemFaulted: 'UNKNOWN' },
    limit: '15m',
    why: 'A person submits what they could read.',
  },
  APP_SUBMISSION: {
    actor: 'borrower',
    stage: 'MORE_INFO',
    screen: 'start/app-summary',
    poll: 'until-stable',
    starts: [],
    on: {
      answersCorrected: [
        ['isCreditUnread', 'WAITING_FOR_SOFT_CREDIT'],
        ['isHomeUnlocated', 'WAITING_FOR_AVM_DATA'],
        ['areOffersUnpriced', 'WAITING_FOR_INITIAL_OFFERS'],
        ['isNothingChosen', 'OFFER_SELECTION'],
        ['otherwise', 'GEN_SUMMARY_DISCLOSURE'],
      ],
      demographicsAnswered: 'APP_SUBMISSION',
      applicationSubmitted: 'GEN_APP_DISCLOSURES',
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    also: { applicationSubmitted: ['screenApplicants'] },
    limit: '14d',
    why: 'Consent to the hard inquiry makes it an application in law: from here the lender has thirty days to decide. Until then every answer may be corrected; what follows from it is looked up, priced or put on paper again.',
  },
  GEN_APP_DISCLOSURES: {
    actor: 'system',
    stage: 'MORE_INFO',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['listApplicationDocuments'],
    on: { documentsRequested: 'WAITING_FOR_APP_DISCLOSURE', systemFaulted: 'UNKNOWN' },
    limit: '15m',
    why: 'Credit score disclosure, right to the appraisal, counselling list, the twelve-day notice in Texas.',
  },
  WAITING_FOR_APP_DISCLOSURE: {
    actor: 'vendor',
    stage: 'MORE_INFO',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['deliverApplicationDocuments'],
    on: { documentsDelivered: 'HARD_CREDIT_PULL', systemFaulted: 'UNKNOWN' },
    limit: '15m',
    why: 'They reach the borrower before the inquiry that they are about.',
  },
  HARD_CREDIT_PULL: {
    actor: 'vendor',
    stage: 'MORE_INFO',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['pullHardCredit'],
    on: {
      hardCreditReturned: [
        ['isFileFrozen', 'HARD_CREDIT_LOCKED_OR_FROZEN'],
        ['hasFraudAlert', 'FACTA_REVIEW'],
        ['mustDecline', 'DECLINED'],
        ['hasDelinquency', 'DELINQUENCY_REVIEW'],
        ...afterHardCredit,
      ],
      systemFaulted: 'CREDIT_ERROR',
    },
    decision: ['SELECT', 'UNVERIFIED_ONBOARDING_COMPLETE'],
    limit: '1h',
    why: 'The full report, and the terms priced again with it. A report older than thirty days is pulled again before the final offer, and then leads straight to closing.',
  },
  HARD_CREDIT_LOCKED_OR_FROZEN: {
    actor: 'borrower',
    stage: 'MORE_INFO',
    screen: 'credit/error',
    poll: 'settled',
    starts: [],
    on: { creditFreezeLifted: 'HARD_CREDIT_PULL', incompletenessExpired: 'CANCELLED', ...wayOut },
    decision: ['ERROR', 'CREDIT_FROZEN'],
    limit: '14d',
    why: 'A freeze can be set between the soft and the hard inquiry.',
  },
  REVISED_OFFER_SELECTION: {
    actor: 'borrower',
    stage: 'PRODUCT_SELECT',
    screen: 'product/select',
    poll: 'until-stable',
    starts: ['priceRevisedOffers', 'sendCounterOfferNotice'],
    on: {
      revisedOffersPriced: [
        ['mustDecline', 'DECLINED'],
        ['otherwise', 'REVISED_OFFER_SELECTION'],
      ],
      revisedOfferAccepted: [
        ['needsIncomeProof', 'INCOME_VERIFICATION'],
        ['needsEmploymentCheck', 'EMPLOYMENT_VERIFICATION'],
        ['needsDisbursementAccount', 'DISBURSEMENT_ACCOUNT'],
        ['needsPaymentChoice', 'AUTOPAY_ACCOUNT'],
        ...titleGate,
      ],
      counterOfferRefused: 'DECLINED',
      counterOfferExpired: 'DECLINED',
      ...wayOut,
    },
    limit: '14d',
    why: 'Credit, income, value or liens changed the terms, and the law calls that a counter-offer. Accepting leads to the first thing still missing, whatever changed them (the design could skip the employer, a trust or a payoff).',
  },

  // ---------------------------------------------------------------- Income, accounts, identity

  INCOME_VERIFICATION: {
    actor: 'borrower',
    stage: 'LINK_INCOME',
    screen: 'income/review',
    poll: 'until-stable',
    starts: [],
    on: {
      incomeSourceProvided: 'INCOME_VERIFICATION',
      incomeVerified: [
        ['mustDecline', 'DECLINED'],
        ['areTermsChanged', 'REVISED_OFFER_SELECTION'],
        ['isBetterOfferPossible', 'OFFER_SELECTION'],
        ...afterIncome,
      ],
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    also: { incomeSourceProvided: ['verifyIncome'] },
    heldBy: ['HELOC_MANUAL_PAYSTUB_UPLOAD'],
    limit: '14d',
    why: 'Payroll, bank, tax or pay slips: each source the borrower gives is checked, and what is found may better or worsen the terms.',
  },
  EMPLOYMENT_VERIFICATION: {
    actor: 'borrower',
    stage: 'LINK_INCOME',
    screen: 'income/employer-verification',
    poll: 'until-stable',
    starts: [],
    on: {
      employerNamed: 'EMPLOYMENT_VERIFICATION',
      employmentVerified: [
        ['mustDecline', 'DECLINED'],
        ['needsDisbursementAccount', 'DISBURSEMENT_ACCOUNT'],
        ['otherwise', 'AUTOPAY_ACCOUNT'],
      ],
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    also: { employerNamed: ['verifyEmployment'] },
    heldBy: ['GENERIC_DOCUMENT_REQUEST'],
    limit: '14d',
    why: 'Someone who earns wages still has the job.',
  },
  DISBURSEMENT_ACCOUNT: {
    actor: 'borrower',
    stage: 'LINK_INCOME',
    screen: 'bank/disburse',
    poll: 'until-stable',
    starts: [],
    on: {
      disbursementAccountSaved: 'AUTOPAY_ACCOUNT',
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    also: { disbursementAccountSaved: ['verifyAccountOwner'] },
    limit: '14d',
    why: 'Where the money will go. The bank is asked at once whose account it is, also for those who will not pay automatically (the design asked only for the others).',
  },
  AUTOPAY_ACCOUNT: {
    actor: 'borrower',
    stage: 'LINK_INCOME',
    screen: [
      ['isWithoutRoutingNumber', 'bank/disburse'],
      ['otherwise', 'bank/autopay'],
    ],
    poll: 'until-stable',
    starts: [],
    on: {
      disbursementAccountSaved: 'AUTOPAY_ACCOUNT',
      paymentMethodChosen: [
        ['needsDisbursementAccount', 'AUTOPAY_ACCOUNT'],
        ['paysAutomatically', 'VERIFIED_AUTOPAY_ACCOUNT'],
        ['otherwise', 'IDENTITY_VERIFICATION'],
      ],
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    also: { disbursementAccountSaved: ['verifyAccountOwner'] },
    limit: '14d',
    why: 'Paying automatically earns a discount. An account without a routing number cannot be paid to, so its screen stays and takes another (the design showed that screen but could not take its answer).',
  },
  VERIFIED_AUTOPAY_ACCOUNT: {
    actor: 'borrower',
    stage: 'LINK_INCOME',
    screen: 'bank/autopay',
    poll: 'until-stable',
    starts: ['verifyAccountOwner'],
    on: {
      accountConfirmed: 'IDENTITY_VERIFICATION',
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    heldBy: ['BANK_ACCOUNT_FRAUD_REVIEW'],
    limit: '14d',
    why: 'The account must belong to the borrower; the bank says whether it does while the borrower confirms it.',
  },
  IDENTITY_VERIFICATION: {
    actor: 'borrower',
    stage: 'ID_UPLOAD',
    screen: 'identity',
    poll: 'until-stable',
    starts: [],
    on: {
      identitySubmitted: 'WAITING_FOR_ID_VERIFICATION',
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    limit: '14d',
    why: 'A document and a selfie.',
  },
  WAITING_FOR_ID_VERIFICATION: {
    actor: 'vendor',
    stage: 'ID_UPLOAD',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['verifyIdentity'],
    on: {
      identityChecked: [
        ['mustDecline', 'DECLINED'],
        ['mayRetryIdentity', 'IDENTITY_VERIFICATION'],
        ['isIdentityUnderReview', 'WAITING_FOR_ID_VERIFICATION'],
        ['needsAppraisal', 'ONSITE_APPRAISAL_REQUEST'],
        ['needsFirstGenerationBpo', 'BPO'],
        ['needsNavBpo', 'NAV_BPO_ORDER_REQUEST'],
        ['needsEvaluation', 'NAV_RESI_EVAL_ORDER_REQUEST'],
        ...titleGate,
      ],
      identitySubmitted: 'WAITING_FOR_ID_VERIFICATION',
      systemFaulted: 'UNKNOWN',
      ...wayOut,
    },
    also: { identitySubmitted: ['verifyIdentity'] },
    heldBy: ['ID_VERIFICATION_FAILURE', 'IDENTITY_DOCUMENT_FRAUD_REVIEW'],
    limit: '1d',
    why: 'Three tries, then a person looks; meanwhile the borrower may send better pictures through the open condition.',
  },

  // ---------------------------------------------------------------- Valuation orders

  BPO: {
    actor: 'borrower',
    stage: 'ID_UPLOAD',
    screen: [
      ['isValuationDueInTexas', 'bpo/condition'],
      ['isValuationDue', 'bpo/order-bpo'],
      ['otherwise', 'bpo/hold'],
    ],
    poll: 'until-stable',
    starts: [],
    on: {
      valuationOrdered: 'BPO',
      valuationReported: 'BPO',
      valuationNotPossible: 'NAV_RESI_EVAL_ORDER_REQUEST',
      valueDecided: afterValueDecision,
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    also: { valuationOrdered: ['orderBrokerPriceOpinion'], valuationReported: ['decideValue'] },
    decision: ['REVIEW', 'BPO_PENDING'],
    limit: '10d',
    why: 'The first-generation order stays in one status: agreed to, under way, reported, decided. A broker who cannot look is replaced, and trusts and payoffs are not skipped (the design did both).',
  },
  NAV_BPO_ORDER_REQUEST: {
    actor: 'borrower',
    stage: 'ID_UPLOAD',
    screen: [
      ['isValuationDueInTexas', 'bpo/condition'],
      ['isValuationDue', 'bpo/order-bpo'],
      ['otherwise', 'bpo/hold'],
    ],
    poll: 'until-stable',
    starts: [],
    on: {
      valuationOrdered: 'NAV_BPO_PROCESSING',
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    decision: ['REVIEW', 'BPO_PENDING'],
    limit: '14d',
    why: 'The borrower describes the house and agrees to the broker price opinion and its fee.',
  },
  NAV_BPO_PROCESSING: {
    actor: 'vendor',
    stage: 'ID_UPLOAD',
    screen: 'bpo/hold',
    poll: 'until-stable',
    starts: ['orderBrokerPriceOpinion'],
    on: {
      valuationReported: 'NAV_BPO_REVIEW',
      valuationNotPossible: 'NAV_RESI_EVAL_ORDER_REQUEST',
      ...wayOut,
    },
    limit: '10d',
    why: 'A broker drives by or walks through.',
  },
  NAV_BPO_REVIEW: {
    actor: 'operations',
    stage: 'ID_UPLOAD',
    screen: 'bpo/hold',
    poll: 'until-stable',
    starts: [],
    on: { valueDecided: afterValueDecision, ...wayOut },
    limit: '2d',
    why: 'Broker and model seldom agree; a person decides which to lend on.',
  },
  NAV_RESI_EVAL_ORDER_REQUEST: {
    actor: 'borrower',
    stage: 'ID_UPLOAD',
    screen: [
      ['isValuationDueInTexas', 'bpo/condition'],
      ['isValuationDue', 'bpo/order-bpo'],
      ['otherwise', 'bpo/hold'],
    ],
    poll: 'until-stable',
    starts: [],
    on: {
      valuationOrdered: 'NAV_RESI_EVAL_PROCESSING',
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    decision: ['REVIEW', 'BPO_PENDING'],
    limit: '14d',
    why: 'The borrower describes the house and agrees to the evaluation and its fee. In Texas this is always asked.',
  },
  NAV_RESI_EVAL_PROCESSING: {
    actor: 'vendor',
    stage: 'ID_UPLOAD',
    screen: 'bpo/hold',
    poll: 'until-stable',
    starts: ['orderEvaluation'],
    on: {
      valuationReported: 'NAV_RESI_EVAL_REVIEW',
      valuationNotPossible: 'ONSITE_APPRAISAL_REQUEST',
      ...wayOut,
    },
    limit: '10d',
    why: 'An evaluation combines a model with what someone saw.',
  },
  NAV_RESI_EVAL_REVIEW: {
    actor: 'operations',
    stage: 'ID_UPLOAD',
    screen: 'bpo/hold',
    poll: 'until-stable',
    starts: [],
    on: { valueDecided: afterValueDecision, ...wayOut },
    limit: '2d',
    why: 'As for the broker price opinion.',
  },
  ONSITE_APPRAISAL_REQUEST: {
    actor: 'vendor',
    stage: 'ID_UPLOAD',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['arrangeAppraisal'],
    on: {
      appraisalArranged: [
        ['borrowerPaysAppraisal', 'ONSITE_APPRAISAL_BORROWER_PAYMENT'],
        ['otherwise', 'ONSITE_APPRAISAL_PENDING'],
      ],
      systemFaulted: 'UNKNOWN',
    },
    decision: ['REVIEW', 'BPO_PENDING'],
    limit: '1h',
    why: 'Large lines and hard cases need a licensed appraiser on site; who pays depends on the partner.',
  },
  ONSITE_APPRAISAL_BORROWER_PAYMENT: {
    actor: 'borrower',
    stage: 'ID_UPLOAD',
    screen: 'hold',
    poll: 'until-stable',
    starts: [],
    on: {
      appraisalPaymentAuthorized: 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
      appraisalPaid: 'ONSITE_APPRAISAL_PENDING',
      appraisalPaymentRefused: 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
      systemFaulted: 'UNKNOWN',
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    also: { appraisalPaymentAuthorized: ['chargeAppraisal'] },
    limit: '14d',
    why: 'The fee can be refunded until three business days after the disclosures arrived.',
  },
  ONSITE_APPRAISAL_PENDING: {
    actor: 'vendor',
    stage: 'ID_UPLOAD',
    screen: 'hold',
    poll: 'until-stable',
    starts: ['orderAppraisal'],
    on: { valuationReported: 'HOLD_FOR_APPRAISAL_REVIEW', ...wayOut },
    limit: '21d',
    why: 'Inspection and report take days.',
  },
  HOLD_FOR_APPRAISAL_REVIEW: {
    actor: 'operations',
    stage: 'ID_UPLOAD',
    screen: 'error/timeout',
    poll: 'until-stable',
    starts: [],
    on: {
      appraisalReviewed: [
        ['isAppraisalRejected', 'ONSITE_APPRAISAL_REQUEST'],
        ['otherwise', 'APPRAISAL_REVIEW_COMPLETE'],
      ],
      ...wayOut,
    },
    limit: '2d',
    why: 'An appraisal is checked against the professional standards before it is relied on.',
  },
  APPRAISAL_REVIEW_COMPLETE: {
    actor: 'system',
    stage: 'ID_UPLOAD',
    screen: 'error/timeout',
    poll: 'until-stable',
    starts: ['decideValue'],
    on: {
      valueDecided: [['mustDecline', 'DECLINED'], ['areTermsChanged', 'REVISED_OFFER_SELECTION'], ...titleGate],
    },
    limit: '15m',
    why: 'The terms again, on the appraised value; no one rests here.',
  },

  // ---------------------------------------------------------------- Trust, insurance, payoffs, full title

  TRUST_AND_INSURANCE: {
    actor: 'operations',
    stage: 'ID_UPLOAD',
    screen: 'error/timeout',
    isUnrouted: true,
    poll: 'until-stable',
    starts: ['askForTrustAndInsurance'],
    on: {
      trustReviewed: [
        ['mustDecline', 'DECLINED'],
        ['needsPayoffLetters', 'REQUEST_STEWART_PAYOFFS'],
        ['needsFullTitle', 'ORDER_FULL_TITLE'],
        ['otherwise', 'GEN_CLOSING_DISCLOSURE'],
      ],
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    heldBy: ['REVIEW_TRUST_REQUIREMENTS'],
    limit: '3d',
    why: 'The certificate of trust, or proof of hazard or flood insurance, arrives through the open conditions and is read by a person.',
  },
  REQUEST_STEWART_PAYOFFS: {
    actor: 'vendor',
    stage: 'ID_UPLOAD',
    screen: 'error/timeout',
    poll: 'until-stable',
    starts: ['orderPayoffLetters'],
    on: { payoffLettersOrdered: 'PAYOFF_REQUEST_PENDING', systemFaulted: 'UNKNOWN' },
    limit: '1h',
    why: 'A loan that the draw pays off must be paid to the cent, so the title partner asks for the figure.',
  },
  PAYOFF_REQUEST_PENDING: {
    actor: 'vendor',
    stage: 'ID_UPLOAD',
    screen: 'payoff/hold',
    poll: 'until-stable',
    starts: ['collectPayoffLetters'],
    on: {
      payoffLettersReceived: [
        ['areTermsChanged', 'CLTV_LIEN_POSITION_REQUALIFY'],
        ['needsFullTitle', 'ORDER_FULL_TITLE'],
        ['otherwise', 'GEN_CLOSING_DISCLOSURE'],
      ],
      ...wayOut,
    },
    limit: '10d',
    why: 'Lienholders answer by letter.',
  },
  ORDER_FULL_TITLE: {
    actor: 'vendor',
    stage: 'ID_UPLOAD',
    screen: 'error/timeout',
    poll: 'until-stable',
    starts: ['orderFullTitle'],
    on: { titleOrdered: 'FINAL_TITLE_PROCESSING', systemFaulted: 'UNKNOWN' },
    limit: '1h',
    why: 'First liens, large lines, Texas, New York and rented houses need a full search and insurance.',
  },
  FINAL_TITLE_PROCESSING: {
    actor: 'vendor',
    stage: 'ID_UPLOAD',
    screen: 'bpo/hold',
    poll: 'until-stable',
    starts: ['collectTitleReport'],
    on: { titleReported: 'FINAL_TITLE_REVIEW', ...wayOut },
    limit: '10d',
    why: 'Search and commitment.',
  },
  FINAL_TITLE_REVIEW: {
    actor: 'operations',
    stage: 'ID_UPLOAD',
    screen: 'bpo/hold',
    poll: 'until-stable',
    starts: ['reviewTitle'],
    on: {
      titleReviewed: [
        ['hasTitleExceptions', 'FINAL_TITLE_EXCEPTION'],
        ['areTermsChanged', 'CLTV_LIEN_POSITION_REQUALIFY'],
        ['otherwise', 'FINAL_TITLE_COMPLETE'],
      ],
      ...wayOut,
    },
    heldBy: ['FALSE_OWNERSHIP_TYPE_REVIEW'],
    limit: '2d',
    why: 'The rules pass what is plainly clear; owners, legal description, judgments and new liens are for a person.',
  },
  FINAL_TITLE_EXCEPTION: {
    actor: 'operations',
    stage: 'ID_UPLOAD',
    screen: 'bpo/hold',
    poll: 'until-stable',
    starts: [],
    on: { titleCured: 'FINAL_TITLE_COMPLETE', titleNotCurable: 'DECLINED', ...wayOut },
    heldBy: ['PROPERTY_LEGAL_DESCRIPTION', 'PROPERTY_OWNERSHIP_FRAUD_REVIEW'],
    limit: '5d',
    why: 'Most exceptions can be cured with a paper; some cannot.',
  },
  FINAL_TITLE_COMPLETE: {
    actor: 'system',
    stage: 'ID_UPLOAD',
    screen: 'bpo/hold',
    poll: 'until-stable',
    starts: ['passTitle'],
    on: { titlePassed: 'GEN_CLOSING_DISCLOSURE' },
    limit: '15m',
    why: 'Title is good; no one rests here.',
  },

  // ---------------------------------------------------------------- Closing package, signing, notary

  GEN_CLOSING_DISCLOSURE: {
    actor: 'vendor',
    stage: 'SIGNING',
    screen: [
      ['isWaitingOnFloodCert', 'error/flood-cert'],
      ['otherwise', 'review-app/signdocs'],
    ],
    poll: 'until-stable',
    starts: ['workOutClosingCosts', 'determineFloodZone'],
    on: {
      closingCostsWorkedOut: [
        ['areTermsChanged', 'REVISED_OFFER_SELECTION'],
        ['otherwise', 'GEN_CLOSING_DISCLOSURE'],
      ],
      floodCertificateDelayed: 'GEN_CLOSING_DISCLOSURE',
      floodDetermined: [
        ['needsFloodInsurance', 'TRUST_AND_INSURANCE'],
        ['otherwise', 'WAITING_FOR_CLOSING_DISCLOSURE'],
      ],
      systemFaulted: 'UNKNOWN',
      ...wayOut,
    },
    also: { floodDetermined: ['tellOfFloodZone'] },
    heldBy: ['FALSE_OWNERSHIP_TYPE_REVIEW'],
    decision: ['APPROVED', 'VERIFIED_OFFER'],
    limit: '2d',
    why: 'No house is lent on without a flood determination; in zones A and V insurance comes first. Coming back, the same certificate answers again. What the borrower pays at closing is settled here; a draw that cannot pay it and the debts is chosen again.',
  },
  WAITING_FOR_CLOSING_DISCLOSURE: {
    actor: 'vendor',
    stage: 'SIGNING',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['workOutClosingCosts', 'deliverClosingDocuments'],
    on: {
      closingCostsWorkedOut: [
        ['areTermsChanged', 'REVISED_OFFER_SELECTION'],
        ['otherwise', 'WAITING_FOR_CLOSING_DISCLOSURE'],
      ],
      documentsDelivered: [
        ['isHardReportStale', 'HARD_CREDIT_PULL'],
        ['otherwise', 'FINAL_OFFER'],
      ],
      systemFaulted: 'UNKNOWN',
    },
    limit: '15m',
    why: 'The final terms go out on paper. A credit report older than thirty days is pulled again first (a rule of the design that its graph left out).',
  },
  FINAL_OFFER: {
    actor: 'borrower',
    stage: 'SIGNING',
    screen: 'signing/intro',
    poll: 'until-stable',
    starts: [],
    on: {
      termsAccepted: [
        ['signsAtOfficeTogether', 'CO_DEED_REQ'],
        ['signsAtOffice', 'GEN_NOTARY_DISCLOSURE'],
        ['otherwise', 'GEN_NOTE_SIGNING'],
      ],
      termsRefused: 'CANCELLED',
      offersExpired: 'CANCELLED',
      ...wayOut,
    },
    heldBy: ['GENERIC_DOCUMENT_REQUEST', 'HARD_CREDIT_INQUIRY_REVIEW', 'ESCALATION_REVIEW'],
    decision: ['FINAL', 'FINAL_OFFER'],
    limit: '14d',
    why: 'The terms will not change any more; from here on, not going through with it is "approved but not accepted". Where the law wants the note signed at an office, after its wait, it goes with the deed.',
  },
  GEN_NOTE_SIGNING: {
    actor: 'vendor',
    stage: 'SIGNING',
    screen: 'review-app/signdocs',
    poll: 'waiting',
    starts: ['drawUpSigningPackage'],
    on: { signingPackageReady: 'NOTE_SIGNING', systemFaulted: 'UNKNOWN' },
    limit: '30m',
    why: 'The page stays put while the package is made, however long it takes.',
  },
  NOTE_SIGNING: {
    actor: 'borrower',
    stage: 'SIGNING',
    screen: 'signing/intro',
    poll: 'until-stable',
    starts: ['openSigningSession'],
    on: {
      noteSigned: [
        ['needsCoOwners', 'CO_DEED_REQ'],
        ['otherwise', 'GEN_NOTARY_DISCLOSURE'],
      ],
      notePapersReissued: 'GEN_NOTE_SIGNING',
      offersExpired: 'CANCELLED',
      ...wayOut,
    },
    also: { noteSigned: ['tellOfSignedAgreement'] },
    limit: '14d',
    why: 'The borrower signs the agreement; the other owners sign only what pledges the house.',
  },
  CO_DEED_REQ: {
    actor: 'signer',
    stage: 'SIGNING',
    screen: 'signing/additional',
    poll: 'until-stable',
    starts: [],
    on: {
      signerAdded: 'CO_DEED_REQ',
      signerReminded: 'CO_DEED_REQ',
      signerRemoved: [
        ['areSignersReady', 'GEN_NOTARY_DISCLOSURE'],
        ['otherwise', 'CO_DEED_REQ'],
      ],
      signerIdentitySubmitted: 'CO_DEED_REQ',
      signerIdentityChecked: [
        ['areSignersReady', 'GEN_NOTARY_DISCLOSURE'],
        ['otherwise', 'CO_DEED_REQ'],
      ],
      signerRefused: 'CANCELLED',
      notePapersReissued: [
        ['signsAtOffice', 'CO_DEED_REQ'],
        ['otherwise', 'GEN_NOTE_SIGNING'],
      ],
      incompletenessExpired: 'CANCELLED',
      ...wayOut,
    },
    also: {
      signerAdded: ['inviteSigner', 'screenApplicants'],
      signerReminded: ['inviteSigner'],
      signerIdentitySubmitted: ['verifySignerIdentity'],
    },
    heldBy: ['MISSING_PHONE_NUMBER'],
    limit: '7d',
    why: 'Each owner is invited, signs in and proves who they are before the notary meets them. Three tries each, as for the borrower, then a person looks.',
  },
  GEN_NOTARY_DISCLOSURE: {
    actor: 'system',
    stage: 'ENOTARY',
    screen: 'notary/intro',
    poll: 'until-stable',
    starts: ['listNotaryDocuments'],
    on: {
      documentsRequested: 'WAITING_FOR_NOTARY_DISCLOSURE',
      systemFaulted: 'UNKNOWN',
      ...wayOut,
    },
    heldBy: ['MISSING_PHONE_NUMBER'],
    limit: '2d',
    why: 'The notary calls everyone, so everyone needs a phone number.',
  },
  WAITING_FOR_NOTARY_DISCLOSURE: {
    actor: 'vendor',
    stage: 'ENOTARY',
    screen: 'error/timeout',
    poll: 'waiting',
    starts: ['deliverNotaryPackage'],
    on: {
      notaryPackageReady: [
        ['needsAttorney', 'ATTORNEY_REVIEW'],
        ['mustWaitToClose', 'NOTARY_WAITING_PERIOD'],
        ['needsManualNotary', 'MANUAL_DEED_SIGNING'],
        ['otherwise', 'DEED_SIGNING'],
      ],
      systemFaulted: 'UNKNOWN',
    },
    limit: '30m',
    why: 'With the package comes what the state demands of the closing: an attorney, a wait, a notary in the room.',
  },
  ATTORNEY_REVIEW: {
    actor: 'operations',
    stage: 'ENOTARY',
    screen: 'notary/intro',
    poll: 'until-stable',
    starts: [],
    on: {
      attorneyApproved: [
        ['mustWaitToClose', 'NOTARY_WAITING_PERIOD'],
        ['needsManualNotary', 'MANUAL_DEED_SIGNING'],
        ['otherwise', 'DEED_SIGNING'],
      ],
      titleDefectFound: 'FINAL_TITLE_EXCEPTION',
      attorneyRejected: [
        ['mustDecline', 'DECLINED'],
        ['otherwise', 'CANCELLED'],
      ],
      deedReissued: 'GEN_NOTARY_DISCLOSURE',
      ...wayOut,
    },
    limit: '3d',
    why: 'In some states an attorney must approve the papers. A refusal with reasons is a decline and owes the borrower a notice (the design only cancelled).',
  },
  NOTARY_WAITING_PERIOD: {
    actor: 'system',
    stage: 'ENOTARY',
    screen: 'notary/intro',
    poll: 'until-stable',
    starts: [],
    on: {
      waitingPeriodElapsed: [
        ['needsManualNotary', 'MANUAL_DEED_SIGNING'],
        ['otherwise', 'DEED_SIGNING'],
      ],
      ...wayOut,
    },
    limit: '14d',
    why: 'The earliest day on which the law lets this line close is not here yet.',
  },
  DEED_SIGNING: {
    actor: 'borrower',
    stage: 'ENOTARY',
    screen: [
      ['hasPrimaryAccepted', 'complete'],
      ['otherwise', 'notary/intro'],
    ],
    poll: 'until-stable',
    starts: ['reviseClosingCosts', 'openNotarySession', 'tellOfNotaryRoom'],
    on: {
      deedAccepted: 'DEED_SIGNING',
      deedSigned: [
        ['canRescind', 'GEN_RESCISSION'],
        ['otherwise', 'RECORDING'],
      ],
      enotaryFailed: 'MANUAL_DEED_SIGNING',
      deedReissued: 'GEN_NOTARY_DISCLOSURE',
      signerRefused: 'CANCELLED',
      offersExpired: 'CANCELLED',
      ...wayOut,
    },
    limit: '7d',
    why: 'A notary on video. When the borrower has accepted, their part is complete while others still sign.',
  },
  MANUAL_DEED_SIGNING: {
    actor: 'borrower',
    stage: 'ENOTARY',
    screen: 'notary/reserve-manual',
    poll: 'until-stable',
    starts: ['reviseClosingCosts'],
    on: {
      enotaryChosen: 'DEED_SIGNING',
      notaryReserved: 'MANUAL_DEED_SIGNING',
      notaryCancelled: 'MANUAL_DEED_SIGNING',
      notaryNotBooked: 'MANUAL_DEED_SIGNING',
      deedReissued: 'GEN_NOTARY_DISCLOSURE',
      signerRefused: 'CANCELLED',
      deedSigned: [
        ['canRescind', 'GEN_RESCISSION'],
        ['otherwise', 'RECORDING'],
      ],
      offersExpired: 'CANCELLED',
      ...wayOut,
    },
    also: {
      notaryReserved: ['releaseNotary', 'bookNotary', 'tellOfAppointment'],
      notaryCancelled: ['releaseNotary', 'tellOfCancelledAppointment'],
      notaryNotBooked: ['tellOfLostAppointment'],
      deedReissued: ['releaseNotary'],
      signerRefused: ['releaseNotary'],
      offersExpired: ['releaseNotary'],
      withdrawn: ['releaseNotary'],
    },
    limit: '14d',
    why: 'A notary in the room, at a time the borrower reserves, and may move or drop. When someone was quicker, the borrower chooses another; the person who chose it themselves may go back to the video.',
  },

  // ---------------------------------------------------------------- Rescission, recording, funding

  GEN_RESCISSION: {
    actor: 'vendor',
    stage: 'COMPLETE',
    screen: 'complete',
    poll: 'until-stable',
    starts: ['deliverRescissionNotices'],
    on: {
      rescissionNoticesDelivered: 'RESCISSION',
      rescissionNoticesOutdated: 'GEN_RESCISSION',
      rescinded: 'CANCELLED',
      systemFaulted: 'UNKNOWN',
    },
    also: {
      rescinded: ['releaseRecordedLien', 'refundFees'],
      rescissionNoticesDelivered: ['tellOfRightToCancel'],
      rescissionNoticesOutdated: ['deliverRescissionNotices'],
    },
    limit: '1h',
    why: 'Every owner gets two copies of the notice of the right to cancel; without it the right lasts three years. Notices that arrive after midnight print a day that is too early, so they are given again with the right one.',
  },
  RESCISSION: {
    actor: 'system',
    stage: 'COMPLETE',
    screen: 'complete',
    poll: 'until-stable',
    starts: [],
    on: {
      rescissionEnded: 'RECORDING',
      rescinded: 'CANCELLED',
      rescissionWaived: 'RECORDING',
      rescissionNoticesReissued: 'GEN_RESCISSION',
    },
    also: { rescinded: ['releaseRecordedLien', 'refundFees'] },
    limit: '10d',
    why: 'Until midnight of the third business day any one owner may cancel, and no money moves.',
  },
  RECORDING: {
    actor: 'vendor',
    stage: 'COMPLETE',
    screen: 'complete',
    poll: 'until-stable',
    starts: ['recordDeed'],
    on: {
      deedRecorded: 'FUNDING_DECISION',
      deedSubmitted: 'FUNDING_DECISION',
      recordingRejected: 'RECORDING',
      recordingCorrected: 'RECORDING',
      countyNamed: 'RECORDING',
      propertyValued: 'RECORDING',
      deedReissued: 'GEN_NOTARY_DISCLOSURE',
      rescissionNoticesReissued: 'GEN_RESCISSION',
      rescinded: 'CANCELLED',
    },
    also: {
      recordingCorrected: ['recordDeed'],
      countyNamed: ['recordDeed'],
      propertyValued: ['recordDeed'],
      rescinded: ['releaseLien', 'refundFees'],
    },
    limit: '5d',
    why: 'The county records our lien; where that takes weeks, title insurance covers the gap. A refused deed is corrected and sent again; where no county is known, it waits until staff name one. A letter of cancellation that was mailed in time still counts.',
  },
  FUNDING_DECISION: {
    actor: 'operations',
    stage: 'COMPLETE',
    screen: 'complete',
    poll: 'until-stable',
    starts: ['checkWatchLists', 'checkAccountAgain', 'checkEmploymentAgain', 'searchForNewLiens'],
    on: {
      fundingChecked: [
        ['isFundingApproved', 'FUNDABLE'],
        ['otherwise', 'FUNDING_DECISION'],
      ],
      fundingFindingSettled: 'FUNDING_DECISION',
      fundingApproved: [
        ['isFundingApproved', 'FUNDABLE'],
        ['otherwise', 'FUNDING_DECISION'],
      ],
      fundingStopped: [
        ['mustDecline', 'DECLINED'],
        ['otherwise', 'CANCELLED'],
      ],
      rescissionNoticesReissued: 'GEN_RESCISSION',
      rescinded: 'CANCELLED',
    },
    also: { fundingStopped: ['releaseLien', 'refundFees'], rescinded: ['releaseLien', 'refundFees'] },
    heldBy: blockingTasks,
    limit: '1d',
    why: 'Two different people release the money, and no condition of any kind is open (the design let one person do it). Watch lists, the account, the employer and the county are asked again; what they find, a person looks into, and only then two others approve. Stopping it for cause is a decline.',
  },
  FUNDABLE: {
    actor: 'vendor',
    stage: 'COMPLETE',
    screen: 'complete',
    poll: 'until-stable',
    starts: ['disburseFunds'],
    on: {
      fundsDisbursed: [
        ['hasDebtsToPay', 'DIRECT_DEBT_PAYOFF'],
        ['otherwise', 'COMPLETE'],
      ],
      disbursementReturned: 'FUNDABLE',
      disbursementAccountSaved: 'FUNDABLE',
      disbursementRetried: 'FUNDABLE',
      fundingApproved: 'FUNDABLE',
      paymentWithheld: 'FUNDABLE',
      paymentQuestioned: 'FUNDABLE',
      paymentQuestionSettled: 'FUNDABLE',
    },
    also: {
      disbursementReturned: ['tellOfReturnedMoney'],
      disbursementAccountSaved: ['verifyAccountOwner', 'tellOfAccountChange'],
      disbursementRetried: ['disburseFunds'],
    },
    heldBy: ['BANK_ACCOUNT_FRAUD_REVIEW'],
    limit: '2d',
    why: 'The draw is paid out. Money that comes back raises a question about the account; the borrower may name another, and it is sent again only once the question is answered, and two people have approved the new account.',
  },
  DIRECT_DEBT_PAYOFF: {
    actor: 'vendor',
    stage: 'COMPLETE',
    screen: 'complete',
    poll: 'until-stable',
    starts: ['payCreditors'],
    on: {
      creditorsPaid: 'COMPLETE',
      creditorPaymentReturned: 'DIRECT_DEBT_PAYOFF',
      creditorPaymentRetried: 'DIRECT_DEBT_PAYOFF',
      fundingApproved: 'DIRECT_DEBT_PAYOFF',
      paymentWithheld: 'DIRECT_DEBT_PAYOFF',
      paymentQuestioned: 'DIRECT_DEBT_PAYOFF',
      paymentQuestionSettled: 'DIRECT_DEBT_PAYOFF',
    },
    also: { creditorPaymentRetried: ['payCreditors'] },
    limit: '5d',
    why: 'The debts that the borrower chose are paid to their creditors.',
  },

  // ---------------------------------------------------------------- Ends

  COMPLETE: {
    actor: 'none',
    stage: 'COMPLETE',
    screen: 'site-root',
    poll: 'until-stable',
    starts: ['sendWelcome', 'boardLine'],
    on: { lineBoarded: 'COMPLETE', boardingRefused: 'COMPLETE', boardingSentAgain: 'COMPLETE' },
    also: { boardingSentAgain: ['boardLine'] },
    end: 'funded',
    limit: 'never',
    why: 'The line is open. Its servicer takes it over, or says what is wrong with what we sent.',
  },
  CANCELLED: {
    actor: 'none',
    stage: null,
    screen: 'site-root',
    poll: 'settled',
    starts: ['sendCancellationNotice', 'refundEarlyFees', 'deliverValuationCopy'],
    on: {},
    end: 'cancelled',
    limit: 'never',
    why: 'Withdrawn, left incomplete, not accepted or rescinded: each is its own action for HMDA.',
  },
  DECLINED: {
    actor: 'operations',
    stage: null,
    screen: 'error/decline',
    poll: 'settled',
    starts: ['sendAdverseActionNotice', 'refundEarlyFees', 'deliverValuationCopy'],
    on: {
      reconsidered: [
        ['isCreditUnread', 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'],
        ['otherwise', 'WAITING_FOR_INITIAL_OFFERS'],
      ],
    },
    end: 'declined',
    limit: 'never',
    why: 'The notice of adverse action names one to four principal reasons. Within the calendar year operations may look again; then everything is proved again. One that was declined before a report was read has had no papers either: they go out first (the design priced it without them).',
  },
  UNKNOWN: {
    actor: 'operations',
    stage: null,
    screen: 'error/timeout',
    poll: 'until-stable',
    starts: [],
    on: {
      resumed: {
        backTo: [
          'IN_PROGRESS',
          'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
          'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
          'WAITING_FOR_AVM_DATA',
          'PREQUAL_TITLE',
          'WAITING_FOR_INITIAL_OFFERS',
          'GEN_SUMMARY_DISCLOSURE',
          'WAITING_FOR_SUMMARY_DISCLOSURE',
          'GEN_APP_DISCLOSURES',
          'WAITING_FOR_APP_DISCLOSURE',
          'WAITING_FOR_ID_VERIFICATION',
          'ONSITE_APPRAISAL_REQUEST',
          'ONSITE_APPRAISAL_BORROWER_PAYMENT',
          'REQUEST_STEWART_PAYOFFS',
          'ORDER_FULL_TITLE',
          'GEN_CLOSING_DISCLOSURE',
          'WAITING_FOR_CLOSING_DISCLOSURE',
          'GEN_NOTE_SIGNING',
          'GEN_NOTARY_DISCLOSURE',
          'WAITING_FOR_NOTARY_DISCLOSURE',
          'GEN_RESCISSION',
        ],
      },
      ...wayOut,
    },
    end: 'fault',
    limit: '4h',
    why: 'A step of ours failed for good. Someone mends it, and the journey goes on at that very step.',
  },
});

type RowOf<T> = T extends Readonly<Record<string, Row<string, infer F, infer P>>> ? { facts: F; places: P } : never;
/** Every fact that a row asks: facts.ts has an answer to each, or does not compile. */
export type AskedFact = RowOf<typeof statuses>['facts'];
export type AskedPlaceFact = RowOf<typeof statuses>['places'];

export type Status = keyof typeof statuses;
export type StatusRow = (typeof statuses)[Status];
export const statusNames = Object.keys(statuses) as Status[];
export const firstStatus: Status = 'IN_PROGRESS';

/** What may happen in any open row without leaving it, and what it starts. */
export const anywhere: { readonly [E in EventName]?: readonly EffectName[] } = {
  conditionRaised: ['tellOfCondition'],
  conditionAnswered: ['tellOfAnswer'],
  conditionAskedAgain: ['tellOfCondition'],
  conditionCleared: [],
  conditionSent: ['tellOfCondition'],
  conditionDropped: [],
  conditionWaived: ['tellOfWaiver'],
  fraudSuspected: [],
  fraudDismissed: [],
  phoneSaved: [],
  ownershipCorrected: [],
  countyNamed: [],
  consentGiven: [],
  applicantsScreened: [],
  likenessSettled: [],
  /** Owners show who they are ahead of their turn too: wherever the application is by then, the answer is heard. */
  signerIdentityChecked: [],
  accountOwnerChecked: [],
  smallDepositsNeeded: ['sendSmallDeposits'],
  smallDepositsSent: [],
  smallDepositsArrived: ['tellOfCondition'],
  smallDepositsNamed: [],
  accountReplaced: ['verifyAccountOwner', 'tellOfAccountChange'],
  accountChangeAnswered: [],
  accountHoldEnded: [],
  hardCreditExpired: [],
  closingCostsChanged: ['deliverCorrectedDisclosure', 'tellOfChangedCosts'],
  correctedDisclosureDelivered: [],
  incompletenessNoticed: ['sendIncompletenessNotice'],
  effectGivenUp: [],
  feesGivenBack: [],
  lienReleased: [],
  valuationCopied: [],
  valuationNoticed: [],
};

/**
 * What the other owners may do, and be asked, ahead of CO_DEED_REQ: in the open rows of these stages, without leaving any.
 * What they must do, and sign, comes in its own row.
 */
export const aheadOfOwners: {
  readonly stages: readonly ProgressStage[];
  readonly on: { readonly [E in EventName]?: readonly EffectName[] };
} = {
  stages: ['INITIAL', 'PRODUCT_SELECT', 'MORE_INFO', 'LINK_INCOME', 'ID_UPLOAD', 'SIGNING'],
  on: {
    signerAdded: ['inviteSigner', 'screenApplicants'],
    signerReminded: ['inviteSigner'],
    signerRemoved: [],
    signerIdentitySubmitted: ['verifySignerIdentity'],
    signerRefused: [],
  },
};

/** What is heard after the end too: an end itself asks for it, and the law wants it done by a day (1026.15(d)(2), 1002.14(a)(1)). */
export const heardAfterTheEnd: readonly EventName[] = [
  'feesGivenBack',
  'lienReleased',
  'valuationCopied',
  'valuationNoticed',
];

/** Every open row from the one that follows the valuation of the property. */
export function isPastValuation(status: Status): boolean {
  return rowsPastValuation.has(status);
}
const rowsPastValuation: ReadonlySet<Status> = new Set(
  statusNames.slice(statusNames.indexOf('PREQUAL_TITLE')).filter((status) => statuses[status].end === undefined),
);

/** A report that staff did not wait for is heard there all the same: it may be the first to say the county. */
export const afterValuation: { readonly [E in EventName]?: readonly EffectName[] } = { propertyValued: [] };

/** Before it is the other owners' turn: what they do here leads nowhere, and what is asked of them keeps no one else waiting. */
export function isAheadOfOwners(status: Status): boolean {
  return rowsAhead.has(status);
}

/** In a row of two stages the application may be in either. */
const rowsAhead: ReadonlySet<Status> = new Set(
  statusNames.filter((status) => {
    const { stage, on } = statuses[status];
    const stages = (typeof stage === 'object' && stage !== null ? stage.map(([, one]) => one) : [stage]) as unknown[];
    return on.signerAdded === undefined && aheadOfOwners.stages.some((one) => stages.includes(one));
  }),
);

/** What may happen in this row beside its own events, without leaving it, and what it starts. */
export function besides(status: Status): { readonly [E in EventName]?: readonly EffectName[] } {
  const [everywhere, past] = isAheadOfOwners(status) ? ahead : after;
  return isPastValuation(status) ? past : everywhere;
}
const pair = (on: typeof anywhere) => [on, { ...on, ...afterValuation }] as const;
const [ahead, after] = [pair({ ...anywhere, ...aheadOfOwners.on }), pair(anywhere)];

export function isStatus(name: string): name is Status {
  return Object.hasOwn(statuses, name);
}

/** Over for good: what is still heard there leads nowhere else. */
export function isTerminal(status: Status): boolean {
  return Object.values(statuses[status].on).every((target) => target === status);
}

export function isDeclined(status: Status): boolean {
  return statuses[status].end === 'declined';
}

export function isComplete(status: Status): boolean {
  return statuses[status].end === 'funded';
}

/** Nothing more is asked of anyone, unless operations reconsiders. */
export function isClosed(status: Status): boolean {
  const { end } = statuses[status];
  return end !== undefined && end !== 'fault';
}

/** An end without a line, or a fault: what no condition ever keeps an application from. */
export function isWayOut(status: Status): boolean {
  const { end } = statuses[status];
  return end !== undefined && end !== 'funded';
}

export function blocksLeaving(category: BlockingTask): Status[] {
  return statusNames.filter((status) => statuses[status].heldBy?.includes(category));
}
