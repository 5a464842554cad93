/** Whether a text is one of ours: the browser knows them by their hashes, which are worked out when the site is built. */
import { murmur3 } from '#core/flags/bucket.ts';

/** What is ours has no digit and no at sign, and is more than a word: an amount, an address or a first name is not. */
export function mayBeOurs(text: string): boolean {
  return !/[\d@]/.test(text) && wordsIn(text) >= 2;
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/** Every sentence, heading and label in a module of core/words; a function's words hold what someone said, and are none. */
export function hashesOf(modules: readonly unknown[]): number[] {
  const hashes = new Set<number>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (mayBeOurs(value)) hashes.add(murmur3(value.trim()));
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  modules.forEach(visit);
  return [...hashes].sort((a, b) => a - b);
}

/** Two words are enough where the page speaks; where an answer may stand, such as a state's name, it takes three. */
export function knownBy(hashes: readonly number[]): (text: string, isInLabel: boolean) => boolean {
  const known = new Set(hashes);
  return (text, isInLabel) =>
    mayBeOurs(text) && wordsIn(text) >= (isInLabel ? 2 : 3) && known.has(murmur3(text.trim()));
}
