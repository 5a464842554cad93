/**
 * How long an application may rest where it is: the one meaning of overdue for the count, the log, what the borrower reads
 * and what the bot says. Where the next step is ours by the table, the limit runs in business time, as the lists and the
 * promises of the waiting pages do; a vendor, the system and a borrower have it on the clock on the wall. A condition that
 * someone answered, the law's clock and an appointment make work late (item.ts); they are not how long a status may last.
 */
import type { Application, Instant } from '../application/application.ts';
import { homeZone } from '../calendar/time-zones.ts';
import { restsUntil } from '../journey/limits.ts';
import { isClosed, statuses } from '../journey/statuses.ts';
import { limitEnds } from './due.ts';
import { deskQueue, waitingIn } from './queues.ts';

export interface Rest {
  readonly since: Instant;
  /** The last moment in time. */
  readonly overAt: Instant;
}

/** In its status; null where resting is what the status is for. */
export function restInStatus({ status, statusSince, property }: Application): Rest | null {
  const [row, since] = [statuses[status], new Date(statusSince)];
  const overAt = row.actor === 'operations' ? limitEnds(homeZone(property), since, row.limit) : restsUntil(row, since);
  return overAt && { since: statusSince, overAt: overAt.toISOString() };
}

/** An end has no limit of its own; what is still waited for after it has that of its list, such as a servicer's answer. */
export function restOf(application: Application): Rest | null {
  if (!isClosed(application.status)) return restInStatus(application);
  const waiting = waitingIn(application);
  if (waiting === undefined) return null;
  const { queue, since, from } = waiting;
  const { limit, isAhead } = deskQueue(queue);
  // It becomes work in the first moment that is not in time.
  const overAt = isAhead
    ? new Date(Date.parse(from) - 1)
    : limitEnds(homeZone(application.property), new Date(since), limit);
  return overAt && { since, overAt: overAt.toISOString() };
}

/** The very moment it ends is still in time, the next millisecond is not. */
export function isOverdue({ overAt }: Rest, now: Date): boolean {
  return now.getTime() > Date.parse(overAt);
}
