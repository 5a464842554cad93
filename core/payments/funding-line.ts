/**
 * The narrow row of a line that is on its way to the money, derived from its record alone: what the funding desk adds up and
 * puts in order. The door writes it with the application; a chore derives again what older rules wrote.
 */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { blockersOf, fundingStatuses, fundsFrom, isMoneyBack } from './funding-day.ts';

/** Counts up whenever the same record gives another row: what stops a line, the days of banks. */
export const fundingRules = 1;

export interface FundingLine {
  /** Null: the law lets the money go today. */
  readonly fundsFrom: CalendarDate | null;
  readonly drawCents: number;
  /** How many things stop it that do not pass by themselves: those with the fewest are looked at first. */
  readonly waitsFor: number;
  /** What does pass by itself has passed then; null where nothing has to. */
  readonly clearAt: string | null;
  readonly since: string;
  readonly isReturned: boolean;
}

/** When all that passes by itself is over. */
const endOfTime = new Date(8_640_000_000_000_000);

/** Null where no money is to go out, or all of it has arrived. */
export function fundingLineOf(application: Application): FundingLine | null {
  const { status, statusSince, offers, rescission, accounts } = application;
  if (!fundingStatuses.includes(status)) return null;
  const ends = [rescission.isWaived ? null : rescission.endsAt, accounts.hold?.until ?? null];
  return {
    fundsFrom: fundsFrom(application),
    drawCents: offers.selected?.drawCents ?? 0,
    waitsFor: blockersOf(application, endOfTime).length,
    clearAt: ends.flatMap((end) => end ?? []).reduce<string | null>(later, null),
    since: statusSince,
    isReturned: isMoneyBack(application),
  };
}

const later = (one: string | null, other: string) =>
  one === null || Date.parse(other) > Date.parse(one) ? new Date(other).toISOString() : one;
