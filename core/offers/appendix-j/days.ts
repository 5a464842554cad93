/** Days, months and half months as Appendix J measures them ((b)(3)(iv), (b)(5)(i)): months are equal and end where they end. */
import { type CalendarDate, dateOf } from '#core/calendar/dates.ts';

export interface Day {
  readonly on: CalendarDate;
  readonly year: number;
  readonly month: number;
  /** Of the month; of a series for the 30th this is 30 in February too. */
  readonly day: number;
  /** Days since a fixed one. */
  readonly number: number;
}

const dayMs = 86_400_000;

export function dayOf(on: CalendarDate): Day {
  const [year = 0, month = 1, day = 1] = on.split('-').map(Number);
  return { on, year, month, day, number: Date.UTC(year, month - 1, day) / dayMs };
}

export function daysFrom(from: Day, to: Day): number {
  return to.number - from.number;
}

const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const isLast = ({ year, month, day }: Day) => day >= lastOf(year, month);

/** The same day so many months before, or the last one of a month that is too short. */
export function monthsBack(to: Day, months: number): Day {
  const first = new Date(Date.UTC(to.year, to.month - 1 - months, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
  return inMonth(year, month, to.day);
}

function inMonth(year: number, month: number, wanted: number): Day {
  const day = Math.min(wanted, lastOf(year, month));
  return { on: dateOf(year, month, day), year, month, day, number: Date.UTC(year, month - 1, day) / dayMs };
}

/** By the calendar, whatever the days. */
export function monthsApart(from: Day, to: Day): number {
  return 12 * (to.year - from.year) + to.month - from.month;
}

/** How many months, where they are whole: to the same day, to the last one where there is none, or from last to last. */
export function wholeMonths(from: Day, to: Day): number | undefined {
  const months = monthsApart(from, to);
  if (months < 1) return undefined;
  const isSame = monthsBack(to, months).number === from.number || monthsBack(from, -months).number === to.number;
  return isSame || (isLast(from) && isLast(to)) ? months : undefined;
}

/** From the 1st to the 16th or from the 16th to the 1st, and their like; the 15th and the last day go together too. */
export function isSemimonth(from: Day, to: Day): boolean {
  const months = monthsApart(from, to);
  if (months === 0) return to.day - from.day === 15 || (from.day === 15 && isLast(to));
  return months === 1 && (from.day - to.day === 15 || (isLast(from) && to.day === 15));
}

export function wholeSemimonths(from: Day, to: Day): number | undefined {
  const months = wholeMonths(from, to);
  if (months !== undefined) return 2 * months;
  for (const past of [monthsApart(from, to) - 1, monthsApart(from, to)]) {
    if (past < 0) continue;
    const { year, month, day } = monthsBack(from, -past);
    if (isSemimonth(inMonth(year, month, isLast(from) ? 31 : day), to)) return 2 * past + 1;
  }
  return undefined;
}

/** The day so many half months later: by day and day plus 15, the 15th and the last going together. */
export function halfMonthsOn(first: Day, n: number): Day {
  const isEarlier = first.day <= 15;
  const early = isEarlier ? first.day : isLast(first) ? 15 : first.day - 15;
  const late = early === 15 ? 31 : early + 15;
  const halves = n + (isEarlier ? 0 : 1);
  const { year, month } = monthsBack({ ...first, day: 1 }, -Math.floor(halves / 2));
  return inMonth(year, month, halves % 2 === 0 ? early : late);
}

/** A series for the last day, the 29th or the 30th keeps it where a month has no such day: what each day is called by. */
export function nominalDays(series: readonly Day[]): (day: Day) => Day {
  const latest = Math.max(1, ...series.map(({ day }) => day));
  const isKept = series.every(({ year, month, day }) => day === Math.min(latest, lastOf(year, month)));
  const inSeries = new Set(series.map(({ number }) => number));
  return (day) => (isKept && inSeries.has(day.number) ? { ...day, day: latest } : day);
}
