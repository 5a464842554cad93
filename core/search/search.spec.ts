import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLastFour, rangesFor } from './asked.ts';
import { editsBetween, forgivenEdits, variantsOf } from './edits.ts';
import { foldPhone, streetWordsOf, wordsOf } from './fold.ts';

test('words lose case, accents and signs; a street is written as the mail does', () => {
  expect(wordsOf('  Zélie O’Quimby-Varga, Jr. ')).toEqual(['zelie', 'oquimby', 'varga', 'jr']);
  expect(streetWordsOf('12 North Elm Street')).toEqual(['12', 'n', 'elm', 'st']);
  expect(foldPhone('+1 (808) 555-0173')).toBe('8085550173');
  expect(foldPhone('555-0173')).toBeUndefined();
});

test('a swap, a missing, a wrong and an extra letter are one edit each', () => {
  expect(['form', 'fro', 'frim', 'froom', 'from'].map((word) => editsBetween(word, 'from'))).toEqual([1, 1, 1, 1, 0]);
  expect([2, 3, 7, 8].map((length) => forgivenEdits('x'.repeat(length)))).toEqual([0, 1, 1, 2]);
});

test('whatever one letter goes wrong, the two words share a variant, so equal rows find one from the other', () => {
  const letter = fc.constantFrom(...'abcdefghij');
  fc.assert(
    fc.property(
      fc.string({ unit: letter, minLength: 4, maxLength: 12 }),
      fc.nat(11),
      letter,
      fc.nat(3),
      (word, n, by, how) => {
        const at = n % word.length;
        const [before, it, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
        const typed =
          [
            before + after,
            before + by + after,
            word.slice(0, at) + by + word.slice(at),
            before + after.slice(0, 1) + it + after.slice(1),
          ][how] ?? word;
        fc.pre(typed.length >= 3);
        const shared = new Set(variantsOf(word));
        expect(variantsOf(typed).some((one) => shared.has(one))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('digits in any grouping are a loan number and a phone; too few are neither', () => {
  const kinds = (asked: string) => rangesFor(asked).filter(({ kind }) => kind === 'number' || kind === 'phone');
  expect(kinds('2695 712 125').map(({ kind, key, rank }) => [kind, key, rank])).toEqual([
    ['number', '2695712125', 'exact'],
    ['phone', '2695712125', 'exact'],
  ]);
  expect(kinds('1 808 555 0173').map(({ kind, key }) => [kind, key])).toEqual([['phone', '8085550173']]);
  expect(kinds('269')).toEqual([]);
  expect([isLastFour(' 4821 '), isLastFour('48211'), isLastFour('482')]).toEqual([true, false, false]);
});
