import { expect, test } from 'vitest';
import { businessWeek } from './hours.ts';
import { openingFrom, openingOn } from './opening.ts';

const week = businessWeek({ weekdays: { start: '06:00', end: '19:00' }, weekend: 'closed' });
const next = (now: string) => openingFrom(week, new Date(now))?.startsAt.toISOString();

test.each([
  ['before the first minute: the same day', '2026-01-05T13:59:59Z', '2026-01-05T14:00:00.000Z'],
  ['while it runs: the one that runs', '2026-01-05T14:00:00Z', '2026-01-05T14:00:00.000Z'],
  ['its last moment still', '2026-01-06T02:59:59Z', '2026-01-05T14:00:00.000Z'],
  ['the closing minute: tomorrow', '2026-01-06T03:00:00Z', '2026-01-06T14:00:00.000Z'],
  ['Friday night: Monday', '2026-01-10T03:00:00Z', '2026-01-12T14:00:00.000Z'],
  ['over the weekend of the March change: an hour earlier in UTC', '2026-03-07T12:00:00Z', '2026-03-09T13:00:00.000Z'],
])('%s', (_, now, startsAt) => {
  expect(next(now)).toBe(startsAt);
});

test('a day that is closed has none, and a week that is closed never opens', () => {
  expect(openingOn(week, 6, new Date('2026-01-05T12:00:00Z'))).toBeUndefined();
  expect(openingOn(week, 1, new Date('2026-01-06T12:00:00Z'))?.endsAt.toISOString()).toBe('2026-01-13T03:00:00.000Z');
  const never = businessWeek({ weekdays: 'closed', weekend: 'closed' });
  expect(openingFrom(never, new Date('2026-01-05T12:00:00Z'))).toBeUndefined();
});
