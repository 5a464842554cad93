/** What is said of an application that is running already. */

export const actionRequiredContactYourLoan = 'Action Required: Contact Your Loan Officer';
export const activeApplicationAlreadyExists = 'Active application already exists';
