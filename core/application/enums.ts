/**
 * The specification's enumerations, in its spelling. Those that belong to one subject live with it: employment types,
 * occupancy and suffixes in core/people, discounts and draw preferences in core/offers, statuses in core/journey.
 */
import * as words from '#core/words/en/application/enums.ts';

export const progressStates = ['INITIAL', 'IN_PROGRESS', 'COMPLETE'] as const;
export type ProgressState = (typeof progressStates)[number];

export const verifications = ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'] as const;
export type Verification = (typeof verifications)[number];

export const bpoStatuses = [
  'BPO_NOT_REQUIRED',
  'BPO_REQUIRED',
  'UNKNOWN_BPO_STATUS',
  'BPO_PROCESSING',
  'BPO_COMPLETE',
] as const;
export type BpoStatus = (typeof bpoStatuses)[number];

export const titleStatuses = [
  'TITLE_REQUIRED',
  'TITLE_NOT_REQUIRED',
  'PREQUAL_TITLE_PROCESSING',
  'PREQUAL_TITLE_COMPLETE',
  'FINAL_TITLE_PROCESSING',
  'FINAL_TITLE_COMPLETE',
  'UNKNOWN_TITLE_STATUS',
] as const;
export type TitleStatus = (typeof titleStatuses)[number];

export const propertyConditions = [
  'UNKNOWN_CONDITION',
  'NOT_AVAILABLE',
  'POOR',
  'FAIR',
  'AVERAGE',
  'GOOD',
  'EXCELLENT',
] as const;
export type PropertyCondition = (typeof propertyConditions)[number];

export const decisions = [
  'APPROVED',
  'ASSET_DEPLETION',
  'DECLINE',
  'ERROR',
  'FINAL',
  'INELIGIBLE',
  'INITIAL',
  'REVIEW',
  'SELECT',
  'UNKNOWN',
] as const;
export type Decision = (typeof decisions)[number];

export const subdecisions = [
  'BPO_PENDING',
  'CREDIT_FROZEN',
  'FINAL_OFFER',
  'UNKNOWN_SUBDECISION',
  'UNVERIFIED_DTI_LIMITED',
  'UNVERIFIED_OFFER',
  'UNVERIFIED_ONBOARDING_COMPLETE',
  'VERIFIED_DTI_LIMITED',
  'VERIFIED_INCOME_MATCHED_OFFER',
  'VERIFIED_OFFER',
  'VERIFIED_RESERVE_LIMITED',
] as const;
export type Subdecision = (typeof subdecisions)[number];

/** The tasks that block an application: the categories of conditions. */
export const blockingTasks = [
  'BANK_ACCOUNT_FRAUD_REVIEW',
  'FALSE_OWNERSHIP_TYPE_REVIEW',
  'GENERIC_DOCUMENT_REQUEST',
  'HARD_CREDIT_INQUIRY_REVIEW',
  'HELOC_MANUAL_PAYSTUB_UPLOAD',
  'ID_VERIFICATION_FAILURE',
  'IDENTITY_DOCUMENT_FRAUD_REVIEW',
  'MISSING_PHONE_NUMBER',
  'PROPERTY_LEGAL_DESCRIPTION',
  'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
  'REVIEW_TRUST_REQUIREMENTS',
  'ESCALATION_REVIEW',
] as const;
export type BlockingTask = (typeof blockingTasks)[number];

export const progressStages = [
  'INITIAL',
  'PRODUCT_SELECT',
  'MORE_INFO',
  'LINK_INCOME',
  'ID_UPLOAD',
  'SIGNING',
  'ENOTARY',
  'MANUAL_NOTARY',
  'COMPLETE',
] as const;
export type ProgressStage = (typeof progressStages)[number];

export const incomeSources = [
  'EMPINFO',
  'MANUAL_PAYSTUB',
  'OTHER',
  'PLAID_TRANSACTIONS',
  'POINTSERV_1099_MISC',
  'POINTSERV_PAYROLL',
  'POINTSERV_TAX',
  'TRUV_FINANCIAL_ACCOUNTS',
  'TRUV_PAYROLL',
  'UNKNOWN',
] as const;
export type IncomeSource = (typeof incomeSources)[number];

export const identityDocuments = [
  words.usDriversLicense,
  words.usPassport,
  words.usStateIdCard,
  words.usPermanentResidentCard,
] as const;

export const ownershipTypes = ['SOLE', 'JOINT', 'TRUST'] as const;
export type OwnershipType = (typeof ownershipTypes)[number];

export const paymentTypes = ['AUTOPAY', 'MANUAL'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const bypasses = ['WAITING', 'BYPASS', 'NO_BYPASS'] as const;
export type Bypass = (typeof bypasses)[number];

/** The specification quotes a sample and calls the list long: the second half is what our own screens ask for or make. */
export const documentTypes = [
  'APPLICATION_SUMMARY',
  'BANK_STATEMENT',
  'CERTIFICATE_OF_TRUST',
  'CFPB_HELOC_BOOKLET',
  'DRIVERSLICENSEFRONT',
  'DRIVERSLICENSEBACK',
  'GLBA_NOTICE',
  'PROOFOFHAZARDINSURANCE',
  'RIGHTNOTTOCLOSE',
  'STATEMENTOFLOAN',
  'USER_UPLOADED_PAYSTUB',
  'BANK_LETTER',
  'CREDIT_UNION_LETTER',
  'VOIDED_CHECK',
  'LETTER_OF_EXPLANATION',
  'PASSPORT',
  'STATE_ID_FRONT',
  'STATE_ID_BACK',
  'PERMANENT_RESIDENT_CARD_FRONT',
  'PERMANENT_RESIDENT_CARD_BACK',
  'SELFIE',
  'PROPERTY_DEED',
  'PROOF_OF_FLOOD_INSURANCE',
  'TAX_RETURN',
  'AWARD_LETTER',
  'PRE_CREDIT_NOTICE',
  'HELOC_DISCLOSURES',
  'COUNSELING_LIST',
  'INSURER_CHOICE',
  'VALUATION_NOTICE',
  'VALUATION_COPY',
  'ACCOUNT_OPENING_STATEMENT',
  'FLOOD_NOTICE',
  'TEXAS_VALUE_ACKNOWLEDGEMENT',
  'DC_RECORDATION_RETURN',
  'NOTARY_ACKNOWLEDGEMENT',
  'SIGNING_CERTIFICATE',
  'CREDIT_SCORE_DISCLOSURE',
  'TEXAS_NOTICE',
  'CLOSING_DISCLOSURE',
  'HELOC_AGREEMENT',
  'SECURITY_INSTRUMENT',
  'APPRAISAL_REPORT',
  'TITLE_REPORT',
  'PAYOFF_LETTER',
  'ADVERSE_ACTION_NOTICE',
  'COUNTEROFFER_NOTICE',
  'INCOMPLETENESS_NOTICE',
  'RESCISSION_WAIVER',
  'OTHER',
] as const;
export type DocumentType = (typeof documentTypes)[number];
