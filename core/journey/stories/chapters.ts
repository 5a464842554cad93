/** The stretches that most stories share, told once. */
export const chapters: Readonly<Record<string, string>> = {
  intake: `
    rules       eligibilityChecked           GEN_PRE_SOFT_CREDIT_DISCLOSURE          (waiting)
    rules       documentsRequested           WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE  (waiting)
    documents   documentsDelivered           WAITING_FOR_SOFT_CREDIT                 (waiting)
  `,
  credit: `
    ... intake
    credit      softCreditReturned           WAITING_FOR_AVM_DATA                    (waiting)
  `,
  value: `
    ... credit
    property    propertyValued               PREQUAL_TITLE                           (waiting)
  `,
  pricing: `
    rules       offersPriced                 OFFER_SELECTION                         product/select
  `,
  offers: `
    ... value
    property    propertyReportReturned       WAITING_FOR_INITIAL_OFFERS              (waiting)
    ... pricing
  `,
  summary: `
    rules       documentsRequested           WAITING_FOR_SUMMARY_DISCLOSURE          (waiting)
    documents   documentsDelivered           APP_SUBMISSION                          start/app-summary
    borrower    applicationSubmitted         GEN_APP_DISCLOSURES                     (waiting)
    rules       documentsRequested           WAITING_FOR_APP_DISCLOSURE              (waiting)
    documents   documentsDelivered           HARD_CREDIT_PULL                        (waiting)
  `,
  submission: `
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
  `,
  income: `
    credit      hardCreditReturned           INCOME_VERIFICATION                     income/review
    borrower    incomeSourceProvided         INCOME_VERIFICATION                     income/review
  `,
  employment: `
    income      incomeVerified               EMPLOYMENT_VERIFICATION                 income/employer-verification
    borrower    employerNamed                EMPLOYMENT_VERIFICATION                 income/employer-verification
    employment  employmentVerified           DISBURSEMENT_ACCOUNT                    bank/disburse
  `,
  payment: `
    borrower    paymentMethodChosen          VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        accountOwnerChecked          VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    borrower    accountConfirmed             IDENTITY_VERIFICATION                   identity
    borrower    identitySubmitted            WAITING_FOR_ID_VERIFICATION             (waiting)
  `,
  accounts: `
    borrower    disbursementAccountSaved     AUTOPAY_ACCOUNT                         bank/autopay
    ... payment
  `,
  proofs: `
    ... income
    ... employment
    ... accounts
  `,
  identity: `
    ... offers
    ... submission
    ... proofs
  `,
  fullTitle: `
    title       titleOrdered                 FINAL_TITLE_PROCESSING                  bpo/hold
    title       titleReported                FINAL_TITLE_REVIEW                      bpo/hold
    operations  titleReviewed                FINAL_TITLE_COMPLETE                    bpo/hold
    rules       titlePassed                  GEN_CLOSING_DISCLOSURE                  review-app/signdocs
  `,
  finalOffer: `
    flood       floodDetermined              WAITING_FOR_CLOSING_DISCLOSURE          (waiting)
    documents   documentsDelivered           FINAL_OFFER                             signing/intro
  `,
  signing: `
    ... finalOffer
    borrower    termsAccepted                GEN_NOTE_SIGNING                        review-app/signdocs
    documents   signingPackageReady          NOTE_SIGNING                            signing/intro
  `,
  note: `
    ... signing
    borrower    noteSigned                   GEN_NOTARY_DISCLOSURE                   notary/intro
  `,
  notary: `
    rules       documentsRequested           WAITING_FOR_NOTARY_DISCLOSURE           (waiting)
  `,
  enotary: `
    ... notary
    notary      notaryPackageReady           DEED_SIGNING                            notary/intro
  `,
  rescission: `
    notary      deedSigned                   GEN_RESCISSION                          complete
    documents   rescissionNoticesDelivered   RESCISSION                              complete
  `,
  recording: `
    ... rescission
    clock       rescissionEnded              RECORDING                               complete
  `,
  lastChecks: `
    watchlists  fundingChecked watchLists    FUNDING_DECISION                        complete
    bank        fundingChecked account       FUNDING_DECISION                        complete
    employer    fundingChecked employment    FUNDING_DECISION                        complete
    title       fundingChecked liens         FUNDING_DECISION                        complete
  `,
  funding: `
    recording   deedRecorded                 FUNDING_DECISION                        complete
    ... lastChecks
    operations  fundingApproved first        FUNDING_DECISION                        complete
    operations  fundingApproved second       FUNDABLE                                complete
  `,
  theEnd: `
    ... recording
    ... funding
    payments    fundsDisbursed               COMPLETE                                site-root
  `,
  approved: `
    ... identity
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
  `,
};
