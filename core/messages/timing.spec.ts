import { describe, expect, test } from 'vitest';
import { everyTimeZone, possibleTimeZones } from '../calendar/time-zones.ts';
import { type Channel, messageKinds } from './kinds.ts';
import { timeZonesOf } from './places.ts';
import { caps, mergeMs, sendAt } from './timing.ts';

const hourMs = 3_600_000;
const at = (text: string) => new Date(text);
const eastern: readonly string[] = ['America/New_York'];

/** When a message that was caused long enough before goes, decided at this moment. */
function goes(now: string, { channel = 'sms' as Channel, timeZones = eastern, sentAt = [] as Date[] } = {}): string {
  const causedAt = new Date(at(now).getTime() - mergeMs);
  return sendAt({
    kind: 'tellOfCondition',
    channel,
    causedAt,
    now: at(now),
    reader: { timeZones, sentAt },
  }).toISOString();
}

test('what is not theirs to choose goes at once; what is waits for what may join it', () => {
  const causedAt = at('2026-11-16T15:00:00Z');
  for (const kind of ['sendAdverseActionNotice', 'stepUpCode', 'sendIncompletenessNotice'] as const)
    expect(sendAt({ kind, channel: messageKinds[kind].channels[0], causedAt })).toEqual(causedAt);
  expect(sendAt({ kind: 'tellOfCondition', channel: 'email', causedAt })).toEqual(at('2026-11-16T15:15:00Z'));
});

describe('texts come from 8 a.m. to 9 p.m. where the person is', () => {
  test.each([
    ['a moment before eight', '2026-11-16T12:59:59.000Z', '2026-11-16T13:00:00.000Z'],
    ['at eight', '2026-11-16T13:00:00.000Z', '2026-11-16T13:00:00.000Z'],
    ['a moment before nine', '2026-11-17T01:59:59.000Z', '2026-11-17T01:59:59.000Z'],
    ['at nine in the evening', '2026-11-17T02:00:00.000Z', '2026-11-17T13:00:00.000Z'],
    ['in the night in which the clock goes back', '2026-11-01T05:30:00.000Z', '2026-11-01T13:00:00.000Z'],
    ['in the night in which it goes forward', '2026-03-08T06:30:00.000Z', '2026-03-08T12:00:00.000Z'],
  ])('%s', (_, now, then) => {
    expect(goes(now)).toBe(then);
  });

  test('an email comes at any hour', () => {
    expect(goes('2026-11-16T07:00:00.000Z', { channel: 'email' })).toBe('2026-11-16T07:00:00.000Z');
  });

  test('where someone may be in two zones it is a lawful hour in both', () => {
    const timeZones = timeZonesOf([{ state: 'NY' }, { state: 'CA', timeZone: 'America/Los_Angeles' }]);
    expect(goes('2026-11-16T13:00:00.000Z', { timeZones })).toBe('2026-11-16T16:00:00.000Z');
    expect(goes('2026-11-17T02:00:00.000Z', { timeZones })).toBe('2026-11-17T16:00:00.000Z');
  });

  test('of whom nothing is known, everywhere from Hawaii to Maine', () => {
    expect(timeZonesOf([])).toEqual(everyTimeZone);
    expect(goes('2026-11-16T13:00:00.000Z', { timeZones: timeZonesOf([]) })).toBe('2026-11-16T18:00:00.000Z');
  });

  test('a state with two zones is both, unless the county is known', () => {
    expect(possibleTimeZones('TX')).toEqual(['America/Chicago', 'America/Denver']);
    expect(possibleTimeZones('TX', '48141')).toEqual(['America/Denver']);
    expect(possibleTimeZones('OH')).toEqual(['America/New_York']);
    expect(possibleTimeZones('??')).toEqual(everyTimeZone);
  });
});

describe('no one is sent more than enough', () => {
  const noon = '2026-11-16T17:00:00.000Z';
  const before = (...hours: number[]) => hours.map((n) => new Date(at(noon).getTime() - n * hourMs));

  test('a day has three texts: the fourth waits until the first is a day old', () => {
    expect(goes(noon, { sentAt: before(1, 2) })).toBe(noon);
    expect(goes(noon, { sentAt: before(2, 1, 3) })).toBe('2026-11-17T14:00:00.000Z');
    expect(goes(noon, { sentAt: before(2, 1, 24) })).toBe(noon);
  });

  test('a week has eight', () => {
    const week = before(25, 30, 50, 55, 75, 80, 100, 105);
    expect(goes(noon, { sentAt: week.slice(1) })).toBe(noon);
    // The oldest was 105 hours ago; a week after it is a Thursday morning at three, so it waits for eight.
    expect(goes(noon, { sentAt: week })).toBe('2026-11-19T13:00:00.000Z');
  });

  test('emails have their own measure', () => {
    const [day] = caps.email;
    const sentAt = before(...Array.from({ length: day?.max ?? 0 }, (_, n) => n + 1));
    expect(goes(noon, { channel: 'email', sentAt })).not.toBe(noon);
    expect(goes(noon, { channel: 'email', sentAt: sentAt.slice(1) })).toBe(noon);
  });
});
