/**
 * Which clocks run. Arriving in a row starts the clocks of the timer events it takes; two events start one of their own.
 * A clock that fires before its deadline was set for an earlier visit, and is refused.
 */
import type { Application, Instant } from '../application/application.ts';
import type { EventName, JourneyEvent, TimerEvent } from './events.ts';
import { isClosed, statuses } from './statuses.ts';

/** Days; a partner lender may have its own. */
export interface TimerPolicy {
  readonly offersDays: number;
  readonly counterOfferDays: number;
  readonly hardCreditDays: number;
  /** How long a borrower may be silent before the notice of incompleteness. */
  readonly silenceDays: number;
  /** How long the notice then gives them (12 CFR 1002.9(c)(2): "a reasonable period"). */
  readonly incompletenessDays: number;
}

export const timerDefaults: TimerPolicy = {
  offersDays: 30,
  counterOfferDays: 30,
  hardCreditDays: 30,
  silenceDays: 14,
  incompletenessDays: 30,
};

export interface Timer {
  readonly event: TimerEvent;
  readonly at: Instant;
}

type Deadlines = Application['deadlines'];

const DAY_MS = 86_400_000;

function inDays(now: Date, days: number): Instant {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

function defined(entries: readonly (readonly [TimerEvent, Instant | null])[]): Deadlines {
  return Object.fromEntries(entries.filter(([, at]) => at !== null));
}

/** The clocks of the row just arrived in. The age of the hard report and the wait for a changed account run on through all rows. */
export function deadlinesOnArrival(application: Application, now: Date, policy: TimerPolicy): Deadlines {
  if (isClosed(application.status)) return {};
  const { on } = statuses[application.status];
  const clocks: readonly (readonly [takes: EventName, starts: TimerEvent, Instant | null])[] = [
    ['offersExpired', 'offersExpired', inDays(now, policy.offersDays)],
    ['counterOfferExpired', 'counterOfferExpired', inDays(now, policy.counterOfferDays)],
    ['incompletenessExpired', 'incompletenessNoticed', inDays(now, policy.silenceDays)],
    ['waitingPeriodElapsed', 'waitingPeriodElapsed', application.notary.closingNotBefore],
    ['rescissionEnded', 'rescissionEnded', application.rescission.endsAt],
  ];
  const running = clocks.flatMap(([takes, starts, at]) => (on[takes] === undefined ? [] : [[starts, at] as const]));
  const { hardCreditExpired = null, accountHoldEnded = null } = application.deadlines;
  return defined([['hardCreditExpired', hardCreditExpired], ['accountHoldEnded', accountHoldEnded], ...running]);
}

/** The clocks that run on, and those that an event itself starts. A clock whose event has happened has rung: it is over. */
export function deadlinesAfter(running: Deadlines, event: JourneyEvent, now: Date, policy: TimerPolicy): Deadlines {
  const others = Object.fromEntries(Object.entries(running).filter(([name]) => name !== event.name));
  if (event.name === 'incompletenessNoticed')
    return { ...others, incompletenessExpired: inDays(now, policy.incompletenessDays) };
  const hasReport = event.name === 'hardCreditReturned' && event.payload.outcome !== 'frozen';
  return hasReport ? { ...others, hardCreditExpired: inDays(now, policy.hardCreditDays) } : others;
}

export function isDue(application: Application, event: EventName, now: Date): boolean {
  const deadlines: Readonly<Partial<Record<EventName, Instant>>> = application.deadlines;
  const at = deadlines[event];
  return at !== undefined && Date.parse(at) <= now.getTime();
}

/** The clocks that were started or moved. */
export function newTimers(before: Deadlines, after: Deadlines): Timer[] {
  return (Object.entries(after) as [TimerEvent, Instant][])
    .filter(([event, at]) => before[event] !== at)
    .map(([event, at]) => ({ event, at }));
}
