/** Messages about an application, as our people call them. */
import type { MessageKind } from '../../../messages/kinds.ts';

export const messageNames: Readonly<Partial<Record<MessageKind, string>>> = {
  sendAdverseActionNotice: 'Adverse action notice',
  sendCounterOfferNotice: 'Counteroffer notice',
  sendIncompletenessNotice: 'Notice of incompleteness',
  sendCancellationNotice: 'Cancellation notice',
  sendWelcome: 'Welcome to the line',
  tellOfOffers: 'Offers are ready',
  tellOfSavedOffers: 'Saved offers',
  tellOfAnswer: 'Answer received',
  tellOfSignedAgreement: 'Signed agreement',
  tellOfRightToCancel: 'Right to cancel',
  tellOfFloodZone: 'Flood zone',
  inviteSigner: 'Invitation of an owner',
  tellOfCondition: 'Something is asked for',
  tellOfWaiver: 'Something is no longer asked for',
  tellOfReturnedMoney: 'Money came back',
  tellOfAccountChange: 'Account was changed',
  tellOfChangedCosts: 'Costs changed',
  tellOfNotaryRoom: 'Notary room',
  tellOfAppointment: 'Appointment',
  tellOfCancelledAppointment: 'Appointment canceled',
  tellOfLostAppointment: 'Appointment lost',
  offerCopy: 'Copy of an offer',
  staffEmail: 'Email from our team',
};
export const aMessage = 'Message';

export const onTheirWay = 'On their way';
export const goesAt = (at: string) => `goes ${at}, when hours and their choices allow`;
export const givenUp = 'could not be sent: every try failed';
export const byEmail = 'by email';
export const byText = 'by text message';
export const toWhom = (what: string, to: string) => `${what} to ${to}`;
