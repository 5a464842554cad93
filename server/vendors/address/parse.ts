/**
 * Takes a half-typed address apart: what is street, what is unit, and which places the rest can mean. A word may be read
 * more than one way ("Ct" is a court and Connecticut), so the reading that knows a city wins.
 */
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import { cityKey, type Place, type Places } from './places.ts';
import { isStreetEnding } from './streets.ts';

export interface Reading {
  /** Number and name as typed, without the unit. */
  readonly street: string;
  readonly unit: string;
  /** Empty while no place was named. */
  readonly places: readonly Place[];
}

const WORDS_MAX = 16;
const UNIT = /\s+((?:apt|apartment|unit|ste|suite|lot|#)\.?\s*#?\s*[\w-]{1,8})$/i;

export function readAddress(text: string, places: Places): Reading {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const { rest, zip, state } = takeRegion(words.slice(0, WORDS_MAX));
  const found = zip === undefined ? byCity(rest, state, places) : byZip(rest, zip, places);
  if (found) return found;
  // The region made no sense with what stands before it, so it is part of the street.
  return state === undefined ? streetOnly(words) : (byCity(words, undefined, places) ?? streetOnly(words));
}

interface Region {
  readonly rest: readonly string[];
  readonly zip?: string;
  readonly state?: string;
}

/** The zip and the state at the end; what has not been typed yet is not there. */
function takeRegion(words: readonly string[]): Region {
  const last = words.at(-1) ?? '';
  const hasZip = words.length > 1 && /^\d{5}(-\d{4})?$/.test(last);
  const beforeZip = hasZip ? words.slice(0, -1) : words;
  const hasPart = !hasZip && words.length > 3 && /^\d{1,4}$/.test(last) && isStateCode(upper(words.at(-2)));
  const { rest, state } = takeState(hasPart ? words.slice(0, -1) : beforeZip);
  return { rest, ...(hasZip && { zip: last.slice(0, 5) }), ...(state && { state }) };
}

function takeState(words: readonly string[]): { rest: readonly string[]; state?: string } {
  const code = upper(words.at(-1));
  if (words.length > 2 && isStateCode(code)) return { rest: words.slice(0, -1), state: code };
  for (const length of [3, 2, 1]) {
    const name = words.slice(-length).join(' ').toLowerCase();
    const found = Object.entries(stateNames).find(([, each]) => each.toLowerCase() === name);
    if (found && words.length > length + 2) return { rest: words.slice(0, -length), state: found[0] };
  }
  return { rest: words };
}

const upper = (word: string | undefined) => (word ?? '').toUpperCase();

function byZip(words: readonly string[], zip: string, places: Places): Reading | undefined {
  const place = places.byZip(zip);
  if (!place) return undefined;
  const city = cityKey(place.city);
  const length = lengthsOfCity(words).find((count) => city.startsWith(cityKey(words.slice(-count).join(' '))));
  return { ...streetOf(length === undefined ? words : words.slice(0, -length)), places: [place] };
}

/** The longest end that names a city; a shorter one may be the beginning of one. The street keeps at least one word. */
function byCity(words: readonly string[], state: string | undefined, places: Places): Reading | undefined {
  for (const find of [places.ofCity, places.ofCitiesBeginning]) {
    for (const length of lengthsOfCity(words)) {
      const name = words.slice(-length).join(' ');
      const isBeginning = find === places.ofCitiesBeginning;
      // Three letters after a street's ending can only be the place; before it they are still the street.
      if (isBeginning && (name.length < 3 || !isStreetEnding(words.at(-length - 1) ?? ''))) continue;
      const found = find(name, state);
      if (found.length > 0) return { ...streetOf(words.slice(0, -length)), places: found };
    }
  }
  return undefined;
}

const CITY_WORDS_MAX = 4;

function lengthsOfCity(words: readonly string[]): readonly number[] {
  const longest = Math.min(CITY_WORDS_MAX, words.length - 2);
  return Array.from({ length: Math.max(0, longest) }, (_, place) => longest - place);
}

function streetOnly(words: readonly string[]): Reading {
  return { ...streetOf(words), places: [] };
}

function streetOf(words: readonly string[]): Pick<Reading, 'street' | 'unit'> {
  const line = words.join(' ');
  const unit = UNIT.exec(line)?.[1] ?? '';
  return { street: capitalise(unit === '' ? line : line.replace(UNIT, '')), unit: capitalise(unit) };
}

/** Small letters are haste; anything else is someone's spelling and stays. */
function capitalise(text: string): string {
  return text.replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
}
