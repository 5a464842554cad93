import { describe, expect, test } from 'vitest';
import { isAmong, isSamePerson, whoseIs } from './account-owner.ts';

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

describe('whose an account is', () => {
  const ann = { firstName: 'Ann', middleName: '', lastName: 'Archer', suffix: '' } as const;

  test.each([
    ['the borrower’s', ['BOWMAN, BOB', 'ARCHER, ANN M'], 'owner'],
    ['someone else’s', ['BOWMAN, BOB'], 'otherOwner'],
    ['one that no one is named for', [], 'unknown'],
  ] as const)('%s', (_, owners, whose) => {
    expect(whoseIs({ outcome: 'owners', owners }, ann)).toBe(whose);
  });

  test.each(['owner', 'otherOwner', 'unknown', 'closed', 'noNumbers'] as const)(
    'what is told as %s is taken so',
    (outcome) => {
      expect(whoseIs({ outcome }, ann)).toBe(outcome);
    },
  );
});
