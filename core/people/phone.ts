/**
 * A mobile number: typed through a US mask, checked as 14 characters "(555) 123-4567", sent as 10 digits.
 * Hides the caret arithmetic that lets a person edit in the middle of the mask.
 */
import * as v from 'valibot';
import * as words from '#core/words/en/people/phone.ts';

const DIGITS = 10;
const FORMATTED_LENGTH = 14;

/** The digits of a US number. An explicit "+1" (autofill writes it) is the country and not part of the number. */
export function toPhoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isInternational = text.trimStart().startsWith('+1') && digits.length === DIGITS + 1;
  return (isInternational ? digits.slice(1) : digits).slice(0, DIGITS);
}

/** As much of "(555) 123-4567" as there are digits for; no trailing punctuation, so backspace always removes a digit. */
export function formatPhone(text: string): string {
  const digits = toPhoneDigits(text);
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Formats what stands in the input and says where the caret belongs: behind the digit it stood behind before. */
export function maskPhone(raw: string, caret: number): { readonly text: string; readonly caret: number } {
  const text = formatPhone(raw);
  const digitsBefore = raw.slice(0, caret).replace(/\D/g, '').length;
  let place = 0;
  for (let seen = 0; seen < digitsBefore && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return { text, caret: place };
}

/** As typed and shown. */
export const phoneNumber = v.pipe(
  v.string(words.missing),
  v.trim(),
  v.nonEmpty(words.missing),
  v.check((text) => !toPhoneDigits(text).startsWith('1'), words.countryCode),
  v.length(FORMATTED_LENGTH, words.invalid),
  v.regex(/^\(\d{3}\) \d{3}-\d{4}$/, words.invalid),
);

/** As sent and stored. */
export const phoneDigits = v.pipe(
  v.string(words.missing),
  v.regex(/^\d{10}$/, words.invalid),
  v.check((digits) => !digits.startsWith('1'), words.countryCode),
);

/**
 * Whether a number can exist in North America: area codes and exchanges begin with 2 to 9, neither ends in 11 (those are
 * services such as 911), and no area code has a 9 in the middle (kept for longer numbers). Area code 555 is no one's: it
 * stands for numbers of examples, which practice carriers take. NANPA, "NANP numbering resources", from memory, 2026-11-17. The
 * form takes any ten digits [VAL-026]; this is asked before a text is sent.
 */
export function canExist(digits: string): boolean {
  if (/^555\d{7}$/.test(digits)) return true;
  return /^[2-9][0-8]\d[2-9]\d{6}$/.test(digits) && !/^(.11|....11)/.test(digits);
}
