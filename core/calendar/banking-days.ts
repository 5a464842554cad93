/**
 * Days on which banks settle: weekdays on which the Federal Reserve is open. It closes on the Monday after a holiday that
 * falls on a Sunday, and stays open on the Friday before one that falls on a Saturday.
 */
import { addDays, type CalendarDate, weekdayOf } from './dates.ts';
import { isFederalHoliday } from './holidays.ts';

/** The clearing house counts its days in the east. */
export const bankZone = 'America/New_York';

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

export function isBankingDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  if (weekday === SUNDAY || weekday === SATURDAY || isFederalHoliday(date)) return false;
  return !(weekday === MONDAY && isFederalHoliday(addDays(date, -1)));
}

/** The `count`-th banking day after `date`; `date` itself never counts. */
export function addBankingDays(date: CalendarDate, count: number): CalendarDate {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isBankingDay(day)) left -= 1;
  }
  return day;
}
