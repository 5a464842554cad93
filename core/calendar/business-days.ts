/**
 * Which days count. Regulation Z knows two kinds of business day (1026.2(a)(6)): the specific one, every day but
 * Sundays and legal public holidays, and the general one, days on which the lender's offices are open.
 */
import { addDays, type CalendarDate, type Weekday, weekdayOf } from './dates.ts';
import { isFederalHoliday, isObservedHoliday } from './holidays.ts';

export type BusinessCalendar = {
  readonly closedWeekdays: readonly Weekday[];
  /** Whether the Friday or Monday standing in for a weekend holiday is closed too. */
  readonly isClosedOnObservedHolidays: boolean;
};

/** The specific rule. An observed holiday is a business day (comment 2(a)(6)-2), and so is a Saturday. */
export const specificCalendar: BusinessCalendar = { closedWeekdays: [0], isClosedOnObservedHolidays: false };

/** The general rule for a lender that is open Monday to Friday. */
export const generalCalendar: BusinessCalendar = { closedWeekdays: [0, 6], isClosedOnObservedHolidays: true };

/** A lender may give the borrower longer than the law does; it may never give less. */
export function conservativeCalendar(also: { readonly closedOnSaturdays: boolean }): BusinessCalendar {
  return { closedWeekdays: also.closedOnSaturdays ? [0, 6] : [0], isClosedOnObservedHolidays: true };
}

export function isBusinessDay(date: CalendarDate, calendar: BusinessCalendar): boolean {
  if (calendar.closedWeekdays.includes(weekdayOf(date)) || isFederalHoliday(date)) return false;
  return !(calendar.isClosedOnObservedHolidays && isObservedHoliday(date));
}

/** The `count`-th business day after `date`; `date` itself never counts. */
export function addBusinessDays(date: CalendarDate, count: number, calendar: BusinessCalendar): CalendarDate {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day, calendar)) left -= 1;
  }
  return day;
}
