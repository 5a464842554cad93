import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { businessDaySchema, businessWeek, hoursText, openingHoursSchema, weekdays } from './hours.ts';
import { isOpenAt } from './open-at.ts';

const week = businessWeek({ weekdays: { start: '06:00', end: '17:30' }, weekend: { start: '07:00', end: '12:00' } });
const closedAtWeekends = businessWeek({ weekdays: { start: '06:00', end: '17:30' }, weekend: 'closed' });
const at = (iso: string) => Date.parse(iso);

describe('business hours', () => {
  test('[ENT-23] has seven days, each with weekday, weekdayValue, isOpen, startTime and endTime', () => {
    expect(week.map((day) => day.weekdayValue)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(week.map((day) => day.weekday)).toEqual([...weekdays]);
    for (const day of [...week, ...closedAtWeekends]) {
      expect(Object.keys(day).sort()).toEqual(['endTime', 'isOpen', 'startTime', 'weekday', 'weekdayValue']);
      expect(v.is(businessDaySchema, day)).toBe(true);
    }
  });

  test('[ENT-23] weekdayValue 6 and 7 are the weekend', () => {
    expect(week.filter((day) => day.startTime === '07:00').map((day) => day.weekdayValue)).toEqual([6, 7]);
    expect(closedAtWeekends.filter((day) => !day.isOpen).map((day) => day.weekdayValue)).toEqual([6, 7]);
    expect(closedAtWeekends[5]).toMatchObject({ isOpen: false, startTime: '', endTime: '' });
  });

  test.each([
    ['24:00', '25:00'],
    ['9:00', '17:00'],
    ['17:00', '17:00'],
    ['18:00', '06:00'],
  ])('refuses hours from %s to %s', (start, end) => {
    expect(v.is(openingHoursSchema, { weekdays: { start, end }, weekend: 'closed' })).toBe(false);
  });
});

describe('the two lines of text', () => {
  test('[CHAT-24] weekday 1 gives the Monday-Friday text and weekday 6 the Saturday-Sunday text, in Pacific Time', () => {
    expect(hoursText(week)).toEqual({
      weekdays: 'Monday-Friday: 6:00 AM - 5:30 PM PT',
      weekend: 'Saturday-Sunday: 7:00 AM - 12:00 PM PT',
    });
    const onlyTheSpeakersDiffer = week.map((day) =>
      day.weekdayValue === 1 || day.weekdayValue === 6 ? day : { ...day, startTime: '01:00', endTime: '02:00' },
    );
    expect(hoursText(onlyTheSpeakersDiffer)).toEqual(hoursText(week));
  });

  test('says Closed for a closed weekend, and for a week that lacks the day', () => {
    expect(hoursText(closedAtWeekends).weekend).toBe('Saturday-Sunday: Closed');
    expect(hoursText([]).weekdays).toBe('Monday-Friday: Closed');
  });

  test('writes midnight and noon as 12', () => {
    const text = hoursText(businessWeek({ weekdays: { start: '00:05', end: '12:45' }, weekend: 'closed' }));
    expect(text.weekdays).toBe('Monday-Friday: 12:05 AM - 12:45 PM PT');
  });
});

describe('open now', () => {
  test.each([
    ['the minute before opening', '2026-01-05T13:59:59Z', false],
    ['the opening minute', '2026-01-05T14:00:00Z', true],
    ['the last minute', '2026-01-06T01:29:59Z', true],
    ['the closing minute', '2026-01-06T01:30:00Z', false],
    ['Saturday by weekend hours', '2026-01-10T14:30:00Z', false],
    ['Saturday after the weekend opening', '2026-01-10T15:00:00Z', true],
    ['Monday in UTC but still Sunday afternoon in the Pacific', '2026-01-05T00:00:00Z', false],
  ])('in winter (UTC-8): %s', (_, iso, open) => {
    expect(isOpenAt(week, at(iso))).toBe(open);
  });

  test('follows daylight saving: 6:00 AM is 14:00Z before the March change and 13:00Z after it', () => {
    expect(isOpenAt(week, at('2026-03-06T13:30:00Z'))).toBe(false);
    expect(isOpenAt(week, at('2026-03-09T13:30:00Z'))).toBe(true);
  });

  test('midnight belongs to the new day', () => {
    const night = businessWeek({ weekdays: { start: '00:00', end: '01:00' }, weekend: 'closed' });
    expect(isOpenAt(night, at('2026-01-05T08:00:00Z'))).toBe(true);
    expect(isOpenAt(night, at('2026-01-05T07:59:59Z'))).toBe(false);
  });

  test('a closed day is never open', () => {
    expect(isOpenAt(closedAtWeekends, at('2026-01-10T18:00:00Z'))).toBe(false);
  });
});
