/** What the history says about money, read off the tables of the journey: which steps start payments, and which undo their approvals. */
import type { MoneySent } from '#core/application/kinds.ts';
import { type EffectName, isRule, moneyMovedBy } from '#core/journey/effects.ts';
import { isEventName } from '#core/journey/events.ts';
import { besides, isStatus, statuses } from '#core/journey/statuses.ts';
import type { SealedEvent } from '../../store/history-seals.ts';

type Happened = Pick<SealedEvent, 'event' | 'fromStatus' | 'toStatus'>;

/** What undoes the approvals that were given before it. */
export function voidsApprovals({ event, payload }: SealedEvent): boolean {
  if (event === 'fundingChecked' || event === 'applicantsScreened')
    return (payload as { isClear?: boolean } | null)?.isClear !== true;
  return ['rescissionNoticesReissued', 'reconsidered'].includes(event);
}

/** The effects that a step of the history started. */
function effectsOf({ event, fromStatus, toStatus }: Happened): readonly EffectName[] {
  if (!isStatus(toStatus)) return [];
  const { starts } = statuses[toStatus];
  if (event === 'created' || event === 'forced') return starts.filter((name) => !isRule(name));
  if (!isEventName(event) || fromStatus === null || !isStatus(fromStatus)) return [];
  const { on, also } = statuses[fromStatus];
  const own = also?.[event] ?? (on[event] === undefined ? (besides(fromStatus)[event] ?? []) : []);
  return [...own, ...(fromStatus === toStatus ? [] : starts)].filter((name) => !isRule(name));
}

const sends = (happened: Happened, what: MoneySent) =>
  effectsOf(happened).some((effect) => moneyMovedBy(effect) === what);

export const paysBorrower = (happened: Happened) => sends(happened, 'disbursement');
export const paysCreditors = (happened: Happened) => sends(happened, 'creditorPayment');
