/** What is said while an application is sent. */

export const creatingYourAccount = 'Creating your account';
export const pullingYourSoftCredit = 'Pulling your soft credit';
export const locatingYourProperty = 'Locating your property';
export const determiningPropertyValue = 'Determining property value';
export const determiningYourEligibility = 'Determining your eligibility';
export const calculatingYourOffers = 'Calculating your offers';
export const generatingYourQuote = 'Generating your quote';

export const applyNow = 'Apply Now';
export const checkMyRate = 'Check my rate';
