/**
 * One outbox for everything we send: what, to whom, by which channel and in which words is core/messages; here it is
 * written down with what causes it, sent, and kept where staff can read it.
 */
export type { Compose, ComposedMessage } from './attempt.ts';
export { createBounceFolder } from './bounce-folder.ts';
export { type Bounces, bounceMark, createBounces, markedAddress } from './bounces.ts';
export { type Choices, createChoices, unsubscribeToken } from './choices.ts';
export type { DueMessage } from './due.ts';
export { createNotifications, type Notifications } from './notifications.ts';
export { createOfferCopies, type OfferCopies } from './offer-copies.ts';
export { createOutbox, type Outbox } from './outbox.ts';
export { createSender, type Sender } from './sender.ts';
export { createStaffEmails, type StaffEmails } from './staff-emails.ts';
export { createTexts, type Texts } from './texts.ts';
