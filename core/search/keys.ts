/**
 * Under what an application is found. A key is compared from its beginning, so a name stands there once for each of its
 * words; `words` are what typos are forgiven in. Nothing here is secret: the Social Security number is another matter,
 * and only the server knows under what its last four digits are kept.
 */
import type { Application } from '../application/application.ts';
import { foldEmail, foldPhone, streetWordsOf, wordsOf } from './fold.ts';

/** In the order in which they rank: what names one application first, then what names one person, then the rest. */
export const searchKinds = ['number', 'email', 'phone', 'name', 'address', 'ssn'] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface SearchKey {
  readonly kind: SearchKind;
  readonly key: string;
}

export type Searched = Pick<Application, 'loanNumber' | 'borrower' | 'signers' | 'property' | 'applicant'>;

const keyMax = 160;

export function searchKeys({ loanNumber, borrower, signers, property, applicant }: Searched): readonly SearchKey[] {
  const people = [borrower, ...signers];
  const before = borrower.phoneBefore?.number ?? null;
  const phones = [...people.map(({ phoneNumber }) => phoneNumber), before].flatMap(
    (phone) => foldPhone(phone ?? '') ?? [],
  );
  const addresses = [property.address, applicant.mailingAddress].flatMap((address) => address ?? []);
  return distinct([
    ...of('number', loanNumber === null ? [] : [loanNumber]),
    ...of(
      'email',
      people.map(({ email }) => foldEmail(email)),
    ),
    ...of('phone', phones),
    ...of('name', namesIn({ borrower, signers, applicant }).flatMap(beginnings)),
    ...of('address', addresses.flatMap(addressKeys)),
  ]);
}

/** In which a typo is forgiven: of names, streets and towns, with no digit in them. */
export function searchWords(searched: Searched): readonly string[] {
  const { property, applicant } = searched;
  const addresses = [property.address, applicant.mailingAddress].flatMap((address) => address ?? []);
  const all = [
    ...namesIn(searched).flat(),
    ...addresses.flatMap(({ street1, city }) => [...streetWordsOf(street1), ...streetWordsOf(city)]),
  ];
  return [...new Set(all)].filter((word) => word.length >= 3 && word.length <= 24 && !/\d/.test(word)).sort();
}

const of = (kind: SearchKind, keys: readonly string[]): SearchKey[] =>
  keys.filter((key) => key !== '').map((key) => ({ kind, key: key.slice(0, keyMax) }));

/** Each name as its words: with the middle name and without. */
function namesIn({ borrower, signers, applicant }: Pick<Searched, 'borrower' | 'signers' | 'applicant'>) {
  const { firstName, middleName, lastName } = borrower.name;
  const names = [
    `${firstName} ${lastName}`,
    ...(middleName ? [`${firstName} ${middleName} ${lastName}`] : []),
    ...signers.map(({ name }) => name),
    ...applicant.coOwnerNames,
  ];
  return names.map((name) => wordsOf(name).slice(0, 6)).filter((words) => words.length > 0);
}

/** Once for each word, with that word first. */
const beginnings = (words: readonly string[]): string[] =>
  words.map((word, place) => [word, ...words.toSpliced(place, 1)].join(' '));

/** From the number, and from the street: people remember one or the other. */
function addressKeys({ street1, city, zip }: Application['property']['address']): string[] {
  const [first = '', ...rest] = streetWordsOf(street1);
  const town = [...streetWordsOf(city), zip.slice(0, 5)];
  const whole = [first, ...rest, ...town].join(' ');
  return /^\d/.test(first) && rest.length > 0 ? [whole, [...rest, ...town, first].join(' ')] : [whole];
}

function distinct(keys: readonly SearchKey[]): readonly SearchKey[] {
  return [...new Map(keys.map((one) => [`${one.kind} ${one.key}`, one])).values()];
}
