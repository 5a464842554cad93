import { expect, test } from 'vitest';
import { vendorNames } from '#core/journey/effects.ts';
import { isPausable, noneTook, placeOfMs, tookBoundsMs, tookMs } from './vendors.ts';

const counted = (all: readonly number[]) =>
  all.reduce((took, ms) => took.with(placeOfMs(ms), (took[placeOfMs(ms)] ?? 0) + 1), noneTook);

test('a bound belongs to what is under it, and what is beyond all has a place of its own', () => {
  expect(placeOfMs(25)).toBe(0);
  expect(placeOfMs(25.1)).toBe(1);
  expect(placeOfMs(30_000)).toBe(tookBoundsMs.length - 1);
  expect(placeOfMs(30_001)).toBe(tookBoundsMs.length);
});

test('the middle and nine of ten are the bounds that a sorted list would be under', () => {
  const all = [3, 30, 30, 80, 90, 240, 260, 480, 900, 40_000];
  const sorted = all.toSorted((one, other) => one - other);
  for (const of100 of [50, 90]) {
    const true_ = sorted[Math.ceil((sorted.length * of100) / 100) - 1] ?? 0;
    expect(tookMs(counted(all), of100)).toEqual({ ms: tookBoundsMs[placeOfMs(true_)], isBeyond: false });
  }
  expect(tookMs(counted(all), 100)).toEqual({ ms: 30_000, isBeyond: true });
  expect(tookMs(noneTook, 50)).toBeNull();
});

test('whom the worker asks can be paused; our own mail and the keeper of logins cannot', () => {
  const not = vendorNames.filter((vendor) => !isPausable(vendor));
  expect(not).toEqual(['messages', 'signOn']);
});
