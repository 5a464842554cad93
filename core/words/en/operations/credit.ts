/** What staff may do about credit. */

export const identityCorrectedLabel = 'Details corrected: ask the bureau again';

export const noCreditFileConfirmedLabel = 'Confirm that there is no credit file';

export const creditFreezeLiftedLabel = 'The borrower lifted the freeze';

export const creditRetriedLabel = 'Ask the bureau again';
export const creditRetried = 'The report that did not come is asked for again.';

export const birthDateCorrectedLabel = 'Birth date corrected: ask the bureau again';

export const minorConfirmedLabel = 'Confirm that the borrower is under age';

export const identityReviewedLabel = 'Decide on the fraud alert';
export const identityReviewed = 'Call the number on the credit file before you answer.';
export const identityReviewedIsConfirmed = 'Is it the person on the file who applies?';
export const identityReviewedYes = 'Yes, confirmed by phone';

export const delinquencyReviewedLabel = 'Decide on the late payments';
export const delinquencyReviewed = 'The application continues, or is declined for this reason.';
export const delinquencyReviewedIsCured = 'Are the late payments explained or made good?';
export const delinquencyReviewedYes = 'Yes, go on';
export const newSsn = 'New Social Security number';
export const newSsnHint = 'Only where it changes. It is sealed at once, and a second person must agree.';
export const newBirthDate = 'New birth date';
