/** When those who keep hours are here next: the span that runs now, or the one that begins next, as instants. */
import { addDays, weekdayOf } from '#core/calendar/dates.ts';
import { dateIn, instantIn } from '#core/calendar/zoned.ts';
import type { BusinessDay } from './hours.ts';

export interface Opening {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Hours are written down by this clock. */
const zone = 'America/Los_Angeles';

/** Undefined where no day of the week has hours. */
export function openingFrom(week: readonly BusinessDay[], now: Date): Opening | undefined {
  return openings(week, now).find(({ endsAt }) => endsAt > now);
}

/** The span of a day of the week as it is the next time, for saying the hours by the clock of another zone. */
export function openingOn(week: readonly BusinessDay[], weekdayValue: number, now: Date): Opening | undefined {
  return openings(week, now).find((opening) => opening.weekdayValue === weekdayValue);
}

/** Of today and the seven days after it: a week from now the clocks may have changed, and today may be over. */
function openings(week: readonly BusinessDay[], now: Date): readonly (Opening & { readonly weekdayValue: number })[] {
  const today = dateIn(zone, now);
  return Array.from({ length: 8 }, (_, days) => addDays(today, days)).flatMap((date) => {
    const weekdayValue = weekdayOf(date) || 7;
    const day = week.find((candidate) => candidate.weekdayValue === weekdayValue);
    if (!day?.isOpen) return [];
    return [
      { weekdayValue, startsAt: instantIn(zone, date, day.startTime), endsAt: instantIn(zone, date, day.endTime) },
    ];
  });
}
