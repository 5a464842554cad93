/** Why a notary session cannot go on as someone asked. */

export const deedWasReplaced = 'The deed was replaced.';

export const questionsCannotBeAskedAny =
  'The questions cannot be asked any more. You will meet a notary in person instead.';
export const typeYourNameAs = (seat: string | undefined) => `Please type your name as ${seat}.`;
export const notaryPlatformHasEndedThis =
  'The notary platform has ended this meeting. The deed will be signed in person instead.';
