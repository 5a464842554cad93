/** What can go otherwise at the start: eligibility, the bureau, reviews of the file. */
import { story } from './story.ts';

story(
  'a house where we do not lend',
  'employee',
  `
    rules       eligibilityChecked elsewhere  DECLINED                                error/decline
    operations  reconsidered                 GEN_PRE_SOFT_CREDIT_DISCLOSURE          (waiting)
    rules       documentsRequested           WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE  (waiting)
    documents   documentsDelivered           WAITING_FOR_SOFT_CREDIT                 (waiting)
`,
);

story(
  'someone who already has an application',
  'employee',
  `
    rules       eligibilityChecked duplicate  CANCELLED                               site-root
`,
);

story(
  'a fault is mended and the step taken again',
  'employee',
  `
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      IN_PROGRESS                             (waiting)
    rules       eligibilityChecked           GEN_PRE_SOFT_CREDIT_DISCLOSURE          (waiting)
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      GEN_PRE_SOFT_CREDIT_DISCLOSURE          (waiting)
    rules       documentsRequested           WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE  (waiting)
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE  (waiting)
    borrower    withdrawn                    !notAllowedHere
    system      systemFaulted                UNKNOWN                                 error/timeout
    borrower    withdrawn                    CANCELLED                               site-root
`,
);

story(
  'frozen file, then thawed',
  'employee',
  `
    ... intake
    credit      softCreditReturned frozen    SOFT_CREDIT_LOCKED_OR_FROZEN            credit/error
    borrower    creditFreezeLifted           WAITING_FOR_SOFT_CREDIT                 (waiting)
    credit      softCreditReturned           WAITING_FOR_AVM_DATA                    (waiting)
`,
);

story(
  'no file, not even by Social Security number',
  'employee',
  `
    ... intake
    credit      softCreditReturned noFile    CREDIT_NO_MATCH                         credit/social
    borrower    ssnSubmitted                 WAITING_FOR_SOFT_CREDIT                 (waiting)
    credit      softCreditReturned noFile    CREDIT_NO_MATCH_SSN                     review-app/no-credit
    operations  identityCorrected            WAITING_FOR_SOFT_CREDIT                 (waiting)
    credit      softCreditReturned noFile    CREDIT_NO_MATCH_SSN                     review-app/no-credit
    operations  noCreditFileConfirmed        DECLINED                                error/credit
`,
);

story(
  'a child with a house, after all',
  'employee',
  `
    ... intake
    credit      softCreditReturned minor     CREDIT_MINOR                            error/timeout
    operations  birthDateCorrected           WAITING_FOR_SOFT_CREDIT                 (waiting)
    credit      softCreditReturned minor     CREDIT_MINOR                            error/timeout
    operations  minorConfirmed               DECLINED                                error/decline
`,
);

story(
  'a fraud alert, and it is them',
  'employee',
  `
    ... intake
    credit      softCreditReturned alert     FACTA_REVIEW                            error/timeout
    operations  identityReviewed confirmed   WAITING_FOR_AVM_DATA                    (waiting)
`,
);

story(
  'a fraud alert, and it is not',
  'employee',
  `
    ... intake
    credit      softCreditReturned alert     FACTA_REVIEW                            error/timeout
    operations  identityReviewed refuted     DECLINED                                error/decline
`,
);

story(
  'late payments, made good or not',
  'employee',
  `
    ... intake
    credit      softCreditReturned late      DELINQUENCY_REVIEW                      review-app/delinquency
    operations  delinquencyReviewed cured    WAITING_FOR_AVM_DATA                    (waiting)
`,
);

story(
  'late payments that were late',
  'employee',
  `
    ... intake
    credit      softCreditReturned late      DELINQUENCY_REVIEW                      review-app/delinquency
    operations  delinquencyReviewed confirmed  DECLINED                              error/credit
`,
);

story(
  'a bankruptcy on file',
  'employee',
  `
    ... intake
    credit      softCreditReturned bankrupt  DECLINED                                error/credit
    borrower    withdrawn                    !notAllowedHere
    operations  reconsidered                 WAITING_FOR_INITIAL_OFFERS              (waiting)
`,
);

story(
  'a bureau that does not answer, before and after submission',
  'employee',
  `
    ... intake
    system      systemFaulted                CREDIT_ERROR                            error/timeout
    operations  creditRetried                WAITING_FOR_SOFT_CREDIT                 (waiting)
    credit      softCreditReturned           WAITING_FOR_AVM_DATA                    (waiting)
    property    propertyValued               PREQUAL_TITLE                           (waiting)
    property    propertyReportReturned       WAITING_FOR_INITIAL_OFFERS              (waiting)
    ... pricing
    ... submission
    system      systemFaulted                CREDIT_ERROR                            error/timeout
    operations  creditRetried                HARD_CREDIT_PULL                        (waiting)
    credit      hardCreditReturned           INCOME_VERIFICATION                     income/review
`,
);

story(
  'frozen between the two inquiries',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned frozen    HARD_CREDIT_LOCKED_OR_FROZEN            credit/error
    borrower    creditFreezeLifted           HARD_CREDIT_PULL                        (waiting)
    credit      hardCreditReturned bankrupt  DECLINED                                error/credit
`,
);

story(
  'an alert on the hard report does not hide that the terms changed',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned alertAndChanged  FACTA_REVIEW                     error/timeout
    operations  identityReviewed confirmed   REVISED_OFFER_SELECTION                 product/select
`,
);

story(
  'late on the hard report: cured, and on to income',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned late      DELINQUENCY_REVIEW                      review-app/delinquency
    operations  delinquencyReviewed cured    INCOME_VERIFICATION                     income/review
`,
);

story(
  'silence is answered with a notice, and only then ends the file',
  'employee',
  `
    ... intake
    credit      softCreditReturned noFile    CREDIT_NO_MATCH                         credit/social
    clock       incompletenessExpired        !tooEarly
    clock       incompletenessNoticed        CREDIT_NO_MATCH                         credit/social
    clock       incompletenessExpired        CANCELLED                               site-root
`,
);

story(
  'an alert on the hard report: confirmed, and on to income',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned alert     FACTA_REVIEW                            error/timeout
    operations  identityReviewed confirmed   INCOME_VERIFICATION                     income/review
`,
);

const landlordSubmits = `
    ... offers
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
`;

story(
  'a landlord with an alert is not asked for pay slips',
  'landlord',
  `
    ${landlordSubmits}
    credit      hardCreditReturned alert     FACTA_REVIEW                            error/timeout
    operations  identityReviewed confirmed   DISBURSEMENT_ACCOUNT                    bank/disburse
`,
);

story(
  'nor is one who paid late',
  'landlord',
  `
    ${landlordSubmits}
    credit      hardCreditReturned late      DELINQUENCY_REVIEW                      review-app/delinquency
    operations  delinquencyReviewed cured    DISBURSEMENT_ACCOUNT                    bank/disburse
`,
);

story(
  'late on the hard report, and the terms changed as well',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned lateAndChanged  DELINQUENCY_REVIEW                review-app/delinquency
    operations  delinquencyReviewed cured    REVISED_OFFER_SELECTION                 product/select
`,
);

const secondReport = `
    ... approved
    clock       hardCreditExpired            GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    flood       floodDetermined              WAITING_FOR_CLOSING_DISCLOSURE          (waiting)
    documents   documentsDelivered           HARD_CREDIT_PULL                        (waiting)
`;

story(
  'an alert on the second hard report leads back to closing',
  'employee',
  `
    ${secondReport}
    credit      hardCreditReturned alert     FACTA_REVIEW                            error/timeout
    operations  identityReviewed confirmed   GEN_CLOSING_DISCLOSURE                  review-app/signdocs
`,
);

story(
  'so does a late payment made good',
  'employee',
  `
    ${secondReport}
    credit      hardCreditReturned late      DELINQUENCY_REVIEW                      review-app/delinquency
    operations  delinquencyReviewed cured    GEN_CLOSING_DISCLOSURE                  review-app/signdocs
`,
);
