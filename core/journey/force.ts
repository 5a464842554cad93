/**
 * The operator's way out of any row. It asks for a reason and a name, carries what an end must carry, and starts the
 * row's effects again even where the application already is: forcing a stuck step to itself tries it again.
 */

import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import type { Permission } from '#core/roles.ts';
import * as words from '#core/words/en/journey/force.ts';
import type { Application } from '../application/application.ts';
import { isReleased, withoutApprovals } from '../payments/release.ts';
import { type Advanced, arrive, type Outcome } from './advance.ts';
import { type EffectName, moneyMovedBy } from './effects.ts';
import { areLastChecksClear } from './last-checks.ts';
import { withoutLive } from './orders.ts';
import { owedOf } from './owed.ts';
import { decline } from './recorders/recorder.ts';
import { type Refusal, refuse } from './refusal.ts';
import { isDeclined, type Status, statuses } from './statuses.ts';
import { newTimers, type TimerPolicy, timerDefaults } from './timers.ts';

/** What a person needs for it: it is no event, so no row of operations.ts names it. */
export const forcing = 'forceStatus' satisfies Permission;

export interface Force {
  readonly to: Status;
  readonly reason: string;
  /** The identity of the person who does it. */
  readonly by: string;
  /** Needed when it is forced into a decline. */
  readonly declineReasons?: readonly RuleCode[] | undefined;
  /** For a cancellation; worked out when it is not given. */
  readonly hmdaAction?: 2 | 4 | 5;
}

/** Arriving there sends money. */
export const isMoneyRow = (status: Status) => {
  const { starts }: { readonly starts: readonly EffectName[] } = statuses[status];
  return starts.some((effect) => moneyMovedBy(effect) !== undefined);
};

/** No one moves money alone, not even by moving the application; and what was sent is sent again only once it came back. */
function whyNoMoney(application: Application, to: Status): Refusal | undefined {
  if (!isMoneyRow(to)) return undefined;
  if (application.status === to) return refuse('notAllowedHere', words.whatWasSentIsSent);
  if (!isReleased(application.funding)) return refuse('held', words.moneyGoesOutOnlyWhen);
  if (!areLastChecksClear(application)) return refuse('held', words.lastChecksAreNotClear);
  return undefined;
}

export function force(
  application: Application,
  { to, reason, by, declineReasons = [], hmdaAction }: Force,
  now: Date,
  policy: TimerPolicy = timerDefaults,
): Outcome {
  if (reason.trim() === '') return refuse('noReasons', words.forcingAStatusNeedsA);
  if (by === application.borrower.identityUuid) return refuse('notTheirs', words.noOneMayForceTheir);
  const refusal = whyNoMoney(application, to);
  if (refusal) return refusal;
  const known = isDeclined(to) ? decline(application, ...declineReasons) : { ...application, declineReasons: [] };
  // A file that was closed is open again, and says so until the next decision.
  const reopened: Application = known.outcome === null ? known : { ...known, outcome: null, decision: 'REVIEW' };
  const open = isMoneyRow(to)
    ? reopened
    : withoutApprovals(reopened, words.applicationWasMovedByHand, now.toISOString());
  const arrival = { event: null, now, policy, isForced: true, ...(hmdaAction === undefined ? {} : { hmdaAction }) };
  const arrived = arrive(withoutLive(open), to, arrival);
  if ('ok' in arrived) return arrived;
  const outcome: Advanced = {
    ok: true,
    application: arrived,
    from: application.status,
    event: null,
    because: 'forced',
    to,
    effects: owedOf(arrived, statuses[to].starts),
    timers: newTimers(application.deadlines, arrived.deadlines),
    heldBy: [],
  };
  return outcome;
}
