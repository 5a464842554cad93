/** What staff may do about income, employment and identity. */

export const incomeVerifiedLabel = 'Decide on the income';
export const incomeVerified = 'Use this when you have checked the income yourself.';
export const incomeVerifiedMatched = 'The income is as stated';
export const incomeVerifiedHigher = 'The income is higher';
export const incomeVerifiedLower = 'The income is lower: offer new terms';
export const incomeVerifiedUnverifiable = 'It cannot be proved: decline the application';

export const employmentVerifiedLabel = 'Decide on the employment';
export const employmentVerified = 'Use this when you have asked the employer yourself.';
export const employmentVerifiedIsEmployed = 'Does the borrower work there?';
export const employmentVerifiedYes = 'Yes, the employer says so';

export const identityCheckedLabel = 'Decide on the borrower’s identity';
export const identityChecked =
  'Look at the photos first. Conditions that ask for them are cleared when it is this person.';
