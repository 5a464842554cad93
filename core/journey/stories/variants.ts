/** The twelve ways that the design names, each from the first status to the last. */
import { story } from './story.ts';

story(
  'a sole owner, at home, with a value from a model',
  'employee',
  `
    ... identity
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... note
    ... enotary
    ... theEnd
  `,
);

story(
  'liens to confirm, one paid off, debts paid directly',
  'retiree',
  `
    ... value
    property    propertyReportReturned liensFullTitle  LIEN_VERIFICATION             liens
    borrower    liensAttested payOff         LIEN_ATTESTATION                        error/timeout
    rules       cltvComputed                 WAITING_FOR_INITIAL_OFFERS              (waiting)
    ... pricing
    borrower    offerSelected withDebts      COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... income
    income      incomeVerified               DISBURSEMENT_ACCOUNT                    bank/disburse
    ... accounts
    identity    identityChecked              REQUEST_STEWART_PAYOFFS                 error/timeout
    title       payoffLettersOrdered         PAYOFF_REQUEST_PENDING                  payoff/hold
    title       payoffLettersReceived        ORDER_FULL_TITLE                        error/timeout
    ... fullTitle
    ... note
    ... enotary
    ... recording
    ... funding
    payments    fundsDisbursed               DIRECT_DEBT_PAYOFF                      complete
    payments    creditorsPaid                COMPLETE                                site-root
  `,
);

story(
  'a landlord: business purpose, so no demographics, no personal income, no rescission',
  'landlord',
  `
    ... credit
    property    propertyValued needsAppraisal  PREQUAL_TITLE                         (waiting)
    property    propertyReportReturned fullTitle  WAITING_FOR_INITIAL_OFFERS         (waiting)
    ... pricing
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    credit      hardCreditReturned           DISBURSEMENT_ACCOUNT                    bank/disburse
    ... accounts
    identity    identityChecked              ONSITE_APPRAISAL_REQUEST                (waiting)
    valuation   appraisalArranged            ONSITE_APPRAISAL_BORROWER_PAYMENT       hold
    borrower    appraisalPaymentAuthorized   ONSITE_APPRAISAL_BORROWER_PAYMENT       hold
    payments    appraisalPaid                ONSITE_APPRAISAL_PENDING                hold
    valuation   valuationReported            HOLD_FOR_APPRAISAL_REVIEW               error/timeout
    operations  appraisalReviewed            APPRAISAL_REVIEW_COMPLETE               error/timeout
    rules       valueDecided                 ORDER_FULL_TITLE                        error/timeout
    ... fullTitle
    ... note
    ... enotary
    notary      deedSigned                   RECORDING                               complete
    ... funding
    payments    fundsDisbursed               COMPLETE                                site-root
  `,
);

story(
  'an appraisal that one bank will not pay, and a payments company that no one reached',
  'landlord',
  `
    ... credit
    property    propertyValued needsAppraisal  PREQUAL_TITLE                         (waiting)
    property    propertyReportReturned fullTitle  WAITING_FOR_INITIAL_OFFERS         (waiting)
    ... pricing
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    credit      hardCreditReturned           DISBURSEMENT_ACCOUNT                    bank/disburse
    ... accounts
    identity    identityChecked              ONSITE_APPRAISAL_REQUEST                (waiting)
    valuation   appraisalArranged            ONSITE_APPRAISAL_BORROWER_PAYMENT       hold
    borrower    appraisalPaymentAuthorized   ONSITE_APPRAISAL_BORROWER_PAYMENT       hold
    borrower    appraisalPaymentAuthorized   !alreadyDone
    payments    appraisalPaymentRefused      ONSITE_APPRAISAL_BORROWER_PAYMENT       hold
    borrower    appraisalPaymentAuthorized   ONSITE_APPRAISAL_BORROWER_PAYMENT       hold
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      ONSITE_APPRAISAL_BORROWER_PAYMENT       hold
    borrower    appraisalPaymentAuthorized   ONSITE_APPRAISAL_BORROWER_PAYMENT       hold
    payments    appraisalPaid                ONSITE_APPRAISAL_PENDING                hold
  `,
);

story(
  'crypto: no account to receive money in is ever asked for',
  'cryptoRetiree',
  `
    ... offers
    ... submission
    ... income
    income      incomeVerified               AUTOPAY_ACCOUNT                         bank/autopay
    ... payment
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... note
    ... enotary
    ... theEnd
  `,
);

story(
  '62 and older, interest only, qualifying on assets',
  'senior',
  `
    ... value
    property    propertyReportReturned       WAITING_FOR_INITIAL_OFFERS              (waiting)
    rules       offersPriced assets          ASSETS_PREQUAL                          product/assets
    borrower    assetsDeclared               WAITING_FOR_INITIAL_OFFERS              (waiting)
    ... pricing
    ... submission
    ... income
    income      incomeVerified               DISBURSEMENT_ACCOUNT                    bank/disburse
    ... accounts
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... note
    ... enotary
    ... theEnd
  `,
);

story(
  'Texas: an evaluation, full title, twelve days, a closing in the room',
  'texan',
  `
    ... credit
    property    propertyValued unsure        NAV_RESI_EVAL_ESTIMATE                  bpo/estimate-value
    borrower    valueEstimated               PREQUAL_TITLE                           (waiting)
    property    propertyReportReturned fullTitle  WAITING_FOR_INITIAL_OFFERS         (waiting)
    ... pricing
    ... submission
    ... proofs
    identity    identityChecked              NAV_RESI_EVAL_ORDER_REQUEST             bpo/condition
    borrower    valuationOrdered             NAV_RESI_EVAL_PROCESSING                bpo/hold
    valuation   valuationReported            NAV_RESI_EVAL_REVIEW                    bpo/hold
    operations  valueDecided                 ORDER_FULL_TITLE                        error/timeout
    ... fullTitle
    ... finalOffer
    borrower    termsAccepted                GEN_NOTARY_DISCLOSURE                   notary/intro
    ... notary
    notary      notaryPackageReady texas     NOTARY_WAITING_PERIOD                   notary/intro
    clock       waitingPeriodElapsed         MANUAL_DEED_SIGNING                     notary/reserve-manual
    ... theEnd
  `,
);

story(
  'Texas again: even where a model is sure of the value, an evaluation is ordered',
  'texan',
  `
    ... identity
    identity    identityChecked              NAV_RESI_EVAL_ORDER_REQUEST             bpo/condition
  `,
);

story(
  'New York: an attorney, and a notary in the room',
  'newYorker',
  `
    ... value
    property    propertyReportReturned fullTitle  WAITING_FOR_INITIAL_OFFERS         (waiting)
    ... pricing
    ... submission
    ... proofs
    identity    identityChecked              ORDER_FULL_TITLE                        error/timeout
    ... fullTitle
    ... note
    ... notary
    notary      notaryPackageReady attorney  ATTORNEY_REVIEW                         notary/intro
    operations  attorneyApproved present     MANUAL_DEED_SIGNING                     notary/reserve-manual
    ... theEnd
  `,
);

story(
  'a house held in a trust',
  'employee',
  `
    ... value
    property    propertyReportReturned trust  WAITING_FOR_INITIAL_OFFERS             (waiting)
    ... pricing
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted trust   HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... proofs
    identity    identityChecked              TRUST_AND_INSURANCE                     error/timeout
    rules       conditionRaised trust        TRUST_AND_INSURANCE                     error/timeout
    borrower    conditionAnswered            TRUST_AND_INSURANCE                     error/timeout
    operations  trustReviewed                !held
    operations  conditionCleared             TRUST_AND_INSURANCE                     error/timeout
    operations  trustReviewed                ORDER_FULL_TITLE                        error/timeout
    ... fullTitle
    ... note
    ... enotary
    ... theEnd
  `,
);

story(
  'joint owners: the other owner is invited, proves who they are, and signs',
  'employee',
  `
    ... value
    property    propertyReportReturned joint  WAITING_FOR_INITIAL_OFFERS             (waiting)
    ... pricing
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted joint   HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... proofs
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... signing
    borrower    noteSigned                   CO_DEED_REQ                             signing/additional
    borrower    signerAdded                  CO_DEED_REQ                             signing/additional
    signer      signerIdentitySubmitted      CO_DEED_REQ                             signing/additional
    identity    signerIdentityChecked        GEN_NOTARY_DISCLOSURE                   notary/intro
    ... enotary
    notary      deedAccepted primary         DEED_SIGNING                            complete
    notary      deedAccepted signer          DEED_SIGNING                            complete
    ... theEnd
  `,
);

story(
  'a manual notary, reserved, lost, moved and cancelled by either side',
  'employee',
  `
    ... approved
    ... note
    ... notary
    notary      notaryPackageReady manual    MANUAL_DEED_SIGNING                     notary/reserve-manual
    borrower    notaryReserved               MANUAL_DEED_SIGNING                     notary/reserve-manual
    notary      notaryNotBooked              MANUAL_DEED_SIGNING                     notary/reserve-manual
    borrower    notaryCancelled              !unknownThing
    operations  notaryReserved               MANUAL_DEED_SIGNING                     notary/reserve-manual
    borrower    notaryCancelled              MANUAL_DEED_SIGNING                     notary/reserve-manual
    borrower    notaryReserved               MANUAL_DEED_SIGNING                     notary/reserve-manual
    operations  notaryCancelled              MANUAL_DEED_SIGNING                     notary/reserve-manual
    operations  notaryReserved               MANUAL_DEED_SIGNING                     notary/reserve-manual
    ... theEnd
  `,
);

story(
  'a notary in person by choice, told on paper before anyone signs, and back to the video',
  'employee',
  `
    ... approved
    rules       closingCostsWorkedOut        GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... note
    ... enotary
    borrower    enotaryFailed                MANUAL_DEED_SIGNING                     notary/reserve-manual
    rules       closingCostsChanged          MANUAL_DEED_SIGNING                     notary/reserve-manual
    notary      deedSigned                   !tooEarly
    borrower    notaryReserved               MANUAL_DEED_SIGNING                     notary/reserve-manual
    borrower    enotaryChosen                !notAllowedHere
    borrower    notaryCancelled              MANUAL_DEED_SIGNING                     notary/reserve-manual
    borrower    enotaryChosen                DEED_SIGNING                            notary/intro
    documents   correctedDisclosureDelivered  DEED_SIGNING                           notary/intro
    ... rescission
  `,
);

story(
  'a notary in person because a rule wants one: there is no way to the video',
  'employee',
  `
    ... approved
    ... note
    ... notary
    notary      notaryPackageReady manual    MANUAL_DEED_SIGNING                     notary/reserve-manual
    borrower    enotaryChosen                !notAllowedHere
  `,
);

story(
  'a draw that cannot pay the debts and its own costs is chosen again',
  'employee',
  `
    ... approved
    rules       closingCostsWorkedOut tooMuch  REVISED_OFFER_SELECTION               product/select
    borrower    revisedOfferAccepted         GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    rules       closingCostsWorkedOut        GEN_CLOSING_DISCLOSURE                  review-app/signdocs
  `,
);

story(
  'no value from a model: a first-generation broker price opinion',
  'employee',
  `
    ... credit
    property    propertyValued noValue       NO_AVM_FOUND                            bpo/estimate-value
    borrower    valueEstimated               PREQUAL_TITLE                           (waiting)
    property    propertyReportReturned       WAITING_FOR_INITIAL_OFFERS              (waiting)
    ... pricing
    ... submission
    ... proofs
    identity    identityChecked              BPO                                     bpo/order-bpo
    borrower    valuationOrdered             BPO                                     bpo/hold
    borrower    valuationOrdered             !alreadyDone
    valuation   valuationReported            BPO                                     bpo/hold
    rules       valueDecided                 GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... note
    ... enotary
    ... theEnd
  `,
);

story(
  'the worst case: no match, frozen, a counter-offer, better income, a low value, a new lien',
  'retiree',
  `
    ... intake
    credit      softCreditReturned noFile    CREDIT_NO_MATCH                         credit/social
    borrower    ssnSubmitted                 WAITING_FOR_SOFT_CREDIT                 (waiting)
    credit      softCreditReturned frozen    SOFT_CREDIT_LOCKED_OR_FROZEN            credit/error
    borrower    creditFreezeLifted           WAITING_FOR_SOFT_CREDIT                 (waiting)
    credit      softCreditReturned           WAITING_FOR_AVM_DATA                    (waiting)
    property    propertyValued unsure        NAV_BPO_ESTIMATE                        bpo/estimate-value
    borrower    valueEstimated               PREQUAL_TITLE                           (waiting)
    property    propertyReportReturned liensFullTitle  LIEN_VERIFICATION             liens
    borrower    liensAttested                LIEN_ATTESTATION                        error/timeout
    rules       cltvComputed tooHigh         CLTV_LIEN_POSITION_REQUALIFY            product/prequal-winback
    borrower    winBackAccepted              WAITING_FOR_INITIAL_OFFERS              (waiting)
    ... pricing
    ... submission
    credit      hardCreditReturned changed   REVISED_OFFER_SELECTION                 product/select
    rules       revisedOffersPriced          REVISED_OFFER_SELECTION                 product/select
    borrower    revisedOfferAccepted         INCOME_VERIFICATION                     income/review
    income      incomeVerified higher        OFFER_SELECTION                         product/select
    borrower    offerSelected                DISBURSEMENT_ACCOUNT                    bank/disburse
    ... accounts
    identity    identityChecked              NAV_BPO_ORDER_REQUEST                   bpo/order-bpo
    borrower    valuationOrdered             NAV_BPO_PROCESSING                      bpo/hold
    valuation   valuationReported            NAV_BPO_REVIEW                          bpo/hold
    operations  valueDecided lower           REVISED_OFFER_SELECTION                 product/select
    borrower    revisedOfferAccepted         ORDER_FULL_TITLE                        error/timeout
    title       titleOrdered                 FINAL_TITLE_PROCESSING                  bpo/hold
    title       titleReported                FINAL_TITLE_REVIEW                      bpo/hold
    operations  titleReviewed newLien        CLTV_LIEN_POSITION_REQUALIFY            product/prequal-winback
    borrower    winBackAccepted              REVISED_OFFER_SELECTION                 product/select
    borrower    revisedOfferAccepted         GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... note
    ... enotary
    ... theEnd
  `,
);
