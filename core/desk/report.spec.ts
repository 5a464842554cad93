import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reportQuery, stayMs, staySteps } from './report.ts';

const counted = (seconds: readonly number[]) => {
  const parts = seconds.map((one) => Math.floor(Math.log(Math.max(1, one)) / Math.log(staySteps)));
  return [...new Set(parts)].map((part) => ({ part, count: parts.filter((one) => one === part).length }));
};

test('the middle and nine of ten are within a twentieth of what a sorted list says', () => {
  const seconds = Array.from({ length: 501 }, (_, n) => 30 + ((n * 7919) % 400_000));
  const sorted = seconds.toSorted((one, other) => one - other);
  for (const of100 of [50, 90]) {
    const exact = 1000 * (sorted[Math.ceil((sorted.length * of100) / 100) - 1] ?? 0);
    expect(Math.abs(stayMs(counted(seconds), of100) / exact - 1)).toBeLessThan(0.05);
  }
  expect(stayMs([], 50)).toBe(0);
});

test('days are in order and few enough to be counted', () => {
  const read = (from: string, to: string) => v.safeParse(reportQuery, { from, to });
  expect(read('2026-11-01', '2026-11-30').success).toBe(true);
  expect(read('2026-11-02', '2026-11-01').issues?.[0].message).toBe('The first day must be on or before the last day.');
  expect(read('2026-01-01', '2026-11-01').issues?.[0].message).toBe('Choose at most 93 days.');
  expect(read('November', '2026-11-01').issues?.[0].message).toBe('Choose a day.');
});
