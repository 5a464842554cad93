/** Days and moments as people read them. A moment is shown in the zone named, or in the reader's own. */
import { fullDay, monthDay } from '#core/words/en/days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** One is kept for each form and zone: a list makes thousands, and taking away what made them stops the page for 100 ms. */
function format(instant: string, options: Intl.DateTimeFormatOptions, timeZone?: string): string {
  const key = JSON.stringify([options, timeZone]);
  const kept = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone && { timeZone }) });
  formats.set(key, kept);
  return kept.format(Date.parse(instant));
}

/** "Mar 2, 2026, 11:00 AM" */
export function showMoment(instant: string, timeZone?: string): string {
  return format(instant, { dateStyle: 'medium', timeStyle: 'short' }, timeZone);
}

/** The same with the zone's letters, where readers sit in several: "Mar 2, 2026, 11:00 AM PST" */
export function showZoned(instant: string, timeZone?: string): string {
  const whole = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return format(instant, { ...whole, timeZoneName: 'short' }, timeZone);
}

/** By the clock where the home is, named, in a sentence: "April 30, 2026 at 3:00 AM PDT" */
export function sayMoment(instant: string, timeZone: string): string {
  const whole = { month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return format(instant, { ...whole, timeZoneName: 'short' }, timeZone);
}

/** The same within days of it, by the reader's own clock where no other is named: "Thursday, April 30 at 3:00 AM PDT" */
export function sayNearMoment(instant: string, timeZone?: string): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return format(instant, { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, timeZone);
}

/** The day of an appointment: "Thursday, April 30" */
export function showDay(instant: string, timeZone: string): string {
  return format(instant, { weekday: 'long', month: 'long', day: 'numeric' }, timeZone);
}

/** Its hour, with the zone's own letters, which change with the season: "3:00 AM PDT" */
export function showTime(instant: string, timeZone: string): string {
  return format(instant, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, timeZone);
}

/** The hour of something that was just now, by the reader's own clock where no other is named: "3:00 AM" */
export function showClock(instant: string, timeZone?: string): string {
  return format(instant, { hour: 'numeric', minute: '2-digit' }, timeZone);
}

/** An hour in a sentence that names the zone itself: "8 AM", "8:30 AM" */
export function sayHour(instant: string, timeZone: string): string {
  return showClock(instant, timeZone).replace(':00', '');
}

/** "Monday" */
export function sayWeekday(instant: string, timeZone: string): string {
  return format(instant, { weekday: 'long' }, timeZone);
}

/**
 * A calendar date has no time zone, and must not be shown in one: "Thursday, April 30, 2026". It and the next but one stand
 * on the pages that people wait for most, so they do without the browser's own formats, as day-of.ts does.
 */
export function sayDay(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  return fullDay(at.getUTCDay(), at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}

/** The same where there is little room, "Apr 30, 2026"; what is none, such as the name of a sum, stays as it is. */
export function showDate(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? format(`${date}T00:00:00Z`, { dateStyle: 'medium' }, 'UTC') : date;
}

/** Within a year, in the fewest letters: "Apr 30" */
export function showMonthDay(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  return monthDay(at.getUTCMonth() + 1, at.getUTCDate());
}

/** The name of the clock on the wall there, such as "Pacific Time". */
export function sayZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
