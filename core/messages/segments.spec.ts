import { expect, test } from 'vitest';
import * as texts from '#core/words/en/texts.ts';
import { plainText, segmentsOf } from './segments.ts';

test.each([
  ['nothing', '', 'GSM-7', 1],
  ['160 letters', 'a'.repeat(160), 'GSM-7', 1],
  ['161 letters', 'a'.repeat(161), 'GSM-7', 2],
  ['306 letters', 'a'.repeat(306), 'GSM-7', 2],
  ['307 letters', 'a'.repeat(307), 'GSM-7', 3],
  ['80 that take two places', '€'.repeat(80), 'GSM-7', 1],
  ['81 that take two places', '€'.repeat(81), 'GSM-7', 2],
  // 152 and a half: the last one of the first segment would be cut.
  ['a letter at the seam', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 3],
  ['70 of another script', 'я'.repeat(70), 'UCS-2', 1],
  ['71 of another script', 'я'.repeat(71), 'UCS-2', 2],
  ['35 pictures', '🏠'.repeat(35), 'UCS-2', 1],
  ['36 pictures', '🏠'.repeat(36), 'UCS-2', 2],
  // 33 of them leave one place free, which half a picture does not take.
  ['67 pictures', '🏠'.repeat(67), 'UCS-2', 3],
  ['one printed quote', `${'a'.repeat(70)}’`, 'UCS-2', 2],
] as const)('%s', (_name, words, encoding, count) => {
  expect(segmentsOf(words)).toEqual({ encoding, count });
});

test('print becomes what phones have, and names keep their letters', () => {
  expect(plainText('You won’t — “ever”… pay 3\u00a0€')).toBe('You won\'t - "ever"... pay 3 €');
  expect(plainText('Zoë Łukasz')).toBe('Zoë Łukasz');
});

test('each of our own texts is two segments at most, in the alphabet of phones, for a lender of twenty letters', () => {
  const lender = 'Thornmill Trust Bank';
  const url = 'https://thornmill.example.com/applications';
  const all = [
    texts.weNeedSomething(lender, url),
    texts.stopped(lender),
    texts.started(lender),
    texts.startedButNotAgreed(lender, url),
    texts.help(lender, url),
  ];
  for (const words of all) {
    const { encoding, count } = segmentsOf(plainText(words));
    expect([encoding, count <= 2], words).toEqual(['GSM-7', true]);
  }
});
