/**
 * A schedule as compliance pastes it: a line for each advance or payment with its day and dollars, and where it is one of
 * a series, how many there are and how often: `1978-02-10 payment 230.00 24 monthly`. Dates as 1978-02-10 or 02/10/1978.
 */
import { addDays, type CalendarDate, parseDate } from '#core/calendar/dates.ts';
import { parseMoney } from '../money.ts';
import { dayOf, halfMonthsOn, monthsBack } from './days.ts';
import type { DatedSum, Schedule } from './index.ts';

const linesMax = 2000;
const countMax = 1000;

type Step = (first: CalendarDate, n: number) => CalendarDate;

const months =
  (each: number): Step =>
  (first, n) =>
    monthsBack(dayOf(first), -each * n).on;
const days =
  (each: number): Step =>
  (first, n) =>
    addDays(first, each * n);

/** How often, in the words of a pasted line. */
const steps: Readonly<Record<string, Step>> = {
  daily: days(1),
  weekly: days(7),
  biweekly: days(14),
  semimonthly: (first, n) => halfMonthsOn(dayOf(first), n).on,
  monthly: months(1),
  quarterly: months(3),
  semiannually: months(6),
  yearly: months(12),
};

const shape = /^(\S+)\s+(advance|payment)s?\s+(\S+)(?:\s+(\d{1,4})\s+([a-z]+))?$/i;

/** The schedule, or the first line that is none, counted from 1. */
export function scheduleIn(text: string): Schedule | { readonly badLine: number } {
  const schedule = { advances: [] as DatedSum[], payments: [] as DatedSum[] };
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.length > linesMax) return { badLine: linesMax + 1 };
  for (const [at, line] of lines.entries()) {
    if (line === '') continue;
    const sums = sumsIn(line);
    if (!sums) return { badLine: at + 1 };
    schedule[sums.kind].push(...sums.all);
  }
  return schedule;
}

function sumsIn(line: string): { readonly kind: keyof Schedule; readonly all: readonly DatedSum[] } | undefined {
  const [, day = '', what = '', amount = '', times = '1', often = 'daily'] = shape.exec(line) ?? [];
  const [first, cents, step] = [parseDate(day), parseMoney(amount), steps[often.toLowerCase()]];
  const count = Number(times);
  if (first === undefined || cents === undefined || step === undefined || count < 1 || count > countMax)
    return undefined;
  const all = Array.from({ length: count }, (_, n) => ({ on: step(first, n), cents }));
  return { kind: what.toLowerCase() === 'advance' ? 'advances' : 'payments', all };
}
