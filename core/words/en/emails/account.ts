/** Emails and texts about an account: its links and codes. */

export const welcome = (lender: string, url: string, login: string) => ({
  subject: `Welcome to ${lender}`,
  words: `Your ${lender} account is open. Please confirm within three days that this address is yours:\n\n${url}\n\nTo return to your application at any time, log in: ${login}\n\nIf you didn’t open it, someone may have typed your address by mistake. Don’t use the first link, and nothing more will happen.`,
});

export const passwordReset = (lender: string, url: string) => ({
  subject: `Choose a new ${lender} password`,
  words: `We received a request to reset your password at ${lender}. Choose a new one here within 30 minutes:\n\n${url}\n\nThe link works once. If it wasn’t you, ignore this email: your password stays the same.`,
});

export const invitation = (lender: string, url: string) => ({
  subject: `${lender} invites you`,
  words: `${lender} has created an account for you. Choose your password here within three days:\n\n${url}\n\nThe link works once.`,
});

export const factorReset = (lender: string, url: string) => ({
  subject: `Set up your ${lender} login again`,
  words: `A colleague has removed the second factor of your ${lender} account, and you were logged out everywhere. Choose a new password here within three days, then set up a new second factor:\n\n${url}\n\nThe link works once. If you did not ask for this, call your administrator before you follow it.`,
});

export const emailChange = (lender: string, url: string) => ({
  subject: `Confirm your email for ${lender}`,
  words: `Confirm within 30 minutes that your ${lender} account should use this address:\n\n${url}\n\nThe link works once. If you did not ask for this, ignore this email.`,
});

const code = (lender: string, value: string, what: string) =>
  `${lender}: ${value} is the code that ${what}. It works once, for 10 minutes. Don’t share it with anyone: we never ask for it by phone, text or email.`;

export const phoneCode = (lender: string, value: string) => code(lender, value, 'confirms your phone');
export const stepUpCode = (lender: string, value: string) => code(lender, value, 'confirms that it is you');

/** The code is in no subject, which a locked phone shows. */
export const codeByEmail = (lender: string, text: string) => ({
  subject: `Your ${lender} code`,
  words: `${text}\n\nIf you did not ask for it, someone may know your password. Choose a new one.`,
});
