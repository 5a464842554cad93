import { expect, test } from 'vitest';
import { match } from './match.ts';

const shown = (query: string, label: string) => {
  const found = match(query, label);
  return found?.ranges.map(([from, until]) => label.slice(from, until));
};
const score = (query: string, label: string) => match(query, label)?.score ?? Number.POSITIVE_INFINITY;

test('words fit where they begin a word, in any order, without regard to case or accents', () => {
  expect(shown('value', 'Broker value review')).toEqual(['value']);
  expect(shown('rev bro', 'Broker value review')).toEqual(['Bro', 'rev']);
  expect(shown('munoz', 'Ana Muñoz')).toEqual(['Muñoz']);
  expect(shown('alue', 'Broker value review')).toEqual(['value']);
  expect(match('xyz', 'Broker value review')).toBeUndefined();
  expect(shown('', 'Work')).toEqual([]);
});

test('one typo from three letters on, two from eight; none in two letters', () => {
  expect(shown('vlaue', 'Broker value review')).toEqual(['value']);
  expect(shown('conditons', 'Conditions')).toEqual(['Conditions']);
  expect(shown('condtons', 'Conditions')).toEqual(['Conditions']);
  expect(match('vlaeu', 'Broker value review')).toBeUndefined();
  expect(match('xw', 'Work')).toBeUndefined();
  expect(match('vlaue', 'Broker value review')?.isClose).toBe(true);
});

test('first letters fit in order, each beginning a word or going on in the one before', () => {
  expect(shown('brv', 'Broker value review')).toEqual(['Br', 'v']);
  expect(shown('bvr', 'Broker value review')).toEqual(['B', 'v', 'r']);
  expect(match('rvb', 'Broker value review')).toBeUndefined();
});

test('the better the fit, the earlier: first word, later word, beginnings, letters, typos', () => {
  const label = 'Title review';
  const scores = ['title', 'review', 'rev tit', 'tr', 'titel'].map((query) => score(query, label));
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect(new Set(scores).size).toBe(scores.length);
});
