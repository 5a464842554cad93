/**
 * How alike two names are, 0 to 100. Letters without their accents, words in any order, and small differences of spelling
 * (Jaro and Winkler's measure of each word against the one that is most like it). The shorter name decides, so that a
 * middle name more or less changes nothing.
 */

/** Below this much for one word, two words are two names. */
const wordMin = 0.8;
const shortMax = 3;

export function likenessOf(one: string, other: string): number {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [string[], string[]];
  if (few.length === 0) return 0;
  // One word alone is in too many names: then the whole must be the same.
  if (few.length === 1 && many.length > 1) return few[0] === many.join('') ? 100 : 0;
  const left = [...many];
  let sum = 0;
  for (const word of few.toSorted((a, b) => b.length - a.length)) {
    const scores = left.map((candidate) => closeness(word, candidate));
    const best = Math.max(...scores);
    if (best < wordMin) return 0;
    left.splice(scores.indexOf(best), 1);
    sum += best;
  }
  return percent(sum / few.length);
}

const percent = (share: number) => Math.round(share * 100);

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Jaro's measure, raised for words that begin alike (Winkler, 1990). */
function closeness(one: string, other: string): number {
  if (one === other) return 1;
  // Of three letters each counts too much: Ann is not And.
  if (Math.min(one.length, other.length) <= shortMax) return 0;
  const near = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Set<number>();
  const matched: string[] = [];
  for (const [at, letter] of [...one].entries()) {
    for (let there = Math.max(0, at - near); there <= Math.min(other.length - 1, at + near); there += 1) {
      if (taken.has(there) || other[there] !== letter) continue;
      taken.add(there);
      matched.push(letter);
      break;
    }
  }
  const count = matched.length;
  if (count === 0) return 0;
  const inOrder = [...taken].toSorted((a, b) => a - b).map((there) => other[there]);
  const swapped = matched.filter((letter, at) => letter !== inOrder[at]).length / 2;
  const jaro = (count / one.length + count / other.length + (count - swapped) / count) / 3;
  let alike = 0;
  while (alike < 4 && one[alike] !== undefined && one[alike] === other[alike]) alike += 1;
  return jaro + alike * 0.1 * (1 - jaro);
}
