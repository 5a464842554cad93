/** Until when the owners of this home may cancel its line: which moments of the application count, and by which calendar. */
import type { Application } from '#core/application/application.ts';
import { type RescissionPeriod, rescissionEnds } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import type { LendingSettings } from './settings.ts';

/**
 * Three business days after the last of signing, disclosures and notice, at midnight where the house stands. The
 * disclosures are part of what is signed: no deed counts as signed while a corrected one is on its way.
 */
export function rightToCancel(
  { notary, property }: Pick<Application, 'notary' | 'property'>,
  noticeDeliveredAt: Date,
  { rescissionCalendar }: Pick<LendingSettings, 'rescissionCalendar'>,
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
