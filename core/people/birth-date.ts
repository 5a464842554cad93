/**
 * A date of birth in three parts, as a form asks for it. Whether the day exists and its year is believable is
 * core/calendar's answer; how old a person must be is core/eligibility's.
 */
import * as v from 'valibot';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { parseDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/people/birth-date.ts';

export interface BirthDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/** Undefined when there is no such day, or it lies too far back. */
export function toCalendarDate({ day, month, year }: BirthDate): CalendarDate | undefined {
  const padded = (part: number, length: number) => String(part).padStart(length, '0');
  return parseDate(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`);
}

/** Reads MM/dd/yyyy and yyyy-MM-dd; undefined for everything else. */
export function toBirthDate(text: string): BirthDate | undefined {
  const [year, month, day] = parseDate(text.trim())?.split('-').map(Number) ?? [];
  return day === undefined || month === undefined || year === undefined ? undefined : { day, month, year };
}

const part = v.number(words.invalid);

/** As stored and sent: three numbers. */
export const birthDate = v.pipe(
  v.strictObject({ day: part, month: part, year: part }, words.required),
  v.check((date) => toCalendarDate(date) !== undefined, words.invalid),
  v.readonly(),
);

/** As typed: three texts, turned into three numbers. */
export const birthDateText = v.pipe(
  v.strictObject({ day: v.string(), month: v.string(), year: v.string() }, words.required),
  v.check(({ day, month, year }) => `${day}${month}${year}`.trim() !== '', words.required),
  v.check(
    ({ day, month, year }) =>
      /^\d{1,2}$/.test(day.trim()) && /^\d{1,2}$/.test(month.trim()) && /^\d{4}$/.test(year.trim()),
    words.invalid,
  ),
  v.transform(({ day, month, year }): BirthDate => ({ day: Number(day), month: Number(month), year: Number(year) })),
  v.check((date) => toCalendarDate(date) !== undefined, words.invalid),
);
