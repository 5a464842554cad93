import { expect, test } from 'vitest';
import { meetingsMin, usualWaitMinutes } from './wait.ts';

const minutes = (count: number, each: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => each(at) * 60_000);

test('too few meetings say nothing of the next', () => {
  expect(usualWaitMinutes([])).toBeNull();
  expect(usualWaitMinutes(minutes(meetingsMin - 1, () => 3))).toBeNull();
});

test('half waited no longer, in whole minutes and at least one', () => {
  expect(usualWaitMinutes(minutes(meetingsMin, () => 0))).toBe(1);
  expect(usualWaitMinutes(minutes(21, (at) => 20 - at))).toBe(10);
  expect(usualWaitMinutes(minutes(21, (at) => at + 0.2))).toBe(11);
});
