/**
 * The credit model of MISMO 3.4, as far as we speak it: which element is which fact of ours. Orders are written and answers
 * read by these rows; the emulator of the tests reads and writes by the same ones the other way around.
 * Source: MISMO Residential Reference Model 3.4 (build 324) and public samples of orders and answers, read 2026-11-17. What
 * the model leaves to each company is in docs/going-live.md.
 */
import { day, indicator, meaning, money, number, several, words } from './facts.ts';
import type { Facts } from './mapping.ts';

const deal = 'DEAL_SETS/DEAL_SET/DEALS/DEAL';
const party = `${deal}/PARTIES/PARTY`;
const asking = 'DEAL_SETS/DEAL_SET/PARTIES/PARTY';
const borrower = `${party}/ROLES/ROLE/BORROWER`;
const home = `${borrower}/RESIDENCES/RESIDENCE`;
const taxpayer = `${party}/TAXPAYER_IDENTIFIERS/TAXPAYER_IDENTIFIER`;
const service = `${deal}/SERVICES/SERVICE`;
const request = `${service}/CREDIT/CREDIT_REQUEST/CREDIT_REQUEST_DATAS/CREDIT_REQUEST_DATA`;
const lenderCase = `${deal}/LOANS/LOAN/LOAN_IDENTIFIERS/LOAN_IDENTIFIER`;
const included = `${request}/CREDIT_REPOSITORY_INCLUDED/CreditRepositoryIncluded`;
const detail = `${request}/CREDIT_REQUEST_DATA_DETAIL`;
const response = `${service}/CREDIT/CREDIT_RESPONSE`;

/** Names as a notice has them (core/underwriting/bureaus.ts). */
export const bureauNames = { Equifax: 'Equifax', Experian: 'Experian', TransUnion: 'TransUnion' } as const;
export type BureauName = keyof typeof bureauNames;
const source = (path: string) => meaning<BureauName>(`${path}/CreditRepositorySourceType`, bureauNames);

const actions = { Submit: 'submit', StatusQuery: 'lookUp', Upgrade: 'addBureaus' } as const;
const statuses = {
  COMPLETED: 'done',
  NEW: 'underWay',
  PROCESSING: 'underWay',
  NOT_FOUND: 'unknown',
  ERROR: 'failed',
  SERVICE_ERROR: 'failed',
  REQUEST_ERROR: 'refused',
} as const;

/** What both directions name an order by: their number for it, and ours. */
const order = {
  orderNumber: words(`${service}/SERVICE_PRODUCT_FULFILLMENT/SERVICE_PRODUCT_FULFILLMENT_DETAIL/VendorOrderIdentifier`),
  reference: words(`${service}/EXTENSION/OTHER/hl:OrderReference`),
} as const;

export const orderRows = {
  ...order,
  lenderCase: words(`${lenderCase}/LoanIdentifier`),
  lenderCaseKind: words(`${lenderCase}/LoanIdentifierType`),
  version: words('ABOUT_VERSIONS/ABOUT_VERSION/DataVersionIdentifier'),
  firstName: words(`${party}/INDIVIDUAL/NAME/FirstName`),
  middleName: words(`${party}/INDIVIDUAL/NAME/MiddleName`),
  lastName: words(`${party}/INDIVIDUAL/NAME/LastName`),
  suffix: words(`${party}/INDIVIDUAL/NAME/SuffixName`),
  role: words(`${party}/ROLES/ROLE/ROLE_DETAIL/PartyRoleType`),
  birthDate: day(`${borrower}/BORROWER_DETAIL/BorrowerBirthDate`),
  street1: words(`${home}/ADDRESS/AddressLineText`),
  street2: words(`${home}/ADDRESS/AddressAdditionalLineText`),
  city: words(`${home}/ADDRESS/CityName`),
  state: words(`${home}/ADDRESS/StateCode`),
  zip: words(`${home}/ADDRESS/PostalCode`),
  residency: words(`${home}/RESIDENCE_DETAIL/BorrowerResidencyType`),
  ssnKind: words(`${taxpayer}/TaxpayerIdentifierType`),
  ssn: words(`${taxpayer}/TaxpayerIdentifierValue`),
  hasEquifax: indicator(`${included}EquifaxIndicator`),
  hasExperian: indicator(`${included}ExperianIndicator`),
  hasTransUnion: indicator(`${included}TransUnionIndicator`),
  reportId: words(`${detail}/CreditReportIdentifier`),
  action: meaning(`${detail}/CreditReportRequestActionType`, actions),
  kind: meaning(`${detail}/CreditReportType`, { Merge: 'hard', Other: 'soft' } as const),
  product: words(`${detail}/CreditReportTypeOtherDescription`),
  people: words(`${detail}/CreditRequestType`),
  wanted: words(`${service}/SERVICE_PRODUCT/SERVICE_PRODUCT_REQUEST/SERVICE_PRODUCT_DETAIL/ServiceProductDescription`),
  askedBy: words(`${asking}/LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName`),
  askedByRole: words(`${asking}/ROLES/ROLE/ROLE_DETAIL/PartyRoleType`),
  subscriber: words(`${asking}/ROLES/PARTY_ROLE_IDENTIFIERS/PARTY_ROLE_IDENTIFIER/PartyRoleIdentifier`),
} as const;
export type OrderFacts = Facts<typeof orderRows>;

/** A file that came, or why none did. A file that is too thin to be scored is none to us. */
const fileResults = {
  FileReturned: 'file',
  NoFileReturnedCreditFreeze: 'frozen',
  NoFileReturnedNoHit: 'noFile',
  NoFileReturnedThinFile: 'noFile',
  NoFileReturnedBadHit: 'noFile',
  NoFileReturnedError: 'error',
  Other: 'other',
} as const;

/** Someone who died, and a file that was withdrawn, are for a person to look at as a fraud alert is. */
const alertKinds = {
  FACTAFraudVictimInitial: 'fraud',
  FACTAFraudVictimExtended: 'fraud',
  FACTAFraudVictim: 'fraud',
  DeathClaim: 'fraud',
  CreditFileSuppressed: 'fraud',
  FACTAActiveDuty: 'activeDuty',
  FACTAAddressDiscrepancy: 'addressDiscrepancy',
} as const;

const recordKinds = {
  BankruptcyChapter7: 'bankruptcy7',
  BankruptcyChapter11: 'bankruptcy11',
  BankruptcyChapter12: 'bankruptcy12',
  BankruptcyChapter13: 'bankruptcy13',
  BankruptcyTypeUnknown: 'bankruptcy',
  Foreclosure: 'foreclosure',
  Garnishment: 'garnishment',
  Collection: 'collection',
} as const;

/** By the kind of loan; where that says nothing, by the kind of account. */
const loanTypes = {
  Mortgage: 'MORTGAGE',
  ConventionalRealEstateMortgage: 'MORTGAGE',
  FHARealEstateMortgage: 'MORTGAGE',
  VeteransAdministrationRealEstateMortgage: 'MORTGAGE',
  SecondMortgage: 'MORTGAGE',
  ManufacturedHome: 'MORTGAGE',
  RealEstateSpecificTypeUnknown: 'MORTGAGE',
  HomeEquityLineOfCredit: 'HOME_EQUITY',
  HomeEquity: 'HOME_EQUITY',
  CreditCard: 'CARD',
  ChargeAccount: 'CARD',
  Automobile: 'AUTO',
  AutoLease: 'AUTO',
  Educational: 'STUDENT',
  InstallmentLoan: 'INSTALLMENT',
  Unsecured: 'INSTALLMENT',
  CollectionAttorney: 'COLLECTION',
} as const;
const accountTypes = { Mortgage: 'MORTGAGE', Revolving: 'CARD', Open: 'CARD', CreditLine: 'CARD' } as const;

const liability = 'CREDIT_LIABILITY_DETAIL/CreditLiability';
const lates = 'CREDIT_LIABILITY_LATE_COUNT/CREDIT_LIABILITY_LATE_COUNT_DETAIL/CreditLiability';
const record = 'CREDIT_PUBLIC_RECORD_DETAIL/CreditPublicRecord';
const alert = 'CreditResponseAlertMessage';

export const answerRows = {
  ...order,
  status: meaning(`${service}/STATUSES/STATUS/StatusCode`, statuses),
  reportId: words(`${response}/CREDIT_RESPONSE_DETAIL/CreditReportIdentifier`),
  reportedOn: day(`${response}/CREDIT_RESPONSE_DETAIL/CreditReportFirstIssuedDate`),
  ssn: words(`${response}/PARTIES/PARTY/TAXPAYER_IDENTIFIERS/TAXPAYER_IDENTIFIER/TaxpayerIdentifierValue`),
  files: several(`${response}/CREDIT_FILES/CREDIT_FILE`, {
    bureau: source('CREDIT_FILE_DETAIL'),
    // Errors, and what the table does not name, are no answer of that bureau.
    result: meaning('CREDIT_FILE_DETAIL/CreditFileResultStatusType', fileResults, 'error'),
    other: words('CREDIT_FILE_DETAIL/CreditFileResultStatusTypeOtherDescription'),
  }),
  alerts: several(`${response}/CREDIT_RESPONSE_ALERT_MESSAGES/CREDIT_RESPONSE_ALERT_MESSAGE`, {
    bureau: meaning<BureauName>('CreditRepositorySourceType', bureauNames),
    kind: meaning(`${alert}CategoryType`, alertKinds, 'note'),
    text: words(`${alert}Text`),
  }),
  scores: several(`${response}/CREDIT_SCORES/CREDIT_SCORE`, {
    bureau: source('CREDIT_SCORE_DETAIL'),
    value: number('CREDIT_SCORE_DETAIL/CreditScoreValue'),
    model: words('CREDIT_SCORE_DETAIL/CreditScoreModelNameType'),
    otherModel: words('CREDIT_SCORE_DETAIL/CreditScoreModelNameTypeOtherDescription'),
    countsInquiries: indicator('CREDIT_SCORE_DETAIL/CreditScoreFACTAInquiriesIndicator'),
    factors: several('CREDIT_SCORE_FACTORS/CREDIT_SCORE_FACTOR', {
      code: words('CreditScoreFactorCode'),
      text: words('CreditScoreFactorText'),
    }),
  }),
  lines: several(`${response}/CREDIT_LIABILITIES/CREDIT_LIABILITY`, {
    creditor: words('CREDIT_LIABILITY_CREDITOR/NAME/FullName'),
    account: words(`${liability}AccountIdentifier`),
    loanType: meaning('CREDIT_LIABILITY_DETAIL/CreditLoanType', loanTypes, 'unsaid'),
    accountType: meaning(`${liability}AccountType`, accountTypes, 'INSTALLMENT'),
    status: words(`${liability}AccountStatusType`),
    openedOn: day(`${liability}AccountOpenedDate`),
    reportedOn: day(`${liability}AccountReportedDate`),
    balanceCents: money(`${liability}UnpaidBalanceAmount`),
    limitCents: money(`${liability}CreditLimitAmount`),
    paymentCents: money(`${liability}MonthlyPaymentAmount`),
    days30: number(`${lates}30DaysLateCount`),
    days60: number(`${lates}60DaysLateCount`),
    days90: number(`${lates}90DaysLateCount`),
    lastLateOn: day('CREDIT_LIABILITY_MOST_RECENT_ADVERSE_RATING/CreditLiabilityMostRecentAdverseRatingDate'),
  }),
  inquiries: several(`${response}/CREDIT_INQUIRIES/CREDIT_INQUIRY`, {
    on: day('CREDIT_INQUIRY_DETAIL/CreditInquiryDate'),
    by: words('NAME/FullName'),
  }),
  // What the table does not name was owed and not paid: it counts as a collection, in the company's own words.
  records: several(`${response}/CREDIT_PUBLIC_RECORDS/CREDIT_PUBLIC_RECORD`, {
    kind: meaning(`${record}Type`, recordKinds, 'collection'),
    text: words(`${record}TypeOtherDescription`),
    on: day(`${record}FiledDate`),
    amountCents: money(`${record}LegalObligationAmount`),
  }),
} as const;
export type AnswerFacts = Facts<typeof answerRows>;
