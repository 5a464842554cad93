/** What can go otherwise with identity, value, trust, payoffs and title. */
import { story } from './story.ts';

story(
  'three bad pictures, then a person',
  'employee',
  `
    ... identity
    identity    identityChecked failed       IDENTITY_VERIFICATION                   identity
    borrower    identitySubmitted            WAITING_FOR_ID_VERIFICATION             (waiting)
    identity    identityChecked failed       IDENTITY_VERIFICATION                   identity
    borrower    identitySubmitted            WAITING_FOR_ID_VERIFICATION             (waiting)
    identity    identityChecked failed       WAITING_FOR_ID_VERIFICATION             (waiting)
    borrower    identitySubmitted            WAITING_FOR_ID_VERIFICATION             (waiting)
    identity    identityChecked verified     WAITING_FOR_ID_VERIFICATION             (waiting)
    operations  identityChecked verified     GEN_CLOSING_DISCLOSURE                  review-app/signdocs
`,
);

story(
  'a person who is satisfied clears the condition, and it goes on',
  'employee',
  `
    ... identity
    identity    identityChecked doubtful     WAITING_FOR_ID_VERIFICATION             (waiting)
    operations  conditionAskedAgain          WAITING_FOR_ID_VERIFICATION             (waiting)
    borrower    identitySubmitted            WAITING_FOR_ID_VERIFICATION             (waiting)
    identity    identityChecked doubtful     WAITING_FOR_ID_VERIFICATION             (waiting)
    operations  conditionCleared             GEN_CLOSING_DISCLOSURE                  review-app/signdocs
`,
);

story(
  'a document that looks altered holds the answer back',
  'employee',
  `
    ... identity
    identity    identityChecked tampered     WAITING_FOR_ID_VERIFICATION             (waiting)
    operations  conditionCleared             GEN_CLOSING_DISCLOSURE                  review-app/signdocs
`,
);

story(
  'doubt, then fraud',
  'employee',
  `
    ... identity
    identity    identityChecked doubtful     WAITING_FOR_ID_VERIFICATION             (waiting)
    operations  identityChecked fraud        DECLINED                                error/decline
`,
);

story(
  'the identity vendor is down',
  'employee',
  `
    ... identity
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      WAITING_FOR_ID_VERIFICATION             (waiting)
    borrower    withdrawn                    CANCELLED                               site-root
`,
);

story(
  'a line too large for anything but an appraisal',
  'employee',
  `
    ... offers
    borrower    offerSelected large          COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... proofs
    identity    identityChecked              ONSITE_APPRAISAL_REQUEST                (waiting)
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      ONSITE_APPRAISAL_REQUEST                (waiting)
    valuation   appraisalArranged companyPays  ONSITE_APPRAISAL_PENDING              hold
    valuation   valuationReported            HOLD_FOR_APPRAISAL_REVIEW               error/timeout
    operations  appraisalReviewed rejected   ONSITE_APPRAISAL_REQUEST                (waiting)
    valuation   appraisalArranged companyPays  ONSITE_APPRAISAL_PENDING              hold
    valuation   valuationReported            HOLD_FOR_APPRAISAL_REVIEW               error/timeout
    operations  appraisalReviewed accepted   APPRAISAL_REVIEW_COMPLETE               error/timeout
    rules       valueDecided lower           REVISED_OFFER_SELECTION                 product/select
    borrower    revisedOfferAccepted         GEN_CLOSING_DISCLOSURE                  review-app/signdocs
`,
);

const orderedBpo = `
    ... credit
    property    propertyValued unsure        NAV_BPO_ESTIMATE                        bpo/estimate-value
    borrower    valueEstimated               PREQUAL_TITLE                           (waiting)
    property    propertyReportReturned       WAITING_FOR_INITIAL_OFFERS              (waiting)
    ... pricing
    ... submission
    ... proofs
    identity    identityChecked              NAV_BPO_ORDER_REQUEST                   bpo/order-bpo
    borrower    valuationOrdered             NAV_BPO_PROCESSING                      bpo/hold
`;

story(
  'no broker, then no evaluator, then an appraiser',
  'employee',
  `
    ${orderedBpo}
    valuation   valuationNotPossible         NAV_RESI_EVAL_ORDER_REQUEST             bpo/order-bpo
    borrower    valuationOrdered             NAV_RESI_EVAL_PROCESSING                bpo/hold
    valuation   valuationNotPossible         ONSITE_APPRAISAL_REQUEST                (waiting)
    valuation   appraisalArranged companyPays  ONSITE_APPRAISAL_PENDING              hold
    valuation   valuationReported            HOLD_FOR_APPRAISAL_REVIEW               error/timeout
    operations  appraisalReviewed            APPRAISAL_REVIEW_COMPLETE               error/timeout
    rules       valueDecided unacceptable    DECLINED                                error/decline
`,
);

story(
  'a broker’s opinion that needs an appraiser’s',
  'employee',
  `
    ${orderedBpo}
    valuation   valuationReported            NAV_BPO_REVIEW                          bpo/hold
    operations  valueDecided escalated       ONSITE_APPRAISAL_REQUEST                (waiting)
`,
);

story(
  'a house in a state we cannot lend on',
  'employee',
  `
    ${orderedBpo}
    valuation   valuationReported            NAV_BPO_REVIEW                          bpo/hold
    operations  valueDecided unacceptable    DECLINED                                error/decline
`,
);

story(
  'a trust is not forgotten when the value is lower',
  'employee',
  `
    ... credit
    property    propertyValued noValue       NO_AVM_FOUND                            bpo/estimate-value
    borrower    valueEstimated               PREQUAL_TITLE                           (waiting)
    property    propertyReportReturned trustOnly  WAITING_FOR_INITIAL_OFFERS         (waiting)
    ... pricing
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted trust   HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... proofs
    identity    identityChecked              BPO                                     bpo/order-bpo
    borrower    valuationOrdered             BPO                                     bpo/hold
    valuation   valuationReported            BPO                                     bpo/hold
    operations  valueDecided lower           REVISED_OFFER_SELECTION                 product/select
    borrower    revisedOfferAccepted         TRUST_AND_INSURANCE                     error/timeout
    operations  trustReviewed                GEN_CLOSING_DISCLOSURE                  review-app/signdocs
`,
);

story(
  'no proof of insurance',
  'employee',
  `
    ... value
    property    propertyReportReturned uninsured  WAITING_FOR_INITIAL_OFFERS         (waiting)
    ... pricing
    ... submission
    ... proofs
    identity    identityChecked              TRUST_AND_INSURANCE                     error/timeout
    operations  trustReviewed rejected       DECLINED                                error/decline
`,
);

const paidOff = `
    ... value
    property    propertyReportReturned liens  LIEN_VERIFICATION                      liens
    borrower    liensAttested payOff         LIEN_ATTESTATION                        error/timeout
    rules       cltvComputed                 WAITING_FOR_INITIAL_OFFERS              (waiting)
    ... pricing
    ... submission
    ... proofs
    identity    identityChecked              REQUEST_STEWART_PAYOFFS                 error/timeout
`;

story(
  'a payoff that fits',
  'employee',
  `
    ${paidOff}
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      REQUEST_STEWART_PAYOFFS                 error/timeout
    title       payoffLettersOrdered         PAYOFF_REQUEST_PENDING                  payoff/hold
    title       payoffLettersReceived        GEN_CLOSING_DISCLOSURE                  review-app/signdocs
`,
);

story(
  'a payoff larger than the draw',
  'employee',
  `
    ${paidOff}
    title       payoffLettersOrdered         PAYOFF_REQUEST_PENDING                  payoff/hold
    title       payoffLettersReceived tooHigh  CLTV_LIEN_POSITION_REQUALIFY          product/prequal-winback
    borrower    winBackAccepted              REVISED_OFFER_SELECTION                 product/select
    borrower    revisedOfferAccepted         GEN_CLOSING_DISCLOSURE                  review-app/signdocs
`,
);

const titled = `
    ... value
    property    propertyReportReturned fullTitle  WAITING_FOR_INITIAL_OFFERS         (waiting)
    ... pricing
    ... submission
    ... proofs
    identity    identityChecked              ORDER_FULL_TITLE                        error/timeout
`;

story(
  'a new lien, paid off with the draw',
  'employee',
  `
    ${titled}
    title       titleOrdered                 FINAL_TITLE_PROCESSING                  bpo/hold
    title       titleReported                FINAL_TITLE_REVIEW                      bpo/hold
    operations  titleReviewed newLien        CLTV_LIEN_POSITION_REQUALIFY            product/prequal-winback
    borrower    winBackAccepted payOff       REVISED_OFFER_SELECTION                 product/select
    borrower    revisedOfferAccepted         REQUEST_STEWART_PAYOFFS                 error/timeout
    title       payoffLettersOrdered         PAYOFF_REQUEST_PENDING                  payoff/hold
    title       payoffLettersReceived        GEN_CLOSING_DISCLOSURE                  review-app/signdocs
`,
);

story(
  'an exception that is cured, once the legal description is settled',
  'employee',
  `
    ${titled}
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      ORDER_FULL_TITLE                        error/timeout
    title       titleOrdered                 FINAL_TITLE_PROCESSING                  bpo/hold
    title       titleReported                FINAL_TITLE_REVIEW                      bpo/hold
    operations  titleReviewed exceptions     FINAL_TITLE_EXCEPTION                   bpo/hold
    operations  conditionRaised legal        FINAL_TITLE_EXCEPTION                   bpo/hold
    operations  titleCured                   !held
    operations  conditionCleared             FINAL_TITLE_EXCEPTION                   bpo/hold
    operations  titleCured                   FINAL_TITLE_COMPLETE                    bpo/hold
`,
);

story(
  'an exception that is not',
  'employee',
  `
    ${titled}
    title       titleOrdered                 FINAL_TITLE_PROCESSING                  bpo/hold
    title       titleReported                FINAL_TITLE_REVIEW                      bpo/hold
    operations  titleReviewed exceptions     FINAL_TITLE_EXCEPTION                   bpo/hold
    operations  titleNotCurable              DECLINED                                error/decline
`,
);
