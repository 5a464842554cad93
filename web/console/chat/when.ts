/** When something was said. */
import { showTime, showZoned } from '#web/app/dates.ts';

/** By the agent's own clock, named; what was said today needs no date. */
export function sayWhen(instant: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isToday = new Date(instant).toDateString() === new Date().toDateString();
  return isToday ? showTime(instant, timeZone) : showZoned(instant);
}
