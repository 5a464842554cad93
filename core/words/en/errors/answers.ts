/** What a call can answer instead of what was asked. */

export const couldNotReadTheRequest = 'We could not read the request.';
export const signIn = 'Please log in.';
export const mayNotDoThis = 'You may not do this.';
export const confirmThatItIsYou = 'Please confirm it’s you before you continue.';
export const requestCameFromAnotherSite = 'This request came from another site.';
export const couldNotFindWhatYou = 'We could not find what you asked for.';
export const noPrivateLabelDataFound = 'No private label data found';
export const addressDoesNotTakeThat = 'This address does not take that kind of request.';
export const somethingChangedInTheMeantime = 'Something changed in the meantime. Please look again.';
export const sameRequestIsStillBeing = 'The same request is still being worked on.';
export const thatIsLargerThanWe = 'That is larger than we can take.';
export const takeJsonHere = 'We take JSON here.';
export const someOfTheInformationIs = 'Some of the information is not as expected.';
export const idempotencyKeyWasUsedWith = 'This idempotency key was used with other content.';
export const tooManyTriesPleaseWait = 'Too many tries. Please wait a moment.';
export const somethingUnexpectedHappened = 'Something unexpected happened';
export const cannotAnswerRightNowPlease = 'We cannot answer right now. Please try again in a moment.';
export const cannotStoreAnything =
  'We cannot store anything right now, so nothing was changed. Please try again later.';
