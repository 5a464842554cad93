import { afterEach, expect, test, vi } from 'vitest';
import {
  sayDay,
  sayMoment,
  sayNearMoment,
  sayZone,
  showClock,
  showDay,
  showMoment,
  showMonthDay,
  showTime,
  showZoned,
} from './dates.ts';

afterEach(() => vi.restoreAllMocks());

const instant = '2026-04-30T10:00:00.000Z';
const zone = 'America/Los_Angeles';
/** Some runtimes put a narrow space before AM. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a moment is shown by the clock of the zone named, and that clock is named where it counts', () => {
  expect(plain(showMoment(instant, zone))).toBe('Apr 30, 2026, 3:00 AM');
  expect(plain(showZoned(instant, zone))).toBe('Apr 30, 2026, 3:00 AM PDT');
  expect(plain(sayMoment(instant, zone))).toBe('April 30, 2026 at 3:00 AM PDT');
  expect(plain(sayNearMoment(instant, zone))).toBe('Thursday, April 30 at 3:00 AM PDT');
  expect(plain(showClock(instant, zone))).toBe('3:00 AM');
  expect(plain(showTime('2026-01-30T10:00:00.000Z', zone))).toBe('2:00 AM PST');
  expect(showDay('2026-04-30T03:00:00.000Z', zone)).toBe('Wednesday, April 29');
  expect(sayZone(zone)).toBe('Pacific Time');
});

test('a calendar date is the same day everywhere', () => {
  expect(sayDay('2026-04-30')).toBe('Thursday, April 30, 2026');
});

test('a calendar date reads as the browser would write it, and asks no format of it: the first takes a slow phone 100 ms', () => {
  const days = Array.from({ length: 4 * 366 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)));
  const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const wanted = days.map((day) => [full.format(day), short.format(day)]);
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const dates = days.map((day) => day.toISOString().slice(0, 10));
  expect(dates.map((date) => [sayDay(date), showMonthDay(date)])).toEqual(wanted);
  expect(made).not.toHaveBeenCalled();
});
