/**
 * When a piece of work is due, and how near it is to being late. The server stores what does not change (`dueOf`), browser
 * and server read the moment's risk off it (`riskOf`): one function for both, so that a chip never contradicts the order.
 */
import { addBusinessDaysAt, addBusinessMs, businessDayMs, businessMsBetween } from '#core/calendar/business-hours.ts';
import { everyTimeZone, homeZone } from '#core/calendar/time-zones.ts';
import { clocks } from '#core/words/en/desk/queues.ts';
import type { Application } from '../application/application.ts';
import { creditDecisionDue } from '../journey/credit-clocks.ts';
import type { Row } from '../journey/row.ts';
import { isClosed } from '../journey/statuses.ts';
import { deskQueue, type QueueId, type Waiting } from './queues.ts';

export type ClockName = keyof typeof clocks;
export const clockNames = Object.keys(clocks) as ClockName[];

interface Clock {
  readonly clock: ClockName;
  readonly at: Date;
}

export interface Due {
  /** The clock that runs out first; null where none runs. */
  readonly due: Clock | null;
  /** The others, the earliest first. */
  readonly others: readonly Clock[];
  /** The last moment to begin and still be in time: what lists are sorted by. */
  readonly startBy: Date;
}

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** What has no clock comes after everything that has one. */
export const noStartBy = new Date('9999-12-31T00:00:00.000Z');

export const zoneOf = ({ property }: Pick<Application, 'property'>): string => homeZone(property);

type Limit = Row<string>['limit'];

/** `m` and `h` count business minutes and hours, `d` business days at the same time on the wall. */
export function limitEnds(zone: string, since: Date, limit: Limit): Date | null {
  if (limit === 'never') return null;
  const count = Number(limit.slice(0, -1));
  if (limit.endsWith('d')) return addBusinessDaysAt(zone, since, count);
  return addBusinessMs(zone, since, count * (limit.endsWith('h') ? hourMs : minuteMs));
}

export function dueOf(application: Application, { queue, from }: Pick<Waiting, 'queue' | 'from'>): Due {
  const zone = zoneOf(application);
  const { limit, handsOnMin } = deskQueue(queue);
  const since = new Date(from);
  const ends = limitEnds(zone, since, limit);
  const running: Clock[] = [
    ...(ends === null ? [] : [{ clock: 'limit', at: ends } as const]),
    ...clocksOf(application, since),
  ];
  const [due = null, ...others] = running.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const startBy = due === null ? noStartBy : addBusinessMs(zone, due.at, -handsOnMin * minuteMs);
  return { due, others, startBy };
}

/**
 * What is work at `now` in this list is not to be begun later than this, wherever the home is: what became work earlier ends
 * earlier, and no other clock makes it later. So far a list is read whose rows are there before they are work.
 */
export function latestStartBy(queue: QueueId, now: Date): Date {
  const { limit } = deskQueue(queue);
  const ends = everyTimeZone.map((zone) => limitEnds(zone, now, limit) ?? noStartBy);
  return new Date(Math.max(...ends.map((end) => end.getTime())));
}

/** By when the law wants an answer, by the earliest of its clocks; null where none runs. */
export function decisionDueAt(application: Application): Date | null {
  const due = creditDecisionDue(application);
  return due && new Date(due.dueAt);
}

/** Clocks of the law and of what was agreed. One that had run out before it became work is no reason to hurry. */
function clocksOf(application: Application, since: Date): Clock[] {
  const { status, deadlines, notary } = application;
  if (isClosed(status)) return [];
  const lawful = decisionDueAt(application);
  const moment = (clock: ClockName, at: string | null | undefined) =>
    at && Date.parse(at) > since.getTime() ? [{ clock, at: new Date(at) }] : [];
  return [
    // The law's own stays, also when it is over: nothing is later than that.
    ...(lawful === null ? [] : [{ clock: 'regulationB', at: lawful } as const]),
    ...moment('creditReport', deadlines.hardCreditExpired),
    ...moment('rescission', deadlines.rescissionEnded),
    ...moment('appointment', notary.signedAt === null ? notary.slot?.startsAt : null),
  ];
}

export interface Risk {
  /** Business time until it is due; negative when it is late. */
  readonly leftMs: number;
  readonly level: 'late' | 'soon' | 'onTime';
}

interface Dated {
  readonly queue: QueueId;
  readonly timeZone: string;
  /** Null where no clock runs. */
  readonly dueAt: string | null;
}

export function riskOf({ queue, timeZone, dueAt }: Dated, now: Date): Risk | null {
  if (dueAt === null) return null;
  const leftMs = businessMsBetween(timeZone, now, new Date(dueAt));
  const isLate = now.getTime() > Date.parse(dueAt);
  const level = isLate ? 'late' : leftMs < soonMs(deskQueue(queue).limit) ? 'soon' : 'onTime';
  return { leftMs, level };
}

/** Two hours, or a quarter of the limit where that is less. */
function soonMs(limit: Limit): number {
  return Math.min(2 * hourMs, (businessMsOf(limit) ?? Number.POSITIVE_INFINITY) / 4);
}

/** A limit of ours as business time; null where there is none. */
export function businessMsOf(limit: Limit): number | null {
  if (limit === 'never') return null;
  const unit = { m: minuteMs, h: hourMs, d: businessDayMs }[limit.slice(-1) as 'm' | 'h' | 'd'];
  return Number(limit.slice(0, -1)) * unit;
}
