/**
 * Between instants and calendar dates in a named time zone. Pure given the zone data of the engine.
 * Hides daylight saving: a day may have 23 or 25 hours.
 */
import type { CalendarDate } from './dates.ts';

/** The date on the wall in `timeZone` at the instant `at`. */
export function dateIn(timeZone: string, at: Date): CalendarDate {
  return new Date(at.getTime() + offsetMs(timeZone, at.getTime())).toISOString().slice(0, 10) as CalendarDate;
}

/**
 * The date that has begun at every home a loan can be on: Hawaii’s, the last of the states to turn its page. What is dated by
 * it is never dated after the day of a home; what ends with a day has not ended before it did for everyone.
 */
export const dateBegunEverywhere = (at: Date): CalendarDate => dateIn('Pacific/Honolulu', at);

/** The hour on the wall in `timeZone`, 0 to 23. */
export function hourIn(timeZone: string, at: Date): number {
  return new Date(at.getTime() + offsetMs(timeZone, at.getTime())).getUTCHours();
}

/** The clock on the wall in `timeZone`: `hh:mm`, 00:00 to 23:59. */
export function clockIn(timeZone: string, at: Date): string {
  return new Date(at.getTime() + offsetMs(timeZone, at.getTime())).toISOString().slice(11, 16);
}

/** The instant at which the clock on the wall shows `time` (HH:MM) on `date`; of an hour that comes twice, the first. */
export function instantIn(timeZone: string, date: CalendarDate, time: string): Date {
  const wallMs = Date.parse(`${date}T${time}:00Z`);
  const before = wallMs - offsetMs(timeZone, wallMs - 86_400_000);
  const after = wallMs - offsetMs(timeZone, wallMs + 86_400_000);
  const earlier = Math.min(before, after);
  return new Date(earlier + offsetMs(timeZone, earlier) === wallMs ? earlier : Math.max(before, after));
}

/** The instant at which `date` begins in `timeZone`: local midnight, or the first moment after it where a clock change skips it. */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  const wallMs = Date.parse(`${date}T00:00:00Z`);
  const before = wallMs - offsetMs(timeZone, wallMs - 86_400_000);
  if (before + offsetMs(timeZone, before) === wallMs) return new Date(before);
  const after = wallMs - offsetMs(timeZone, wallMs + 86_400_000);
  return new Date(after + offsetMs(timeZone, after) === wallMs ? after : before);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** American clocks are changed on the hour, and the engine takes long to say how far they are ahead: it is asked once for each quarter of one. */
const quarterMs = 900_000;
const quartersMax = 20_000;
const known = new Map<string, Map<number, number>>();

/** How far the wall clock of `timeZone` is ahead of UTC at the instant `ms`. */
function offsetMs(timeZone: string, ms: number): number {
  if (!(ms >= 0)) return offsetAsTold(timeZone, ms);
  const quarters = known.get(timeZone) ?? new Map<number, number>();
  const quarter = Math.floor(ms / quarterMs);
  const offset = quarters.get(quarter) ?? offsetAsTold(timeZone, ms);
  if (quarters.size >= quartersMax) quarters.clear();
  known.set(timeZone, quarters.set(quarter, offset));
  return offset;
}

function offsetAsTold(timeZone: string, ms: number): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const wallMs = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'] ?? 1,
    part['hour'] ?? 0,
    part['minute'] ?? 0,
    part['second'] ?? 0,
  );
  return wallMs - Math.floor(ms / 1000) * 1000;
}
