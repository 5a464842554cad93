/** What the dashboard says to someone who was led there from a page that had nothing for them. */
export const noticeParameter = 'notice';

export const notices = {
  'no-application': {
    title: 'We could not find that application',
    text: 'The address may be incomplete, or the application may belong to another account. Here is everything that is yours.',
  },
  'no-profile': {
    title: 'We could not find your profile',
    text: 'Start an application and we will set one up along the way. If you have applied before, please call us.',
  },
} as const;

export type Notice = keyof typeof notices;
export type NoticeAddress = `/dashboard?${typeof noticeParameter}=${Notice}`;
