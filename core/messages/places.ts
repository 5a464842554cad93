/** In which time zones someone may be, by the places we know of them. */
import { everyTimeZone, possibleTimeZones } from '../calendar/time-zones.ts';

export interface Place {
  readonly state: string;
  /** Where it is known better than by the state. */
  readonly timeZone?: string | null;
}

/** Someone who owns a home elsewhere may be here or there; of whom nothing is known, anywhere. */
export function timeZonesOf(places: readonly Place[]): readonly string[] {
  const zones = places.flatMap(({ state, timeZone }) => (timeZone ? [timeZone] : possibleTimeZones(state)));
  return zones.length === 0 ? everyTimeZone : [...new Set(zones)];
}
