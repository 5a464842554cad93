/**
 * Every US place by zip and by city, read once, when someone first asks. A city with more zips comes before one with
 * fewer, which is as good as its size.
 */
import { postalCity } from '#core/people/address.ts';
import { stateCodes } from '#core/people/states.ts';
import { readZipCodes } from '../zip-codes.ts';

export interface Place {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

export interface Places {
  byZip(zip: string): Place | undefined;
  /** The places of one city, in one state or in all; the largest city of the name first, zips in order. */
  ofCity(name: string, state?: string): readonly Place[];
  /** The places of the largest cities whose name begins so. */
  ofCitiesBeginning(start: string, state?: string): readonly Place[];
  /** One place of each of the largest cities in the country. */
  readonly largest: readonly Place[];
}

const LARGEST = 60;
const CITIES_PER_START = 8;

let places: Places | undefined;

export function usPlaces(): Places {
  places ??= index(readPlaces());
  return places;
}

/** "St. Louis", "Saint Louis" and "SAINT LOUIS" are one city. */
export function cityKey(name: string): string {
  return postalCity(name)
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt');
}

function readPlaces(): readonly Place[] {
  const known = new Set(stateCodes);
  const cities = remembering(postalCity);
  return readZipCodes()
    .filter(({ zip, state }) => zip.length === 5 && known.has(state))
    .map(({ zip, city, state }) => ({ zip, city: cities(city), state }));
}

/** The list has a city as often as it has zips; anyone who asks waits for all of them. */
function remembering(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    made.set(text, fresh);
    return fresh;
  };
}

const inOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other));

interface City {
  readonly key: string;
  readonly places: readonly Place[];
}

function index(all: readonly Place[]): Places {
  const byZip = new Map(all.map((place) => [place.zip, place]));
  const keys = remembering(cityKey);
  const grouped = Map.groupBy(byZip.values(), ({ city, state }) => `${keys(city)}|${state}`);
  const cities: readonly City[] = [...grouped]
    .map(([key, found]) => ({
      key: key.slice(0, -3),
      places: found.sort((one, other) => inOrder(one.zip, other.zip)),
    }))
    .sort((one, other) => other.places.length - one.places.length || inOrder(one.key, other.key));
  const byName = Map.groupBy(cities, ({ key }) => key);
  const byLetter = Map.groupBy(cities, ({ key }) => key.slice(0, 2));
  const inState = (found: readonly City[], state: string | undefined) =>
    state === undefined ? found : found.filter(({ places }) => places[0]?.state === state);
  return {
    byZip: (zip) => byZip.get(zip),
    ofCity: (name, state) => inState(byName.get(cityKey(name)) ?? [], state).flatMap((city) => city.places),
    ofCitiesBeginning: (start, state) => {
      const key = cityKey(start);
      const beginning = (byLetter.get(key.slice(0, 2)) ?? []).filter((city) => city.key.startsWith(key));
      return inState(beginning, state)
        .slice(0, CITIES_PER_START)
        .flatMap((city) => city.places.slice(0, 1));
    },
    largest: cities.slice(0, LARGEST).flatMap((city) => city.places.slice(0, 1)),
  };
}
