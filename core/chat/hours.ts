/**
 * When agents are in: the week, the holidays and the words of welcome that the desk keeps, in Pacific Time. Also the clock
 * of a promise to answer, which runs only while someone is in.
 */
import * as v from 'valibot';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { dateIn, instantIn } from '#core/calendar/zoned.ts';
import { type BusinessDay, businessDaySchema, businessWeek, type OpeningHours } from '#core/support/hours.ts';
import { isOpenAt } from '#core/support/open-at.ts';
import * as words from '#core/words/en/chat/hours.ts';

/** Where its days begin and end, also in the reports. */
export const chatZone = 'America/Los_Angeles';
const zone = chatZone;
const dayMs = 86_400_000;

const openDay = v.pipe(
  businessDaySchema,
  v.check(
    ({ isOpen, startTime, endTime }) => !isOpen || (startTime !== '' && startTime < endTime),
    words.opensBeforeItCloses,
  ),
  v.transform((day) => (day.isOpen ? day : { ...day, startTime: '' as const, endTime: '' as const })),
);

const atMost = (max: number) => v.maxLength<string, number, string>(max, words.tooLong(max));

const holiday = v.strictObject({
  date: v.pipe(v.string(), v.isoDate(words.writeTheDate)),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(words.nameTheHoliday), atMost(60)),
});

const HOLIDAYS_MAX = 60;

/** What the desk edits. */
export const chatHours = v.strictObject({
  week: v.pipe(
    v.array(openDay),
    v.check(
      (days) => days.length === 7 && days.every(({ weekdayValue }, at) => weekdayValue === at + 1),
      words.sevenDays,
    ),
  ),
  holidays: v.pipe(v.array(holiday), v.maxLength(HOLIDAYS_MAX, words.tooManyHolidays(HOLIDAYS_MAX))),
  welcome: v.pipe(v.string(), v.trim(), v.nonEmpty(words.writeAWelcome), atMost(300)),
});
export type ChatHours = v.InferOutput<typeof chatHours>;

/** Until the desk has edited them: when the lender's phone is answered, and a plain welcome. */
export function defaultHours(hours: OpeningHours, lenderName: string): ChatHours {
  return { week: businessWeek(hours), holidays: [], welcome: words.welcome(lenderName) };
}

export function isChatOpen({ week, holidays }: Pick<ChatHours, 'week' | 'holidays'>, atMs: number): boolean {
  const today = dateIn(zone, new Date(atMs));
  return !holidays.some(({ date }) => date === today) && isOpenAt(week, atMs);
}

/** The longest that is looked ahead or back. */
const daysMax = 400;

/** How much of the time between two instants someone was in. */
export function openMsBetween(hours: Pick<ChatHours, 'week' | 'holidays'>, fromMs: number, toMs: number): number {
  let total = 0;
  for (const [start, end] of openSpans(hours, fromMs, toMs))
    total += Math.max(0, Math.min(end, toMs) - Math.max(start, fromMs));
  return total;
}

/** When the hours that run at an instant end; null while closed. */
export function openUntil(hours: Pick<ChatHours, 'week' | 'holidays'>, atMs: number): number | null {
  return openSpans(hours, atMs, atMs + 1).find(([start, end]) => start <= atMs && atMs < end)?.[1] ?? null;
}

/** Each stretch in which someone is in, from before one instant until after another. */
export function openSpans({ week, holidays }: Pick<ChatHours, 'week' | 'holidays'>, fromMs: number, toMs: number) {
  const spans: (readonly [number, number])[] = [];
  const closed = new Set(holidays.map(({ date }) => date));
  let date = dateIn(zone, new Date(fromMs));
  for (let days = 0; days < daysMax && instantIn(zone, date, '00:00').getTime() < toMs; days += 1) {
    const day = dayOf(week, date);
    if (day?.isOpen && !closed.has(date))
      spans.push([instantIn(zone, date, day.startTime).getTime(), instantIn(zone, date, day.endTime).getTime()]);
    date = nextDate(date);
  }
  return spans;
}

function dayOf(week: readonly BusinessDay[], date: CalendarDate): BusinessDay | undefined {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return week.find(({ weekdayValue }) => weekdayValue % 7 === weekday);
}

function nextDate(date: CalendarDate): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10) as CalendarDate;
}
