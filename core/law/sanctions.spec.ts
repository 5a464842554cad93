import { expect, test } from 'vitest';
import { likenessOf } from '#core/people/likeness.ts';
import { isLikeListed, isSanctionsListTooOld } from './sanctions.ts';

test('a person looks at a likeness of 85 of 100, and at none below', () => {
  expect([84, 85, 100].map(isLikeListed)).toEqual([false, true, true]);
});

test('a letter wrong is looked at, another first name is not', () => {
  expect(isLikeListed(likenessOf('Anna Archer', 'ARCHAR, Anne'))).toBe(true);
  expect(isLikeListed(likenessOf('Ann Archer', 'ARCHER, William'))).toBe(false);
});

test('a list counts up to its tenth day, to the millisecond', () => {
  const published = new Date('2026-11-07T12:00:00.000Z');
  expect(isSanctionsListTooOld(published, new Date('2026-11-17T12:00:00.000Z'))).toBe(false);
  expect(isSanctionsListTooOld(published, new Date('2026-11-17T12:00:00.001Z'))).toBe(true);
});
