/** Emails about meeting the notary, to every owner. */

export const hello = (name: string) => `Hello ${name},`;

// The room is open
export const roomIsOpen = 'Your notary is ready to meet you by video';
export const deedIsReady = (home: string, lender: string) =>
  `The deed for ${home} is ready. You sign it by video before a notary of ${lender}, at a time that works for you: open the page below, and a notary joins you there.`;
export const haveIdentityReady =
  'Have your driver’s license, passport or other identity document ready, and a computer or phone with a camera. It takes about 15 minutes.';
export const everyOwnerSigns =
  'Every owner signs. You may do it together in one room, or each from where you are: everyone uses their own login.';

// The appointment
export const appointmentMade = (when: string) => `Your appointment with the notary: ${when}`;
export const notaryMeetsYou = (home: string) => `A notary meets you to sign the deed for ${home}.`;
export const yourAppointment = 'Your appointment with the notary';
export const when = 'When';
export const where = 'Where';
export const seeYourAppointment = 'See your appointment';
export const bringIdentity =
  'Please bring your driver’s license, passport or other identity document. Everyone who signs must be there.';
export const replacesEarlierTime = (until: string) =>
  `This replaces any earlier time. The borrower can move or cancel it until ${until}; after that please call us.`;

// It is off
export const appointmentCanceled = 'Your appointment with the notary is canceled';
export const appointmentIsCanceled = (home: string, when: string | undefined) =>
  `The appointment to sign the deed for ${home}${when === undefined ? '' : ` on ${when}`} is canceled. You won’t be charged.`;
export const deedStillHasToBeSigned =
  'The deed still has to be signed before your line can open. The borrower chooses another time on the page below that works for everyone, and we’ll email you again.';
export const timeWasTaken = (home: string) =>
  `The time that was reserved to sign the deed for ${home} is no longer available, so the notary won’t come. We’re sorry.`;
export const borrowerChoosesAnother = 'The borrower chooses another time on the page below, and we’ll email you again.';
