/** Federal legal public holidays (5 U.S.C. 6103(a)) as rules, each since the year in which it first counted. */
import type { Weekday } from '#core/calendar/dates.ts';

export type HolidayRule = { readonly name: string; readonly month: number; readonly since: number } & (
  | { readonly day: number }
  | { readonly weekday: Weekday; readonly nth: number | 'last' }
);

const MONDAY = 1;
const THURSDAY = 4;

export const holidayRules: readonly HolidayRule[] = [
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
