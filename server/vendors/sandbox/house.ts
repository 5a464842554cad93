/**
 * One invented house, the same for everyone who asks: the bureau's mortgage, the county's lien, the title company's
 * search and the appraiser's value agree because they are drawn from here. The street says what is wrong with it.
 */
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import type { PropertyType } from '#core/offers/guideline.ts';
import type { Address } from '#core/people/address.ts';
import type { Name } from '#core/people/name.ts';
import { type PersonaAnswer, personasFor } from '../personas.ts';
import { type County, countyOf } from './places.ts';
import { type Seed, seedOfHouse } from './seed.ts';

export interface HouseLoan {
  readonly uuid: string;
  readonly kind: 'MORTGAGE' | 'LINE';
  readonly holder: string;
  readonly position: number;
  readonly balanceCents: number;
  readonly limitCents: number | null;
  readonly monthlyPaymentCents: number;
  readonly recordedOn: CalendarDate;
}

export interface House {
  readonly seed: Seed;
  readonly marks: ReadonlySet<PersonaAnswer<'property'>>;
  readonly county: County;
  readonly type: PropertyType;
  readonly valueCents: number;
  readonly lastTransferOn: CalendarDate;
  readonly legalDescription: string;
  readonly vesting: 'SOLE' | 'JOINT' | 'TRUST';
  readonly loans: readonly HouseLoan[];
}

const lenders = [
  'Blue Mesa Mortgage',
  'Summit Ridge Home Loans',
  'Lakeside Savings Bank',
  'Prairie Federal Bank',
  'Harborlight Mortgage',
] as const;
const additions = ['Willow Creek', 'Stonegate', 'Fairview Heights', 'Orchard Park', 'Mill Pond'] as const;
const strangers = ['Harold Whitcomb', 'Marguerite Oyelaran', 'Desmond Castellanos'] as const;
const givenNames = ['Alex', 'Jordan', 'Morgan', 'Taylor', 'Casey', 'Robin'] as const;

const wholeThousands = (cents: number) => Math.round(cents / 100_000) * 100_000;

export function houseAt(address: Address, today: CalendarDate): House {
  const seed = seedOfHouse(address);
  const street = `${address.street1} ${address.street2}`;
  const marks = new Set(personasFor('street', street, 'property').map(({ answer }) => answer));
  // Squared, so that there are more ordinary houses than dear ones.
  const valueCents = wholeThousands(35_000_000 + seed.share('value') ** 2 * 85_000_000);
  const lastTransferOn = marks.has('recent') ? addDays(today, -45) : seed.day('transfer', '2006-01-02', 5800);
  return {
    seed,
    marks,
    county: countyOf(address.zip, address.state),
    type: typeOf(seed, address, marks.has('manufactured')),
    valueCents,
    lastTransferOn,
    legalDescription: `Lot ${seed.int('lot', 1, 88)}, Block ${seed.int('block', 1, 24)}, ${seed.pick('addition', additions)}, Plat Book ${seed.int('plat', 3, 214)}, Page ${seed.int('page', 1, 99)}`,
    vesting: marks.has('trust') ? 'TRUST' : marks.has('joint') ? 'JOINT' : 'SOLE',
    loans: loansOn(seed, marks, valueCents, lastTransferOn),
  };
}

/** The mortgage that a bureau would report too; a second loan is known to the county only. */
export function mortgageOn(house: House): HouseLoan | undefined {
  return house.loans.find(({ position }) => position === 1);
}

export function ownersOf(house: House, applicant: Name): string[] {
  const own = nameOf(applicant);
  if (house.marks.has('notOwner')) return [house.seed.pick('stranger', strangers)];
  if (house.vesting === 'TRUST') return [`The ${own} Revocable Trust`];
  if (house.vesting === 'SOLE') return [own];
  const other = givenNames.find((name) => name.toLowerCase() !== applicant.firstName.toLowerCase()) ?? givenNames[0];
  return [own, `${other} ${applicant.lastName}`];
}

function nameOf({ firstName, middleName, lastName }: Name): string {
  return [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
}

function typeOf(seed: Seed, { street2 }: Address, isManufactured: boolean): PropertyType {
  if (isManufactured) return 'MANUFACTURED';
  if (street2 !== '') return 'CONDO';
  return seed.pick('type', ['SINGLE_FAMILY', 'SINGLE_FAMILY', 'SINGLE_FAMILY', 'PUD', 'TOWNHOUSE']);
}

function loansOn(
  seed: Seed,
  marks: House['marks'],
  valueCents: number,
  lastTransferOn: CalendarDate,
): readonly HouseLoan[] {
  if (marks.has('paidOff')) return [];
  const isHeavy = marks.has('heavyLien');
  const loan = (position: number, kind: HouseLoan['kind'], shareOfValue: number, limitShare?: number): HouseLoan => {
    const balanceCents = wholeThousands(valueCents * shareOfValue) + seed.int(`odd cents ${position}`, 1_00, 999_99);
    return {
      uuid: seed.uuid(`loan ${position}`),
      kind,
      holder: seed.pick(`lender ${position}`, lenders),
      position,
      balanceCents,
      limitCents: limitShare === undefined ? null : wholeThousands(valueCents * limitShare),
      monthlyPaymentCents: Math.round(balanceCents * 0.0055),
      recordedOn: addDays(lastTransferOn, position === 1 ? 3 : 20),
    };
  };
  const first = loan(1, 'MORTGAGE', isHeavy ? 0.65 : 0.2 + seed.share('mortgage') * 0.15);
  if (isHeavy) return [first, loan(2, 'MORTGAGE', 0.25)];
  return marks.has('liens') ? [first, loan(2, 'LINE', 0.03, 0.05)] : [first];
}
