/** What the dashboard says to someone who was led there from a page that had nothing for them. */
import * as words from '#core/words/en/borrower.ts';
export const noticeParameter = 'notice';

export const notices = {
  'no-application': {
    title: words.weCouldNotFind,
    text: words.theAddressMayBeIncomplete,
  },
  'no-profile': {
    title: words.weCouldNotFindYour,
    text: words.startAnApplicationAndWeWill,
  },
} as const;

export type Notice = keyof typeof notices;
export type NoticeAddress = `/dashboard?${typeof noticeParameter}=${Notice}`;
