/** What staff did, as the log of it says, and the reasons they give. */

// Audit meanings
export const numberRevealed = 'Looked at a whole number.';
export const identityPictureOpened = 'Opened a picture of an identity document.';
export const applicationOpened = 'Opened an application.';
export const moreThanFit = (max: number) =>
  `Only the newest ${max} entries are in this file. Choose fewer days to get the others.`;
export const documentOpened = 'Opened a document that someone sent.';
export const factCompared = 'Compared a hidden fact with a document.';
export const paymentFileOpened = 'Opened a payment file, which holds whole account numbers.';
export const staffInvited = 'Invited someone to the staff.';
export const staffSuspended = 'Suspended an account.';
export const staffReactivated = 'Opened a suspended account again.';
export const rolesChanged = 'Gave other roles.';
export const factorReset = 'Reset a colleague’s second factors.';
export const factorAdded = 'Set up a second factor.';
export const factorRemoved = 'Removed a second factor.';
export const feedbackExported = 'Exported the feedback.';
export const hmdaExported = 'Exported the HMDA register.';
export const binderExported = 'Exported the examiner’s binder of an application.';
export const holdPlaced = 'Placed a legal hold.';
export const holdLiftAsked = 'Asked to lift a legal hold.';
export const holdLiftRefused = 'Kept a legal hold that someone asked to lift, or took the request back.';
export const holdLifted = 'Agreed to lift a legal hold.';
export const recordsDestroyed = 'Destroyed records whose time was over.';
export const complaintTaken = 'Took in a complaint.';
export const complaintAnswered = 'Answered a complaint.';
export const complaintsExported = 'Exported the complaints.';
export const applicationSummarySeen = 'Looked at the summary of an application beside a chat.';
export const replayWatched = 'Watched the recording of a visit.';
export const staffSignedOut = 'Signed someone out everywhere.';
export const signedIn = 'Logged in with a second factor.';
export const auditExported = 'Exported the audit.';
export const bannerChanged = 'Wrote or changed a banner.';
export const vendorPaused = 'Paused a vendor.';
export const vendorResumed = 'Resumed a paused vendor.';
export const vendorSwitched = 'Chose which of two companies is asked first.';
export const applicationShredded = 'Destroyed what was sealed of an application, for good.';
export const orderAskedAgain = 'Resent a vendor order.';
export const searchedBySsn = 'Searched by the last four digits of a Social Security number.';
export const flagChanged = 'Changed a flag.';
export const flagProposed = 'Proposed a change of a flag.';
export const flagConfirmed = 'Confirmed a change of a flag.';
export const flagRefused = 'Refused or withdrew a change of a flag.';
export const experimentProposed = 'Proposed an experiment.';
export const experimentStarted = 'Started an experiment that someone else proposed.';
export const experimentRefused = 'Refused or withdrew an experiment.';
export const experimentStopped = 'Stopped an experiment.';

// Look reasons
export const identityReview = 'Identity review';
export const fraudQuestion = 'Fraud question';
export const borrowerAsked = 'The borrower asked';
export const paymentQuestion = 'Payment question';
export const regulatorOrCourt = 'Regulator or court';

export const sayWhyYouLook = 'Please say why you look at this.';

export const saw = 'Saw';
export const did = 'Action';
export const revealed = 'Revealed';
export const forced = 'Forced';
export const signedInKind = 'Logged in';
export const system = 'System';
export const eventSent = 'Worked on an application.';
export const statusForced = 'Put an application in another status.';
export const exportHeads = ['When', 'Who', 'Kind', 'What', 'Detail', 'Loan number', 'Why'];
export const actRequested = 'Asked for something that takes a second person.';
export const actConfirmed = 'Confirmed, as the second person, what a colleague asked for.';
export const actRefused = 'Refused or took back what takes a second person.';
