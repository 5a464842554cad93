/** What stands where a secret stood, and the word to the person who wrote it. */

export const removedFromText = {
  ssn: '[Social Security number removed]',
  card: '[card number removed]',
  account: '[account number removed]',
} as const;

export const secretNames = {
  ssn: 'a Social Security number',
  card: 'a card number',
  account: 'an account number',
} as const;

export const removedNotice = (names: readonly string[]) =>
  `We removed ${new Intl.ListFormat('en-US').format(names)} from your message. Please do not send numbers like this in the chat.`;
