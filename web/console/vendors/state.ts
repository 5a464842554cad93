/** What is said of a vendor in a word: the worst that is true of it. */
import * as words from '#core/words/en/console/vendors.ts';
import type { Answer } from '#web/client/client.ts';

export type Vendor = Answer<'GET /service-console/api/v1/vendors'>['vendors'][number];

/** So many of a hundred calls may fail before it is said. */
const faultsMaxOf100 = 5;

export function stateOf({ pauses, ...vendor }: Vendor): keyof typeof words.states {
  return pauses.length > 0 ? 'paused' : answeringOf(vendor);
}

/** Of one company, whether or not it is paused. */
export function answeringOf({ leftAloneSince, calls }: Pick<Vendor, 'leftAloneSince' | 'calls'>) {
  if (leftAloneSince !== null) return 'leftAlone';
  const total = callsOf({ calls });
  if (total === 0) return 'quiet';
  return (100 * calls.faults) / total > faultsMaxOf100 ? 'failing' : 'answering';
}

export function callsOf({ calls: { answered, refused, faults } }: Pick<Vendor, 'calls'>): number {
  return answered + refused + faults;
}

export function nameOf(vendor: string): string {
  return (words.names as Readonly<Record<string, string>>)[vendor] ?? vendor;
}

export function showTook(took: Vendor['middle']): string {
  if (took === null) return words.none;
  return took.isBeyond ? words.over(words.ms(took.ms)) : words.ms(took.ms);
}
