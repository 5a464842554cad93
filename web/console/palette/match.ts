/**
 * How words that someone types fit a label: written out, as beginnings of its words, as first letters ("brv" for
 * "Broker value review"), or with a typo. The lower the score, the better; the ranges are what is underlined.
 */
import { editTable, forgivenEdits } from '#core/search/edits.ts';

export interface Match {
  readonly score: number;
  readonly ranges: readonly (readonly [from: number, until: number])[];
  /** Found only by forgiving a typo or by single letters. */
  readonly isClose: boolean;
}

type Range = readonly [number, number];
interface Word {
  readonly text: string;
  readonly at: number;
}

export function match(query: string, label: string): Match | undefined {
  const asked = plain(query).trim();
  if (asked === '') return { score: 0, ranges: [], isClose: false };
  const text = plain(label);
  const words = wordsOf(text);
  const written = writtenOut(asked, text, words);
  const begun = written ?? byWords(asked, words, () => 0);
  return begun ?? byLetters(asked.replaceAll(' ', ''), words) ?? byWords(asked, words, forgivenEdits);
}

/** Accents go, one character for one, so that places stay those of the label. */
const plain = (text: string) => [...text.toLowerCase()].map((one) => one.normalize('NFD')[0] ?? one).join('');

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}'’]+/gu)].map(({ 0: word, index }) => ({ text: word, at: index }));

function writtenOut(asked: string, text: string, words: readonly Word[]): Match | undefined {
  const at = words.find((word) => text.startsWith(asked, word.at))?.at;
  if (at === undefined) return undefined;
  return { score: at === 0 ? 0 : 1, ranges: [[at, at + asked.length]], isClose: false };
}

/** Each asked word begins a word of the label, or nearly does. */
function byWords(asked: string, words: readonly Word[], allowed: (word: string) => number): Match | undefined {
  const ranges: Range[] = [];
  let edits = 0;
  for (const one of asked.split(/\s+/)) {
    const best = words
      .map((word) => ({ word, ...nearestBeginning(one, word.text) }))
      .toSorted((a, b) => a.edits - b.edits)[0];
    if (best === undefined || best.edits > allowed(one)) return undefined;
    edits += best.edits;
    ranges.push([best.word.at, best.word.at + best.length]);
  }
  return { score: edits === 0 ? 2 : 20 + edits, ranges: inOrder(ranges), isClose: edits > 0 };
}

/** How many edits make the asked word a beginning of the other, and how long that beginning is. */
function nearestBeginning(asked: string, word: string): { readonly edits: number; readonly length: number } {
  const rows = editTable(asked, word);
  const last = rows[asked.length] ?? [];
  // Of equally near beginnings the longest that is not longer than what was asked: it reads best underlined.
  const edits = Math.min(...last);
  const length = last.findLastIndex((one, place) => one === edits && place <= asked.length + edits);
  return { edits, length };
}

/** Letters in order, each of which begins a word or goes on in the one before. */
function byLetters(letters: string, words: readonly Word[]): Match | undefined {
  const ranges = spread(letters, words);
  return ranges && { score: 2 + ranges.length, ranges, isClose: true };
}

function spread(letters: string, words: readonly Word[]): readonly Range[] | undefined {
  if (letters === '') return [];
  for (const [place, word] of words.entries()) {
    for (let length = sharedBeginning(letters, word.text); length > 0; length -= 1) {
      const rest = spread(letters.slice(length), words.slice(place + 1));
      if (rest) return [[word.at, word.at + length], ...rest];
    }
  }
  return undefined;
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Ranges that meet or overlap are one. */
function inOrder(ranges: readonly Range[]): readonly Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last !== undefined && range[0] <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], range[1])];
    else joined.push(range);
  }
  return joined;
}
