/** What staff read about an email that was sent, or was not. */

/** In the copy, where a link or a code was. */
export const forReaderAlone = '(a link for this person alone)';

export const addressCannotBeWrittenTo = 'We can’t send email to this address.';
export const textMessage = 'Text message';
export const everyTryFailed = 'Every try failed.';
export const callThemInstead = 'We can’t send email to this address. Please call them.';
export const remindTheOwnerInstead = 'An invitation is sent again by reminding the owner.';
