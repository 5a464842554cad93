/** The steps of another owner. */

export const identityVerification = 'Identity verification';
export const talkToEnotary = 'Talk to eNotary';
