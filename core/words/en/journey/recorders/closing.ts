/** Why something cannot be recorded: closing. */

// While invited
export const noOneOfThatIdentity = 'No one of that identity signs here.';
export const ownerHasAlreadyBegun = 'This owner has already begun.';

// Closing recorders
export const otherOwnerNeedsAnEmail = 'The other owner needs an email address of their own.';
export const ownerHasBeenInvited = 'This owner has been invited.';
export const addAScanOfThe = 'Please add a scan of the signed deed first.';
export const deedCannotHaveBeenSigned = 'The deed cannot have been signed at a time that is still to come.';
export const lawDidNotLetThis = 'The law did not let this line close so early: the deed must be signed again.';
export const deedHasToBeSigned = 'This deed has to be signed before a notary in person.';
export const cancelYourAppointmentWithThe = 'Please cancel your appointment with the notary first.';
export const timeHasPassed = 'This time has passed.';
export const lawDoesNotLetThis = 'The law does not let this line close so early.';
export const appointmentIsLessThanA = 'The appointment is less than a day away. Please call us to move it.';
export const thereIsNoAppointmentAt = 'There is no appointment at this time any more.';
export const appointmentIsLessThanADay = 'The appointment is less than a day away. Please call us to cancel it.';
