/** Emails that only tell of something that happened to an account, and what to do if it was someone else. */

type Details = Readonly<Record<string, string>>;

interface Notice {
  readonly subject: string;
  readonly sentence: (details: Details) => string;
}

const notices = {
  passwordChanged: {
    subject: 'Your password was changed',
    sentence: () => 'Your account password was changed.',
  },
  emailChanged: {
    subject: 'Your email was changed',
    sentence: () => 'Your account now uses another email address.',
  },
  newDevice: {
    subject: 'New login to your account',
    sentence: ({ device = '' }) => `Someone logged in to your account on a device we haven’t seen before: ${device}.`,
  },
  factorAdded: {
    subject: 'A second factor was added',
    sentence: ({ what = '' }) => `A second factor was added to your account: ${what}.`,
  },
  factorRemoved: {
    subject: 'A second factor was removed',
    sentence: ({ what = '' }) => `A second factor was removed from your account: ${what}.`,
  },
  passkeyCopied: {
    subject: 'A passkey was turned off',
    sentence: ({ what = '' }) => `Your passkey “${what}” may have been copied, so it no longer works.`,
  },
  registrationTried: {
    subject: 'You already have an account',
    sentence: () =>
      'Someone tried to open an account with this email address. You already have one, and nothing about it has changed.',
  },
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;

export function noticeOf(name: NoticeName, about: { lender: string; details: Details; login: string }) {
  const { subject, sentence }: Notice = notices[name];
  return {
    subject: `${subject} (${about.lender})`,
    words: `${sentence(about.details)}\n\nIf this was you, you don’t need to do anything. If not, log in, choose a new password and end any sessions you don’t recognize:\n\n${about.login}`,
  };
}
