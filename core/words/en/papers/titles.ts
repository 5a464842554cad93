/** What each paper is called. */

export const homeEquityBooklet = 'Home equity booklet';
export const privacyNotice = 'Privacy notice';
export const noticeBeforeWeAskFor = 'Notice before we ask for a credit report';
export const applicationSummary = 'Application summary';
export const homeEquityLineOfCredit = 'Home equity line of credit disclosures';
export const counselingAgencies = 'Housing counseling agencies near you';
export const insurerChoice = 'Your right to choose an insurer';
export const valuationNotice = 'Your right to a copy of the valuation';
export const valuationCopy = 'Copy of the valuation of your home';
export const creditScore = 'Your credit score';
export const texasHomeEquityNotice = 'Texas home equity notice';
export const correctedClosingDisclosure = 'Corrected closing disclosure';
export const closingDisclosure = 'Closing disclosure';
export const accountOpeningStatement = 'Account-opening statement';
export const payoffLetters = 'Payoff letters';
export const recordationTaxReturn = 'Recordation tax return (District of Columbia, form FP-7)';
export const floodHazardNotice = 'Flood hazard notice';
export const acknowledgementOfFairMarketValue = 'Acknowledgment of fair market value';
export const homeEquityLineOfCreditAgreement = 'Home equity line of credit agreement';
export const notaryAcknowledgement = 'Notary acknowledgment';
export const noticeOfRightToCancel = 'Notice of right to cancel';
export const statementOfLoan = 'Statement of loan';
export const noticeOfActionTaken = 'Notice of action taken';
export const noticeOfChangedTerms = 'Notice of changed terms';
