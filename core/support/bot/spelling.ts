/**
 * Mends words that are one slip away from a word we know (two in long words): a letter left out, added, changed or swapped.
 * Every known word is filed under what is left of it when letters are left out, so that looking one up costs the same
 * however many we know.
 */
export type Speller = (word: string) => string;

const SHORTEST = 4;
const LONG = 8;

export function spellerOf(known: ReadonlySet<string>): Speller {
  const filed = new Map<string, string[]>();
  const file = (key: string, word: string) => {
    const words = filed.get(key);
    if (words === undefined) filed.set(key, [word]);
    else if (!words.includes(word)) words.push(word);
  };
  for (const word of known) {
    if (word.length < SHORTEST || /\d/.test(word)) continue;
    for (const key of leftOf(word)) file(key, word);
  }
  return (word) => {
    if (word.length < SHORTEST || known.has(word) || isPluralOf(word, known) || /\d/.test(word)) return word;
    let best = word;
    let fewest = slipsMax(word) + 1;
    for (const key of leftOf(word)) {
      for (const other of filed.get(key) ?? []) {
        // Hardly anyone misses the first letter, and without it too much looks alike.
        if (other[0] !== word[0]) continue;
        const slips = slipsBetween(word, other);
        if (slips < fewest || (slips === fewest && slips <= slipsMax(word) && other < best))
          [best, fewest] = [other, slips];
      }
    }
    return best;
  };
}

const slipsMax = (word: string) => (word.length >= LONG ? 2 : 1);
/** A form of a word we know is no slip. */
const isPluralOf = (word: string, known: ReadonlySet<string>) =>
  ['s', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'r'].some(
    (end) => word.endsWith(end) && known.has(word.slice(0, -end.length)),
  );

/** The word, and what is left of it without one letter, or two in a long word. */
function leftOf(word: string): Set<string> {
  const left = new Set([word]);
  const without = (from: string) => {
    for (let at = 0; at < from.length; at += 1) left.add(from.slice(0, at) + from.slice(at + 1));
  };
  without(word);
  if (word.length >= LONG) for (const shorter of [...left]) if (shorter.length === word.length - 1) without(shorter);
  return left;
}

/** How many letters must be left out, added, changed or swapped with their neighbor. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
