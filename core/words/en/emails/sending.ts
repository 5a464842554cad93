/** What staff read about an email that was sent, or was not. */

/** In the copy, where a link or a code was. */
export const forReaderAlone = '(a link for this person alone)';

export const addressCannotBeWrittenTo = 'The address cannot be written to.';
export const textMessage = 'Text message';
export const everyTryFailed = 'Every try failed.';
export const callThemInstead = 'This address cannot be written to. Please call them.';
export const remindTheOwnerInstead = 'An invitation is sent again by reminding the owner.';
