/** What a prepared answer may leave open. */

export const name = 'The name of the person you talk with';
export const agent = 'Your name';
export const brand = 'The name of the lender';
export const phone = 'The phone number of the lender';
export const hours = 'When the chat is answered';
export const status = 'What is happening with their application';
export const nextStep = 'What they do next';
export const when = 'By when';

const list = new Intl.ListFormat('en-US');
export const stillOpen = (open: readonly string[]) =>
  `We do not know what to put in place of ${list.format(open)}. Write it yourself before you send this.`;
export const unknown = (names: readonly string[], known: readonly string[]) =>
  `There is no placeholder ${list.format(names)}. Use ${list.format(known)}.`;
