/** Emails about a chat. */

export const replySubject = (lender: string) => `${lender}: your question has an answer`;
export const reply = (name: string, link: string) =>
  `Hello ${name},\n\nwe’ve answered you in the chat. Read our answer here:\n\n${link}\n\nReplies to this email are not read: please answer in the chat.`;

export const transcriptSubject = (lender: string) => `${lender}: your chat`;
export const transcript = (name: string, link: string, text: string | null) =>
  text === null
    ? `Hello ${name},\n\nyou can read and download your chat here:\n\n${link}\n\nReplies to this email are not read.`
    : `Hello ${name},\n\nthis is your chat with us.\n\n${text}\n\nYou can continue it here:\n\n${link}\n\nReplies to this email are not read.`;
export const noEmailWasGiven = 'No email was given in this chat. Please download it instead.';
