/** Kinds of income, and what is said of one that will not do. */

export const incomeMissing = 'Please enter your annual income';

export const otherInvalid = 'Please enter an amount, or leave it empty';

export const tooLittle = 'Must be at least $0';

export const tooMuch = 'Must be less than $10,000,000';

export const notCents = 'Please enter dollars and cents';

// Employment labels
export const fullTime = 'Full-time';
export const partTime = 'Part-time';
export const selfEmployed = 'Self-employed';
export const retired = 'Retired';
export const unemployed = 'Unemployed / furloughed';
export const alimony = 'Alimony';
export const childSupport = 'Child support';
export const separateMaintenancePayments = 'Separate maintenance payments';
export const publicAssistanceProgram = 'Public assistance program';

// Employment type
export const selectYourSourceOfIncome = 'Please select your source of income';
export const apologizeAtThisTimeWe = "We apologize. At this time, we don't lend to unemployed borrowers.";
