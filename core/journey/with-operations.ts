/** Whether the next step is our own people's. Every queue of theirs is filled by this, so that nothing rests unseen. */
import type { Application } from '../application/application.ts';
import { isOpen, isProposal } from '../conditions/condition.ts';
import { isCountyMissing } from './county.ts';
import { isLikenessOpen } from './last-checks.ts';
import { isClosed, statuses } from './statuses.ts';

type Standing = Pick<
  Application,
  'status' | 'conditions' | 'sentBack' | 'funding' | 'screening' | 'servicing' | 'property'
>;

/**
 * Where the table says so, where a name may be on a list, where an answer waits to be looked at or a proposal to be sent,
 * where what came back waits for no one's answer, where no county is known, and where the servicer refused a line. Of what is over nothing is asked any more, so an answer that came
 * before the end waits for no one.
 */
export function isWithOperations(standing: Standing): boolean {
  const { status, conditions, sentBack, funding } = standing;
  const open = isClosed(status) ? [] : conditions.filter(isOpen);
  return (
    statuses[status].actor === 'operations' ||
    open.some((one) => one.answeredAt !== null || one.isSuspected === true || isProposal(one)) ||
    (!isClosed(status) && isLikenessOpen(standing)) ||
    funding.question !== null ||
    standing.servicing?.state === 'refused' ||
    (sentBack !== null && open.length === 0) ||
    isCountyMissing(standing)
  );
}
