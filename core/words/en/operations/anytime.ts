/** What staff may do at any time, about faults, and after a decline. */

export const accountChangeAnsweredLabel = 'Confirmed by phone';
export const accountChangeAnswered = 'Call the number we had before the change, and no other. Then say who answered.';
export const accountChangeAnsweredNotAfterFundingApproved =
  'You approved the funding. Someone else must confirm the account.';

export const resumedLabel = 'Fixed: continue where it stopped';
export const resumed = 'The step that failed is started again.';

export const reconsideredLabel = 'Reconsider the decline';
export const reconsidered = 'The application is open again, and everything is proved again.';

export const withdrawnLabel = 'The borrower withdraws';
export const withdrawn = 'The application is canceled because the borrower asked. It cannot be opened again.';

export const incompletenessNoticedLabel = 'Send the notice of incompleteness';
export const incompletenessNoticed = 'The borrower gets a notice that says what is missing and until when.';

export const conditionRaisedLabel = 'Ask for something';
export const conditionRaised = 'The person who is asked gets an email, and answers on their page.';
export const conditionRaisedGenericDocumentRequest = 'Another document';
export const conditionRaisedHelocManualPaystubUpload = 'Pay stubs';
export const conditionRaisedIdVerificationFailure = 'New photos of an ID';
export const conditionRaisedMissingPhoneNumber = 'A phone number';
export const conditionRaisedBankAccountFraudReview = 'Proof that the bank account is theirs';
export const conditionRaisedHardCreditInquiryReview = 'An explanation of recent credit inquiries';
export const conditionRaisedFalseOwnershipTypeReview = 'Proof of who owns the home';
export const conditionRaisedPropertyLegalDescription = 'The legal description of the home';
export const conditionRaisedReviewTrustRequirements = 'Trust documents';
export const conditionRaisedIdentityDocumentFraudReview = 'Proof of identity, after doubts about a document';
export const conditionRaisedPropertyOwnershipFraudReview = 'Proof of ownership, after doubts about a document';
export const conditionRaisedEscalationReview = 'A second look by a colleague';
export const conditionRaisedCommentsToBorrower = 'What they read';
export const conditionRaisedNotes = 'Note for the file';

export const conditionAskedAgainLabel = 'Ask again';
export const conditionAskedAgain = 'They read this sentence on their page, and get an email that leads there.';

export const conditionSentLabel = 'Send it';
export const conditionDroppedLabel = 'Drop it';
export const conditionDropped = 'It was never asked, and no longer holds the application back. Your reason is kept.';

export const fraudSuspectedLabel = 'Reject as suspected fraud';
export const fraudSuspected =
  'Compliance decides whether to agree. The person who sent it is not told, and nothing passes it until it is settled.';
export const likenessSettledLabel = 'Not the person on the list';
export const likenessSettled =
  'Say how you know. A second person in compliance must agree; then the application continues. The lists are asked again before any money goes out.';
export const likenessSettledNotAfterFundingApproved = 'You approved the funding. Someone else must settle this.';
export const declinedForCauseLabel = 'Confirmed: decline for cause';
export const declinedForCause =
  'The person is the one on the list, or a document is forged. A second person in compliance must agree. Then the application is declined, and the borrower gets a notice with the reasons you choose. A match must be reported to the Treasury (OFAC) within 10 business days.';
export const fraudDismissedLabel = 'Not fraud: judge it again';
export const fraudDismissed = 'The documents count again, and the condition waits to be looked at.';

export const conditionWaivedLabel = 'Waive it';
export const conditionWaived =
  'It is no longer asked for, and they get an email that says so. Nothing was shown for it, and the reason is kept.';
export const conditionRaisedDueOn = 'Wanted by';
export const conditionClearedLabel = 'Clear it';
export const conditionCleared = 'The application continues without it.';

export const phoneSavedLabel = 'Change a phone number';
export const phoneSaved = 'We call and text this number from now on.';

export const ownershipCorrectedLabel = 'Correct who owns the home';
export const ownershipCorrected = 'How many people must sign follows from it.';
export const ownershipCorrectedOwnership = 'Who owns it';
export const ownershipCorrectedSole = 'The borrower alone';
export const ownershipCorrectedJoint = 'The borrower with others';
export const ownershipCorrectedTrust = 'A trust';
export const ownershipCorrectedCoOwners = 'Other owners';
