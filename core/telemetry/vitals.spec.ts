import { expect, test } from 'vitest';
import { bucketOf, middleOf, ratingOf, vitalMax } from './vitals.ts';

test('a value is known to a twentieth by its bucket', () => {
  for (const value of [1, 7, 99, 100, 250, 1234, 2500, 59_999, vitalMax])
    expect(Math.abs(middleOf(bucketOf(value)) - value)).toBeLessThanOrEqual(Math.max(0.5, value * 0.051));
  expect(bucketOf(0)).toBe(0);
  expect(bucketOf(vitalMax)).toBeLessThan(150);
});

test('good, fair and poor have their limits inside', () => {
  expect([2500, 2501, 4000, 4001].map((value) => ratingOf('LCP', value))).toEqual(['good', 'fair', 'fair', 'poor']);
});
