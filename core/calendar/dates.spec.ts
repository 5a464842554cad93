import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addYears,
  ageOn,
  daysBetween,
  formatDate,
  isValidDate,
  laterOf,
  parseDate,
  weekdayOf,
} from './dates.ts';

describe('reading and showing dates', () => {
  test('[VAL-007] accepts MM/dd/yyyy', () => {
    expect(parseDate('01/31/1980')).toBe('1980-01-31');
  });

  test('[VAL-008] accepts yyyy-MM-dd', () => {
    expect(parseDate('1980-01-31')).toBe('1980-01-31');
  });

  test.each(['02/30/1980', '1980-02-30', '13/01/1980', '00/10/1980', '02/29/1900', '02/29/2023', '04/31/2000'])(
    'refuses %s, which no calendar holds',
    (text) => {
      expect(parseDate(text)).toBeUndefined();
      expect(isValidDate(text)).toBe(false);
    },
  );

  test.each(['', 'x', '1/1/1980', '1980/01/01', '01-31-1980', '1980-01-31T00:00:00Z', ' 1980-01-31', '19800131'])(
    'refuses %j, which is in neither format',
    (text) => {
      expect(parseDate(text)).toBeUndefined();
    },
  );

  test('[VAL-003] a year before 1900 is no date, and the minimum can be set', () => {
    expect(isValidDate('12/31/1899')).toBe(false);
    expect(isValidDate('01/01/1900')).toBe(true);
    expect(isValidDate('12/31/1899', 1800)).toBe(true);
    expect(isValidDate('12/31/1949', 1950)).toBe(false);
    expect(isValidDate('01/01/1950', 1950)).toBe(true);
  });

  test('[VAL-009] a date that cannot be formatted reads Invalid Date', () => {
    expect(formatDate('x')).toBe('Invalid Date');
    expect(formatDate('02/30/1980')).toBe('Invalid Date');
    expect(formatDate('')).toBe('Invalid Date');
  });

  test('shows either format from either format', () => {
    expect(formatDate('1980-01-31')).toBe('01/31/1980');
    expect(formatDate('01/31/1980', 'yyyy-MM-dd')).toBe('1980-01-31');
  });
});

describe('ages to the day', () => {
  test('a birthday counts on the day itself, not the day before', () => {
    expect(ageOn('2006-11-15', '2024-11-14')).toBe(17);
    expect(ageOn('2006-11-15', '2024-11-15')).toBe(18);
  });

  test('someone born on February 29 ages on March 1 of a common year', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOn('2008-02-29', '2028-02-28')).toBe(19);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  });

  test('agrees, on every day of four years, with counting the birthdays that have passed', () => {
    for (const birth of ['2004-02-29', '2004-02-28', '2004-03-01', '2004-12-31', '2004-01-01'] as const) {
      for (let day = 0; day < 1461; day += 1) {
        const date = addDays('2024-01-01', day);
        let birthdays = 0;
        while (addYears(birth, birthdays + 1) <= date) birthdays += 1;
        expect(ageOn(birth, date)).toBe(birthdays);
      }
    }
  });
});

describe('arithmetic', () => {
  test('crosses months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01');
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
    expect(addYears('2024-02-29', 1)).toBe('2025-03-01');
  });

  test('knows weekdays, also before 1970', () => {
    expect(weekdayOf('2026-07-04')).toBe(6);
    expect(weekdayOf('1969-07-20')).toBe(0);
    expect(weekdayOf('1900-01-01')).toBe(1);
  });

  test('the later of several', () => {
    expect(laterOf('2024-01-02', '2024-01-03', '2023-12-31')).toBe('2024-01-03');
    expect(laterOf('2024-01-02')).toBe('2024-01-02');
  });

  test('adding and counting days undo each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 40_000 }), fc.integer({ min: -4000, max: 4000 }), (start, days) => {
        const date = addDays('2000-01-01', start);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(parseDate(addDays(date, days), 0)).toBe(addDays(date, days));
      }),
    );
  });
});
