/**
 * Invented facts that never change: everything a sandbox says of a person or a house is drawn from a hash of what was
 * asked about and the name of the fact, so the same question gives the same answer on every machine, in any order.
 */
import { createHash } from 'node:crypto';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import type { Address } from '#core/people/address.ts';

export interface Seed {
  /** A whole number from `min` to `max`, both possible. */
  int(fact: string, min: number, max: number): number;
  /** Between 0 and 1. */
  share(fact: string): number;
  pick<T>(fact: string, among: readonly [T, ...T[]]): T;
  digits(fact: string, length: number): string;
  uuid(fact: string): string;
  /** A day from `earliest` on, within so many days. */
  day(fact: string, earliest: CalendarDate, daysMax: number): CalendarDate;
}

export function seedOf(...about: readonly string[]): Seed {
  const subject = about.map(plain).join('\u0000');
  const hash = (fact: string) => createHash('sha256').update(`${subject}\u0000${fact}`).digest();
  const share = (fact: string) => hash(fact).readUIntBE(0, 6) / 2 ** 48;
  const int = (fact: string, min: number, max: number) => min + Math.floor(share(fact) * (max - min + 1));
  return {
    int,
    share,
    pick: (fact, among) => among[int(fact, 0, among.length - 1)] ?? among[0],
    digits: (fact, length) => Array.from({ length }, (_, at) => int(`${fact} ${at}`, 0, 9)).join(''),
    uuid: (fact) => {
      const hex = hash(fact).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    },
    day: (fact, earliest, daysMax) => addDays(earliest, int(fact, 0, daysMax)),
  };
}

/** One house is one house however its address is capitalised. */
export function seedOfHouse({ street1, street2, zip }: Address): Seed {
  return seedOf('house', street1, street2, zip);
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
