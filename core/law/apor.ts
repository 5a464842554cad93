/**
 * Average prime offer rates (12 CFR 1026.35(a)(2)), by which a line is high-cost or not. The Bureau publishes a table of
 * fixed rates every week; `parseAporTable` reads it as published: a Monday, then the percentages for terms of 1 to 50
 * years, with bars between them. A table that is too old sets no rate: there is none for the day.
 */
import { addDays, type CalendarDate, daysBetween, parseDate, weekdayOf } from '#core/calendar/dates.ts';
import { APOR_AGE_DAYS_MAX } from './clocks.ts';
import { TableTooOld } from './dated.ts';

/** Average prime offer rates by term, as published for a week. */
export type Apor = { readonly asOf: CalendarDate; readonly bpsByTermYears: Readonly<Record<number, number>> };

/** Why no rate can be set: the person who asks is told to come again, and work that waits for it waits. */
export class AporTooOld extends TableTooOld {
  constructor() {
    super('There is no table of average prime offer rates that is young enough.');
  }
}

/** A table that is not as published; which line it is, and nothing is taken from it. */
export class AporMalformed extends Error {}

const termsMax = 50;
const rowPattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})((?:\|\d{1,2}\.\d{1,2}){50})$/;

export function parseAporTable(text: string): readonly Apor[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const weeks = lines.flatMap((line, at) => (line === '' || isHead(line, at) ? [] : [weekOf(line, at)]));
  if (weeks.length === 0) throw new AporMalformed('The table of average prime offer rates is empty.');
  return weeks;
}

/** The published file may begin with the names of its columns. */
const isHead = (line: string, at: number) => at === 0 && !/^\d/.test(line);

function weekOf(line: string, at: number): Apor {
  const [, month = '', day = '', year = '', rates = ''] = rowPattern.exec(line) ?? [];
  const asOf = parseDate(`${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`);
  if (rates === '' || asOf === undefined)
    throw new AporMalformed(`Line ${at + 1} of the table of average prime offer rates is not as published.`);
  const percents = rates.slice(1).split('|');
  const bps = percents.map((percent) => Math.round(Number(percent) * 100));
  return { asOf, bpsByTermYears: Object.fromEntries(bps.slice(0, termsMax).map((one, index) => [index + 1, one])) };
}

/** The newest week that has begun on the day; none where it is older than the law's figure, or before the first. */
export function aporOn(weeks: readonly Apor[], day: CalendarDate): Apor | undefined {
  const begun = weeks.filter(({ asOf }) => asOf <= day);
  const newest = begun.reduce<Apor | undefined>(
    (one, other) => (one && one.asOf >= other.asOf ? one : other),
    undefined,
  );
  return newest && daysBetween(newest.asOf, day) <= APOR_AGE_DAYS_MAX ? newest : undefined;
}

/** The Monday of the week of a day: the day for which a table is published. */
export function aporWeekOf(day: CalendarDate): CalendarDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}
