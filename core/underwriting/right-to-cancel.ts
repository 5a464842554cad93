/**
 * Until when the owners of this home may cancel its line: which moments of the application count, and by which calendar. The
 * day that a notice prints and the day that the right ends come from here, so that they can be held against each other.
 */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { type RescissionPeriod, rescissionEnds } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import type { LendingSettings } from './settings.ts';

type Line = Pick<Application, 'notary' | 'property'>;
type Calendar = Pick<LendingSettings, 'rescissionCalendar'>;

/**
 * The last day that notices print, as if they arrived on the day they were asked for: work that is repeated after midnight
 * prints the same day again, and what was printed can be told later.
 */
export function printedLastDay(line: Line, askedAt: Date, settings: Calendar): CalendarDate {
  return rightToCancel(line, askedAt, settings).lastDay;
}

/**
 * Three business days after the last of signing, disclosures and notice, at midnight where the house stands. The
 * disclosures are part of what is signed: no deed counts as signed while a corrected one is on its way.
 */
export function rightToCancel(
  { notary, property }: Line,
  noticeDeliveredAt: Date,
  { rescissionCalendar }: Calendar,
): RescissionPeriod {
  const signedAt = new Date(notary.signedAt ?? noticeDeliveredAt);
  return rescissionEnds({
    signedAt,
    disclosuresDeliveredAt: signedAt,
    noticeDeliveredAt,
    timeZone: homeZone(property),
    calendar: rescissionCalendar,
  });
}
