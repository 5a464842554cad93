/** What a document should prove, and how what it says compares. */

export const name = 'Name';
export const birthDate = 'Birth date';
export const address = 'Address';
export const validUntil = 'Valid until';
export const faceMatches = 'The face matches the document';
export const income = 'Yearly income';
export const employer = 'Employer';
export const paidOn = (days: number) => `Pay date, within ${days} days`;
export const taxYears = 'The last two years are there';
export const statementOn = (days: number) => `Date, within ${days} days`;
export const bank = 'Bank';
export const accountEnds = 'Account ends in';
export const insuredHome = 'Insured home';
export const cover = 'Coverage, at least the line';
export const floodCover = 'Flood coverage, at least what is owed';
export const coveredUntil = 'Covered until';
export const trustName = 'Name of the trust';
export const trustee = 'The borrower is a trustee';
export const powerToBorrow = 'The trustees may borrow against the home';
export const signedByAll = 'Every trustee signed';
export const owner = 'Owners named';
export const parcel = 'Parcel number';
export const county = 'County';
export const explained = 'Everything is explained';
export const signed = 'Signed';
export const asAsked = 'It is what we asked for';

export const verdicts = {
  same: 'Same',
  close: 'Close',
  differs: 'Differs',
  notShown: 'Not shown',
} as const;
export const comparedLine = (paper: string, verdict: string) => (paper === '' ? verdict : `${paper}: ${verdict}`);
