/** What staff may do about the money. */

export const fundingFindingSettledLabel = 'Settle it';
export const fundingFindingSettled =
  'Say why it doesn’t block funding. Two other people must still approve, and both see this.';
export const fundingFindingSettledNotAfterFundingApproved = 'You approved the funding. Someone else must settle this.';

export const fundingApprovedLabel = 'Approve the funding';
export const fundingApproved = 'Two different people approve what this page shows; then the money goes out.';
export const fundingApprovedNotAfterFundingApproved = 'You approved it. A second person must approve.';
export const fundingApprovedNotAfterAccountChangeAnswered = 'You confirmed the account. Two other people must approve.';
export const fundingApprovedNotAfterFundingFindingSettled = 'You settled a finding. Two other people must approve.';
export const fundingApprovedNotAfterLikenessSettled =
  'You settled a possible match on a sanctions list. Two other people must approve.';

export const fundingStoppedLabel = 'Stop the funding';
export const fundingStopped = 'No money goes out, the lien is released and fees are given back. It cannot be undone.';

export const disbursementRetriedLabel = 'Send it again';
export const disbursementRetried = 'The money that came back is sent again, to the account shown here.';

export const creditorPaymentRetriedLabel = 'Pay the creditors again';
export const creditorPaymentRetried = 'The money that came back is paid to the creditors again.';

export const paymentQuestionSettledLabel = 'I have looked into it';
export const paymentQuestionSettled = 'Say what the payments company’s books show.';

export const boardingSentAgainLabel = 'Send the line to the servicer again';
export const boardingSentAgain = 'The servicer gets the boarding file again. Say what was settled first.';

export const lineBoardedLabel = 'The servicer confirmed the line';
export const lineBoarded = 'Only when the servicer told you so itself. The line counts as handed over.';
export const servicerNumber = 'The servicer’s number of the line';
