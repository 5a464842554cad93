/**
 * Federal legal public holidays (5 U.S.C. 6103(a)) by rule, for any year.
 * Promises the statutory date of each and, apart from it, the weekday on which federal offices observe it.
 * Inauguration Day (6103(c)) is left out: it closes federal offices around Washington only.
 */
import { type HolidayRule, holidayRules } from '#core/law/holidays.ts';
import { addDays, type CalendarDate, dateOf, weekdayOf } from './dates.ts';

/** True on the day the statute names, whatever weekday it falls on. */
export function isFederalHoliday(date: CalendarDate): boolean {
  return holidaysOf(yearOf(date)).statutory.has(date);
}

/** True on the Friday or Monday that stands in for a holiday falling on a weekend. */
export function isObservedHoliday(date: CalendarDate): boolean {
  // New Year's Day on a Saturday is observed on the last day of the year before.
  return holidaysOf(yearOf(date)).observed.has(date) || holidaysOf(yearOf(date) + 1).observed.has(date);
}

type Holidays = { readonly statutory: ReadonlySet<CalendarDate>; readonly observed: ReadonlySet<CalendarDate> };
const known = new Map<number, Holidays>();

function holidaysOf(year: number): Holidays {
  const remembered = known.get(year);
  if (remembered !== undefined) return remembered;
  const statutory = holidayRules.filter((rule) => year >= rule.since).map((rule) => statutoryDate(rule, year));
  const observed = statutory.flatMap((date) => {
    const weekday = weekdayOf(date);
    return weekday === 6 ? [addDays(date, -1)] : weekday === 0 ? [addDays(date, 1)] : [];
  });
  const holidays = { statutory: new Set(statutory), observed: new Set(observed) };
  known.set(year, holidays);
  return holidays;
}

function statutoryDate(rule: HolidayRule, year: number): CalendarDate {
  if ('day' in rule) return dateOf(year, rule.month, rule.day);
  if (rule.nth === 'last') {
    const lastDay = addDays(dateOf(year, rule.month + 1, 1), -1);
    return addDays(lastDay, -((weekdayOf(lastDay) - rule.weekday + 7) % 7));
  }
  const firstDay = dateOf(year, rule.month, 1);
  return addDays(firstDay, ((rule.weekday - weekdayOf(firstDay) + 7) % 7) + 7 * (rule.nth - 1));
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}
