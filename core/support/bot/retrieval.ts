/**
 * A small BM25: which text answers a question best, by the words they share, rare words counting more. What it adds to the
 * textbook is `share`, how much of the question a text knows: a question half of whose words are foreign to us is not ours.
 */
import { isGeneral, pairsOf, type Question, termsOf } from './terms.ts';

/** A text to be found, in parts of which the first are what it is about and the last only mention things. */
export interface Text<Id extends string> {
  readonly id: Id;
  readonly parts: readonly (readonly [strength: number, text: string])[];
}

export interface Found<Id extends string> {
  readonly id: Id;
  readonly score: number;
  /** Of what the question is about, how much is known here, from 0 to 1. */
  readonly share: number;
  /** How often the words of the question that are the subject here are said: one, once, may be chance. */
  readonly hold: number;
}

interface Filed {
  /** How strongly each word belongs here, from 0 to 1, and how often it is said. */
  readonly terms: ReadonlyMap<string, { readonly strength: number; readonly count: number }>;
  readonly pairs: ReadonlySet<string>;
}

/** How soon a word that is said often stops counting more (k1 of BM25). */
const SATURATION = 0.5;
const PAIR_BONUS = 0.7;
/** What a word weighs that no text has: people say much besides what they ask. */
const FOREIGN_WEIGHT = 2.8;
/** Words for the whole of it say little about the subject. */
const GENERAL_SHARE = 0.3;

/** An amount or a year that no text names says nothing about the subject. */
const isFigure = (term: string) => /^\d+$/.test(term);

export class Library<Id extends string> {
  readonly #filed: ReadonlyMap<Id, Filed>;
  readonly #rarity: ReadonlyMap<string, number>;

  constructor(texts: readonly Text<Id>[]) {
    this.#filed = new Map(texts.map((text) => [text.id, filed(text)]));
    const counts = new Map<string, number>();
    for (const { terms } of this.#filed.values())
      for (const [term, { strength }] of terms) counts.set(term, (counts.get(term) ?? 0) + strength);
    const all = texts.length;
    this.#rarity = new Map([...counts].map(([term, n]) => [term, Math.log(1 + (all - n + 0.5) / (n + 0.5))]));
  }

  weightOf(term: string): number {
    const foreign = isFigure(term) ? 0 : FOREIGN_WEIGHT;
    return (this.#rarity.get(term) ?? foreign) * (isGeneral(term) ? GENERAL_SHARE : 1);
  }

  /** How much of these words a text knows. */
  knownOf(id: Id, terms: readonly string[]): number {
    const own = this.#filed.get(id)?.terms;
    return terms.reduce((sum, term) => sum + this.weightOf(term) * (own?.get(term)?.strength ?? 0), 0);
  }

  isForeign(term: string): boolean {
    return !this.#rarity.has(term) && !isFigure(term);
  }

  /** All texts that share a word with it, best first; equal ones in the order they were given. */
  find({ terms, pairs }: Pick<Question, 'terms' | 'pairs'>): readonly Found<Id>[] {
    const total = terms.reduce((sum, term) => sum + this.weightOf(term), 0);
    if (total === 0) return [];
    const found: Found<Id>[] = [];
    for (const [id, text] of this.#filed) {
      let [score, known, hold] = [0, 0, 0];
      for (const term of terms) {
        const own = text.terms.get(term);
        if (own === undefined) continue;
        const weight = this.weightOf(term) * own.strength;
        score += (weight * own.count * (SATURATION + 1)) / (own.count + SATURATION);
        known += weight;
        if (own.strength === 1 && !isGeneral(term)) hold += own.count;
      }
      if (score === 0) continue;
      for (const pair of pairs) if (text.pairs.has(pair)) score += PAIR_BONUS * this.#pairWeight(pair);
      found.push({ id, score, share: known / total, hold });
    }
    return found.sort((one, other) => other.score - one.score);
  }

  #pairWeight(pair: string): number {
    const [one = '', other = ''] = pair.split(' ');
    return Math.min(this.weightOf(one), this.weightOf(other)) + 0.5;
  }
}

function filed<Id extends string>({ parts }: Text<Id>): Filed {
  const found = new Map<string, { strength: number; count: number }>();
  const pairs = new Set<string>();
  for (const [strength, text] of parts) {
    // Phrases end at a comma or a period: words on both sides of one are no pair.
    for (const phrase of text.split(/[,.;:?!]/)) {
      const terms = termsOf(phrase);
      for (const term of terms) {
        const own = found.get(term);
        if (own === undefined) found.set(term, { strength, count: 1 });
        else if (own.strength === strength) own.count += 1;
      }
      if (strength === 1) for (const pair of pairsOf(terms)) pairs.add(pair);
    }
  }
  return { terms: found, pairs };
}
