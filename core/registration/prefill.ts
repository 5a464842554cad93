/**
 * Fills the registration from the five outside sources. Each is read as hostile: member by member, whatever does not
 * pass the form's own rules is left out, nothing throws, and nothing counts as confirmed. When sources disagree the
 * first in this order wins; a later one only fills what is still empty, a whole name or address at a time, so that no
 * two sources are ever mixed into an address that does not exist.
 */
import type { Address } from '../people/address.ts';
import { city, occupancyType, postalCity, state, street1, street2, zip } from '../people/address.ts';
import { birthDate, toBirthDate } from '../people/birth-date.ts';
import { accept } from '../people/check.ts';
import { email } from '../people/email.ts';
import { annualIncome, employmentType, otherIncome, parseDollars } from '../people/income.ts';
import type { NameRules } from '../people/name.ts';
import { firstName, lastName, middleName, suffix } from '../people/name.ts';
import { formatPhone, phoneNumber } from '../people/phone.ts';
import type { RegistrationAnswers, RegistrationData } from './data.ts';
import { withAnswers } from './data.ts';
import { decodeUrlData } from './url-data.ts';

/** As the calls answered or the address bar said; anything at all may be in them. */
export interface PrefillSources {
  readonly profile?: unknown;
  readonly offerCode?: unknown;
  readonly referral?: unknown;
  readonly affiliate?: unknown;
  readonly urlData?: unknown;
}

type Found = { -readonly [Member in keyof RegistrationAnswers]?: RegistrationAnswers[Member] | undefined };

/** An own member of whatever this is; what is inherited was never sent. */
function own(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string | number, unknown>)[key];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const asAmount = (value: unknown) => (typeof value === 'string' ? parseDollars(value) : value);

function readPlace(from: (part: keyof Address) => unknown) {
  const found = {
    street1: accept(street1, from('street1')) ?? '',
    street2: accept(street2, from('street2')) ?? '',
    city: accept(city, postalCity(asText(from('city')))) ?? '',
    state: accept(state, from('state')) ?? '',
    zip: accept(zip, asText(from('zip')).replace(/-\d{4}$/, '')) ?? '',
  };
  return found.street1 === '' ? undefined : found;
}

function readName(from: (part: 'firstName' | 'middleName' | 'lastName' | 'suffix') => unknown, rules: NameRules) {
  const found = {
    firstName: accept(firstName, from('firstName')) ?? '',
    middleName: accept(middleName, from('middleName')) ?? '',
    lastName: accept(lastName(rules), from('lastName')) ?? '',
    suffix: accept(suffix, asText(from('suffix')).toUpperCase().replace('.', '')) ?? '',
  };
  return found.firstName === '' && found.lastName === '' ? undefined : found;
}

function readDate(value: unknown) {
  return typeof value === 'string' ? toBirthDate(value) : accept(birthDate, value);
}

function readIncome(annual: unknown, other: unknown, type: unknown) {
  const found = {
    income: accept(annualIncome, asAmount(annual)) ?? null,
    otherIncome: accept(otherIncome, asAmount(other)) ?? null,
    employmentType: accept(employmentType, type) ?? null,
  };
  return found.income === null && found.employmentType === null ? undefined : found;
}

const readPhone = (value: unknown) => accept(phoneNumber, formatPhone(asText(value)));
const asProperty = (place: ReturnType<typeof readPlace>, occupancy: unknown = undefined) =>
  place && { ...place, occupancyType: accept(occupancyType, occupancy) ?? null };

function first(list: unknown, isWanted: (item: unknown) => boolean): unknown {
  return Array.isArray(list) ? (list as unknown[]).find(isWanted) : undefined;
}

function readProfile(profile: unknown, rules: NameRules): Found {
  const phones = own(profile, 'phoneNumbers');
  const mobile = first(phones, (phone) => own(phone, 'type') === 'MOBILE') ?? first(phones, () => true);
  const home = first(own(profile, 'addresses'), (address) => own(address, 'type') === 'HOME');
  return {
    name: readName((part) => own(own(profile, 'name'), part), rules),
    dob: readDate(own(profile, 'dob')),
    email: accept(email, own(profile, 'email')),
    phoneNumber: readPhone(own(mobile, 'number')),
    homeAddress: readPlace((part) => own(home, part)),
  };
}

function readOfferCode(record: unknown, rules: NameRules): Found {
  return {
    name: readName((part) => own(record, part), rules),
    propertyAddress: asProperty(readPlace((part) => own(record, part))),
  };
}

function readReferral(referral: unknown, rules: NameRules): Found {
  return {
    name: readName((part) => own(referral, part), rules),
    propertyAddress: asProperty(readPlace((part) => own(own(referral, 'address'), part))),
    phoneNumber: readPhone(own(referral, 'phoneNumber')),
    email: accept(email, own(referral, 'email')),
  };
}

function readAffiliate(prepop: unknown, rules: NameRules): Found {
  return {
    name: readName((part) => own(own(prepop, 'name'), part), rules),
    propertyAddress: asProperty(readPlace((part) => own(own(prepop, 'address'), part))),
    dob: readDate(own(prepop, 'dob')),
    email: accept(email, own(prepop, 'email')),
    phoneNumber: readPhone(own(prepop, 'phone')),
    income: readIncome(own(prepop, 'income'), undefined, undefined),
  };
}

/** The places of the lists that encodeUrlData writes. */
const placeParts = { street1: 0, street2: 1, city: 2, state: 3, zip: 4 } as const;
const nameParts = { firstName: 0, middleName: 1, lastName: 2, suffix: 3 } as const;

function readUrlData(text: unknown, rules: NameRules): Found {
  const data = decodeUrlData(asText(text));
  const property = own(data, 'p');
  const isListedForSale = own(data, 's');
  return {
    name: readName((part) => own(own(data, 'n'), nameParts[part]), rules),
    propertyAddress: asProperty(
      readPlace((part) => own(property, placeParts[part])),
      own(property, 5),
    ),
    homeAddress: readPlace((part) => own(own(data, 'h'), placeParts[part])),
    dob: readDate(own(data, 'd')),
    income: readIncome(own(data, 'i'), own(data, 'o'), own(data, 'e')),
    isListedForSale: typeof isListedForSale === 'boolean' ? isListedForSale : undefined,
  };
}

/** Who is believed first. */
const precedence = [
  ['profile', readProfile],
  ['offerCode', readOfferCode],
  ['referral', readReferral],
  ['affiliate', readAffiliate],
  ['urlData', readUrlData],
] as const satisfies readonly (readonly [keyof PrefillSources, (source: unknown, rules: NameRules) => Found])[];

const isEmpty: { readonly [Member in keyof RegistrationAnswers]: (answers: RegistrationAnswers) => boolean } = {
  propertyAddress: ({ propertyAddress }) => propertyAddress.street1 === '',
  homeAddress: ({ homeAddress }) => homeAddress.street1 === '',
  isListedForSale: ({ isListedForSale }) => isListedForSale === null,
  income: ({ income }) => income.income === null && income.employmentType === null,
  name: ({ name }) => name.firstName === '' && name.lastName === '',
  dob: ({ dob }) => dob === null,
  email: (answers) => answers.email === '',
  phoneNumber: (answers) => answers.phoneNumber === '',
  consents: () => false,
};

function onlyWhatIsMissing(data: RegistrationData, found: Found): Partial<RegistrationAnswers> {
  const members = Object.keys(found) as (keyof RegistrationAnswers)[];
  return Object.fromEntries(
    members.filter((member) => found[member] !== undefined && isEmpty[member](data)).map((key) => [key, found[key]]),
  );
}

/** Fills what is empty and marks prefilling as finished, whether or not any source had something to say. */
export function prefill(data: RegistrationData, sources: PrefillSources, rules: NameRules): RegistrationData {
  let filled = data;
  for (const [source, read] of precedence) {
    if (sources[source] === undefined) continue;
    const found = read(sources[source], rules);
    const isProfile = source === 'profile';
    // A signed-in person is who their profile says: its email stands, and the form shows it read-only.
    const fits = { ...onlyWhatIsMissing(filled, found), ...(isProfile && found.email ? { email: found.email } : {}) };
    filled = withAnswers(filled, fits);
    if (isProfile) {
      filled = {
        ...filled,
        isEmailFromProfile: found.email !== undefined,
        isNameFromProfile: fits.name !== undefined,
        isDobFromProfile: fits.dob !== undefined,
      };
    }
  }
  return { ...filled, isPrepopComplete: true };
}
