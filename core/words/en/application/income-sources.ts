/** The ways to show income. */

export const signInToPayroll = 'Log in to payroll';
export const siteWhereYouSeeYour = 'The site where you see your pay stubs. Most people are done in two minutes.';
export const payrollRecords = 'Payroll records';
export const recordsServiceAsksYourPayroll =
  'A records service asks your payroll company for you, with your permission.';
export const employerRecords = 'Employer records';
export const manyLargeEmployersReportPay =
  'Many large employers report pay to a records database. You confirm who you are there.';
export const taxTranscripts = 'Tax transcripts';
export const irsSendsTheLastTwo = 'The IRS sends the last two years of your returns, with your permission.';
export const whatYourClientsReportedAs = 'What your clients reported as paid to you, from the IRS.';
export const depositsInYourBankAccount = 'Deposits in your bank account';
export const signInToTheBank = 'Log in to the bank where your income arrives. We look at a year of deposits.';
export const businessAccounts = 'Business accounts';
export const signInToTheAccounts = 'Log in to the accounts of the business you own.';
export const uploadPayStubs = 'Upload pay stubs';
export const photosOrPdfsAPerson = 'Photos or PDFs. A person reads them, so this takes longer.';
export const uploadOtherProof = 'Upload other proof';
export const awardLetterACourtOrder = 'An award letter, a court order, a pension statement or tax returns.';
