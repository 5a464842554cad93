/**
 * Whether a password that satisfies the four classes is still one that thousands of people use. No one is stopped by a
 * bare list: a breached password with a capital in front, digits and a sign behind is tried next. So these habits are
 * undone and what is left is weighed: breached passwords, runs, years and repetitions count little, all else counts fully.
 */

import * as words from '#core/words/en/errors/accounts.ts';
import { breachedAt } from './breached-passwords.ts';

export interface PasswordContext {
  readonly email: string;
  /** The lender's name, the person's name: whatever a guesser would try first. */
  readonly names?: readonly string[];
}

const bitsMin = 36;
const bits = { word: 8, run: 6, year: 6, repetition: 3, digit: 3.3, sign: 3.3, letter: 4.7 } as const;
/** What a guesser tries first at a lender's door. */
const tradeWords = ['hearthline', 'hearth', 'heloc', 'home', 'equity', 'loan', 'lender', 'mortgage', 'credit', 'login'];
/** Along a keyboard, the alphabet and the digits; each also counts backwards. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '(': 'c',
};
const bothWays = runs.flatMap((run) => [run, [...run].reverse().join('')]);

/** The sentence to show when a password may not be used; undefined when it may. */
export function passwordRefusal(password: string, { email, names = [] }: PasswordContext): string | undefined {
  const own = [email.split('@')[0] ?? '', ...names]
    .flatMap((text) => [text.replaceAll(/[^\p{L}]/gu, ''), ...text.split(/[^\p{L}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3);
  const { weight, isPersonal } = weigh(password.toLowerCase(), own);
  if (weight >= bitsMin) return undefined;
  return isPersonal ? words.chooseAPasswordThatIs : words.passwordIsEasyToGuess;
}

interface Work {
  readonly weight: number;
  readonly isPersonal: boolean;
}

/** A stretch of the password that a guesser has at once, and the work it is. */
interface Piece {
  readonly length: number;
  readonly bits: number;
  readonly isPersonal?: boolean;
}

/** The least work: from the end forward, each place takes the piece that makes the rest cheapest. */
function weigh(text: string, own: readonly string[]): Work {
  const spellings = [text, [...text].map((sign) => leet[sign] ?? sign).join('')];
  const from: Work[] = [];
  from[text.length] = { weight: 0, isPersonal: false };
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const pieces = spellings.flatMap((spelling): Piece[] => [
      ...wordsAt(spelling, at, own).map(({ length }) => ({ length, bits: bits.word, isPersonal: true })),
      ...wordsAt(spelling, at, tradeWords).map(({ length }) => ({ length, bits: bits.word })),
      ...breachedAt(spelling, at),
    ]);
    for (const piece of [...pieces, ...habitsAt(text, at), characterAt(text, at)]) {
      const rest = from[at + piece.length];
      if (!rest) continue;
      const weight = piece.bits + rest.weight;
      const known = from[at];
      if (!known || weight < known.weight)
        from[at] = { weight, isPersonal: rest.isPersonal || piece.isPersonal === true };
    }
  }
  return from[0] ?? { weight: 0, isPersonal: false };
}

const wordsAt = (text: string, at: number, words: readonly string[]) =>
  words.filter(
    (word) => text.startsWith(word, at) || text.replaceAll('i', 'l').startsWith(word.replaceAll('i', 'l'), at),
  );

function habitsAt(text: string, at: number): Piece[] {
  const rest = text.slice(at);
  const habits = [
    { length: runLength(rest), bits: bits.run },
    { length: /^(19|20)\d\d/.exec(rest)?.[0].length ?? 0, bits: bits.year },
    { length: /^(.{1,4}?)\1{2,}/u.exec(rest)?.[0].length ?? 0, bits: bits.repetition + bits.letter },
    // The second "password" in "Password!Password1" is no work for a guesser.
    { length: repeatedLength(text, at), bits: bits.repetition },
  ];
  return habits.filter(({ length }) => length >= 3);
}

function repeatedLength(text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && text.slice(0, at).includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}

function characterAt(text: string, at: number): Piece {
  const sign = text.charAt(at);
  return { length: 1, bits: /\d/.test(sign) ? bits.digit : /\p{L}/u.test(sign) ? bits.letter : bits.sign };
}

function runLength(rest: string): number {
  let longest = 0;
  for (const run of bothWays) {
    const start = run.indexOf(rest.charAt(0));
    if (start < 0) continue;
    let length = 1;
    while (length < rest.length && start + length < run.length && run.charAt(start + length) === rest.charAt(length))
      length += 1;
    longest = Math.max(longest, length);
  }
  return longest >= 3 ? longest : 0;
}
