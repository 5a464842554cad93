/** Complaints: what a borrower fills in, and what staff see. */
export const kinds = {
  FEES: 'Fees or payments',
  DISCLOSURES: 'Documents or disclosures',
  DECISION: 'Our decision',
  SERVICE: 'How we treated you',
  PRIVACY: 'Privacy or security',
  DISCRIMINATION: 'Unfair treatment or discrimination',
  OTHER: 'Something else',
} as const;
export const channels = {
  site: 'On our site',
  phone: 'By phone',
  email: 'By email',
  letter: 'By letter',
  regulator: 'Through a regulator',
} as const;

export const intro = 'Tell us what went wrong. We read every complaint and answer by email.';
export const kind = 'What is it about?';
export const chooseOne = 'Choose one';
export const message = 'What happened?';
export const messageHint = 'Please leave out Social Security and account numbers.';
export const send = 'Send complaint';
export const sending = 'Sending';
export const sent = (day: string) => `We received your complaint. We will answer by ${day}.`;
export const yours = 'Your complaints';
export const readingYours = 'Loading your complaints';
export const noneYet = 'You have not sent a complaint.';
export const answerBy = (day: string) => `We will answer by ${day}`;
export const answeredOn = (day: string) => `Answered ${day}`;
export const ourAnswer = 'Our answer';
export const makeOne = 'File a complaint';

export const pleaseChoose = 'Please choose what it is about.';
export const pleaseWrite = 'Please tell us what happened.';
export const tooLong = (max: number) => `Please use ${max} characters or fewer.`;
export const pleaseName = 'Please enter their name.';
export const pleaseEmail = 'Please enter a valid email address.';
export const pleaseChooseTheChannel = 'Please choose how it reached us.';
export const pleaseReceivedOn = 'Please enter the day we received it.';
export const notInTheFuture = 'The day cannot be in the future.';
export const isAnswered = 'This complaint is answered already.';
export const subject = (lender: string) => `Our answer to your complaint, ${lender}`;
export const replyWords = (answer: string, lender: string, said: string) =>
  `${answer}\n\n${lender}\n\nYour complaint:\n${said}`;
