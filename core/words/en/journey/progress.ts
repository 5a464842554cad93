/** The steps of the progress bar. */

export const basicInfo = 'Basic Info';
export const selectOffer = 'Select Offer';
export const provideMoreInfo = 'Provide More Info';
export const linkIncomeSources = 'Link Income Sources';
export const verifyIdentity = 'Verify Identity';
export const signDocuments = 'Sign Documents';

export const scheduleNotarySession = 'Schedule Notary Session';
export const talkToEnotary = 'Talk to eNotary';
