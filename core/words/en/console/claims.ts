/** Who is working on an application, and how one takes it, gives it back or takes it over. */

export const holder = 'Held by';
export const free = 'no one';
export const youSince = (time: string) => `You, since ${time}`;
export const nameSince = (name: string, time: string) => `${name}, since ${time}`;
export const givenBy = (name: string) => `Assigned by ${name}`;

export const claim = 'Claim';
export const release = 'Release';
export const takeOver = 'Take over';
export const takeOverFrom = (name: string) => `Take over from ${name}?`;
export const holderIsTold = (name: string) =>
  `${name} is working on this application. They’ll read what you write here and keep what they’ve typed.`;
export const wordToHolder = (name: string) => `Message to ${name}`;
export const wordHint = 'Say why, so that they know what happens next.';
export const writeAWord = 'Write a short message to your colleague.';
export const atMost500 = 'Use 500 characters or fewer.';

export const itIsHeldBy = (name: string) => `${name} is working on this application. Take it over to decide.`;

export const tookItOver = (name: string) => `${name} took over an application from you:`;
export const openIt = 'Open it';
export const gotIt = 'Got it';
export const itDidNotWork = 'That didn’t work';
