/** What the server answers when a call is not as it should be. */

export const thereIsNothingForYou = 'There is nothing for you to sign.';

export const stateDoesNotMatchThe = 'The state does not match the property.';

export const someOfTheCharactersEntered = 'Some of the characters entered are not supported.';

export const invalidDate = 'Invalid date';

export const isNotAMessageAs = 'This is not a message as we agreed on it.';

export const scansAreNotNamedAs = 'The scans are not named as expected.';
export const scanThatYouNamedIs = 'A scan that you named is not in this file.';
export const noProofBeyond = (leaves: number) =>
  `The log has ${leaves} leaves, and there is no proof for one beyond the last.`;
export const chooseAFile = 'Please choose a file.';

export const callTakesNo = (where: string) => `This call takes no ${where}.`;
export const someOfTheInformationIs = 'Some of the information is not as expected.';

export const theContent = 'The content';
/** In a deploy a new page may meet a process of before, which does not know its newest question yet. */
export const isNotExpectedHere = (field: string) =>
  `We may be updating the site: please try again in a minute. (${field} is not expected here.)`;
export const isRequired = (field: string) => `${field} is required.`;
export const isNotAsExpected = (field: string) => `${field} is not as expected.`;

export const isNestedTooDeeply = 'This is nested too deeply.';

export const idempotencyKeyHas8To = 'An idempotency key has 8 to 100 letters, digits, - or _.';

export const sendTheFileAsA = 'Please send the file as a form.';
