/** The next day that is known to matter to the borrower: an end that is set, an appointment that was made. Nothing is guessed. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { lastDayOf } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import type { Application, Instant } from '../application/application.ts';
import { takes } from './outline.ts';

export const nextDateKinds = ['offersEnd', 'appointment', 'lastDayToCancel'] as const;

export interface NextDate {
  readonly what: (typeof nextDateKinds)[number];
  readonly on: CalendarDate;
  /** From this moment it is past. */
  readonly until: Instant;
}

type Known = Pick<Application, 'status' | 'deadlines' | 'notary' | 'rescission' | 'property'>;

export function nextDate({ status, deadlines, notary, rescission, property }: Known): NextDate | null {
  const zone = homeZone(property);
  const offersEnd = deadlines.offersExpired;
  const slot = takes(status, 'notaryReserved') ? notary.slot : null;
  const cancelBy = takes(status, 'rescinded') && !rescission.isWaived ? rescission.endsAt : null;
  const known: NextDate[] = [
    ...(offersEnd ? [{ what: 'offersEnd', on: dateIn(zone, new Date(offersEnd)), until: offersEnd } as const] : []),
    ...(slot
      ? [{ what: 'appointment', on: dateIn(zone, new Date(slot.startsAt)), until: slot.startsAt } as const]
      : []),
    ...(cancelBy ? [{ what: 'lastDayToCancel', on: lastDayOf(cancelBy, zone), until: cancelBy } as const] : []),
  ];
  return known.toSorted((a, b) => a.until.localeCompare(b.until))[0] ?? null;
}
