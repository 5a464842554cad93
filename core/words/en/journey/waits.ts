/** What we are doing while a borrower waits: the name of a step, and a sentence for while it is being done. */
export const firstNotices = { name: 'First notices', saying: 'Preparing the notices you get before a credit check' };
export const softCredit = {
  name: 'Soft credit check',
  saying: 'Checking your credit. This does not affect your score.',
};
export const homeValue = { name: 'Home value', saying: 'Estimating what your home is worth' };
export const ownership = {
  name: 'Ownership and loans on the home',
  saying: 'Looking up who owns the home and what is owed on it',
};
export const offers = { name: 'Your offers', saying: 'Working out your offers' };
export const summary = { name: 'Summary', saying: 'Preparing the summary of your application' };
export const disclosures = { name: 'Disclosures', saying: 'Preparing your disclosures' };
export const creditReport = { name: 'Credit report', saying: 'Requesting your credit report' };
export const identity = { name: 'Identity', saying: 'Checking your ID' };
export const appraisal = { name: 'Appraisal', saying: 'Arranging your appraisal' };
export const closingDisclosure = { name: 'Closing disclosure', saying: 'Preparing your closing disclosure' };
export const signing = { name: 'Documents to sign', saying: 'Preparing your documents to sign' };
export const notary = { name: 'Notary documents', saying: 'Preparing the documents for the notary' };

export const whatWeAreDoing = 'What we are doing';
/** An email goes out when offers are there (core/messages). */
export const offersByEmail = 'You can close this page. We’ll email you when your offers are ready.';
