/** What staff may do about the home and its value. */

export const addressCorrectedLabel = 'Correct the address of the home';
export const addressCorrected = 'The home is looked up again under this address.';
export const addressCorrectedAddress = 'Address of the home';

export const propertyNotFoundConfirmedLabel = 'Confirm that the home cannot be found';

export const propertyChosenLabel = 'Say which home it is';
export const propertyChosen = 'The value of this home is looked up.';
export const propertyChosenParcelId = 'Home';

export const liensAttestedLabel = 'Enter the loans on the home';
export const liensAttested = 'The loan-to-value is worked out with these balances.';
export const liensAttestedLiens = 'Loans on the home';

export const valueDecidedLabel = 'Decide on the value';
export const valueDecided = 'The application continues with this value, or ends.';
export const valueDecidedOutcome = 'Decision';
export const valueDecidedAccepted = 'Accept the value';
export const valueDecidedLower = 'Lend on a lower value';
export const valueDecidedEscalated = 'Send an appraiser';
export const valueDecidedUnacceptable = 'The home cannot secure the line: decline';
export const valueDecidedValueCents = 'Value to lend on';
export const valueDecidedHint = 'Only where it differs.';

export const appraisalPaidLabel = 'The appraisal is paid';
export const appraisalPaid = 'The appraisal is ordered.';
export const appraisalPaidPaymentUuid = 'Payment reference';

export const appraisalReviewedLabel = 'Decide on the appraisal';
export const appraisalReviewed =
  'An accepted appraisal gives the value; another one is ordered in place of a rejected one.';
export const appraisalReviewedIsAccepted = 'Is the appraisal sound?';
export const appraisalReviewedYes = 'Accept it';
export const appraisalReviewedNo = 'Reject it';
