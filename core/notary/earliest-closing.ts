/** Before which moment the law lets no one sign note and deed; null where it sets none. Only Texas makes people wait. */
import type { Application } from '../application/application.ts';
import type { CalendarDate } from '../calendar/dates.ts';
import { texasEarliestClosing } from '../calendar/texas.ts';
import { dateIn, startOfDay } from '../calendar/zoned.ts';

type Applied = Pick<Application, 'property' | 'submittedAt' | 'createdAt' | 'closing'>;

interface Known {
  /** When the borrower had the final figures; null before they are out. */
  readonly figuresAt: Date | null;
  /** When the last equity loan on the same home closed, as far as anyone knows. */
  readonly lastEquityLoanOn?: CalendarDate | null | undefined;
  readonly now: Date;
}

/**
 * The twelve days run from the application and from the delivery of the notice, whichever is later. A notice of which no
 * delivery is known has been delivered today at the earliest, so nothing closes before twelve days from now.
 */
export function earliestClosing(
  { property, submittedAt, createdAt, closing: { noticesDeliveredAt } }: Applied,
  { figuresAt, lastEquityLoanOn, now }: Known,
): string | null {
  if (property.address.state !== 'TX') return null;
  const timeZone = property.timeZone ?? 'America/Chicago';
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
