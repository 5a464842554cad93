/**
 * The borrower's right to cancel (12 CFR 1026.15): until midnight of the third business day after the last of signing,
 * delivery of the material disclosures and delivery of the notice. No money moves before `endsAt`.
 */
import { GIVE_BACK_DAYS, RESCISSION_DAYS } from '#core/law/clocks.ts';
import { addBusinessDays, type BusinessCalendar, specificCalendar } from './business-days.ts';
import { addDays, type CalendarDate, laterOf } from './dates.ts';
import { dateIn, startOfDay } from './zoned.ts';

export type RescissionClock = {
  readonly signedAt: Date;
  readonly disclosuresDeliveredAt: Date;
  readonly noticeDeliveredAt: Date;
  /** IANA name of the zone the property lies in (`timeZoneOf`). */
  readonly timeZone: string;
  /** The law's calendar unless the lender gives longer (`conservativeCalendar`). */
  readonly calendar?: BusinessCalendar;
};

export type RescissionPeriod = { readonly lastDay: CalendarDate; readonly endsAt: Date };

export function rescissionEnds(clock: RescissionClock): RescissionPeriod {
  const lastEvent = laterOf(
    dateIn(clock.timeZone, clock.signedAt),
    dateIn(clock.timeZone, clock.disclosuresDeliveredAt),
    dateIn(clock.timeZone, clock.noticeDeliveredAt),
  );
  const lastDay = lastDayAfter(lastEvent, clock.calendar ?? specificCalendar);
  return { lastDay, endsAt: startOfDay(addDays(lastDay, 1), clock.timeZone) };
}

/** The third business day after the last of the three, which never counts itself. */
export function lastDayAfter(lastEvent: CalendarDate, calendar: BusinessCalendar): CalendarDate {
  return addBusinessDays(lastEvent, RESCISSION_DAYS, calendar);
}

/** Only consumer credit on the borrower's principal dwelling can be rescinded (1026.15(a)(1)(i), comment 15-1). */
export function canBeRescinded(line: { readonly occupancyType: string; readonly isBusinessPurpose: boolean }): boolean {
  return line.occupancyType === 'HOME' && !line.isBusinessPurpose;
}

export function givenBackBy(heardOn: CalendarDate): CalendarDate {
  return addDays(heardOn, GIVE_BACK_DAYS);
}

/** Whether a cancellation of this moment counts; before the notices are out, when nothing ends yet, every one does. */
export function isInTime(at: Date, endsAt: string | null): boolean {
  return endsAt === null || at.getTime() < Date.parse(endsAt);
}

/** The last day on which someone may cancel, from the midnight that ends it. */
export function lastDayOf(endsAt: string, timeZone: string): CalendarDate {
  return dateIn(timeZone, new Date(Date.parse(endsAt) - 1));
}
