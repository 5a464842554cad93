/** What can go otherwise between the first offer and identity: terms that change, income, jobs, accounts. */
import { story } from './story.ts';

story(
  'offers that no one chose in thirty days',
  'employee',
  `
    ... offers
    clock       offersExpired                CANCELLED                               site-root
`,
);

story(
  'an offer a day too soon is still good',
  'employee',
  `
    ... offers
    borrower    offersExpired                !notTheirs
    borrower    withdrawn                    CANCELLED                               site-root
`,
);

story(
  'papers that cannot be made, on the way to submission',
  'employee',
  `
    ... offers
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      GEN_SUMMARY_DISCLOSURE                  start/app-summary
    rules       documentsRequested           WAITING_FOR_SUMMARY_DISCLOSURE          (waiting)
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      WAITING_FOR_SUMMARY_DISCLOSURE          (waiting)
    documents   documentsDelivered           APP_SUBMISSION                          start/app-summary
    borrower    applicationSubmitted         GEN_APP_DISCLOSURES                     (waiting)
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      GEN_APP_DISCLOSURES                     (waiting)
    rules       documentsRequested           WAITING_FOR_APP_DISCLOSURE              (waiting)
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      WAITING_FOR_APP_DISCLOSURE              (waiting)
`,
);

story(
  'every answer corrected before submission, and what follows from it worked out again',
  'employee',
  `
    ... offers
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    rules       documentsRequested           WAITING_FOR_SUMMARY_DISCLOSURE          (waiting)
    documents   documentsDelivered           APP_SUBMISSION                          start/app-summary
    borrower    demographicsAnswered         APP_SUBMISSION                          start/app-summary
    borrower    answersCorrected information  GEN_SUMMARY_DISCLOSURE                 start/app-summary
    rules       documentsRequested           WAITING_FOR_SUMMARY_DISCLOSURE          (waiting)
    documents   documentsDelivered           APP_SUBMISSION                          start/app-summary
    borrower    answersCorrected otherState  !notAllowedHere
    borrower    answersCorrected offer       OFFER_SELECTION                         product/select
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    rules       documentsRequested           WAITING_FOR_SUMMARY_DISCLOSURE          (waiting)
    documents   documentsDelivered           APP_SUBMISSION                          start/app-summary
    borrower    answersCorrected income      WAITING_FOR_INITIAL_OFFERS              (waiting)
    rules       offersPriced                 OFFER_SELECTION                         product/select
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    rules       documentsRequested           WAITING_FOR_SUMMARY_DISCLOSURE          (waiting)
    documents   documentsDelivered           APP_SUBMISSION                          start/app-summary
    borrower    answersCorrected address     WAITING_FOR_AVM_DATA                    (waiting)
    property    propertyValued               PREQUAL_TITLE                           (waiting)
    property    propertyReportReturned       WAITING_FOR_INITIAL_OFFERS              (waiting)
    ... pricing
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    rules       documentsRequested           WAITING_FOR_SUMMARY_DISCLOSURE          (waiting)
    documents   documentsDelivered           APP_SUBMISSION                          start/app-summary
    borrower    answersCorrected name        WAITING_FOR_SOFT_CREDIT                 (waiting)
    credit      softCreditReturned           WAITING_FOR_AVM_DATA                    (waiting)
`,
);

story(
  'new terms after the hard report, refused',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned changed   REVISED_OFFER_SELECTION                 product/select
    borrower    counterOfferRefused          DECLINED                                error/income
`,
);

story(
  'new terms, and no answer',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned changed   REVISED_OFFER_SELECTION                 product/select
    clock       counterOfferExpired          DECLINED                                error/income
`,
);

story(
  'new terms, and the rules find none',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned changed   REVISED_OFFER_SELECTION                 product/select
    rules       revisedOffersPriced none     DECLINED                                error/decline
`,
);

story(
  'a landlord with new terms is not asked for pay slips',
  'landlord',
  `
    ... offers
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    credit      hardCreditReturned changed   REVISED_OFFER_SELECTION                 product/select
    borrower    revisedOfferAccepted         DISBURSEMENT_ACCOUNT                    bank/disburse
`,
);

story(
  'income lower than said: new terms, and the employer is still asked',
  'employee',
  `
    ... offers
    ... submission
    ... income
    income      incomeVerified lower         REVISED_OFFER_SELECTION                 product/select
    borrower    revisedOfferAccepted         EMPLOYMENT_VERIFICATION                 income/employer-verification
    employment  employmentVerified left      DECLINED                                error/decline
`,
);

story(
  'income higher than said: a better offer, and the employer is still asked',
  'employee',
  `
    ... offers
    ... submission
    ... income
    income      incomeVerified higher        OFFER_SELECTION                         product/select
    borrower    offerSelected                EMPLOYMENT_VERIFICATION                 income/employer-verification
`,
);

story(
  'crypto with lower income goes on to payments',
  'cryptoRetiree',
  `
    ... offers
    ... submission
    ... income
    income      incomeVerified lower         REVISED_OFFER_SELECTION                 product/select
    borrower    revisedOfferAccepted         AUTOPAY_ACCOUNT                         bank/autopay
`,
);

story(
  'crypto with higher income goes on to payments',
  'cryptoRetiree',
  `
    ... offers
    ... submission
    ... income
    income      incomeVerified higher        OFFER_SELECTION                         product/select
    borrower    offerSelected                AUTOPAY_ACCOUNT                         bank/autopay
`,
);

story(
  'crypto with a job',
  'cryptoEmployee',
  `
    ... offers
    ... submission
    ... income
    income      incomeVerified               EMPLOYMENT_VERIFICATION                 income/employer-verification
    employment  employmentVerified           AUTOPAY_ACCOUNT                         bank/autopay
`,
);

story(
  'income that cannot be proved',
  'retiree',
  `
    ... offers
    ... submission
    ... income
    income      incomeVerified unverifiable  DECLINED                                error/decline
`,
);

story(
  'pay slips on paper hold the vendor’s answer until someone has read them',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned           INCOME_VERIFICATION                     income/review
    borrower    incomeSourceProvided paystubs  INCOME_VERIFICATION                   income/review
    income      incomeVerified               INCOME_VERIFICATION                     income/review
    borrower    conditionAnswered            INCOME_VERIFICATION                     income/review
    operations  conditionCleared             EMPLOYMENT_VERIFICATION                 income/employer-verification
`,
);

story(
  'an account without a routing number is asked for again',
  'employee',
  `
    ... offers
    ... submission
    ... income
    ... employment
    borrower    disbursementAccountSaved noRouting  AUTOPAY_ACCOUNT                  bank/disburse
    borrower    paymentMethodChosen manual   AUTOPAY_ACCOUNT                         bank/disburse
    borrower    disbursementAccountSaved     AUTOPAY_ACCOUNT                         bank/autopay
    borrower    paymentMethodChosen manual   IDENTITY_VERIFICATION                   identity
`,
);

story(
  'an account in another name',
  'employee',
  `
    ... offers
    ... submission
    ... income
    ... employment
    borrower    disbursementAccountSaved     AUTOPAY_ACCOUNT                         bank/autopay
    borrower    paymentMethodChosen          VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        accountOwnerChecked stranger  VERIFIED_AUTOPAY_ACCOUNT               bank/autopay
    borrower    accountConfirmed             !held
    operations  conditionCleared             VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    borrower    accountConfirmed             IDENTITY_VERIFICATION                   identity
`,
);

story(
  'an account that the bank cannot speak for is proved by two small deposits',
  'employee',
  `
    ... offers
    ... submission
    ... income
    ... employment
    borrower    disbursementAccountSaved     AUTOPAY_ACCOUNT                         bank/autopay
    borrower    paymentMethodChosen          VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        smallDepositsNeeded          VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        smallDepositsSent            VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    borrower    smallDepositsNamed right     !notAllowedHere
    bank        smallDepositsArrived landed  VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    borrower    accountConfirmed             !held
    borrower    smallDepositsNamed wrong     VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    borrower    accountReplaced              !notAllowedHere
    borrower    smallDepositsNamed right     VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    borrower    accountConfirmed             IDENTITY_VERIFICATION                   identity
`,
);

story(
  'amounts named wrong too often, or deposits that come back: another account',
  'employee',
  `
    ... offers
    ... submission
    ... income
    ... employment
    borrower    disbursementAccountSaved     AUTOPAY_ACCOUNT                         bank/autopay
    borrower    paymentMethodChosen          VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        smallDepositsNeeded          VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        smallDepositsSent            VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        smallDepositsArrived landed  VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    borrower    smallDepositsNamed tooOften  VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    borrower    smallDepositsNamed right     !notAllowedHere
    borrower    accountConfirmed             !held
    borrower    accountReplaced              VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        smallDepositsNeeded          VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        smallDepositsSent            VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        smallDepositsArrived returned  VERIFIED_AUTOPAY_ACCOUNT              bank/autopay
    bank        smallDepositsArrived landed  !notAllowedHere
    borrower    accountReplaced              VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    bank        accountOwnerChecked          VERIFIED_AUTOPAY_ACCOUNT                bank/autopay
    borrower    accountConfirmed             IDENTITY_VERIFICATION                   identity
`,
);
