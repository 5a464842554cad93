/**
 * The stored list of passwords known from breaches, the most used first, and how little of a guesser's work each takes:
 * anyone who guesses tries them in this order. Kept in lower case, because a capital in front is the first thing tried.
 */
import { createRequire } from 'node:module';
import type { dictionary } from '@zxcvbn-ts/language-common';

type Language = { readonly dictionary: typeof dictionary };

/** An i, an l and whatever is written for them are one letter to a guesser. */
const folded = (text: string) => text.replaceAll('i', 'l');
const bitsMin = 3;
const lengthMin = 3;

interface Known {
  readonly bitsOfEntry: ReadonlyMap<string, number>;
  /** How long the longest is that begins so: most texts need no further look. */
  readonly lengthFrom: ReadonlyMap<string, number>;
}

let known: Known | undefined;

/** Unpacked when a password is first chosen: a start that waits for it takes a tenth longer. */
function read(): Known {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as Language;
  const [bitsOfEntry, lengthFrom] = [new Map<string, number>(), new Map<string, number>()];
  for (const [at, password] of dictionary['passwords-common'].entries()) {
    const key = folded(String(password));
    const beginning = key.slice(0, lengthMin);
    if (!bitsOfEntry.has(key)) bitsOfEntry.set(key, Math.max(bitsMin, Math.log2(at + 1)));
    lengthFrom.set(beginning, Math.max(lengthFrom.get(beginning) ?? 0, key.length));
  }
  return { bitsOfEntry, lengthFrom };
}

export interface Breached {
  readonly length: number;
  readonly bits: number;
}

/** The breached passwords that begin at this place of a lower-case text. */
export function breachedAt(text: string, at: number): Breached[] {
  known ??= read();
  const { bitsOfEntry, lengthFrom } = known;
  const longest = lengthFrom.get(folded(text.slice(at, at + lengthMin))) ?? 0;
  const rest = folded(text.slice(at, at + longest));
  const found: Breached[] = [];
  for (let length = lengthMin; length <= rest.length; length += 1) {
    const bits = bitsOfEntry.get(rest.slice(0, length));
    if (bits !== undefined) found.push({ length, bits });
  }
  return found;
}
