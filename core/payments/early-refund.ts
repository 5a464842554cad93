/**
 * Which fee an applicant gets back who opens no line: what was paid in the three business days after the disclosures came with
 * the application (12 CFR 1026.40(h)), and what was paid before we changed the terms and they did not want the new ones
 * (1026.40(g)). The appraisal is the only fee that is paid before closing. After a signature the right to cancel gives back all.
 */

import type { Application } from '#core/application/application.ts';
import { addBusinessDays, generalCalendar } from '#core/calendar/business-days.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { REFUND_DAYS } from '#core/law/clocks.ts';

type Ended = Pick<Application, 'valuation' | 'notary' | 'outcome' | 'offers' | 'property' | 'createdAt'>;

/** In cents; null where nothing is owed. */
export function feeOwedBack({ valuation, notary, outcome, offers, property, createdAt }: Ended): number | null {
  const { appraisalPayment, appraisalFeeCents } = valuation;
  if (appraisalPayment?.state !== 'PAID' || notary.signedAt !== null || outcome === null) return null;
  const day = (at: string) => dateIn(homeZone(property), new Date(at));
  const isInTime = day(outcome.at) <= addBusinessDays(day(createdAt), REFUND_DAYS, generalCalendar);
  return isInTime || offers.counterOffer !== null ? appraisalFeeCents : null;
}
