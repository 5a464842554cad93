/** The right to cancel. */
import type { Tag } from '../rich.ts';

export const yourRightToCancel = 'Your right to cancel';
export const theLawGivesEvery =
  'The law gives every owner of your home three business days to cancel without giving a reason and without cost.';
export const theDaysBeginWhen = 'The days begin when everyone has their notice.';
export const youMayCancelUntil = <T>(lastDay: string, bold: Tag<T>, timeZone: string) =>
  ['You may cancel until ', bold(`midnight on ${lastDay}`), `, ${timeZone}. No money is sent before that.`] as const;
export const everyOwnerAskedInWriting = 'Every owner asked in writing to give up this right because of an emergency.';
export const theTimeToCancel = (lastDay: string | undefined) =>
  lastDay === undefined ? 'The time to cancel has ended.' : `The time to cancel ended at midnight on ${lastDay}.`;
export const theLastOwnerSigned = 'The last owner signed';
export const disclosuresReceived = 'Disclosures received';
export const theNoticeOfYourRight = 'The notice of your right was sent';
export const lastDayToCancel = 'Last day to cancel';
export const theDaysCountFrom =
  'The days count from the latest of the first three dates. Saturdays count; Sundays and federal holidays do not. A letter counts from the day you mail it, so it is in time when it is mailed on the last day.';
export const cancelMyLine = 'Cancel my line';
export const cancelYourLineOfCredit = 'Cancel your line of credit?';
export const yesCancelIt = 'Yes, cancel it';
export const keepMyLine = 'Keep my line';
export const cancellingTakesEffectAtOnce = 'Canceling takes effect right away, for every owner, and can’t be undone.';
export const theLienOnYourHome = 'The lien on your home ends. If it was recorded, we have it released.';
export const noMoneyIsSent = 'No money is sent to you or to anyone you asked us to pay.';
export const within20CalendarDays = 'Within 20 calendar days we give back every fee you have paid.';
export const toBorrowLaterYouWould = 'To borrow later you would apply again, at the terms of that day.';
export const iWantToCancel = 'I want to cancel this line of credit.';
export const pleaseTickTheBox = 'Please check the box if you want to cancel';
export const notSureCallFirst = <T>(supportPhone: T) => ['Not sure? Call ', supportPhone, ' first.'] as const;
