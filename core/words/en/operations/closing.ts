/** What staff may do about a closing. */

export const correctedDisclosureDeliveredLabel = 'The borrower has it on paper';
export const correctedDisclosureDelivered = 'The corrected closing disclosure counts as delivered.';

export const notePapersReissuedLabel = 'Re-issue the agreement';
export const notePapersReissued =
  'The borrower gets a new agreement and signs it again. What was signed before no longer counts.';

export const signerAddedLabel = 'Invite another owner';
export const signerAdded = 'The owner gets an email with a link to log in and sign.';

export const signerRemindedLabel = 'Remind an owner';
export const signerReminded = 'The invitation is sent again.';

export const signerRemovedLabel = 'Take back an invitation';
export const signerRemoved =
  'This owner can no longer log in to sign. The number of owners stays as the records have it.';

export const signerIdentityCheckedLabel = 'Decide on an owner’s identity';
export const signerIdentityChecked = 'Look at the photos first.';

export const signerRefusedLabel = 'An owner refuses to sign';
export const signerRefused =
  'Once it is the owners’ turn, the line ends here for every owner. Before that, it is only noted.';

export const attorneyApprovedLabel = 'Attorney approves';
export const attorneyApproved = 'The closing continues.';
export const attorneyApprovedMustAttend = 'Must the attorney attend the signing?';
export const attorneyApprovedYes = 'Yes, in the room';
export const attorneyApprovedNo = 'No';

export const titleDefectFoundLabel = 'Found a title defect';
export const titleDefectFound = 'Title looks at it again; once it is cured, the documents are prepared again.';

export const attorneyRejectedLabel = 'Attorney refuses';
export const attorneyRejected = 'The line ends here. Write what the attorney wrote.';

export const deedSignedLabel = 'Signed documents are back';
export const deedSigned = 'Add a scan of every page. Where there is a right to cancel, its days begin.';

export const deedReissuedLabel = 'Re-issue the deed';
export const deedReissued =
  'Every owner signs the new deed before a notary, an appointment that was made is dropped, and where there is a right to cancel its days begin again.';

export const notaryReservedLabel = 'Make or move the appointment';
export const notaryReserved = 'The borrower is told of the time.';

export const notaryCancelledLabel = 'Cancel the appointment';
export const notaryCancelled =
  'The time is given back to the notary, every owner gets an email, and the borrower chooses another time.';

export const rescissionNoticesReissuedLabel = 'Re-issue the notices';
export const rescissionNoticesReissued =
  'Every owner gets new notices, the three business days begin again, and approvals of the funding start over.';

export const rescindedLabel = 'An owner canceled by letter';
export const rescinded =
  'A letter counts from the day it was mailed. The line ends for every owner, and cannot be opened again.';

export const rescissionWaivedLabel = 'Record a waiver';
export const rescissionWaived = 'Every owner’s own statement of a real emergency. The days of the right to cancel end.';

export const recordingCorrectedLabel = 'Corrected: send it to the county again';
export const recordingCorrected = 'The deed is sent to the county again.';

export const countyNamedLabel = 'Enter the county';
export const countyNamedCounty = 'County';
export const countyNamedHint = 'As on the deed or the property tax bill';
export const countyNamed =
  'The deed names it and is recorded there, and what is still to be priced goes by its taxes. A deed that waits for it is sent at once.';
