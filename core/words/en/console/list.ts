/** What every list of the desk says of itself. */

export const reading = 'Loading';
export const showMore = 'Show more';
export const tryAgain = 'Try again';
export const theListDidNotCome = 'The list could not be read';
export const stillLoading = 'Still loading. The list is long, or the network is slow.';
