/**
 * Whether a password that satisfies the four classes is still one that thousands of people use. Lists of breached
 * passwords are mostly made by a few habits (a common word, a capital in front, digits and a sign behind), so the habits
 * are undone and what is left is weighed: words, runs, years and repetitions count little, everything else counts fully.
 */
import { commonWords, runs } from './common-words.ts';

export interface PasswordContext {
  readonly email: string;
  /** The lender's name, the person's name: whatever a guesser would try first. */
  readonly names?: readonly string[];
}

const EASY =
  'This password is easy to guess. Please choose one that is not made of common words, dates or keyboard patterns.';
const PERSONAL = "Please choose a password that is not made from your name, your email or the lender's name.";

const bitsMin = 36;
const bits = { word: 8, run: 6, year: 6, repetition: 3, digit: 3.3, sign: 3.3, letter: 4.7 } as const;
const productNames = ['hearthline', 'hearth', 'heloc'];
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
const byLength = (one: string, two: string) => two.length - one.length;
const words = [...new Set([...commonWords, ...productNames])].filter((word) => word.length >= 3).sort(byLength);
const bothWays = runs.flatMap((run) => [run, [...run].reverse().join('')]);

/** The sentence to show when a password may not be used; undefined when it may. */
export function passwordRefusal(password: string, { email, names = [] }: PasswordContext): string | undefined {
  const own = [email.split('@')[0] ?? '', ...names]
    .flatMap((text) => [text.replaceAll(/[^\p{L}]/gu, ''), ...text.split(/[^\p{L}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .sort(byLength);
  const { weight, isPersonal } = weigh(password.toLowerCase(), own);
  if (weight >= bitsMin) return undefined;
  return isPersonal ? PERSONAL : EASY;
}

function weigh(text: string, own: readonly string[]): { readonly weight: number; readonly isPersonal: boolean } {
  const plain = [...text].map((sign) => leet[sign] ?? sign).join('');
  const ell = plain.replaceAll('i', 'l');
  const seen = new Set<string>();
  let weight = 0;
  let isPersonal = false;
  for (let at = 0; at < text.length; ) {
    const startsHere = (word: string) => plain.startsWith(word, at) || ell.startsWith(word.replaceAll('i', 'l'), at);
    const personal = own.find(startsHere);
    const piece = pieceAt(text, at, personal ?? words.find(startsHere));
    isPersonal ||= personal !== undefined;
    // The second "password" in "Password!Password1" is no work for a guesser.
    weight += seen.has(piece.key) ? bits.repetition : piece.bits;
    if (piece.key.length > 1) seen.add(piece.key);
    at += piece.length;
  }
  return { weight, isPersonal };
}

interface Piece {
  readonly key: string;
  readonly length: number;
  readonly bits: number;
}

/** The longest habit that starts here, or one character. */
function pieceAt(text: string, at: number, word: string | undefined): Piece {
  const rest = text.slice(at);
  const year = /^(19|20)\d\d/.exec(rest)?.[0];
  const repeated = /^(.{1,4}?)\1{2,}/u.exec(rest)?.[0];
  const habits: Piece[] = [
    { key: 'run', length: runLength(rest), bits: bits.run },
    { key: year ?? '', length: year?.length ?? 0, bits: bits.year },
    { key: 'repeat', length: repeated?.length ?? 0, bits: bits.repetition + bits.letter },
    { key: word ?? '', length: word?.length ?? 0, bits: bits.word },
  ];
  const [longest] = habits.sort((one, two) => two.length - one.length);
  if (longest && longest.length >= 3) return longest;
  const sign = rest.charAt(0);
  return { key: sign, length: 1, bits: /\d/.test(sign) ? bits.digit : /\p{L}/u.test(sign) ? bits.letter : bits.sign };
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
