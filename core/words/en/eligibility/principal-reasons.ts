/** The principal reasons of a decline, as Regulation B words them. */

export const valueOrTypeOfCollateral = 'Value or type of collateral not sufficient';

// Reasons
export const creditApplicationIncomplete = 'Credit application incomplete';
export const unableToVerifyEmployment = 'Unable to verify employment';
export const incomeInsufficientForAmountOf = 'Income insufficient for amount of credit requested';
export const excessiveObligationsInRelationTo = 'Excessive obligations in relation to income';
export const unableToVerifyIncome = 'Unable to verify income';
export const unableToVerifyResidence = 'Unable to verify residence';
export const noCreditFile = 'No credit file';
export const limitedCreditExperience = 'Limited credit experience';
export const poorCreditPerformanceWithUs = 'Poor credit performance with us';
export const delinquentPastOrPresentCredit = 'Delinquent past or present credit obligations with others';
export const collectionActionOrJudgment = 'Collection action or judgment';
export const garnishmentOrAttachment = 'Garnishment or attachment';
export const foreclosureOrRepossession = 'Foreclosure or repossession';
export const bankruptcy = 'Bankruptcy';
export const numberOfRecentInquiriesOn = 'Number of recent inquiries on credit bureau report';

// Other reasons
export const noEmploymentOrOtherSteadyIncome = 'No employment or other steady income';
export const notOfferedForThisUse = 'We do not offer this product on a property that is used in this way';
export const payoffsOverLargestLine =
  'The loans and debts to be paid off, with the costs of closing, are more than the largest line we offer';
export const informationInYourCreditReport =
  'Information in your credit report, named by the key factors listed with your credit score';
export const propertyBoughtOrTitleTransferred = 'Property bought or title transferred within the last 90 days';
export const propertyIsListedForSale = 'Property is listed for sale';
export const doNotLendOnProperties = 'We do not lend on properties in this location';
export const unableToVerifyIdentity = 'Unable to verify identity';
export const propertyNotFoundInPublic = 'Property not found in public records';
export const applicantIsNotAnOwner = 'Applicant is not an owner of record';
export const titleToThePropertyCould = 'Title to the property could not be cleared';
export const trustOrInsurancePapersDo = 'Trust or insurance documents do not meet our requirements';
export const applicantIsYoungerThanThis = 'Applicant is younger than this product or the law of the state requires';
export const homeEquityLineReceivedFrom = 'Home equity line received from us too recently';
export const referringLoanOfficerIsNot = 'Referring loan officer is not licensed where the property is';
export const availableTermsWouldExceedThe = 'Available terms would exceed the federal limits for high-cost mortgages';
export const availableTermsWouldExceedLimits = 'Available terms would exceed limits of the law of the state';
export const amountRequestedDoesNotCover = 'Amount requested does not cover the debts and closing costs it is to pay';
export const noRateWithinTheRange = 'No rate within the range we offer is available for this request';
