/**
 * A US address: what each field must satisfy, what the typeahead accepts, and how an address reads on screen.
 * Whether we lend there is core/eligibility's question.
 */
import * as v from 'valibot';
import * as words from '#core/words/en/people/address.ts';
import { stateCodes } from './states.ts';

const PRINTABLE = /^\P{C}*$/u;
const STREET_LENGTH_MAX = 100;
const CITY_LENGTH_MAX = 60;
const STREET_TOO_LONG = words.streetTooLong(STREET_LENGTH_MAX);

export const street1 = v.pipe(
  v.string(words.streetMissing),
  v.trim(),
  v.nonEmpty(words.streetMissing),
  v.maxLength(STREET_LENGTH_MAX, STREET_TOO_LONG),
  v.regex(PRINTABLE, words.unsupported),
);

export const street2 = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(STREET_LENGTH_MAX, STREET_TOO_LONG),
  v.regex(PRINTABLE, words.unsupported),
);

export const city = v.pipe(
  v.string(words.cityInvalid),
  v.trim(),
  v.maxLength(CITY_LENGTH_MAX, words.cityInvalid),
  v.regex(/^[\p{L}\p{M} ]+$/u, words.cityInvalid),
);

export const state = v.pipe(
  v.string(words.stateLength),
  v.trim(),
  v.toUpperCase(),
  v.length(2, words.stateLength),
  v.check((code) => stateCodes.includes(code), words.stateInvalid),
);

export const zip = v.pipe(v.string(words.zipInvalid), v.trim(), v.regex(/^\d{5}$/, words.zipInvalid));

const addressEntries = { street1, street2: v.optional(street2, ''), city, state, zip };

export const address = v.strictObject(addressEntries);
export type Address = v.InferOutput<typeof address>;

/** One suggestion of the typeahead. */
export const suggestedAddress = v.strictObject({ ...addressEntries, fullAddress: v.string() });

export const occupancyTypes = ['HOME', 'SECONDARY', 'INVESTMENT'] as const;
export type OccupancyType = (typeof occupancyTypes)[number];
export const occupancyType = v.picklist(occupancyTypes, words.selectAnOccupancyType);

export const propertyAddress = v.strictObject({ ...addressEntries, occupancyType });

/** What the typeahead says of the street typed so far, or undefined when it will do. */
export function typeaheadMessage(street: string): string | undefined {
  const typed = street.trim();
  return typed.length < 3 || !/\s/.test(typed) ? words.propertyInvalid : undefined;
}

/** The post office writes "St. Louis" and "Winston-Salem" without punctuation; so do we, before the city is checked. */
export function postalCity(text: string): string {
  return text
    .replace(/[.'\u2019-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const directions = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);

function capitalise(text: string): string {
  // All capitals come from county records; mixed case ("McKinley") is someone's own spelling and is kept.
  const isShouted = text === text.toUpperCase();
  return text
    .split(/\s+/)
    .map((word) => {
      if (directions.has(word.toUpperCase())) return word.toUpperCase();
      return word.charAt(0).toUpperCase() + (isShouted ? word.slice(1).toLowerCase() : word.slice(1));
    })
    .join(' ');
}

/** "12 Main St Reno, NV 89501" */
export function formatAddress({
  street1: street,
  street2: unit,
  city: town,
  state: code,
  zip: digits,
}: Address): string {
  const line = [street, unit, town].filter((each) => each.trim() !== '').map((each) => capitalise(each.trim()));
  return `${line.join(' ')}, ${code.toUpperCase()} ${digits}`;
}
