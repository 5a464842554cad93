/** What an ending must carry: reasons for a decline, an HMDA action for every end, the way back for a fault. */

import * as words from '#core/words/en/journey/ends.ts';
import type { Application, HmdaAction } from '../application/application.ts';
import type { EventName } from './events.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Status, statuses } from './statuses.ts';

/** Once approved, not going through with it is "approved but not accepted", no matter who ended it (Reg. C comment 4(a)(8)(i)). */
function cancelledAs(application: Application, event: EventName | null): HmdaAction {
  if (application.decision === 'APPROVED' || application.decision === 'FINAL') return 2;
  return event === 'incompletenessExpired' ? 5 : 4;
}

/** Its file goes to the servicer; one that was moved here by hand and never paid out has nothing to hand over. */
function handedOver(application: Application, at: string): Application {
  if (application.funding.disbursedAt === null) return application;
  return { ...application, servicing: { state: 'sent', at, why: null, number: null } };
}

/** A fault on top of a fault is no step: what failed first is what it goes on with. */
function failedStep({ status, resumeTo }: Application): Status | null {
  return statuses[status].end === 'fault' ? resumeTo : status;
}

interface Ending {
  readonly to: Status;
  readonly event: EventName | null;
  readonly at: string;
  readonly hmdaAction?: HmdaAction;
}

export function settle(application: Application, { to, event, at, hmdaAction }: Ending): Application | Refusal {
  const ended = (action: HmdaAction) => ({ ...application, outcome: { hmdaAction: hmdaAction ?? action, at } });
  const { end } = statuses[to];
  if (end === undefined) return { ...application, resumeTo: null };
  if (end === 'fault') return { ...application, resumeTo: failedStep(application) };
  if (end === 'funded') return handedOver(ended(1), at);
  if (end === 'cancelled') return ended(cancelledAs(application, event));
  if (application.declineReasons.length === 0) return refuse('noReasons', words.declineMustNameAtLeast);
  const isBeforeCredit = application.credit.outcome === null;
  return { ...ended(3), decision: isBeforeCredit ? 'INELIGIBLE' : 'DECLINE' };
}
