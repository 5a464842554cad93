/** What can go otherwise with the house: finding it, its owners, its liens, the first offers. */
import { story } from './story.ts';

story(
  'a house no one can find, corrected and found',
  'employee',
  `
    ... credit
    property    propertyValued notFound      NO_PROPERTY_FOUND                       review-app/property
    borrower    addressCorrected otherState  !notAllowedHere
    borrower    addressCorrected             WAITING_FOR_AVM_DATA                    (waiting)
    property    propertyValued               PREQUAL_TITLE                           (waiting)
`,
);

story(
  'a house no one can find at all',
  'employee',
  `
    ... credit
    property    propertyValued notFound      NO_PROPERTY_FOUND                       review-app/property
    operations  propertyNotFoundConfirmed    DECLINED                                error/decline
`,
);

story(
  'two units at one address',
  'employee',
  `
    ... credit
    property    propertyValued many          MULTIPLE_PROPERTIES                     review-app/property
    borrower    propertyChosen foreign       !unknownThing
    borrower    propertyChosen second        WAITING_FOR_AVM_DATA                    (waiting)
    property    propertyValued               PREQUAL_TITLE                           (waiting)
`,
);

story(
  'a house we do not lend on',
  'employee',
  `
    ... credit
    property    propertyValued ineligible    DECLINED                                error/decline
`,
);

story(
  'the property vendor is down',
  'employee',
  `
    ... credit
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      WAITING_FOR_AVM_DATA                    (waiting)
    property    propertyValued               PREQUAL_TITLE                           (waiting)
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      PREQUAL_TITLE                           (waiting)
`,
);

story(
  'a home of which no report says the county: staff name it, once and in its state',
  'employee',
  `
    ... credit
    operations  countyNamed                  !notAllowedHere
    property    propertyValued noCounty      PREQUAL_TITLE                           (waiting)
    operations  countyNamed otherState       !unknownThing
    operations  countyNamed                  PREQUAL_TITLE                           (waiting)
    operations  countyNamed                  !notTwice
    property    propertyReportReturned       WAITING_FOR_INITIAL_OFFERS              (waiting)
`,
);

story(
  'bought last month',
  'employee',
  `
    ... value
    property    propertyReportReturned recent  DECLINED                              error/decline
`,
);

story(
  'not theirs',
  'employee',
  `
    ... value
    property    propertyReportReturned notOwner  DECLINED                            error/decline
`,
);

story(
  'the title look-up is bypassed',
  'employee',
  `
    ... value
    property    propertyReportReturned bypassed  WAITING_FOR_INITIAL_OFFERS          (waiting)
    rules       offersPriced decline         DECLINED                                error/income
`,
);

story(
  'an inquiry confirms liens from the dashboard',
  'inquirer',
  `
    rules       eligibilityChecked           GEN_PRE_SOFT_CREDIT_DISCLOSURE          dashboard
    rules       documentsRequested           WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE  dashboard
    documents   documentsDelivered           WAITING_FOR_SOFT_CREDIT                 dashboard
    credit      softCreditReturned           WAITING_FOR_AVM_DATA                    dashboard
    property    propertyValued               PREQUAL_TITLE                           dashboard
    property    propertyReportReturned liens  LIEN_VERIFICATION_INQUIRY              dashboard
    operations  liensAttested                LIEN_ATTESTATION                        dashboard
    rules       cltvComputed                 WAITING_FOR_INITIAL_OFFERS              dashboard
`,
);

story(
  'too much owed, and the borrower will have none of it',
  'employee',
  `
    ... value
    property    propertyReportReturned liens  LIEN_VERIFICATION                      liens
    borrower    liensAttested                LIEN_ATTESTATION                        error/timeout
    rules       cltvComputed tooHigh         CLTV_LIEN_POSITION_REQUALIFY            product/prequal-winback
    borrower    counterOfferRefused          DECLINED                                error/decline
`,
);

story(
  'too much owed, and no answer in thirty days',
  'employee',
  `
    ... value
    property    propertyReportReturned liens  LIEN_VERIFICATION                      liens
    borrower    liensAttested                LIEN_ATTESTATION                        error/timeout
    rules       cltvComputed tooHigh         CLTV_LIEN_POSITION_REQUALIFY            product/prequal-winback
    clock       counterOfferExpired          DECLINED                                error/decline
`,
);

story(
  'savings that no one wants to show',
  'senior',
  `
    ... value
    property    propertyReportReturned       WAITING_FOR_INITIAL_OFFERS              (waiting)
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      WAITING_FOR_INITIAL_OFFERS              (waiting)
    rules       offersPriced assets          ASSETS_PREQUAL                          product/assets
    borrower    assetsSkipped                DECLINED                                error/income
`,
);
