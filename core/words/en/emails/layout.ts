/** What stands around every email, and on its button where the words were written as plain text. */
import type { MessageKind } from '#core/messages/kinds.ts';

export const questions = (phone: string, email: string, hours: string) =>
  `Questions? Call ${phone} or email ${email}. ${hours}.`;

const openYourApplication = 'Open your application';

const buttons: { readonly [K in MessageKind]?: string } = {
  welcome: 'Confirm your email',
  passwordReset: 'Choose a new password',
  invitation: 'Choose your password',
  emailChange: 'Confirm your email',
  factorReset: 'Choose a new password',
  inviteSigner: 'See what you sign',
  tellOfCondition: 'See what we need',
  tellOfReturnedMoney: 'Choose another account',
  tellOfAccountChange: 'Enter the code',
  tellOfChangedCosts: 'Read the new disclosure',
  tellOfNotaryRoom: 'Meet the notary',
  tellOfCancelledAppointment: 'Choose another time',
  tellOfLostAppointment: 'Choose another time',
  sendCounterOfferNotice: 'See your new terms',
  chatReply: 'Read the answer',
  chatTranscript: 'Open the conversation',
};

export const buttonFor = (kind: MessageKind): string => buttons[kind] ?? openYourApplication;
