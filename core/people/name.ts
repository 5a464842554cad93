/** A person's name: what may stand in each part, the exact messages, and how a suffix reads on screen. */
import * as v from 'valibot';
import * as words from '#core/words/en/people/name.ts';

const LENGTH_MIN = 2;
const LENGTH_MAX = 60;

/** Telephones type a curly apostrophe; county records and credit bureaus know only the straight one. */
const tidy = v.transform((text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .trim(),
);

function requiredPart(label: string, missing: string, pattern: RegExp) {
  return v.pipe(
    v.string(missing),
    tidy,
    v.nonEmpty(missing),
    v.minLength(LENGTH_MIN, words.mustBeAtLeastCharacters(label, LENGTH_MIN)),
    v.maxLength(LENGTH_MAX, words.mustBeAtMostCharacters(label, LENGTH_MAX)),
    v.regex(pattern, words.unsupported),
    v.regex(/[\p{L}\d]/u, missing),
  );
}

export const firstName = requiredPart(words.firstName, words.enterTheFirstName, /^[\p{L}\p{M}' -]+$/u);

export const middleName = v.pipe(
  v.string(words.unsupported),
  tidy,
  v.maxLength(LENGTH_MAX, words.middleNameMustBeAt(LENGTH_MAX)),
  v.regex(/^(?:[\p{L}\p{M}]+(?:[ '-][\p{L}\p{M}]+)*\.?)?$/u, words.unsupported),
);

/** Digits are for test people only ("Frozen2"), so production leaves them out. */
export interface NameRules {
  readonly areDigitsAllowed: boolean;
}

const plainLastName = requiredPart(words.lastName, words.lastNameIsRequired, /^[\p{L}\p{M}' -]+$/u);
const lastNameWithDigits = requiredPart(words.lastName, words.lastNameIsRequired, /^[\p{L}\p{M}\d' -]+$/u);

export function lastName({ areDigitsAllowed }: NameRules) {
  return areDigitsAllowed ? lastNameWithDigits : plainLastName;
}

export const suffixes = ['', 'I', 'II', 'III', 'IV', 'V', 'JR', 'SR'] as const;
export type Suffix = (typeof suffixes)[number];
export const suffix = v.picklist(suffixes, words.chooseASuffixFromThe);

/** In the order the registration screens show them. */
export const suffixOptions: readonly { readonly value: Suffix; readonly label: string }[] = [
  { value: '', label: words.none },
  { value: 'JR', label: words.jr },
  { value: 'SR', label: words.sr },
  { value: 'I', label: 'I' },
  { value: 'II', label: 'II' },
  { value: 'III', label: 'III' },
  { value: 'IV', label: 'IV' },
  { value: 'V', label: 'V' },
];

export function name(rules: NameRules) {
  return v.strictObject({
    firstName,
    middleName: v.optional(middleName, ''),
    lastName: lastName(rules),
    suffix: v.optional(suffix, ''),
  });
}

export type Name = v.InferOutput<ReturnType<typeof name>>;

/** "Ada Q Owner Jr" */
export function fullName({ firstName: first, middleName: middle, lastName: last, suffix: end }: Name): string {
  const shown = suffixOptions.find(({ value }) => value === end && value !== '')?.label ?? '';
  return [first, middle, last, shown].filter((part) => part !== '').join(' ');
}
