/** What is said of a name that will not do. */

export const unsupported = 'Some of the characters entered are not supported.';

export const mustBeAtLeastCharacters = (label: string, lengthMin: number) =>
  `${label} must be at least ${lengthMin} characters long`;
export const mustBeAtMostCharacters = (label: string, lengthMax: number) =>
  `${label} must be at most ${lengthMax} characters long`;

export const firstName = 'First name';
export const enterTheFirstName = 'Please enter the first name';

export const middleNameMustBeAt = (lengthMax: number) => `Middle name must be at most ${lengthMax} characters long`;

export const lastName = 'Last name';
export const lastNameIsRequired = 'Last name is required';

export const chooseASuffixFromThe = 'Please choose a suffix from the list';

export const none = 'None';
export const jr = 'Jr';
export const sr = 'Sr';
