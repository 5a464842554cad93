/**
 * A table of our own making in the published form, with a row for each of the last weeks before any day that is asked for,
 * so that a sandbox whose clock is moved always has one. The rates are invented and the same every week.
 */
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { aporWeekOf } from '#core/law/apor.ts';
import type { RateTables } from './port.ts';

const weeksPublished = 4;
/** Percent by the longest term it holds for. */
const rates: readonly (readonly [upToYears: number, percent: string])[] = [
  [5, '6.55'],
  [10, '6.65'],
  [15, '6.68'],
  [20, '6.84'],
  [50, '6.92'],
];

const percents = Array.from({ length: 50 }, (_, index) => rates.find(([upTo]) => index + 1 <= upTo)?.[1] ?? '');

export function sandboxTable(on: CalendarDate): string {
  const monday = aporWeekOf(on);
  return Array.from({ length: weeksPublished }, (_, back) => rowOf(addDays(monday, -7 * back)))
    .toReversed()
    .join('\n');
}

function rowOf(monday: CalendarDate): string {
  const [year, month, day] = monday.split('-').map(Number);
  return [`${month}/${day}/${year}`, ...percents].join('|');
}

export const sandboxRateTables: RateTables = { published: async (on) => sandboxTable(on), atOnce: sandboxTable };
