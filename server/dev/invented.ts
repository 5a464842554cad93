/** Invents a homeowner: a name and a street that carry the personas wished for, in a state the lender serves. */
import { randomInt } from 'node:crypto';
import type { Brand, Product } from '#core/brand/brand.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { Failure } from '../failure.ts';
import { usPlaces } from '../vendors/address/places.ts';
import { carriers, type Persona, personas } from '../vendors/personas.ts';

const firstNames = ['Ada', 'Bruno', 'Clara', 'Diego', 'Esther', 'Farid', 'Greta', 'Hugo', 'Imani', 'Jonas'] as const;

/** Where the invented live: a city of each state that the list of places knows. */
// biome-ignore format: a list of words.
const cities: Readonly<Record<StateCode, string>> = {
  AL: 'Montgomery', AK: 'Anchorage', AZ: 'Phoenix', AR: 'Little Rock', CA: 'Sacramento', CO: 'Denver', CT: 'Hartford',
  DE: 'Wilmington', DC: 'Washington', FL: 'Orlando', GA: 'Atlanta', HI: 'Honolulu', ID: 'Boise', IL: 'Springfield',
  IN: 'Indianapolis', IA: 'Des Moines', KS: 'Topeka', KY: 'Louisville', LA: 'Baton Rouge', ME: 'Portland',
  MD: 'Baltimore', MA: 'Boston', MI: 'Lansing', MN: 'Minneapolis', MS: 'Jackson', MO: 'Saint Louis', MT: 'Billings',
  NE: 'Omaha', NV: 'Reno', NH: 'Manchester', NJ: 'Trenton', NM: 'Albuquerque', NY: 'Albany', NC: 'Raleigh',
  ND: 'Fargo', OH: 'Columbus', OK: 'Oklahoma City', OR: 'Portland', PA: 'Philadelphia', RI: 'Providence',
  SC: 'Columbia', SD: 'Sioux Falls', TN: 'Nashville', TX: 'Austin', UT: 'Salt Lake City', VT: 'Burlington',
  VA: 'Richmond', WA: 'Seattle', WV: 'Charleston', WI: 'Milwaukee', WY: 'Cheyenne',
};
const favorites: readonly string[] = ['CA', 'CO', 'WA', 'FL'];

export interface Invented {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly dateOfBirth: { readonly day: number; readonly month: number; readonly year: number };
  readonly address: {
    readonly street1: string;
    readonly street2: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  /** What is still to be typed, later, for every persona to come true. */
  readonly typeLater: readonly string[];
}

export function isFromTheStart({ carrier }: Pick<Persona, 'carrier'>): boolean {
  return carrier === 'lastName' || carrier === 'street';
}

export function invent(
  brand: Brand,
  product: Product,
  options: {
    readonly persona?: string | undefined;
    readonly state?: string | undefined;
    readonly seed?: number | undefined;
  },
): Invented {
  const rows = rowsOf(options.persona);
  const words = (carrier: Persona['carrier']) =>
    rows.filter((row) => row.carrier === carrier).map(({ value }) => value);
  const chance = options.seed === undefined ? randomInt : fixedBy(options.seed);
  const firstName = firstNames[chance(0, firstNames.length)] ?? firstNames[0];
  const lastName = words('lastName').join('-') || 'Homeowner';
  const street = words('street').join(' ') || 'Juniper';
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${randomInt(36 ** 6).toString(36)}@example.com`.toLowerCase(),
    phoneNumber: `415555${String(chance(0, 10_000)).padStart(4, '0')}`,
    dateOfBirth: { day: 17, month: 5, year: product === 'plus62' ? 1955 : 1980 },
    address: { street1: `${chance(1, 900)} ${street} Rd`, street2: '', ...placeFor(brand, product, options.state) },
    typeLater: rows.filter((row) => !isFromTheStart(row)).map(({ carrier, value }) => `${value}: ${carriers[carrier]}`),
  };
}

/** Not chance at all: the same number within the same bounds. An email is still one of its own, because it signs someone in. */
const fixedBy = (seed: number) => (from: number, below: number) => from + (seed % (below - from));

/** A value that is also a login or a password is one row for each; any of them will do. */
function rowsOf(wished = ''): readonly Persona[] {
  const whole = personas.find(({ value }) => value.toLowerCase() === wished.toLowerCase());
  if (whole || wished === '') return whole ? [whole] : [];
  return wished.split(/[\s,]+/).map((word) => {
    const row = personas.find(({ value }) => value.toLowerCase() === word.toLowerCase());
    if (!row) throw new Failure('invalid', { param: 'persona', message: 'There is no such persona.' });
    return row;
  });
}

function placeFor(brand: Brand, product: Product, wished: string | undefined) {
  const settings = brand.products[product];
  if (!settings?.enabled)
    throw new Failure('invalid', { param: 'product', message: `${brand.names.display} does not offer this product.` });
  const state =
    wished ?? [...favorites, ...settings.licensedStates].find((one) => settings.licensedStates.includes(one));
  const city = cities[state as StateCode];
  const place = usPlaces()
    .ofCity(city ?? '', state)
    .find(({ zip }) => !settings.excludedZips.includes(zip));
  if (!place) throw new Failure('invalid', { param: 'state', message: 'There is no such state.' });
  return { city: place.city, state: place.state, zip: place.zip };
}
