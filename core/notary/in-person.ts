/**
 * The rules of a notary in the room: which times may be offered, until when one may be moved, and who pays. Times are
 * instants; days and hours are those on the wall where the house stands, on either side of a clock change.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { dateIn, hourIn } from '#core/calendar/zoned.ts';
import { limits } from '#core/offers/limits.ts';

export interface Slot {
  readonly startsAt: string;
  readonly place: string;
}

const hourMs = 3_600_000;
/** A notary needs to get there, and everyone needs to hear of it. */
const NOTICE_HOURS = 12;
/** Within a day of the appointment the notary is on the way: then we are called instead. */
const MOVABLE_HOURS = 24;
const DAY_STARTS_HOUR = 8;
const DAY_ENDS_HOUR = 20;

interface Offering {
  readonly now: Date;
  /** The earliest moment the law allows. */
  readonly notBefore: string | null;
  readonly timeZone: string;
}

export interface OfferedDay {
  readonly date: CalendarDate;
  readonly slots: readonly Slot[];
}

/** Days in order, each with its times in order; only what is lawful, far enough ahead and at a decent hour. */
export function offeredDays(slots: readonly Slot[], { now, notBefore, timeZone }: Offering): readonly OfferedDay[] {
  const earliestMs = Math.max(
    now.getTime() + NOTICE_HOURS * hourMs,
    notBefore === null ? Number.NEGATIVE_INFINITY : Date.parse(notBefore),
  );
  const days = new Map<CalendarDate, Slot[]>();
  for (const slot of slots.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const at = new Date(slot.startsAt);
    const hour = hourIn(timeZone, at);
    if (at.getTime() < earliestMs || hour < DAY_STARTS_HOUR || hour >= DAY_ENDS_HOUR) continue;
    const date = dateIn(timeZone, at);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return [...days].map(([date, times]) => ({ date, slots: times }));
}

/** Until when the borrower may move or drop an appointment by themselves. */
export function movableUntil({ startsAt }: Slot): Date {
  return new Date(Date.parse(startsAt) - MOVABLE_HOURS * hourMs);
}

/** Why the notary is in the room: a rule wants it, the borrower does, or the video did not work out. */
export const inPersonReasons = ['required', 'chosen', 'videoFailed'] as const;
export type InPersonReason = (typeof inPersonReasons)[number];

/** Who meets a notary because a rule or they themselves want it pays for it, told before; no one pays for what failed. */
export function notaryFeeCents(reason: InPersonReason | null): number {
  return reason === 'required' || reason === 'chosen' ? limits.manualNotarizationCents : 0;
}
