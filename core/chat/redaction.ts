/**
 * Takes out of a message what must never be kept in one: Social Security numbers, card numbers, account numbers. Both sides
 * are read before anything is stored, and the writer is told. Phone numbers, zip codes, dates and amounts stay.
 */
import * as words from '#core/words/en/chat/redaction.ts';

const secretKinds = ['ssn', 'card', 'account'] as const;
export type SecretKind = (typeof secretKinds)[number];

export interface Redacted {
  readonly text: string;
  readonly removed: readonly SecretKind[];
}

/** What people put between digits. */
const gap = '[ \\u00a0.\\u2010-\\u2015-]{0,2}';
/** Nine digits or more, however they are divided, and nothing that goes on with letters: an id of ours is no number. */
const longNumber = new RegExp(`(?<![\\w$-])\\d(?:${gap}\\d){8,18}(?![\\w-])`, 'g');
/** After one of these words, six digits are enough. */
const namedNumber = new RegExp(
  `(\\b(?:account|acct|routing|a/c|aba)\\b(?:\\s+(?:number|num|no)\\b\\.?)?\\s*(?:#|:|=|is|-)*\\s*)(\\d(?:${gap}\\d){5,18})(?![\\w-])`,
  'gi',
);
const namedSsn = new RegExp(
  `(\\b(?:ssn|social(?:\\s+security)?)\\b(?:\\s+(?:number|num|no)\\b\\.?)?\\s*(?:#|:|=|is|-)*\\s*)(\\d(?:${gap}\\d){8})(?!\\d)`,
  'gi',
);

export function redact(text: string): Redacted {
  const removed = new Set<SecretKind>();
  const take = (kind: SecretKind): string => {
    removed.add(kind);
    return words.removedFromText[kind];
  };
  const clean = text
    .replace(namedSsn, (_, before: string) => before + take('ssn'))
    .replace(longNumber, (found: string) => {
      const kind = kindOf(found);
      return kind === undefined ? found : take(kind);
    })
    .replace(namedNumber, (_, before: string) => before + take('account'));
  return { text: clean, removed: secretKinds.filter((kind) => removed.has(kind)) };
}

/** The word to the writer; null where nothing was taken out. */
export function redactionNotice(removed: readonly SecretKind[]): string | null {
  return removed.length === 0 ? null : words.removedNotice(removed.map((kind) => words.secretNames[kind]));
}

function kindOf(found: string): SecretKind | undefined {
  const digits = found.replaceAll(/\D/g, '');
  if (digits.length >= 13 && passesLuhn(digits)) return 'card';
  if (digits.length === 9) {
    if (/^\d{5}\D+\d{4}$/.test(found)) return undefined;
    const isDividedAsSsn = /^\d{3}\D+\d{2}\D+\d{4}$/.test(found);
    return !isDividedAsSsn && isRoutingNumber(digits) ? 'account' : 'ssn';
  }
  const isPhone = digits.length === 10 || (digits.length === 11 && digits.startsWith('1'));
  return isPhone ? undefined : 'account';
}

/** The check digit that every card number ends with. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const routingWeights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

function isRoutingNumber(digits: string): boolean {
  const sum = routingWeights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return sum > 0 && sum % 10 === 0;
}
