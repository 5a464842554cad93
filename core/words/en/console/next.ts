/** What happens next, before an act is sent. */
export const audiences = {
  accountHolder: 'the account holder',
  borrower: 'the borrower',
  everyOwner: 'every owner',
  askedOwner: 'the owner it concerns',
  chosenOwner: 'the owner who was chosen',
} as const;

/** One for each message of the journey. */
export const messages = {
  sendAdverseActionNotice: 'Notice of adverse action',
  sendCounterOfferNotice: 'Notice of a counteroffer',
  sendIncompletenessNotice: 'Notice of incompleteness',
  sendCancellationNotice: 'Notice that the application is canceled',
  sendWelcome: 'Welcome to the line',
  tellOfOffers: 'Offers to choose from',
  tellOfSavedOffers: 'Reminder of saved offers',
  tellOfAnswer: 'Confirmation that the answer arrived',
  tellOfSignedAgreement: 'Copy of the signed agreement',
  tellOfRightToCancel: 'The right to cancel',
  tellOfFloodZone: 'The flood zone and its notice',
  inviteSigner: 'Invitation to sign',
  tellOfCondition: 'What we need',
  tellOfWaiver: 'What we no longer need',
  tellOfReturnedMoney: 'The money came back',
  tellOfAccountChange: 'The account was changed',
  tellOfChangedCosts: 'Closing costs changed',
  tellOfNotaryRoom: 'The notary’s room is open',
  tellOfAppointment: 'Appointment with the notary',
  tellOfCancelledAppointment: 'The appointment is canceled',
  tellOfLostAppointment: 'The appointment was lost',
} as const;

export const line = 'Line';
export const homeValue = 'Home value';
export const verifiedIncome = 'Verified income';
export const none = 'none';
export const changes = (name: string, was: string, is: string) => `${name}: ${was} → ${is}`;
export const newTerms = 'The terms change, and the borrower must accept the new ones.';
