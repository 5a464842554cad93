/** What staff may do about title and trust. */

export const trustReviewedLabel = 'Decide on trust and insurance';
export const trustReviewed = 'The application continues, or is declined.';
export const trustReviewedIsApproved = 'Are the trust and the insurance in order?';
export const trustReviewedYes = 'Approve';

export const titleReviewedLabel = 'Decide on the title';
export const titleReviewed = 'A clear title moves on to closing; anything else is reviewed first.';
export const titleReviewedOutcome = 'What does the report show?';
export const titleReviewedClear = 'Clear';
export const titleReviewedExceptions = 'Exceptions to cure';
export const titleReviewedNewLien = 'A loan that we did not know of';
export const titleReviewedLiens = 'The loan that was found';

export const titleCuredLabel = 'The title is cured';
export const titleCured = 'The application moves on to closing.';

export const titleNotCurableLabel = 'The title cannot be cured';

export const floodCover = 'Flood insurance: cover of the building';
export const floodCoverHint =
  'Needed where the home lies in zone A or V. We hold it against the line and the loans that stay.';
export const floodFrom = 'Flood insurance: begins on';
export const floodTo = 'Flood insurance: ends on';
export const floodInsurable = 'Flood insurance: what the building could be insured for, if known';
