/**
 * Completes addresses from memory: real places, invented streets. Whatever street someone types with a place that
 * exists is offered as they typed it, so that the magic streets of personas.ts survive.
 */
import * as v from 'valibot';
import { address, formatAddress } from '#core/people/address.ts';
import { seedOf } from '../sandbox/seed.ts';
import { type Reading, readAddress } from './parse.ts';
import { type Place, type Places, usPlaces } from './places.ts';
import { type Addresses, SUGGESTIONS_MAX, type SuggestedAddress } from './port.ts';
import { isStreetEnding, streetsBeginning } from './streets.ts';

const TEXT_LENGTH_MIN = 3;
const WARM_UP_MS = 3000;

export function createSandboxAddresses(): Addresses {
  // Once the start is over, so that the first person to type does not wait for the list to be read.
  setTimeout(usPlaces, WARM_UP_MS).unref();
  return {
    async suggest(text) {
      if (text.trim().length < TEXT_LENGTH_MIN) return [];
      const places = usPlaces();
      const reading = readAddress(text, places);
      if (reading.street === '') return [];
      return suggestionsFor(reading, places);
    },
  };
}

function suggestionsFor(reading: Reading, places: Places): SuggestedAddress[] {
  const where = reading.places.length > 0 ? reading.places : spread(reading.street, places.largest);
  const typed = where.map((place) => suggestion(reading.street, reading.unit, place));
  const completed = where.flatMap((place) =>
    completions(reading.street, place).map((street) => suggestion(street, reading.unit, place)),
  );
  // A street that is whole is what the person means; one half typed is more likely to become one of ours.
  const isWhole = isStreetEnding(reading.street.split(' ').at(-1) ?? '');
  // One place is always kept for what was typed.
  const list = isWhole ? [...typed, ...completed] : [...completed.slice(0, SUGGESTIONS_MAX - 1), ...typed];
  const unique = new Map(list.filter((each) => each !== undefined).map((each) => [each.fullAddress, each]));
  return [...unique.values()].slice(0, SUGGESTIONS_MAX);
}

/** The streets there that the text may become; a number alone becomes none. */
function completions(street: string, { zip }: Place): readonly string[] {
  const [, number = '', name = ''] = /^(\d\S*)\s+(.+)$/.exec(street) ?? [];
  return name === '' ? [] : streetsBeginning(zip, name).map((each) => `${number} ${each}`);
}

/** Where no one said where: some of the largest cities, the same ones for the same street. */
function spread(street: string, largest: readonly Place[]): readonly Place[] {
  const start = seedOf('spread', street).int('start', 0, largest.length - 1);
  return [...largest.slice(start), ...largest.slice(0, start)].slice(0, SUGGESTIONS_MAX);
}

/** Undefined for what our own forms would refuse: a suggestion no one can send is no help. */
function suggestion(street1: string, street2: string, { city, state, zip }: Place): SuggestedAddress | undefined {
  const result = v.safeParse(address, { street1, street2, city, state, zip });
  return result.success ? { ...result.output, fullAddress: formatAddress(result.output) } : undefined;
}
