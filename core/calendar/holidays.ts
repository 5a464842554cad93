/**
 * Federal legal public holidays (5 U.S.C. 6103(a)) by rule, for any year.
 * Promises the statutory date of each and, apart from it, the weekday on which federal offices observe it.
 * Inauguration Day (6103(c)) is left out: it closes federal offices around Washington only.
 */
import { addDays, type CalendarDate, dateOf, type Weekday, weekdayOf } from './dates.ts';

type HolidayRule = { readonly name: string; readonly month: number; readonly since: number } & (
  | { readonly day: number }
  | { readonly weekday: Weekday; readonly nth: number | 'last' }
);

const MONDAY = 1;
const THURSDAY = 4;

const rules: readonly HolidayRule[] = [
  { name: "New Year's Day", month: 1, day: 1, since: 1885 },
  { name: 'Birthday of Martin Luther King, Jr.', month: 1, weekday: MONDAY, nth: 3, since: 1986 },
  { name: "Washington's Birthday", month: 2, weekday: MONDAY, nth: 3, since: 1971 },
  { name: 'Memorial Day', month: 5, weekday: MONDAY, nth: 'last', since: 1971 },
  { name: 'Juneteenth National Independence Day', month: 6, day: 19, since: 2021 },
  { name: 'Independence Day', month: 7, day: 4, since: 1885 },
  { name: 'Labor Day', month: 9, weekday: MONDAY, nth: 1, since: 1894 },
  { name: 'Columbus Day', month: 10, weekday: MONDAY, nth: 2, since: 1971 },
  { name: 'Veterans Day', month: 11, day: 11, since: 1978 },
  { name: 'Thanksgiving Day', month: 11, weekday: THURSDAY, nth: 4, since: 1942 },
  { name: 'Christmas Day', month: 12, day: 25, since: 1885 },
];

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
  const statutory = rules.filter((rule) => year >= rule.since).map((rule) => statutoryDate(rule, year));
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
