/**
 * Before which moment the law lets no one sign note and deed; null where it sets none. Texas makes people wait, and everywhere
 * a first lien closes three business days after the borrower had the copy of the valuation (12 CFR 1002.14(a)(1)).
 */

import { homeZone } from '#core/calendar/time-zones.ts';
import type { Application } from '../application/application.ts';
import { isFirstLien } from '../application/first-lien.ts';
import { addBusinessDays, generalCalendar } from '../calendar/business-days.ts';
import type { CalendarDate } from '../calendar/dates.ts';
import { texasEarliestClosing } from '../calendar/texas.ts';
import { dateIn, startOfDay } from '../calendar/zoned.ts';
import { VALUATION_COPY_DAYS } from '../law/clocks.ts';

type Applied = Pick<Application, 'property' | 'submittedAt' | 'createdAt' | 'closing' | 'liens'>;

interface Known {
  /** When the borrower had the final figures; null before they are out. */
  readonly figuresAt: Date | null;
  /** When the last equity loan on the same home closed, as far as anyone knows. */
  readonly lastEquityLoanOn?: CalendarDate | null | undefined;
  readonly now: Date;
}

export function earliestClosing(applied: Applied, known: Known): string | null {
  const days = [texasDay(applied, known), copyRead(applied, known)].filter((day) => day !== null);
  return days.toSorted().at(-1) ?? null;
}

/** The copy goes with the closing disclosure; where no delivery is known, it has been delivered today at the earliest. */
function copyRead(applied: Applied, { now }: Known): string | null {
  if (!isFirstLien(applied)) return null;
  const timeZone = homeZone(applied.property);
  const copiedOn = dateIn(timeZone, new Date(applied.closing.valuationCopiedAt ?? now));
  return startOfDay(addBusinessDays(copiedOn, VALUATION_COPY_DAYS, generalCalendar), timeZone).toISOString();
}

/**
 * The twelve days run from the application and from the delivery of the notice, whichever is later. A notice of which no
 * delivery is known has been delivered today at the earliest, so nothing closes before twelve days from now.
 */
function texasDay(
  { property, submittedAt, createdAt, closing: { noticesDeliveredAt } }: Applied,
  { figuresAt, lastEquityLoanOn, now }: Known,
): string | null {
  if (property.address.state !== 'TX') return null;
  const timeZone = homeZone(property);
  const on = (at: string | Date) => dateIn(timeZone, new Date(at));
  const earliest = texasEarliestClosing({
    appliedOn: on(submittedAt ?? createdAt),
    noticeSentOn: on(noticesDeliveredAt ?? now),
    noticeSentBy: 'electronic',
    ...(figuresAt && { finalFiguresReceivedOn: on(figuresAt) }),
    ...(lastEquityLoanOn && { lastEquityLoanClosedOn: lastEquityLoanOn }),
  });
  return startOfDay(earliest.on, timeZone).toISOString();
}
