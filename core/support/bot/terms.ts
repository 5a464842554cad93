/**
 * From what someone typed to the words it is about: short forms written out, misspellings of words we know mended, several
 * words for one idea made one. Promises to answer anything at all, in time that grows with its length and no faster.
 */
import { general, little, phrases, same, spoken } from '#core/words/en/support/bot/lexicon.ts';
import { type Speller, spellerOf } from './spelling.ts';

/** More than anyone asks in one go; what comes after is not read. */
const LETTERS_MAX = 1200;
const WORD_MAX = 32;
const PHRASE_WORDS_MAX = 5;

/** Cuts off what English adds to a word, alike in questions and in articles. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  const single = /[^su]s$/.test(word) ? word.slice(0, -1) : word;
  for (const ending of ['ing', 'ed']) {
    if (single.length > ending.length + 3 && single.endsWith(ending)) {
      const root = single.slice(0, -ending.length);
      return /([^aeiouls])\1$/.test(root) ? root.slice(0, -1) : root;
    }
  }
  return single.length > 4 && single.endsWith('e') ? single.slice(0, -1) : single;
}

const stood = new Map(
  same.flatMap(([first = '', ...others]) => [first, ...others].map((one) => [stem(one), stem(first)])),
);
const spokenWords = new Map(Object.entries(spoken));
const ideas = new Map(Object.entries(phrases).flatMap(([idea, ways]) => ways.map((way) => [way, idea] as const)));
const littleWords = new Set(little);
const generalTerms = new Set(general.map((word) => termOf(word)));

function termOf(word: string): string {
  const root = stem(word);
  return stood.get(root) ?? root;
}

/** The words of a text as they are pronounced, without apostrophes and signs. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\bi'd\b/g, 'i would')
    .replaceAll("'", '')
    // A form that ends in a digit, and would fall apart.
    .replaceAll(/\bw-?2s?\b/g, 'wtwo');
  return (plain.match(/[a-z]+|\d+/g) ?? [])
    .map((word) => word.slice(0, WORD_MAX))
    .flatMap((word) => spokenWords.get(word)?.split(' ') ?? [word])
    .filter((word) => word !== '');
}

/** Several words that are one idea become one; the longest wins. */
function withIdeas(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let idea: string | undefined;
    let length = Math.min(PHRASE_WORDS_MAX, words.length - at);
    for (; length > 0; length -= 1) {
      idea = ideas.get(words.slice(at, at + length).join(' '));
      if (idea !== undefined) break;
    }
    found.push(idea ?? (words[at] as string));
    at += idea === undefined ? 1 : length;
  }
  return found;
}

const isLittle = (word: string) => littleWords.has(word) || word.length < 2;
export const isGeneral = (term: string) => generalTerms.has(term);

/** The terms of a text of ours, in order. */
export function termsOf(text: string): string[] {
  return withIdeas(wordsOf(text))
    .filter((word) => !isLittle(word))
    .map(termOf);
}

export interface Question {
  /** Plain words, for patterns. */
  readonly plain: string;
  /** What it is about, each once, in order. */
  readonly terms: readonly string[];
  /** Words beside each other, for phrases that mean more than their words. */
  readonly pairs: readonly string[];
}

export function questionOf(text: string, speller: Speller): Question {
  const mended = wordsOf(text.slice(0, LETTERS_MAX)).map((word) =>
    isLittle(word) || ideas.has(word) ? word : speller(word),
  );
  const words = withIdeas(mended.flatMap((word) => word.split(' ')));
  const terms = words.filter((word) => !isLittle(word)).map(termOf);
  return { plain: words.join(' '), terms: [...new Set(terms)], pairs: pairsOf(terms) };
}

export function pairsOf(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, index) => `${terms[index]} ${term}`);
}

/** Knows the words of these texts and of the lexicon. */
export function spellerFor(texts: readonly string[]): Speller {
  const known = new Set(texts.flatMap(wordsOf));
  for (const word of [...little, ...general, ...same.flat(), ...spokenWords.keys()]) known.add(word);
  for (const way of ideas.keys()) for (const word of way.split(' ')) known.add(word);
  return spellerOf(known);
}
