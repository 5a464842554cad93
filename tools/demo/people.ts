/**
 * Who applies in the month: for every status in which people wait, someone who rests there, by the table of magic
 * homeowners; and ordinary ones who go as far as the month lets them. The same number of people is the same people.
 */
import type { Brand } from '#core/brand/brand.ts';
import { isClosed, isDeclined, isStatus, type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { invent } from '#server/dev/invented.ts';
import { planFor, promisesOf } from '#server/proof/test-persona-plans.ts';
import type { Plan } from '#server/proof/test-plan.ts';
import { type Persona, personas } from '#server/vendors/personas.ts';

export interface Applicant {
  readonly plan: Plan;
  /** Where no one does anything more; undefined goes on as long as there is time. */
  readonly restsIn: Status | undefined;
  /** When they come: 0 is the beginning of the month, 1 is now. */
  readonly comesAt: number;
  readonly brand: Brand;
}

export type Chance = () => number;

/** Mulberry32: small, and the same everywhere. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// biome-ignore format: a list of words.
const firstNames = ['Maria', 'James', 'Linh', 'Robert', 'Amara', 'Daniel', 'Priya', 'Thomas', 'Rosa', 'Kevin', 'Hannah', 'Luis', 'Grace', 'Omar', 'Susan', 'Andre', 'Nadia', 'Peter', 'Yuki', 'Carmen', 'Walter', 'Ines', 'Malik', 'Joan'];
// biome-ignore format: a list of words.
const lastNames = ['Alvarez', 'Brandt', 'Chen', 'Dawson', 'Eriksen', 'Ferrell', 'Gupta', 'Hale', 'Ibarra', 'Jensen', 'Kowalski', 'Lund', 'Moreau', 'Nakamura', 'Okafor', 'Price', 'Quinn', 'Reyes', 'Sandoval', 'Tran', 'Underhill', 'Vargas', 'Whitaker', 'Young'];
// biome-ignore format: a list of words.
const streets = ['Juniper', 'Elm', 'Larkspur', 'Mission', 'Orchard', 'Prospect', 'Quarry', 'Ridgeline', 'Sycamore', 'Tamarack', 'Willow', 'Birch'];
// biome-ignore format: a list of words.
const homeStates = ['CA', 'CO', 'WA', 'FL', 'AZ', 'OR', 'IL', 'OH', 'NC', 'MN', 'VA', 'MI', 'TX', 'PA', 'NJ', 'GA'];

const pick = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;

/** The persona whose sentence names the status, where one does. */
const leadingTo = (status: Status): Persona | undefined =>
  personas.find((row) => row.carrier !== 'ssn' && promisesOf(row).includes(status));

/** Vendors and the product itself leave their statuses in a moment; people do not. */
const isRest = (status: Status) => ['borrower', 'signer', 'operations'].includes(statuses[status].actor);

const declined = personas.filter((row) => promisesOf(row).some((name) => isStatus(name) && isDeclined(name)));

export function peopleOf(brands: readonly Brand[], count: number, chance: Chance): readonly Applicant[] {
  const rests = statusNames.filter((status) => isRest(status) && !isClosed(status));
  return Array.from({ length: count }, (_, index) => {
    const restsIn = rests[index];
    // One desk has something in every list; the others have enough to be told apart.
    const brand = brands[restsIn === undefined ? index % brands.length : 0] as Brand;
    const persona = restsIn ? leadingTo(restsIn) : chance() < 0.12 ? pick(chance, declined) : undefined;
    const given = persona ? planFor(persona) : {};
    return {
      brand,
      restsIn: restsIn ?? (chance() < 0.15 ? pick(chance, rests) : undefined),
      comesAt: restsIn ? comesToRest(index / rests.length, chance) : chance() * 0.97,
      plan: planOf(brand, given, chance),
    };
  });
}

const monthDays = 30;
/** How long the way takes those who go without delay, as it was measured: a third of a day to the first, four to the signing. */
const daysTo = (howFar: number) => 0.3 + 4 * howFar + (howFar > 0.9 ? daysToCancel : 0);
/** Those who have signed may cancel, and those who look at the money come after that. */
const daysToCancel = 6;

/**
 * Most of those who rest got there a day ago at most, some a few days ago, and one in ten was forgotten: a desk where
 * everything is late, or nothing, teaches no one.
 */
function comesToRest(howFar: number, chance: Chance): number {
  const lot = chance();
  if (lot < 0.1) return 0.6 * (1 - howFar) * chance() + 0.02;
  const rested = lot < 0.3 ? 2 + 4 * chance() : 0.4 + 0.8 * chance();
  return 1 - (daysTo(howFar) + rested) / monthDays;
}

function planOf(brand: Brand, given: Plan, chance: Chance): Plan {
  const states = homeStates.filter((state) => brand.products.heloc?.licensedStates.includes(state));
  const { address } = invent(brand, 'heloc', {
    state: given.place ?? (states.length > 0 ? pick(chance, states) : undefined),
  });
  const surname = pick(chance, lastNames);
  const houseNumber = given.houseNumber ?? 10 + Math.floor(chance() * 980);
  const street = given.street ?? pick(chance, streets);
  return {
    drawDollars: 20_000 + Math.round(chance() * 46) * 5000,
    debtsToPay: chance() < 0.3 ? 1 : 0,
    paymentType: chance() < 0.7 ? 'AUTOPAY' : 'MANUAL',
    ...given,
    firstName: pick(chance, firstNames),
    lastName: given.lastName ? `${surname}-${given.lastName}` : surname,
    known: {
      annualIncomeCents: (90 + Math.round(chance() * 160)) * 100_000,
      ...given.known,
      address: { ...address, street1: `${houseNumber} ${street} Rd` },
    },
  };
}
