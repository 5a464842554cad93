/** The password rules, as they are told. */

export const mustBeAtLeastCharacters = (passwordLengthMin: number) =>
  `Must be at least ${passwordLengthMin} characters long`;
export const mustContainAtLeastOne = 'Must contain at least one uppercase letter';
export const mustContainAtLeastOneLowercase = 'Must contain at least one lowercase letter';
export const mustContainAtLeastOneNumber = 'Must contain at least one number';
export const mustContainAtLeastOneSpecial = (specialCharacters: string) =>
  `Must contain at least one special character (${specialCharacters})`;

export const required = 'Required';
export const mustBeAtMostCharacters = (passwordLengthMax: number) =>
  `Must be at most ${passwordLengthMax} characters long`;

export const passwordsDiffer = "Passwords don't match";
