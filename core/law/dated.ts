/** Law has days: what is in force from one, until another. Everything here is looked up by a day, never by today's. */
import type { CalendarDate } from '#core/calendar/dates.ts';

/** A published table is too old to go by: the person who asks is told to come again, and work that waits for it waits. */
export class TableTooOld extends Error {}

export interface Dated {
  readonly from: CalendarDate;
  /** The last day on which it holds; absent while no one has changed it. */
  readonly until?: CalendarDate;
}

export function isInForce({ from, until }: Dated, on: CalendarDate): boolean {
  return from <= on && (until === undefined || on <= until);
}

/** The newest row that is in force on the day, whatever the order of the table. */
export function inForce<R extends Dated>(rows: readonly R[], on: CalendarDate): R | undefined {
  return rows.filter((row) => isInForce(row, on)).reduce<R | undefined>((newest, row) => later(newest, row), undefined);
}

function later<R extends Dated>(one: R | undefined, other: R): R {
  return one === undefined || other.from > one.from ? other : one;
}
