/** What is said of a message that cannot be sent. */

export const writeSomethingFirst = 'Write a message or add a file first.';
export const mustBeAtMostCharacters = (max: number) =>
  `A message has at most ${max.toLocaleString('en-US')} characters. Please send it in parts.`;
export const atMostFiles = (max: number) =>
  `A message has at most ${max} files. Please send the others in another one.`;
export const keyHas8To64 = 'The key of a message has 8 to 64 letters, digits, - or _.';
