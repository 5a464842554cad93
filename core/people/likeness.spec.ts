import { describe, expect, test } from 'vitest';
import { likenessOf } from './likeness.ts';

describe('how alike two names are', () => {
  test.each([
    ['Ann Archer', 'ARCHER, Ann', 100],
    ['José Núñez', 'NUNEZ, Jose', 100],
    ['Ann Archer', 'ARCHER, Ann Marie', 100],
    ["Sean O'Neil", 'O NEIL, Sean', 100],
    // The examples of Winkler's paper, word by word.
    ['MARTHA', 'MARHTA', 96],
    ['DWAYNE', 'DUANE', 84],
    ['DIXON', 'DICKSONX', 81],
  ])('%s and %s: %d', (one, other, score) => {
    expect(likenessOf(one, other)).toBe(score);
    expect(likenessOf(other, one)).toBe(score);
  });

  test('a letter wrong is still alike, another person is not', () => {
    expect(likenessOf('Anna Archer', 'ARCHAR, Anne')).toBe(91);
    expect(likenessOf('Ann Archer', 'BAKER, Ann')).toBe(0);
    expect(likenessOf('Ann Archer', 'ARCHER, William')).toBe(0);
  });

  test('one word in common is not a name, and no name is like none', () => {
    expect(likenessOf('Archer', 'ARCHER SHIPPING COMPANY LIMITED')).toBe(0);
    expect(likenessOf('Ann Archer', 'ARCHER AND SONS TRADING')).toBe(0);
    expect(likenessOf('ONEIL', 'O Neil')).toBe(100);
    expect(likenessOf('', 'ARCHER, Ann')).toBe(0);
  });
});
