import { describe, expect, test } from 'vitest';
import { isAmong, isSamePerson } from './owner-name.ts';

describe('one person, as banks write them', () => {
  test.each([
    ['Ann Archer', 'ANN ARCHER'],
    ['Ann Archer', 'Archer, Ann M'],
    ['Ann Marie Archer', 'A Archer'],
    ['José Núñez', 'JOSE NUNEZ'],
    ["Pat O'Neil", 'PAT ONEIL'],
    ['Ann Smith-Jones', 'ANN SMITH JONES'],
    ['Ann Archer', 'Ann Archer, Jr.'],
    ['Ann Archer Jr', 'ANN ARCHER'],
  ])('%s is %s', (ours, theirs) => {
    expect(isSamePerson(ours, theirs)).toBe(true);
  });
});

describe('in doubt someone else', () => {
  test.each([
    ['Ann Archer', 'Bob Archer'],
    ['Ann Archer', 'Ann Archibald'],
    ['Ann Archer', 'Annabel Archer'],
    ['Ann Archer', 'Archer'],
    ['Ann Archer', ''],
    ['', ''],
    ['Archer', 'Archer'],
    ['Ann Archer', 'Archer Holdings LLC'],
  ])('%s is not %s', (ours, theirs) => {
    expect(isSamePerson(ours, theirs)).toBe(false);
  });
});

test('one owner of several is enough, and none is none', () => {
  expect(isAmong('Ann Archer', ['Bob Bowman', 'ARCHER, ANN'])).toBe(true);
  expect(isAmong('Ann Archer', [])).toBe(false);
});
