import { expect, test } from 'vitest';
import { isFresh } from './fresh.ts';

const given = new Date('2026-11-16T12:00:00Z');
const later = (ms: number) => new Date(given.getTime() + ms);

test('[T4] a second factor is fresh for ten minutes and not a millisecond longer', () => {
  expect(isFresh(given, given)).toBe(true);
  expect(isFresh(given, later(599_999))).toBe(true);
  expect(isFresh(given, later(600_000))).toBe(false);
});

test('[T4] one never given, or given in a time to come, is not fresh', () => {
  expect(isFresh(null, given)).toBe(false);
  expect(isFresh(given, later(-1))).toBe(false);
});
