/** Whether someone may start another application, by the ones they had before. */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { checkTimeSinceLastHeloc } from '#core/eligibility/person.ts';
import type { StoredApplication } from '../../store/applications.ts';

export function lastCompletedOn(earlier: readonly StoredApplication[], timeZone: string): CalendarDate | null {
  const completed = earlier.flatMap(({ completedAt }) => (completedAt ? [dateIn(timeZone, completedAt)] : []));
  return completed.toSorted().at(-1) ?? null;
}

/** Whether this person may start: no application is running, and the last line is old enough. */
export function canStart(
  earlier: readonly StoredApplication[],
  isClosed: (status: Application['status']) => boolean,
  today: CalendarDate,
  timeZone: string,
): boolean {
  const isRunning = earlier.some(({ application }) => !isClosed(application.status));
  const last = lastCompletedOn(earlier, timeZone);
  return !isRunning && (last === null || checkTimeSinceLastHeloc(last, today).ok);
}
