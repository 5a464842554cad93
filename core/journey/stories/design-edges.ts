/**
 * The edges of the design this table grew from (its 84 statuses and 294 edges), each with its counterpart here: the event
 * that replaced it and the fact that now chooses. Several outcomes of one answer were events of their own there.
 */
export const designEdges = `
IN_PROGRESS
  ELIGIBILITY_OK                     eligibilityChecked otherwise                      GEN_PRE_SOFT_CREDIT_DISCLOSURE
  INELIGIBLE                         eligibilityChecked mustDecline                    DECLINED
  DUPLICATE_APPLICATION              eligibilityChecked isDuplicate                    CANCELLED
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
GEN_PRE_SOFT_CREDIT_DISCLOSURE
  DOCS_REQUESTED                     documentsRequested                                WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE
  DOCS_DELIVERED                     documentsDelivered                                WAITING_FOR_SOFT_CREDIT
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
WAITING_FOR_SOFT_CREDIT
  CREDIT_HIT                         softCreditReturned otherwise                      WAITING_FOR_AVM_DATA
  NO_HIT                             softCreditReturned isFileMissing                  CREDIT_NO_MATCH
  NO_HIT_WITH_SSN                    softCreditReturned isFileMissingDespiteSsn        CREDIT_NO_MATCH_SSN
  FILE_FROZEN_OR_LOCKED              softCreditReturned isFileFrozen                   SOFT_CREDIT_LOCKED_OR_FROZEN
  CONSUMER_IS_MINOR                  softCreditReturned isFileOfMinor                  CREDIT_MINOR
  FRAUD_OR_ACTIVE_DUTY_ALERT         softCreditReturned hasFraudAlert                  FACTA_REVIEW
  MORTGAGE_OR_TAX_DELINQUENCY        softCreditReturned hasDelinquency                 DELINQUENCY_REVIEW
  BUREAU_UNAVAILABLE                 systemFaulted                                     CREDIT_ERROR
  CREDIT_POLICY_FAIL                 softCreditReturned mustDecline                    DECLINED
CREDIT_NO_MATCH
  SSN_SUBMITTED                      ssnSubmitted                                      WAITING_FOR_SOFT_CREDIT
  WITHDRAWN                          withdrawn                                         CANCELLED
  INCOMPLETE_EXPIRED                 incompletenessExpired                             CANCELLED
CREDIT_NO_MATCH_SSN
  IDENTITY_CORRECTED                 identityCorrected                                 WAITING_FOR_SOFT_CREDIT
  NO_FILE_CONFIRMED                  noCreditFileConfirmed                             DECLINED
  WITHDRAWN                          withdrawn                                         CANCELLED
SOFT_CREDIT_LOCKED_OR_FROZEN
  FREEZE_LIFTED                      creditFreezeLifted                                WAITING_FOR_SOFT_CREDIT
  INCOMPLETE_EXPIRED                 incompletenessExpired                             CANCELLED
  WITHDRAWN                          withdrawn                                         CANCELLED
CREDIT_ERROR
  RETRY_SOFT                         creditRetried isBeforeSubmission                  WAITING_FOR_SOFT_CREDIT
  RETRY_HARD                         creditRetried otherwise                           HARD_CREDIT_PULL
  WITHDRAWN                          withdrawn                                         CANCELLED
CREDIT_MINOR
  DOB_CORRECTED                      birthDateCorrected                                WAITING_FOR_SOFT_CREDIT
  MINOR_CONFIRMED                    minorConfirmed                                    DECLINED
FACTA_REVIEW
  IDENTITY_CONFIRMED_SOFT            identityReviewed isBeforeSubmission               WAITING_FOR_AVM_DATA
  IDENTITY_CONFIRMED_HARD            identityReviewed needsIncomeProof                 INCOME_VERIFICATION
  IDENTITY_NOT_CONFIRMED             identityReviewed mustDecline                      DECLINED
DELINQUENCY_REVIEW
  CLEARED_SOFT                       delinquencyReviewed isBeforeSubmission            WAITING_FOR_AVM_DATA
  CLEARED_HARD                       delinquencyReviewed needsIncomeProof              INCOME_VERIFICATION
  CONFIRMED                          delinquencyReviewed mustDecline                   DECLINED
WAITING_FOR_AVM_DATA
  VALUE_FOUND                        propertyValued otherwise                          PREQUAL_TITLE
  PARCEL_NOT_FOUND                   propertyValued isPropertyNotFound                 NO_PROPERTY_FOUND
  MANY_PARCELS                       propertyValued hasManyProperties                  MULTIPLE_PROPERTIES
  NO_AVM                             propertyValued isValueMissing                     NO_AVM_FOUND
  LOW_CONFIDENCE                     propertyValued isEstimateForNavBpo                NAV_BPO_ESTIMATE
  LOW_CONFIDENCE_EVAL                propertyValued isEstimateForEvaluation            NAV_RESI_EVAL_ESTIMATE
  PROPERTY_INELIGIBLE                propertyValued mustDecline                        DECLINED
NO_PROPERTY_FOUND
  ADDRESS_CORRECTED                  addressCorrected                                  WAITING_FOR_AVM_DATA
  NOT_FOUND_FINAL                    propertyNotFoundConfirmed                         DECLINED
  WITHDRAWN                          withdrawn                                         CANCELLED
MULTIPLE_PROPERTIES
  PROPERTY_CHOSEN                    propertyChosen                                    WAITING_FOR_AVM_DATA
  WITHDRAWN                          withdrawn                                         CANCELLED
NO_AVM_FOUND
  ESTIMATE_SUBMITTED                 valueEstimated                                    PREQUAL_TITLE
  WITHDRAWN                          withdrawn                                         CANCELLED
NAV_BPO_ESTIMATE
  ESTIMATE_SUBMITTED                 valueEstimated                                    PREQUAL_TITLE
  WITHDRAWN                          withdrawn                                         CANCELLED
NAV_RESI_EVAL_ESTIMATE
  ESTIMATE_SUBMITTED                 valueEstimated                                    PREQUAL_TITLE
  WITHDRAWN                          withdrawn                                         CANCELLED
PREQUAL_TITLE
  CLEAR                              propertyReportReturned otherwise                  WAITING_FOR_INITIAL_OFFERS
  BYPASS                             propertyReportReturned isTitleBypassed            WAITING_FOR_INITIAL_OFFERS
  LIENS_TO_CONFIRM                   propertyReportReturned hasLiensToConfirm          LIEN_VERIFICATION
  LIENS_TO_CONFIRM_INQUIRY           propertyReportReturned hasLiensToConfirmAsInquiry LIEN_VERIFICATION_INQUIRY
  TRANSFER_UNDER_90_DAYS             propertyReportReturned isTransferRecent           DECLINED
  APPLICANT_NOT_ON_TITLE             propertyReportReturned isApplicantMissingFromTitle DECLINED
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
LIEN_VERIFICATION
  LIENS_ATTESTED                     liensAttested                                     LIEN_ATTESTATION
  WITHDRAWN                          withdrawn                                         CANCELLED
LIEN_VERIFICATION_INQUIRY
  LIENS_ATTESTED                     liensAttested                                     LIEN_ATTESTATION
  WITHDRAWN                          withdrawn                                         CANCELLED
LIEN_ATTESTATION
  CLTV_OK                            cltvComputed otherwise                            WAITING_FOR_INITIAL_OFFERS
  CLTV_OR_POSITION_FAIL              cltvComputed areTermsChanged                      CLTV_LIEN_POSITION_REQUALIFY
CLTV_LIEN_POSITION_REQUALIFY
  REDUCED_OR_PAYOFF_ACCEPTED         winBackAccepted otherwise                         WAITING_FOR_INITIAL_OFFERS
  REDUCED_OR_PAYOFF_ACCEPTED_LATE    winBackAccepted hasChosenBefore                   REVISED_OFFER_SELECTION
  COUNTEROFFER_REFUSED               counterOfferRefused                               DECLINED
  WITHDRAWN                          withdrawn                                         CANCELLED
WAITING_FOR_INITIAL_OFFERS
  OFFERS_READY                       offersPriced otherwise                            OFFER_SELECTION
  NEEDS_ASSETS                       offersPriced qualifiesOnAssets                    ASSETS_PREQUAL
  NO_OFFERS                          offersPriced mustDecline                          DECLINED
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
ASSETS_PREQUAL
  ASSETS_SUBMITTED                   assetsDeclared                                    WAITING_FOR_INITIAL_OFFERS
  ASSETS_SKIPPED                     assetsSkipped                                     DECLINED
  WITHDRAWN                          withdrawn                                         CANCELLED
OFFER_SELECTION
  OFFER_CONFIRMED                    offerSelected isOfferUnverified                   COLLECT_ADDITIONAL_INFO
  VERIFIED_OFFER_CONFIRMED           offerSelected needsDisbursementAccount            DISBURSEMENT_ACCOUNT
  VERIFIED_OFFER_CONFIRMED_CRYPTO    offerSelected otherwise                           AUTOPAY_ACCOUNT
  OFFER_EXPIRED                      offersExpired                                     CANCELLED
  WITHDRAWN                          withdrawn                                         CANCELLED
COLLECT_ADDITIONAL_INFO
  INFO_SUBMITTED                     informationSubmitted otherwise                    HMDA
  INFO_SUBMITTED_NO_HMDA             informationSubmitted isNotReportable              GEN_SUMMARY_DISCLOSURE
  WITHDRAWN                          withdrawn                                         CANCELLED
HMDA
  HMDA_ANSWERED                      demographicsAnswered                              GEN_SUMMARY_DISCLOSURE
  WITHDRAWN                          withdrawn                                         CANCELLED
GEN_SUMMARY_DISCLOSURE
  DOCS_REQUESTED                     documentsRequested                                WAITING_FOR_SUMMARY_DISCLOSURE
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
WAITING_FOR_SUMMARY_DISCLOSURE
  DOCS_DELIVERED                     documentsDelivered                                APP_SUBMISSION
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
APP_SUBMISSION
  SUBMITTED                          applicationSubmitted                              GEN_APP_DISCLOSURES
  WITHDRAWN                          withdrawn                                         CANCELLED
  INCOMPLETE_EXPIRED                 incompletenessExpired                             CANCELLED
GEN_APP_DISCLOSURES
  DOCS_REQUESTED                     documentsRequested                                WAITING_FOR_APP_DISCLOSURE
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
WAITING_FOR_APP_DISCLOSURE
  DOCS_DELIVERED                     documentsDelivered                                HARD_CREDIT_PULL
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
HARD_CREDIT_PULL
  SAME_TERMS                         hardCreditReturned needsIncomeProof               INCOME_VERIFICATION
  SAME_TERMS_DSCR                    hardCreditReturned needsDisbursementAccount       DISBURSEMENT_ACCOUNT
  TERMS_CHANGED                      hardCreditReturned areTermsChanged                REVISED_OFFER_SELECTION
  FILE_FROZEN_OR_LOCKED              hardCreditReturned isFileFrozen                   HARD_CREDIT_LOCKED_OR_FROZEN
  FRAUD_OR_ACTIVE_DUTY_ALERT         hardCreditReturned hasFraudAlert                  FACTA_REVIEW
  NEW_DELINQUENCY                    hardCreditReturned hasDelinquency                 DELINQUENCY_REVIEW
  BUREAU_UNAVAILABLE                 systemFaulted                                     CREDIT_ERROR
  CREDIT_POLICY_FAIL                 hardCreditReturned mustDecline                    DECLINED
HARD_CREDIT_LOCKED_OR_FROZEN
  FREEZE_LIFTED                      creditFreezeLifted                                HARD_CREDIT_PULL
  INCOMPLETE_EXPIRED                 incompletenessExpired                             CANCELLED
  WITHDRAWN                          withdrawn                                         CANCELLED
REVISED_OFFER_SELECTION
  REVISED_CONFIRMED                  revisedOfferAccepted needsIncomeProof             INCOME_VERIFICATION
  REVISED_CONFIRMED_INCOME           revisedOfferAccepted needsDisbursementAccount     DISBURSEMENT_ACCOUNT
  REVISED_CONFIRMED_VALUE            revisedOfferAccepted needsFullTitle               ORDER_FULL_TITLE
  REVISED_CONFIRMED_LIGHT            revisedOfferAccepted otherwise                    GEN_CLOSING_DISCLOSURE
  COUNTEROFFER_REFUSED               counterOfferRefused                               DECLINED
  COUNTEROFFER_EXPIRED               counterOfferExpired                               DECLINED
  WITHDRAWN                          withdrawn                                         CANCELLED
INCOME_VERIFICATION
  INCOME_MATCHED_EMPLOYED            incomeVerified needsEmploymentCheck               EMPLOYMENT_VERIFICATION
  INCOME_MATCHED_OTHER               incomeVerified needsDisbursementAccount           DISBURSEMENT_ACCOUNT
  INCOME_MATCHED_CRYPTO              incomeVerified otherwise                          AUTOPAY_ACCOUNT
  INCOME_HIGHER                      incomeVerified isBetterOfferPossible              OFFER_SELECTION
  INCOME_LOWER                       incomeVerified areTermsChanged                    REVISED_OFFER_SELECTION
  INCOME_UNVERIFIABLE                incomeVerified mustDecline                        DECLINED
  INCOMPLETE_EXPIRED                 incompletenessExpired                             CANCELLED
  WITHDRAWN                          withdrawn                                         CANCELLED
EMPLOYMENT_VERIFICATION
  EMPLOYED                           employmentVerified needsDisbursementAccount       DISBURSEMENT_ACCOUNT
  EMPLOYED_CRYPTO                    employmentVerified otherwise                      AUTOPAY_ACCOUNT
  NOT_EMPLOYED                       employmentVerified mustDecline                    DECLINED
  WITHDRAWN                          withdrawn                                         CANCELLED
DISBURSEMENT_ACCOUNT
  ACCOUNT_SAVED                      disbursementAccountSaved                          AUTOPAY_ACCOUNT
  WITHDRAWN                          withdrawn                                         CANCELLED
AUTOPAY_ACCOUNT
  AUTOPAY_CHOSEN                     paymentMethodChosen paysAutomatically             VERIFIED_AUTOPAY_ACCOUNT
  MANUAL_CHOSEN                      paymentMethodChosen otherwise                     IDENTITY_VERIFICATION
  WITHDRAWN                          withdrawn                                         CANCELLED
VERIFIED_AUTOPAY_ACCOUNT
  ACCOUNT_CONFIRMED                  accountConfirmed                                  IDENTITY_VERIFICATION
  WITHDRAWN                          withdrawn                                         CANCELLED
IDENTITY_VERIFICATION
  ID_SUBMITTED                       identitySubmitted                                 WAITING_FOR_ID_VERIFICATION
  WITHDRAWN                          withdrawn                                         CANCELLED
WAITING_FOR_ID_VERIFICATION
  VERIFIED_BPO                       identityChecked needsFirstGenerationBpo           BPO
  VERIFIED_NAV_BPO                   identityChecked needsNavBpo                       NAV_BPO_ORDER_REQUEST
  VERIFIED_NAV_EVAL                  identityChecked needsEvaluation                   NAV_RESI_EVAL_ORDER_REQUEST
  VERIFIED_APPRAISAL                 identityChecked needsAppraisal                    ONSITE_APPRAISAL_REQUEST
  VALUE_OK_TRUST                     identityChecked needsTrustReview                  TRUST_AND_INSURANCE
  VALUE_OK_PAYOFF                    identityChecked needsPayoffLetters                REQUEST_STEWART_PAYOFFS
  VALUE_OK_FULL_TITLE                identityChecked needsFullTitle                    ORDER_FULL_TITLE
  VALUE_OK_LIGHT                     identityChecked otherwise                         GEN_CLOSING_DISCLOSURE
  RETRY_ID                           identityChecked mayRetryIdentity                  IDENTITY_VERIFICATION
  ID_FRAUD                           identityChecked mustDecline                       DECLINED
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
BPO
  BPO_ORDERED                        valuationOrdered                                  BPO
  BPO_COMPLETE_VALUE_OK              valueDecided otherwise                            GEN_CLOSING_DISCLOSURE
  BPO_COMPLETE_FULL_TITLE            valueDecided needsFullTitle                       ORDER_FULL_TITLE
  BPO_ESCALATED                      valueDecided needsAppraisal                       ONSITE_APPRAISAL_REQUEST
  WITHDRAWN                          withdrawn                                         CANCELLED
  VALUE_LOWER                        valueDecided areTermsChanged                      REVISED_OFFER_SELECTION
  CONDITION_UNACCEPTABLE             valueDecided mustDecline                          DECLINED
NAV_BPO_ORDER_REQUEST
  ORDER_PLACED                       valuationOrdered                                  NAV_BPO_PROCESSING
  WITHDRAWN                          withdrawn                                         CANCELLED
NAV_BPO_PROCESSING
  REPORT_RECEIVED                    valuationReported                                 NAV_BPO_REVIEW
  VENDOR_CANNOT_COMPLETE             valuationNotPossible                              NAV_RESI_EVAL_ORDER_REQUEST
NAV_BPO_REVIEW
  ESCALATE                           valueDecided needsAppraisal                       ONSITE_APPRAISAL_REQUEST
  VALUE_OK_TRUST                     valueDecided needsTrustReview                     TRUST_AND_INSURANCE
  VALUE_OK_PAYOFF                    valueDecided needsPayoffLetters                   REQUEST_STEWART_PAYOFFS
  VALUE_OK_FULL_TITLE                valueDecided needsFullTitle                       ORDER_FULL_TITLE
  VALUE_OK_LIGHT                     valueDecided otherwise                            GEN_CLOSING_DISCLOSURE
  VALUE_LOWER                        valueDecided areTermsChanged                      REVISED_OFFER_SELECTION
  CONDITION_UNACCEPTABLE             valueDecided mustDecline                          DECLINED
NAV_RESI_EVAL_ORDER_REQUEST
  ORDER_PLACED                       valuationOrdered                                  NAV_RESI_EVAL_PROCESSING
  WITHDRAWN                          withdrawn                                         CANCELLED
NAV_RESI_EVAL_PROCESSING
  REPORT_RECEIVED                    valuationReported                                 NAV_RESI_EVAL_REVIEW
  VENDOR_CANNOT_COMPLETE             valuationNotPossible                              ONSITE_APPRAISAL_REQUEST
NAV_RESI_EVAL_REVIEW
  ESCALATE                           valueDecided needsAppraisal                       ONSITE_APPRAISAL_REQUEST
  VALUE_OK_TRUST                     valueDecided needsTrustReview                     TRUST_AND_INSURANCE
  VALUE_OK_PAYOFF                    valueDecided needsPayoffLetters                   REQUEST_STEWART_PAYOFFS
  VALUE_OK_FULL_TITLE                valueDecided needsFullTitle                       ORDER_FULL_TITLE
  VALUE_OK_LIGHT                     valueDecided otherwise                            GEN_CLOSING_DISCLOSURE
  VALUE_LOWER                        valueDecided areTermsChanged                      REVISED_OFFER_SELECTION
  CONDITION_UNACCEPTABLE             valueDecided mustDecline                          DECLINED
ONSITE_APPRAISAL_REQUEST
  BORROWER_PAYS                      appraisalArranged borrowerPaysAppraisal           ONSITE_APPRAISAL_BORROWER_PAYMENT
  COMPANY_PAYS                       appraisalArranged otherwise                       ONSITE_APPRAISAL_PENDING
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
ONSITE_APPRAISAL_BORROWER_PAYMENT
  PAID                               appraisalPaid                                     ONSITE_APPRAISAL_PENDING
  INCOMPLETE_EXPIRED                 incompletenessExpired                             CANCELLED
  WITHDRAWN                          withdrawn                                         CANCELLED
ONSITE_APPRAISAL_PENDING
  REPORT_RECEIVED                    valuationReported                                 HOLD_FOR_APPRAISAL_REVIEW
  WITHDRAWN                          withdrawn                                         CANCELLED
HOLD_FOR_APPRAISAL_REVIEW
  REVIEWED                           appraisalReviewed otherwise                       APPRAISAL_REVIEW_COMPLETE
  REJECTED_REORDER                   appraisalReviewed isAppraisalRejected             ONSITE_APPRAISAL_REQUEST
APPRAISAL_REVIEW_COMPLETE
  VALUE_OK_TRUST                     valueDecided needsTrustReview                     TRUST_AND_INSURANCE
  VALUE_OK_PAYOFF                    valueDecided needsPayoffLetters                   REQUEST_STEWART_PAYOFFS
  VALUE_OK_FULL_TITLE                valueDecided needsFullTitle                       ORDER_FULL_TITLE
  VALUE_OK_LIGHT                     valueDecided otherwise                            GEN_CLOSING_DISCLOSURE
  VALUE_LOWER                        valueDecided areTermsChanged                      REVISED_OFFER_SELECTION
  CONDITION_UNACCEPTABLE             valueDecided mustDecline                          DECLINED
TRUST_AND_INSURANCE
  APPROVED_PAYOFF                    trustReviewed needsPayoffLetters                  REQUEST_STEWART_PAYOFFS
  APPROVED_FULL_TITLE                trustReviewed needsFullTitle                      ORDER_FULL_TITLE
  APPROVED_LIGHT                     trustReviewed otherwise                           GEN_CLOSING_DISCLOSURE
  REJECTED                           trustReviewed mustDecline                         DECLINED
  INCOMPLETE_EXPIRED                 incompletenessExpired                             CANCELLED
REQUEST_STEWART_PAYOFFS
  ORDERED                            payoffLettersOrdered                              PAYOFF_REQUEST_PENDING
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
PAYOFF_REQUEST_PENDING
  PAYOFF_RECEIVED_FULL_TITLE         payoffLettersReceived needsFullTitle              ORDER_FULL_TITLE
  PAYOFF_RECEIVED_LIGHT              payoffLettersReceived otherwise                   GEN_CLOSING_DISCLOSURE
  PAYOFF_TOO_HIGH                    payoffLettersReceived areTermsChanged             CLTV_LIEN_POSITION_REQUALIFY
  WITHDRAWN                          withdrawn                                         CANCELLED
ORDER_FULL_TITLE
  ORDERED                            titleOrdered                                      FINAL_TITLE_PROCESSING
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
FINAL_TITLE_PROCESSING
  REPORT_RECEIVED                    titleReported                                     FINAL_TITLE_REVIEW
  WITHDRAWN                          withdrawn                                         CANCELLED
FINAL_TITLE_REVIEW
  CLEAR                              titleReviewed otherwise                           FINAL_TITLE_COMPLETE
  EXCEPTIONS                         titleReviewed hasTitleExceptions                  FINAL_TITLE_EXCEPTION
  NEW_LIEN                           titleReviewed areTermsChanged                     CLTV_LIEN_POSITION_REQUALIFY
FINAL_TITLE_EXCEPTION
  CURED                              titleCured                                        FINAL_TITLE_COMPLETE
  UNCURABLE                          titleNotCurable                                   DECLINED
  WITHDRAWN                          withdrawn                                         CANCELLED
FINAL_TITLE_COMPLETE
  CONTINUE                           titlePassed                                       GEN_CLOSING_DISCLOSURE
GEN_CLOSING_DISCLOSURE
  FLOOD_CERT_PENDING                 floodCertificateDelayed                           GEN_CLOSING_DISCLOSURE
  FLOOD_ZONE_NEEDS_INSURANCE         floodDetermined needsFloodInsurance               TRUST_AND_INSURANCE
  DOCS_REQUESTED                     floodDetermined otherwise                         WAITING_FOR_CLOSING_DISCLOSURE
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
WAITING_FOR_CLOSING_DISCLOSURE
  DOCS_DELIVERED                     documentsDelivered otherwise                      FINAL_OFFER
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
FINAL_OFFER
  TERMS_ACCEPTED                     termsAccepted otherwise                           GEN_NOTE_SIGNING
  TERMS_REFUSED                      termsRefused                                      CANCELLED
  OFFER_EXPIRED                      offersExpired                                     CANCELLED
GEN_NOTE_SIGNING
  PACKAGE_READY                      signingPackageReady                               NOTE_SIGNING
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
NOTE_SIGNING
  SIGNED_JOINT                       noteSigned needsCoOwners                          CO_DEED_REQ
  SIGNED                             noteSigned otherwise                              GEN_NOTARY_DISCLOSURE
  WITHDRAWN                          withdrawn                                         CANCELLED
CO_DEED_REQ
  ALL_SIGNERS_READY                  signerIdentityChecked areSignersReady             GEN_NOTARY_DISCLOSURE
  SIGNER_REFUSED                     signerRefused                                     CANCELLED
  INCOMPLETE_EXPIRED                 incompletenessExpired                             CANCELLED
GEN_NOTARY_DISCLOSURE
  DOCS_REQUESTED                     documentsRequested                                WAITING_FOR_NOTARY_DISCLOSURE
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
WAITING_FOR_NOTARY_DISCLOSURE
  READY_ATTORNEY                     notaryPackageReady needsAttorney                  ATTORNEY_REVIEW
  READY_WAIT                         notaryPackageReady mustWaitToClose                NOTARY_WAITING_PERIOD
  READY_MANUAL                       notaryPackageReady needsManualNotary              MANUAL_DEED_SIGNING
  READY_ENOTARY                      notaryPackageReady otherwise                      DEED_SIGNING
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
ATTORNEY_REVIEW
  APPROVED_WAIT                      attorneyApproved mustWaitToClose                  NOTARY_WAITING_PERIOD
  APPROVED_MANUAL                    attorneyApproved needsManualNotary                MANUAL_DEED_SIGNING
  APPROVED_ENOTARY                   attorneyApproved otherwise                        DEED_SIGNING
  TITLE_DEFECT                       titleDefectFound                                  FINAL_TITLE_EXCEPTION
  REJECTED                           attorneyRejected otherwise                        CANCELLED
NOTARY_WAITING_PERIOD
  ELAPSED_MANUAL                     waitingPeriodElapsed needsManualNotary            MANUAL_DEED_SIGNING
  ELAPSED_ENOTARY                    waitingPeriodElapsed otherwise                    DEED_SIGNING
  WITHDRAWN                          withdrawn                                         CANCELLED
DEED_SIGNING
  PRIMARY_ACCEPTED                   deedAccepted                                      DEED_SIGNING
  ALL_SIGNED                         deedSigned canRescind                             GEN_RESCISSION
  ALL_SIGNED_NO_RESCISSION           deedSigned otherwise                              RECORDING
  ENOTARY_NOT_POSSIBLE               enotaryFailed                                     MANUAL_DEED_SIGNING
  WITHDRAWN                          withdrawn                                         CANCELLED
MANUAL_DEED_SIGNING
  SCHEDULED_OR_RESCHEDULED           notaryReserved                                    MANUAL_DEED_SIGNING
  ALL_SIGNED                         deedSigned canRescind                             GEN_RESCISSION
  ALL_SIGNED_NO_RESCISSION           deedSigned otherwise                              RECORDING
  WITHDRAWN                          withdrawn                                         CANCELLED
GEN_RESCISSION
  NOTICE_DELIVERED                   rescissionNoticesDelivered                        RESCISSION
  SYSTEM_FAULT                       systemFaulted                                     UNKNOWN
RESCISSION
  PERIOD_EXPIRED                     rescissionEnded                                   RECORDING
  RESCINDED                          rescinded                                         CANCELLED
  WAIVED                             rescissionWaived                                  RECORDING
RECORDING
  RECORDED                           deedRecorded                                      FUNDING_DECISION
  SUBMITTED_GAP_COVERED              deedSubmitted                                     FUNDING_DECISION
  REJECTED_BY_COUNTY                 recordingRejected                                 RECORDING
FUNDING_DECISION
  FUNDING_APPROVED                   fundingApproved isFundingApproved                 FUNDABLE
  FUNDING_STOPPED                    fundingStopped otherwise                          CANCELLED
FUNDABLE
  PAYOFFS_DUE                        fundsDisbursed hasDebtsToPay                      DIRECT_DEBT_PAYOFF
  DISBURSED                          fundsDisbursed otherwise                          COMPLETE
  DISBURSEMENT_RETURNED              disbursementReturned                              FUNDABLE
DIRECT_DEBT_PAYOFF
  PAYOFFS_SETTLED                    creditorsPaid                                     COMPLETE
  PAYOFF_RETURNED                    creditorPaymentReturned                           DIRECT_DEBT_PAYOFF
DECLINED
  RECONSIDERED                       reconsidered otherwise                            WAITING_FOR_INITIAL_OFFERS
UNKNOWN
  RESUMED                            resumed resumed                                   IN_PROGRESS
  RESUMED                            resumed resumed                                   GEN_PRE_SOFT_CREDIT_DISCLOSURE
  RESUMED                            resumed resumed                                   WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE
  RESUMED                            resumed resumed                                   PREQUAL_TITLE
  RESUMED                            resumed resumed                                   WAITING_FOR_INITIAL_OFFERS
  RESUMED                            resumed resumed                                   GEN_SUMMARY_DISCLOSURE
  RESUMED                            resumed resumed                                   WAITING_FOR_SUMMARY_DISCLOSURE
  RESUMED                            resumed resumed                                   GEN_APP_DISCLOSURES
  RESUMED                            resumed resumed                                   WAITING_FOR_APP_DISCLOSURE
  RESUMED                            resumed resumed                                   WAITING_FOR_ID_VERIFICATION
  RESUMED                            resumed resumed                                   ONSITE_APPRAISAL_REQUEST
  RESUMED                            resumed resumed                                   REQUEST_STEWART_PAYOFFS
  RESUMED                            resumed resumed                                   ORDER_FULL_TITLE
  RESUMED                            resumed resumed                                   GEN_CLOSING_DISCLOSURE
  RESUMED                            resumed resumed                                   WAITING_FOR_CLOSING_DISCLOSURE
  RESUMED                            resumed resumed                                   GEN_NOTE_SIGNING
  RESUMED                            resumed resumed                                   GEN_NOTARY_DISCLOSURE
  RESUMED                            resumed resumed                                   WAITING_FOR_NOTARY_DISCLOSURE
  RESUMED                            resumed resumed                                   GEN_RESCISSION
  WITHDRAWN                          withdrawn                                         CANCELLED
`;
