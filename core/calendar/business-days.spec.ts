import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  conservativeCalendar,
  generalCalendar,
  isBusinessDay,
  specificCalendar,
} from './business-days.ts';
import { addDays, type CalendarDate } from './dates.ts';
import { isFederalHoliday, isObservedHoliday } from './holidays.ts';

function holidaysIn(year: number): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day: CalendarDate = `${year}-01-01`; day.startsWith(`${year}`); day = addDays(day, 1)) {
    if (isFederalHoliday(day)) days.push(day);
  }
  return days;
}

describe('federal holidays on their statutory dates', () => {
  test('2026, as the office of personnel management lists them, but unmoved', () => {
    expect(holidaysIn(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  test('2024 and 2027', () => {
    expect(holidaysIn(2024)).toContain('2024-05-27');
    expect(holidaysIn(2024)).toContain('2024-11-28');
    expect(holidaysIn(2027)).toContain('2027-01-18');
    expect(holidaysIn(2027)).toContain('2027-05-31');
  });

  test('Juneteenth is a holiday from 2021', () => {
    expect(isFederalHoliday('2020-06-19')).toBe(false);
    expect(isFederalHoliday('2021-06-19')).toBe(true);
  });

  test('a Saturday holiday is observed on Friday, a Sunday one on Monday, also across the year', () => {
    expect(isObservedHoliday('2026-07-03')).toBe(true);
    expect(isFederalHoliday('2026-07-03')).toBe(false);
    expect(isObservedHoliday('2022-06-20')).toBe(true);
    expect(isObservedHoliday('2021-12-31')).toBe(true);
    expect(isObservedHoliday('2022-12-30')).toBe(false);
  });
});

describe('business days', () => {
  test('the specific rule counts Saturdays and observed holidays, not Sundays nor the holiday itself', () => {
    expect(isBusinessDay('2026-07-03', specificCalendar)).toBe(true);
    expect(isBusinessDay('2026-07-04', specificCalendar)).toBe(false);
    expect(isBusinessDay('2026-07-05', specificCalendar)).toBe(false);
    expect(isBusinessDay('2026-07-11', specificCalendar)).toBe(true);
  });

  test('the general rule is Monday to Friday without holidays and their stand-ins', () => {
    expect(isBusinessDay('2026-07-03', generalCalendar)).toBe(false);
    expect(isBusinessDay('2026-07-11', generalCalendar)).toBe(false);
    expect(addBusinessDays('2026-06-29', 5, generalCalendar)).toBe('2026-07-07');
  });

  test('the conservative calendar only ever gives longer', () => {
    const withSaturdays = conservativeCalendar({ closedOnSaturdays: true });
    const withoutSaturdays = conservativeCalendar({ closedOnSaturdays: false });
    for (let day = 0; day < 1461; day += 1) {
      const date = addDays('2025-01-01', day);
      const law = addBusinessDays(date, 3, specificCalendar);
      expect(addBusinessDays(date, 3, withoutSaturdays) >= law).toBe(true);
      expect(addBusinessDays(date, 3, withSaturdays) >= addBusinessDays(date, 3, withoutSaturdays)).toBe(true);
    }
    expect(addBusinessDays('2026-07-01', 3, withoutSaturdays)).toBe('2026-07-07');
    expect(addBusinessDays('2026-07-01', 3, specificCalendar)).toBe('2026-07-06');
  });
});
