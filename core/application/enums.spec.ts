import { describe, expect, test } from 'vitest';
import * as enums from './enums.ts';

describe('the enumerations are the specification’s', () => {
  test.each([
    ['ENUM-01', enums.progressStates, 'INITIAL IN_PROGRESS COMPLETE'],
    ['ENUM-02', enums.verifications, 'VERIFIED FAILED_VERIFICATION PENDING_REVIEW'],
    ['ENUM-03', enums.bpoStatuses, 'BPO_NOT_REQUIRED BPO_REQUIRED UNKNOWN_BPO_STATUS BPO_PROCESSING BPO_COMPLETE'],
    [
      'ENUM-04',
      enums.titleStatuses,
      'TITLE_REQUIRED TITLE_NOT_REQUIRED PREQUAL_TITLE_PROCESSING PREQUAL_TITLE_COMPLETE FINAL_TITLE_PROCESSING FINAL_TITLE_COMPLETE UNKNOWN_TITLE_STATUS',
    ],
    ['ENUM-05', enums.propertyConditions, 'UNKNOWN_CONDITION NOT_AVAILABLE POOR FAIR AVERAGE GOOD EXCELLENT'],
    [
      'ENUM-06',
      enums.decisions,
      'APPROVED ASSET_DEPLETION DECLINE ERROR FINAL INELIGIBLE INITIAL REVIEW SELECT UNKNOWN',
    ],
    [
      'ENUM-07',
      enums.subdecisions,
      'BPO_PENDING CREDIT_FROZEN FINAL_OFFER UNKNOWN_SUBDECISION UNVERIFIED_DTI_LIMITED UNVERIFIED_OFFER UNVERIFIED_ONBOARDING_COMPLETE VERIFIED_DTI_LIMITED VERIFIED_INCOME_MATCHED_OFFER VERIFIED_OFFER VERIFIED_RESERVE_LIMITED',
    ],
    [
      'ENUM-08',
      enums.blockingTasks,
      'BANK_ACCOUNT_FRAUD_REVIEW FALSE_OWNERSHIP_TYPE_REVIEW GENERIC_DOCUMENT_REQUEST HARD_CREDIT_INQUIRY_REVIEW HELOC_MANUAL_PAYSTUB_UPLOAD ID_VERIFICATION_FAILURE IDENTITY_DOCUMENT_FRAUD_REVIEW MISSING_PHONE_NUMBER PROPERTY_LEGAL_DESCRIPTION PROPERTY_OWNERSHIP_FRAUD_REVIEW REVIEW_TRUST_REQUIREMENTS ESCALATION_REVIEW',
    ],
    [
      'ENUM-09',
      enums.progressStages,
      'INITIAL PRODUCT_SELECT MORE_INFO LINK_INCOME ID_UPLOAD SIGNING ENOTARY MANUAL_NOTARY COMPLETE',
    ],
    [
      'ENUM-11',
      enums.incomeSources,
      'EMPINFO MANUAL_PAYSTUB OTHER PLAID_TRANSACTIONS POINTSERV_1099_MISC POINTSERV_PAYROLL POINTSERV_TAX TRUV_FINANCIAL_ACCOUNTS TRUV_PAYROLL UNKNOWN',
    ],
    ['ENUM-14', enums.ownershipTypes, 'SOLE JOINT TRUST'],
    ['ENUM-18', enums.paymentTypes, 'AUTOPAY MANUAL'],
    ['ENUM-19', enums.bypasses, 'WAITING BYPASS NO_BYPASS'],
  ])('[%s]', (_id, values, names) => {
    expect(values).toEqual(names.split(' '));
  });

  test('[ENUM-12] four kinds of identity document', () => {
    expect(enums.identityDocuments).toEqual([
      "US Driver's License",
      'US Passport',
      'US State ID Card',
      'US Permanent Resident Card',
    ]);
  });

  test('[ENUM-17] the document types hold those that are quoted', () => {
    const quoted =
      'APPLICATION_SUMMARY BANK_STATEMENT CERTIFICATE_OF_TRUST CFPB_HELOC_BOOKLET DRIVERSLICENSEFRONT DRIVERSLICENSEBACK GLBA_NOTICE PROOFOFHAZARDINSURANCE RIGHTNOTTOCLOSE STATEMENTOFLOAN USER_UPLOADED_PAYSTUB BANK_LETTER';
    expect(enums.documentTypes).toEqual(expect.arrayContaining(quoted.split(' ')));
    expect(new Set(enums.documentTypes).size).toBe(enums.documentTypes.length);
  });
});
