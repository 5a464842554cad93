/**
 * (application, event, now) → the application afterwards, what to start and which clocks to set; or why not. Pure: the
 * server locks the row, calls this, and writes everything it returns in one transaction.
 */

import * as words from '#core/words/en/journey/advance.ts';
import type { Application, HmdaAction } from '../application/application.ts';
import { type Condition, isProposal } from '../conditions/condition.ts';
import { approvalsOfWhatStands } from '../payments/release.ts';
import type { EffectName } from './effects.ts';
import { settle } from './ends.ts';
import { type EventName, type JourneyEvent, maySend, type Sender } from './events.ts';
import { asksAgain, withoutAnswersTo } from './last-checks.ts';
import { answered, forAPerson, order } from './orders.ts';
import { owedOf } from './owed.ts';
import { record } from './recorders/index.ts';
import { type Refusal, refuse } from './refusal.ts';
import { besides, heardAfterTheEnd, isClosed, isComplete, type Status, statuses } from './statuses.ts';
import {
  deadlinesAfter,
  deadlinesOnArrival,
  isDue,
  newTimers,
  type Timer,
  type TimerPolicy,
  timerDefaults,
} from './timers.ts';
import { holding, type Way, waitingFor, wayFrom } from './ways.ts';

export interface Advanced {
  readonly ok: true;
  readonly application: Application;
  readonly from: Status;
  readonly to: Status;
  /** The event whose way was taken: the one that arrived, or one that had been held back; null when forced. */
  readonly event: EventName | null;
  /** The fact that chose the way, for the history. */
  readonly because: Because;
  /** In the order they are to be started; those that are rules belong into the same transaction (`isRule`). */
  readonly effects: readonly EffectName[];
  readonly timers: readonly Timer[];
  /** The conditions that keep it from going where the event leads; it goes by itself when the last is cleared. */
  readonly heldBy: readonly Condition[];
  /** Nothing of it was done but asking a person of ours: it would have ordered this once too often. */
  readonly tooMany?: EffectName;
}

type Because = Way['because'] | 'held' | 'forced' | 'tooManyOrders';
export type Outcome = Advanced | Refusal;

export function advance(
  application: Application,
  event: JourneyEvent,
  now: Date,
  policy: TimerPolicy = timerDefaults,
): Outcome {
  const refusal = whyNot(application, event, now);
  if (refusal) return refusal;
  const said = record(application, event, now);
  if ('ok' in said) return said;
  const recorded = approvalsOfWhatStands(application, said, now.toISOString());

  const from = application.status;
  const timed = { ...recorded, deadlines: deadlinesAfter(recorded.deadlines, event, now, policy) };
  const way = wayFrom(timed, event.name);
  if (way === undefined) return refuse('notAllowedHere', words.thereIsNoStepTo);
  const heldBy = holding(timed, way.to);
  if (heldBy.length > 0 && isPerson(event.by)) return refuse('held', saidHeld(heldBy, event.by));
  const isHeld = heldBy.length > 0;
  const kept = isHeld ? { ...timed, heldEvent: event.name } : timed;
  const { to, because, event: cause } = isHeld ? { ...way, to: from, because: 'held' as const } : released(kept, way);

  const again = to === from ? asksAgain(kept, event.name).filter((one) => statuses[from].starts.includes(one)) : [];
  const started = [...startedBy(from, event.name), ...again, ...(to === from ? [] : statuses[to].starts)];
  const ordered = order(answered(withoutAnswersTo(kept, again), event), started, event);
  if (ordered.tooMany !== undefined) return leftToAPerson(application, ordered.tooMany, event, now);
  const arrived = arrive(ordered.application, to, { event: cause, now, policy });
  if ('ok' in arrived) return arrived;
  return {
    ok: true,
    application: arrived,
    from,
    to,
    event: cause,
    because,
    effects: owedOf(arrived, ordered.effects),
    timers: newTimers(application.deadlines, arrived.deadlines),
    heldBy,
  };
}

/** What was said is in the history; the application keeps what it was, and someone of ours is asked. */
function leftToAPerson(application: Application, tooMany: EffectName, event: JourneyEvent, now: Date): Advanced {
  const { name, by, uuid: eventUuid } = event;
  const { status } = application;
  return {
    ok: true,
    application: forAPerson(application, tooMany, { now, at: now.toISOString(), by, eventUuid }),
    from: status,
    to: status,
    event: name,
    because: 'tooManyOrders',
    effects: [],
    timers: [],
    heldBy: [],
    tooMany,
  };
}

/** Whether this event would be looked at here at all: what a screen offers, and what a late answer is measured by. */
export function isAllowed(status: Status, event: EventName): boolean {
  if (statuses[status].on[event] !== undefined) return true;
  const isHeardStill = heardAfterTheEnd.includes(event) && !isComplete(status);
  return besides(status)[event] !== undefined && (!isClosed(status) || isHeardStill);
}

function whyNot(application: Application, { name, by }: JourneyEvent, now: Date): Refusal | undefined {
  if (!isAllowed(application.status, name)) return refuse('notAllowedHere', notHere(application, name, by));
  if (!maySend(by, name)) return refuse('notTheirs', words.isNotForToSay(name, by));
  if (by === 'timer' && !isDue(application, name, now)) return refuse('tooEarly', words.isNotDueYet(name));
  return undefined;
}

/** A person reads no names of events and statuses. */
export const notHere = ({ status }: Application, name: EventName, by: Sender): string =>
  isPerson(by) ? words.isAtAnotherStep : words.cannotHappenWhileTheApplication(name, status);

const isPerson = (by: Sender) => by === 'borrower' || by === 'signer' || by === 'operations';

/** A borrower or signer never reads of what a rule proposes and no one has asked them for. */
function saidHeld(heldBy: readonly Condition[], by: Sender): string {
  const told = by === 'operations' ? heldBy : heldBy.filter((one) => !isProposal(one));
  return told.length === 0 ? words.ourTeamLooksAtIt : waitingFor(told);
}

/** What the event itself starts, beside what the next row will. */
function startedBy(status: Status, event: EventName): readonly EffectName[] {
  const { on, also } = statuses[status];
  return also?.[event] ?? (on[event] === undefined ? (besides(status)[event] ?? []) : []);
}

/** When what held it back is gone, the event that was held leads where it leads now. */
function released(application: Application, way: Way): Way {
  const { status, heldEvent } = application;
  if (way.to !== status || heldEvent === null) return way;
  const next = wayFrom(application, heldEvent);
  return next === undefined || holding(application, next.to).length > 0 ? way : next;
}

interface Arrival {
  readonly event: EventName | null;
  readonly now: Date;
  readonly policy: TimerPolicy;
  readonly isForced?: boolean;
  readonly hmdaAction?: HmdaAction;
}

/** Puts an application in a status, with everything that being there entails. Staying entails nothing. */
export function arrive(application: Application, to: Status, arrival: Arrival): Application | Refusal {
  if (to === application.status && !arrival.isForced) return application;
  const at = arrival.now.toISOString();
  const { event, hmdaAction } = arrival;
  const settled = settle(application, { to, event, at, ...(hmdaAction === undefined ? {} : { hmdaAction }) });
  if ('ok' in settled) return settled;
  const [decision, subDecision] = statuses[to].decision ?? [settled.decision, settled.subDecision];
  const unanswered = withoutAnswersTo(settled, statuses[to].starts);
  const arrived = { ...unanswered, status: to, statusSince: at, heldEvent: null, decision, subDecision };
  return { ...arrived, deadlines: deadlinesOnArrival(arrived, arrival.now, arrival.policy) };
}
