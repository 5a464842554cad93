import { describe, expect, test } from 'vitest';
import { movableUntil, notaryFeeCents, offeredDays } from './in-person.ts';

const slot = (startsAt: string) => ({ startsAt, place: 'Your home' });
const offered = (timeZone: string, now: string, times: readonly string[], notBefore: string | null = null) =>
  offeredDays(times.map(slot), { now: new Date(now), notBefore, timeZone }).map(({ date, slots }) => [
    date,
    slots.map(({ startsAt }) => startsAt.slice(11, 16)),
  ]);

describe('times to choose from', () => {
  test('are grouped by the day on the wall where the house stands, in order', () => {
    const times = ['2026-06-03T02:00:00.000Z', '2026-06-02T21:00:00.000Z', '2026-06-02T15:00:00.000Z'];
    expect(offered('America/Los_Angeles', '2026-05-30T12:00:00Z', times)).toEqual([
      ['2026-06-02', ['15:00', '21:00', '02:00']],
    ]);
    expect(offered('Pacific/Honolulu', '2026-05-30T12:00:00Z', times)).toEqual([['2026-06-02', ['21:00', '02:00']]]);
  });

  test('begin at eight and end before twenty o’clock, in summer and in winter time', () => {
    // Clocks in New York go forward on 8 March 2026: 12:00 UTC is seven o'clock the day before and eight that day.
    const times = ['2026-03-07T12:00:00.000Z', '2026-03-08T12:00:00.000Z', '2026-03-09T00:00:00.000Z'];
    expect(offered('America/New_York', '2026-03-01T12:00:00Z', times)).toEqual([['2026-03-08', ['12:00']]]);
    // And back on 1 November: eight o'clock is 12:00 UTC before and 13:00 UTC after; twenty is 00:00 and 01:00.
    const autumn = ['2026-10-31T12:00:00.000Z', '2026-11-01T12:00:00.000Z', '2026-11-02T00:00:00.000Z'];
    expect(offered('America/New_York', '2026-10-20T12:00:00Z', autumn)).toEqual([
      ['2026-10-31', ['12:00']],
      ['2026-11-01', ['00:00']],
    ]);
    // Arizona has no summer time.
    expect(offered('America/Phoenix', '2026-03-01T12:00:00Z', ['2026-03-08T15:00:00.000Z'])).toEqual([
      ['2026-03-08', ['15:00']],
    ]);
  });

  test('lie at least twelve hours ahead', () => {
    const times = ['2026-06-02T15:00:00.000Z'];
    expect(offered('America/Chicago', '2026-06-02T03:00:00Z', times)).toHaveLength(1);
    expect(offered('America/Chicago', '2026-06-02T03:00:01Z', times)).toHaveLength(0);
  });

  test('are none before the day the law allows, as in Texas', () => {
    const times = ['2026-06-12T21:00:00.000Z', '2026-06-13T15:00:00.000Z'];
    expect(offered('America/Chicago', '2026-06-01T12:00:00Z', times, '2026-06-13T05:00:00.000Z')).toEqual([
      ['2026-06-13', ['15:00']],
    ]);
  });
});

test('an appointment may be moved until a day of twenty-four hours before, also over a clock change', () => {
  expect(movableUntil(slot('2026-03-08T20:00:00.000Z')).toISOString()).toBe('2026-03-07T20:00:00.000Z');
});

test('[CONST-05] $300 for who needs or wants a notary in the room, nothing for who was promised a video', () => {
  expect(notaryFeeCents('required')).toBe(300_00);
  expect(notaryFeeCents('chosen')).toBe(300_00);
  expect(notaryFeeCents('videoFailed')).toBe(0);
  expect(notaryFeeCents(null)).toBe(0);
});
