/**
 * The narrow row of a waiting application, derived from its record alone: what lists, counts and Next ask of a million
 * applications. The door writes it with the application; a chore derives again what older rules wrote.
 */
import type { Application } from '../application/application.ts';
import type { Status } from '../journey/statuses.ts';
import { type ClockName, dueOf } from './due.ts';
import { type DeskFlag, flagsOf, lineCents } from './flags.ts';
import { deskQueue, type QueueId, waitingIn } from './queues.ts';
import { restOf } from './rest.ts';

/** Counts up whenever the same record gives another row: limits, lists, flags, clocks. */
export const itemRules = 5;

export interface WorkItem {
  readonly queue: QueueId;
  readonly status: Status;
  /** Our next step; not where others are to act and it becomes ours by waiting. */
  readonly isOurs: boolean;
  readonly since: string;
  readonly from: string;
  readonly until: string | null;
  readonly dueAt: string | null;
  readonly dueClock: ClockName | null;
  /**
   * In time until then and then too, on every page of the desk: what is ours until it is due, what others are to do as long as
   * the status allows.
   */
  readonly lateAt: string | null;
  /** Since when it rests, and the last moment that this may last, whatever else makes it late; null where nothing ends it. */
  readonly restsSince: string | null;
  readonly restsOverAt: string | null;
  readonly startBy: string;
  readonly state: string;
  readonly lineCents: number;
  readonly flags: readonly DeskFlag[];
  /** Who did a half of what is asked here that another must do: Next passes them by. */
  readonly notFor: readonly string[];
}

/** Null where nothing will ever be ours to do. */
export function workItemOf(application: Application): WorkItem | null {
  const waiting = waitingIn(application);
  if (waiting === undefined) return null;
  const { queue, since, from, until } = waiting;
  const { due, startBy } = dueOf(application, waiting);
  const rest = restOf(application);
  const isOurs = deskQueue(queue).isAhead !== true;
  const dueAt = due?.at.toISOString() ?? null;
  return {
    ...{ queue, status: application.status, isOurs, since, from, until, dueAt },
    dueClock: due?.clock ?? null,
    // It becomes work in the first moment that is not in time.
    lateAt: isOurs ? dueAt : new Date(Date.parse(from) - 1).toISOString(),
    restsSince: rest?.since ?? null,
    restsOverAt: rest?.overAt ?? null,
    startBy: startBy.toISOString(),
    state: application.property.address.state,
    lineCents: lineCents(application),
    flags: flagsOf(application),
    notFor: queue === 'funding' ? application.funding.approvers : [],
  };
}
