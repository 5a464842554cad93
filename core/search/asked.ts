/** What someone who types this may mean: where to look, from which key to which, and how good a find there is. */
import { editsBetween, forgivenEdits } from './edits.ts';
import { foldEmail, streetWordsOf, wordsOf } from './fold.ts';
import type { SearchKey, SearchKind } from './keys.ts';

/** How a row was found: the first is the best. */
export const searchRanks = ['exact', 'beginning', 'close'] as const;
export type SearchRank = (typeof searchRanks)[number];

export interface Range extends SearchKey {
  /** The last key that counts: the same for the whole key, else all that begin with it. */
  readonly until: string;
  readonly rank: SearchRank;
}

/** Nothing sorts behind it. */
const last = '\u{10ffff}';
const whole = (kind: SearchKind, key: string): Range => ({ kind, key, until: key, rank: 'exact' });
const beginning = (kind: SearchKind, key: string, rank: SearchRank = 'beginning'): Range => ({
  ...{ kind, key, rank },
  until: key + last,
});

/** Fewer digits would list half the book. */
const numberDigitsMin = 4;
const phoneDigitsMin = 6;
const lettersMin = 2;
/** More words than this in all orders would be too many questions. */
const orderedWordsMax = 3;

export function rangesFor(asked: string): readonly Range[] {
  const digits = asked.replaceAll(/\D/g, '');
  const isNumber = /^[\d\s().+-]+$/.test(asked.trim()) && digits !== '';
  if (isNumber) return [...numberRanges(digits), ...wordRanges(asked)];
  if (asked.includes('@')) return emailRanges(foldEmail(asked));
  return [...wordRanges(asked), ...emailBeginning(asked)];
}

/** In any grouping: only the digits count, and a 1 before the ten of a phone does not. */
function numberRanges(digits: string): readonly Range[] {
  const phone = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const ways = [
    ...(digits.length === 10 ? [whole('number', digits)] : []),
    ...(digits.length >= numberDigitsMin && digits.length < 10 ? [beginning('number', digits)] : []),
    ...(phone.length === 10 ? [whole('phone', phone)] : []),
    ...(phone.length >= phoneDigitsMin && phone.length < 10 ? [beginning('phone', phone)] : []),
  ];
  return ways;
}

const emailRanges = (email: string): readonly Range[] => [whole('email', email), beginning('email', email)];

/** A mailbox without its host, once it is long enough to be one. */
const emailBeginning = (asked: string): readonly Range[] =>
  /^\S{4,}$/.test(asked.trim()) ? [beginning('email', foldEmail(asked))] : [];

function wordRanges(asked: string): readonly Range[] {
  const words = wordsOf(asked);
  if (words.join('').length < lettersMin) return [];
  return [...orders(words).map((one) => beginning('name', one)), beginning('address', streetWordsOf(asked).join(' '))];
}

/** As typed first: its last word may be half a word. */
function orders(words: readonly string[]): readonly string[] {
  if (words.length < 2 || words.length > orderedWordsMax) return [words.join(' ')];
  const rotated = words.map((_, place) => [...words.slice(place), ...words.slice(0, place)].join(' '));
  const turned = words.toReversed().join(' ');
  return [...new Set([...rotated, turned])];
}

/** The words in which a typo may be. */
export const wordsToForgive = (asked: string): readonly string[] =>
  asked.includes('@')
    ? []
    : [...new Set(streetWordsOf(asked))].filter((word) => forgivenEdits(word) > 0 && !/\d/.test(word));

const nearMax = 4;
const closeRangesMax = 24;

/** The same question with each word as someone may have meant it, the nearest first. `known` are words on file. */
export function closeRangesFor(asked: string, known: readonly string[]): readonly Range[] {
  const ways = streetWordsOf(asked).map((word) => nearestOf(word, known));
  const meant = ways.reduce<readonly (readonly string[])[]>(
    (begun, next) => begun.flatMap((words) => next.map((word) => [...words, word])).slice(0, closeRangesMax),
    [[]],
  );
  const typed = streetWordsOf(asked).join(' ');
  return meant
    .filter((words) => words.join(' ') !== typed)
    .flatMap((words) => [
      ...orders(words).map((one) => beginning('name', one, 'close')),
      beginning('address', words.join(' '), 'close'),
    ]);
}

/** The word itself, and those on file that are near enough. */
function nearestOf(word: string, known: readonly string[]): readonly string[] {
  const near = known
    .map((one) => ({ one, edits: editsBetween(word, one) }))
    .filter(({ one, edits }) => edits > 0 && edits <= Math.min(forgivenEdits(word), forgivenEdits(one)))
    .toSorted((a, b) => a.edits - b.edits || a.one.localeCompare(b.one, 'en'));
  return [word, ...near.slice(0, nearMax).map(({ one }) => one)];
}

/** Four digits and nothing else: they may be the last of a Social Security number. */
export const isLastFour = (asked: string): boolean => /^\s*\d{4}\s*$/.test(asked);
