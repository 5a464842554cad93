/** What the desk says of vendors: which can be paused, and how long calls take, from counts by how long they took. */
import * as v from 'valibot';
import { effects, type VendorName } from '#core/journey/effects.ts';
import * as words from '#core/words/en/errors/vendors.ts';

/** Upper bounds in milliseconds; what took longer than the last is counted behind it. */
export const tookBoundsMs = [25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000] as const;

export const noneTook: readonly number[] = Array.from({ length: tookBoundsMs.length + 1 }, () => 0);

/** Where a call of this length is counted. */
export function placeOfMs(ms: number): number {
  const place = tookBoundsMs.findIndex((bound) => ms <= bound);
  return place < 0 ? tookBoundsMs.length : place;
}

/** So many of a hundred calls took at most this long: the bound they are under. Null when there were none, or it is beyond all bounds. */
export function tookMs(
  took: readonly number[],
  of100: number,
): { readonly ms: number; readonly isBeyond: boolean } | null {
  const total = took.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = Math.ceil((total * of100) / 100);
  let seen = 0;
  for (const [place, bound] of tookBoundsMs.entries()) {
    seen += took[place] ?? 0;
    if (seen >= wanted) return { ms: bound, isBeyond: false };
  }
  return { ms: tookBoundsMs.at(-1) ?? 0, isBeyond: true };
}

const asked = new Set<string>(Object.values(effects).map(({ need }) => need));

/**
 * Those whom the worker asks for an application. Our own rules are no vendor; emails and texts have a queue of their own,
 * which waits by itself while the carrier is away.
 */
export function isPausable(vendor: VendorName): boolean {
  return asked.has(vendor) && vendor !== 'messages';
}

export const pauseReaches = ['organization', 'every'] as const;
export type PauseReach = (typeof pauseReaches)[number];

/** Where two companies may serve a need: the one that the configuration names, and the one that stands ready. */
export const companies = ['primary', 'fallback'] as const;
export type Company = (typeof companies)[number];

/** The name that a company's calls are counted and its call-backs addressed under. */
export const companyName = (vendor: string, company: Company): string =>
  company === 'primary' ? vendor : `${vendor}-fallback`;

/** Why it is paused, or another is asked first: it stays written. */
export const pauseWhy = v.pipe(
  v.string(words.sayWhyYouPause),
  v.trim(),
  v.nonEmpty(words.sayWhyYouPause),
  v.maxLength(500, words.atMost500),
);
