/** Why a file of the bank is not believed. None holds a number: it would end in a log. */

export const doesNotBegin = 'It does not begin as a file of the clearing house does.';
export const recordOfAnotherLength = 'A record is not 94 characters long.';
export const somethingFollows = 'Something follows the end of the file.';
export const batchDoesNotAddUp = 'A batch does not add up.';
export const batchIsMissing = 'A batch is missing.';
export const fileDoesNotAddUp = 'The file does not add up.';
export const recordOfNoKind = 'The file has an unknown record type.';
export const endIsMissing = 'The end of the file is missing.';
export const addendumMakesNoSense = 'An addendum makes no sense.';
export const numberIsMissing = 'A number is missing where one belongs.';
