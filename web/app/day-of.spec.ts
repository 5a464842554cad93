import { expect, test } from 'vitest';
import { dayOf } from './day-of.ts';

test('a moment is said by the day it is where the reader is, as the browser itself would say it', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
  for (let month = 0; month < 24; month += 1) {
    const instant = new Date(Date.UTC(2026, month, 1, 3)).toISOString();
    expect(dayOf(instant)).toBe(long.format(new Date(instant)));
  }
});
