/**
 * The password rules, each with its own message, and how strong a password looks. Whether a password is known from
 * a breach only the server can say; that check is server/people/accounts'.
 */
import * as v from 'valibot';
import * as words from '#core/words/en/people/password.ts';

const PASSWORD_LENGTH_MIN = 12;
const PASSWORD_LENGTH_MAX = 128;

/** The ten special characters: those above the digits of a US keyboard, so no one has to search for them. */
export const SPECIAL_CHARACTERS = '!@#$%^&*()';

const isLongEnough = (text: string) => text.length >= PASSWORD_LENGTH_MIN;
const hasUppercase = (text: string) => /[A-Z]/.test(text);
const hasLowercase = (text: string) => /[a-z]/.test(text);
const hasDigit = (text: string) => /\d/.test(text);
const hasSpecial = (text: string) => /[!@#$%^&*()]/.test(text);

/** In the order they are told; a form may tick them off while the person types. */
export const passwordRules = [
  { message: words.mustBeAtLeastCharacters(PASSWORD_LENGTH_MIN), isMet: isLongEnough },
  { message: words.mustContainAtLeastOne, isMet: hasUppercase },
  { message: words.mustContainAtLeastOneLowercase, isMet: hasLowercase },
  { message: words.mustContainAtLeastOneNumber, isMet: hasDigit },
  { message: words.mustContainAtLeastOneSpecial(SPECIAL_CHARACTERS), isMet: hasSpecial },
] as const;

const [length, uppercase, lowercase, digit, special] = passwordRules;

export const password = v.pipe(
  v.string(words.required),
  v.nonEmpty(words.required),
  v.check(length.isMet, length.message),
  v.check(uppercase.isMet, uppercase.message),
  v.check(lowercase.isMet, lowercase.message),
  v.check(digit.isMet, digit.message),
  v.check(special.isMet, special.message),
  v.maxLength(PASSWORD_LENGTH_MAX, words.mustBeAtMostCharacters(PASSWORD_LENGTH_MAX)),
);

export const PASSWORDS_DIFFER = words.passwordsDiffer;

export function isSamePassword(form: { readonly password: string; readonly confirmPassword: string }): boolean {
  return form.password === form.confirmPassword;
}

export const passwordForm = v.pipe(
  v.strictObject({ password, confirmPassword: v.pipe(v.string(words.required), v.nonEmpty(words.required)) }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], isSamePassword, PASSWORDS_DIFFER), ['confirmPassword']),
);

/** Bars of the meter: one for each kind of character. Too short a password never fills the fourth. */
export function passwordStrength(text: string): 0 | 1 | 2 | 3 | 4 {
  const kinds = [hasUppercase, hasLowercase, hasDigit, hasSpecial].filter((has) => has(text)).length;
  return Math.min(kinds, isLongEnough(text) ? 4 : 3) as 0 | 1 | 2 | 3 | 4;
}
