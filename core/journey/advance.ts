/**
 * (application, event, now) → the application afterwards, what to start and which clocks to set; or why not. Pure: the
 * server locks the row, calls this, and writes everything it returns in one transaction.
 */
import type { Application } from '../application/application.ts';
import { type Condition, isOpen } from '../conditions/condition.ts';
import type { EffectName } from './effects.ts';
import { settle } from './ends.ts';
import { type EventName, type JourneyEvent, maySend, type Sender } from './events.ts';
import { choose, facts } from './facts.ts';
import { record } from './recorders/index.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Target } from './row.ts';
import { anywhere, isClosed, isWayOut, type Status, statuses } from './statuses.ts';
import {
  deadlinesAfter,
  deadlinesOnArrival,
  isDue,
  newTimers,
  type Timer,
  type TimerPolicy,
  timerDefaults,
} from './timers.ts';

export interface Advanced {
  readonly ok: true;
  readonly application: Application;
  readonly from: Status;
  readonly to: Status;
  /** In the order they are to be started; those that are rules belong into the same transaction (`isRule`). */
  readonly effects: readonly EffectName[];
  readonly timers: readonly Timer[];
  /** The conditions that keep it from going where the event leads; it goes by itself when the last is cleared. */
  readonly heldBy: readonly Condition[];
}

export type Outcome = Advanced | Refusal;

export function advance(
  application: Application,
  event: JourneyEvent,
  now: Date,
  policy: TimerPolicy = timerDefaults,
): Outcome {
  const from = application.status;
  const { on, also } = statuses[from];
  const way = on[event.name];
  const refusal = whyNot(application, event, now);
  if (refusal) return refusal;
  const recorded = record(application, event, now);
  if ('ok' in recorded) return recorded;

  const timed = { ...recorded, deadlines: { ...recorded.deadlines, ...deadlinesAfter(event, now, policy) } };
  const effects = [...(also?.[event.name] ?? []), ...(way === undefined ? (anywhere[event.name] ?? []) : [])];
  const target = way === undefined ? from : destination(way, timed);
  if (target === undefined)
    return refuse('notAllowedHere', `The step that failed (${timed.resumeTo}) cannot be resumed.`);

  const heldBy = holding(timed, target);
  if (heldBy.length > 0 && isPerson(event.by)) return refuse('held', `Waiting for ${names(heldBy)}.`);
  const held = heldBy.length > 0 ? { ...timed, heldEvent: event.name } : timed;
  const [to, by] = heldBy.length > 0 ? [from, event.name] : released(held, target, event.name);

  const arrived = arrive(held, to, { event: by, now, policy });
  if ('ok' in arrived) return arrived;
  return {
    ok: true,
    application: arrived,
    from,
    to,
    effects: to === from ? effects : [...effects, ...statuses[to].starts],
    timers: newTimers(application.deadlines, arrived.deadlines),
    heldBy,
  };
}

/** Whether this event would be looked at here at all: what a screen offers, and what a late answer is measured by. */
export function isAllowed(status: Status, event: EventName): boolean {
  return statuses[status].on[event] !== undefined || (!isClosed(status) && anywhere[event] !== undefined);
}

function whyNot(application: Application, { name, by }: JourneyEvent, now: Date): Refusal | undefined {
  if (!isAllowed(application.status, name))
    return refuse('notAllowedHere', `${name} cannot happen while the application is ${application.status}.`);
  if (!maySend(by, name)) return refuse('notTheirs', `${name} is not for ${by} to say.`);
  if (by === 'timer' && !isDue(application, name, now)) return refuse('tooEarly', `${name} is not due yet.`);
  return undefined;
}

const isPerson = (by: Sender) => by === 'borrower' || by === 'signer' || by === 'operations';
const names = (conditions: readonly Condition[]) => conditions.map(({ categoryEnum }) => categoryEnum).join(', ');

function destination(way: Target<Status>, application: Application): Status | undefined {
  if (typeof way === 'object' && 'backTo' in way) return way.backTo.find((status) => status === application.resumeTo);
  return choose(way, (fact) => facts[fact](application));
}

/** Open conditions that hold an application where it is, if it is to go on. */
export function holding(application: Application, to: Status): readonly Condition[] {
  if (to === application.status || isWayOut(to)) return [];
  const { heldBy = [] } = statuses[application.status];
  return application.conditions.filter((condition) => isOpen(condition) && heldBy.includes(condition.categoryEnum));
}

/** When what held it back is gone, the event that was held leads where it leads now. */
function released(application: Application, target: Status, event: EventName): readonly [Status, EventName] {
  const { status, heldEvent } = application;
  const way = heldEvent === null ? undefined : statuses[status].on[heldEvent];
  if (target !== status || heldEvent === null || way === undefined) return [target, event];
  const next = destination(way, application) ?? status;
  return holding(application, next).length > 0 ? [status, event] : [next, heldEvent];
}

interface Arrival {
  readonly event: EventName | null;
  readonly now: Date;
  readonly policy: TimerPolicy;
  readonly isForced?: boolean;
  readonly hmdaAction?: 2 | 4 | 5;
}

/** Puts an application in a status, with everything that being there entails. Staying entails nothing. */
export function arrive(application: Application, to: Status, arrival: Arrival): Application | Refusal {
  if (to === application.status && !arrival.isForced) return application;
  const at = arrival.now.toISOString();
  const { event, hmdaAction } = arrival;
  const settled = settle(application, { to, event, at, ...(hmdaAction === undefined ? {} : { hmdaAction }) });
  if ('ok' in settled) return settled;
  const [decision, subDecision] = statuses[to].decision ?? [settled.decision, settled.subDecision];
  const arrived = { ...settled, status: to, statusSince: at, heldEvent: null, decision, subDecision };
  return { ...arrived, deadlines: deadlinesOnArrival(arrived, arrival.now, arrival.policy) };
}
