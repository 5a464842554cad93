/** Words of more than one thing that staff may do, and of the forms they fill in. */

export const principalReason = 'Principal reason';
export const principalReasonHint =
  'With a reason it is a decline, and the borrower gets the notice that names it. Without one it is canceled.';
export const whatDidYouFind = 'What did you find?';
export const isThisPerson = 'It is this person';
export const photosDoNotProveIt = 'The photos do not prove it';
export const bureauIsAskedAgain = 'The credit bureau is asked again.';
export const declinedWithNotice = 'The application is declined, and the borrower gets the notice.';
export const noDecline = 'No: decline the application';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const mobilePhone = 'Mobile phone';
export const owner = 'Owner';
export const whatWeNeed = 'What we need';
export const anotherOwner = 'Another owner';
export const emptyIsBorrower = 'Empty: the borrower.';
export const condition = 'Condition';
export const onlyWhereItChanges = 'Only where it changes.';
