/**
 * Calendar dates: days without a time and without a zone, as 'yyyy-MM-dd' text that sorts and travels as it is.
 * Promises: every date made here exists; arithmetic never passes through a local time zone. Hides the day count.
 */

export type CalendarDate = `${number}-${number}-${number}`;

/** 0 is Sunday, as in `Date.prototype.getUTCDay`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type DateFormat = 'MM/dd/yyyy' | 'yyyy-MM-dd';

const dayMs = 86_400_000;
const yearMinDefault = 1900;
const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const usPattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Reads MM/dd/yyyy or yyyy-MM-dd; a day that does not exist, or a year before `yearMin`, is no date. */
export function parseDate(text: string, yearMin: number = yearMinDefault): CalendarDate | undefined {
  const iso = isoPattern.exec(text);
  const us = usPattern.exec(text);
  const candidate = iso !== null ? text : us !== null ? `${us[3]}-${us[1]}-${us[2]}` : undefined;
  if (candidate === undefined || Number(candidate.slice(0, 4)) < yearMin) return undefined;
  const ms = Date.parse(`${candidate}T00:00:00Z`);
  // The round trip refuses February 30, which some engines would roll over into March.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== candidate) return undefined;
  return candidate as CalendarDate;
}

export function isValidDate(text: string, yearMin: number = yearMinDefault): boolean {
  return parseDate(text, yearMin) !== undefined;
}

/** Shows a date; whatever cannot be read as one shows as 'Invalid Date'. */
export function formatDate(text: string, format: DateFormat = 'MM/dd/yyyy'): string {
  const date = parseDate(text);
  if (date === undefined) return 'Invalid Date';
  return format === 'yyyy-MM-dd' ? date : `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayCount(dayCount(date) + days);
}

/** The same month and day `years` later; February 29 moves to March 1 when the year has none. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  return fromDayCount(Date.UTC(year + years, month - 1, day) / dayMs);
}

/** How many days `later` lies after `earlier`; negative when it lies before. */
export function daysBetween(earlier: CalendarDate, later: CalendarDate): number {
  return dayCount(later) - dayCount(earlier);
}

export function weekdayOf(date: CalendarDate): Weekday {
  return ((((dayCount(date) + 4) % 7) + 7) % 7) as Weekday;
}

/** Whole years lived on `date`. Someone born on February 29 ages on March 1 of a common year. */
export function ageOn(birthDate: CalendarDate, date: CalendarDate): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function laterOf(first: CalendarDate, ...others: readonly CalendarDate[]): CalendarDate {
  return [first, ...others].sort().at(-1) ?? first;
}

/** A calendar date from numbers that are known to name a day. */
export function dateOf(year: number, month: number, day: number): CalendarDate {
  return fromDayCount(Date.UTC(year, month - 1, day) / dayMs);
}

function partsOf(date: CalendarDate): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function dayCount(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

function fromDayCount(days: number): CalendarDate {
  return new Date(days * dayMs).toISOString().slice(0, 10) as CalendarDate;
}
