/**
 * Registration data carried in an address, across a login or from a partner's link: base64url of compact JSON with short
 * keys. It holds income, employment, addresses, sale status, name and date of birth; never an email, a phone number or
 * a secret. Reading gives plain unknown values: prefill.ts decides what of them is believed.
 */
import { toCalendarDate } from '../people/birth-date.ts';
import type { RegistrationAnswers } from './data.ts';

/** The query parameter that carries it. */
export const URL_DATA_PARAMETER = 'data';
export const URL_DATA_LENGTH_MAX = 4096;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function bytesOf(text: string): number[] {
  return [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g)].map(([, hex, plain]) =>
    hex === undefined ? (plain ?? '').charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(at, at + 3);
    const word = (first << 16) | (second << 8) | third;
    const length = Math.min(4, bytes.length - at + 1);
    for (let place = 0; place < length; place += 1) text += ALPHABET.charAt((word >> (18 - 6 * place)) & 63);
  }
  return text;
}

/** Undefined for what is not base64url, or not UTF-8 inside. */
function fromBase64Url(text: string): string | undefined {
  const digits = [...text.replace(/=+$/, '')].map((digit) => ALPHABET.indexOf(digit));
  if (digits.includes(-1) || digits.length % 4 === 1) return undefined;
  let escaped = '';
  for (let bit = 0; bit + 8 <= digits.length * 6; bit += 8) {
    const at = Math.floor(bit / 6);
    const pair = ((digits[at] ?? 0) << 6) | (digits[at + 1] ?? 0);
    const byte = (pair >> (4 - (bit % 6))) & 255;
    escaped += `%${byte.toString(16).padStart(2, '0')}`;
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}

type Place = RegistrationAnswers['homeAddress'];
const isFilled = ({ street1, city, state, zip }: Place) => [street1, city, state, zip].some((part) => part !== '');
const toList = ({ street1, street2, city, state, zip }: Place) => [street1, street2, city, state, zip];

export function encodeUrlData(answers: RegistrationAnswers): string {
  const { income, propertyAddress, homeAddress, name, dob } = answers;
  const compact = {
    i: income.income ?? undefined,
    o: income.otherIncome ?? undefined,
    e: income.employmentType ?? undefined,
    p: isFilled(propertyAddress) ? [...toList(propertyAddress), propertyAddress.occupancyType ?? ''] : undefined,
    h: isFilled(homeAddress) ? toList(homeAddress) : undefined,
    s: answers.isListedForSale ?? undefined,
    n:
      name.firstName + name.lastName === '' ? undefined : [name.firstName, name.middleName, name.lastName, name.suffix],
    d: dob === null ? undefined : toCalendarDate(dob),
  };
  return toBase64Url(bytesOf(JSON.stringify(compact)));
}

/** What the text holds, unchecked; undefined when it is too long or malformed. Never throws. */
export function decodeUrlData(text: string): unknown {
  if (text.length > URL_DATA_LENGTH_MAX) return undefined;
  const json = fromBase64Url(text);
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
