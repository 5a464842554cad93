/**
 * Time at work: 8 AM to 6 PM from Monday to Friday without federal holidays, on the clock of a place. Every such day has
 * ten hours, because clocks change at night. Hides zones and the days that do not count.
 */
import { addBusinessDays, generalCalendar, isBusinessDay } from './business-days.ts';
import { addDays, type CalendarDate } from './dates.ts';
import { dateIn, instantIn } from './zoned.ts';

const opens = '08:00';
const closes = '18:00';
export const businessDayMs = 10 * 3_600_000;

const isWorkday = (date: CalendarDate) => isBusinessDay(date, generalCalendar);
const openingOn = (zone: string, date: CalendarDate) => instantIn(zone, date, opens).getTime();
const closingOn = (zone: string, date: CalendarDate) => instantIn(zone, date, closes).getTime();

/** This moment, or the next opening where it is not in business hours. */
export function nextOpen(zone: string, at: Date): Date {
  const date = dateIn(zone, at);
  const ms = at.getTime();
  if (isWorkday(date) && ms < closingOn(zone, date)) return new Date(Math.max(ms, openingOn(zone, date)));
  return new Date(openingOn(zone, addBusinessDays(date, 1, generalCalendar)));
}

/** So many business milliseconds on; a negative number goes back. */
export function addBusinessMs(zone: string, at: Date, ms: number): Date {
  return ms < 0 ? goBack(zone, at, -ms) : goOn(zone, nextOpen(zone, at), ms);
}

function goOn(zone: string, start: Date, ms: number): Date {
  let date = dateIn(zone, start);
  let at = start.getTime();
  let left = ms;
  for (;;) {
    const room = closingOn(zone, date) - at;
    if (left <= room) return new Date(at + left);
    left -= room;
    date = addBusinessDays(date, 1, generalCalendar);
    at = openingOn(zone, date);
  }
}

function goBack(zone: string, from: Date, ms: number): Date {
  let date = dateIn(zone, from);
  let at = Math.min(from.getTime(), isWorkday(date) ? closingOn(zone, date) : Number.POSITIVE_INFINITY);
  let left = ms;
  for (;;) {
    const room = isWorkday(date) ? at - openingOn(zone, date) : 0;
    if (left <= room) return new Date(at - left);
    left -= Math.max(0, room);
    do date = addDays(date, -1);
    while (!isWorkday(date));
    at = closingOn(zone, date);
  }
}

/** The same time on the wall, so many business days on; a moment out of hours counts from the next opening. */
export function addBusinessDaysAt(zone: string, at: Date, days: number): Date {
  const start = nextOpen(zone, at);
  const date = dateIn(zone, start);
  const sinceOpening = start.getTime() - openingOn(zone, date);
  return new Date(openingOn(zone, addBusinessDays(date, days, generalCalendar)) + sinceOpening);
}

/** How much business time lies between; negative when `to` is earlier. */
export function businessMsBetween(zone: string, from: Date, to: Date): number {
  if (to.getTime() < from.getTime()) return -businessMsBetween(zone, to, from);
  const [first, last] = [dateIn(zone, from), dateIn(zone, to)];
  if (first === last) return workedOn(zone, first, from.getTime(), to.getTime());
  let days = 0;
  for (let date = addDays(first, 1); date < last; date = addDays(date, 1)) if (isWorkday(date)) days += 1;
  return (
    days * businessDayMs +
    workedOn(zone, first, from.getTime(), Number.POSITIVE_INFINITY) +
    workedOn(zone, last, 0, to.getTime())
  );
}

function workedOn(zone: string, date: CalendarDate, from: number, to: number): number {
  if (!isWorkday(date)) return 0;
  return Math.max(0, Math.min(to, closingOn(zone, date)) - Math.max(from, openingOn(zone, date)));
}
