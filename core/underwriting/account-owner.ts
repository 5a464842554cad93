/**
 * Whose a bank account is. Two names can be one person's, as banks write them: SMITH, JOHN Q or J SMITH JR. A given name
 * may be cut to its initial and a middle name left out; a family name may not differ. In doubt it is someone else: a
 * person then looks.
 */
import { fullName, type Name } from '#core/people/name.ts';
import type { AccountFound } from './reported.ts';

type Whose = 'owner' | 'otherOwner' | 'unknown' | 'closed' | 'noNumbers';

/** A bank that names owners is held to them; one that compared the name itself is taken at its word. */
export function whoseIs(found: AccountFound, borrower: Name): Whose {
  if (found.outcome !== 'owners') return found.outcome;
  if (found.owners.length === 0) return 'unknown';
  return isAmong(fullName(borrower), found.owners) ? 'owner' : 'otherOwner';
}

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v', 'esq', 'md', 'phd']);

export function isSamePerson(ours: string, theirs: string): boolean {
  const [given, family] = wordsOf(ours);
  const [otherGiven, otherFamily] = wordsOf(theirs);
  if (!given || !family || !otherGiven || !otherFamily) return false;
  return family === otherFamily && isSameGiven(given, otherGiven);
}

/** Any of the owners will do: a joint account is the borrower's own as well. */
export function isAmong(name: string, owners: readonly string[]): boolean {
  return owners.some((owner) => isSamePerson(name, owner));
}

function isSameGiven(one: string, other: string): boolean {
  return one === other || ((one.length === 1 || other.length === 1) && one[0] === other[0]);
}

/** The first given name and the family name; of a double name the last part counts, since banks drop hyphens at will. */
function wordsOf(name: string): readonly [string | undefined, string | undefined] {
  const [before = '', after] = name.split(',', 2);
  const turned = after !== undefined && !suffixes.has(plain(after)[0] ?? '') ? `${after} ${before}` : before;
  const words = plain(turned).filter((word) => !suffixes.has(word));
  return words.length < 2 ? [undefined, undefined] : [words[0], words.at(-1)];
}

function plain(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
