/**
 * A date of birth as three parts: read, check, write. How old a person must be is decided in core/eligibility;
 * here only whether the day exists and its year is believable.
 */
import * as v from 'valibot';

export interface BirthDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

export type DatePattern = 'MM/dd/yyyy' | 'yyyy-MM-dd';

export const YEAR_MIN = 1900;
const REQUIRED = 'Date of birth is required';
const INVALID = 'Invalid date';

function daysIn(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function isValidDate(date: BirthDate | string, yearMin = YEAR_MIN): boolean {
  if (typeof date === 'string') return parseDate(date, yearMin) !== undefined;
  const { day, month, year } = date;
  return (
    [day, month, year].every(Number.isInteger) &&
    year >= yearMin &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(month, year)
  );
}

/** Reads MM/dd/yyyy and yyyy-MM-dd; undefined for everything else. */
export function parseDate(text: string, yearMin = YEAR_MIN): BirthDate | undefined {
  const american = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const [year, month, day] = american ? [american[3], american[1], american[2]] : iso ? iso.slice(1) : [];
  const date = { day: Number(day), month: Number(month), year: Number(year) };
  return isValidDate(date, yearMin) ? date : undefined;
}

/** Reads 'Invalid Date' when there is no such date. */
export function formatDate(date: BirthDate | string, pattern: DatePattern): string {
  const parts = typeof date === 'string' ? parseDate(date, 0) : date;
  if (parts === undefined || !isValidDate(parts, 0)) return 'Invalid Date';
  const day = String(parts.day).padStart(2, '0');
  const month = String(parts.month).padStart(2, '0');
  const year = String(parts.year).padStart(4, '0');
  return pattern === 'MM/dd/yyyy' ? `${month}/${day}/${year}` : `${year}-${month}-${day}`;
}

const part = v.number(INVALID);

/** As stored and sent: three numbers. */
export const birthDate = v.pipe(
  v.strictObject({ day: part, month: part, year: part }, REQUIRED),
  v.check((date) => isValidDate(date), INVALID),
  v.readonly(),
);

export const birthDateParts = ['month', 'day', 'year'] as const;

/** As typed: three texts, turned into three numbers. */
export const birthDateText = v.pipe(
  v.strictObject({ day: v.string(), month: v.string(), year: v.string() }, REQUIRED),
  v.check((typed) => birthDateParts.some((each) => typed[each].trim() !== ''), REQUIRED),
  v.check(({ month, day, year }) => [month, day].every(isOneOrTwoDigits) && /^\d{4}$/.test(year.trim()), INVALID),
  v.transform(({ day, month, year }): BirthDate => ({ day: Number(day), month: Number(month), year: Number(year) })),
  v.check((date) => isValidDate(date), INVALID),
);

function isOneOrTwoDigits(text: string): boolean {
  return /^\d{1,2}$/.test(text.trim());
}
