/** What the history says about money, read off the tables of the journey: which events start, settle or return payments. */
import { type EffectName, isRule } from '#core/journey/effects.ts';
import { isEventName } from '#core/journey/events.ts';
import { anywhere, isStatus, statuses } from '#core/journey/statuses.ts';
import type { SealedEvent } from '../../store/history-seals.ts';

type Happened = Pick<SealedEvent, 'event' | 'fromStatus' | 'toStatus'>;

export const settling: ReadonlySet<string> = new Set(['fundsDisbursed', 'creditorsPaid', 'creditorPaymentReturned']);
/** What was never sent is owed again, as what came back is. */
export const returning: ReadonlySet<string> = new Set([
  'disbursementReturned',
  'creditorPaymentReturned',
  'paymentWithheld',
]);

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
  const own = also?.[event] ?? (on[event] === undefined ? (anywhere[event] ?? []) : []);
  return [...own, ...(fromStatus === toStatus ? [] : starts)].filter((name) => !isRule(name));
}

export const paysBorrower = (happened: Happened) => effectsOf(happened).includes('disburseFunds');
export const paysCreditors = (happened: Happened) => effectsOf(happened).includes('payCreditors');
