/** Whether the next step is our own people's. Every queue of theirs is filled by this, so that nothing rests unseen. */
import type { Application } from '../application/application.ts';
import { isOpen } from '../conditions/condition.ts';
import { statuses } from './statuses.ts';

type Standing = Pick<Application, 'status' | 'conditions' | 'sentBack'>;

/** Where the table says so, where an answer waits to be looked at, and where a vendor handed something back. */
export function isWithOperations({ status, conditions, sentBack }: Standing): boolean {
  return (
    statuses[status].actor === 'operations' ||
    sentBack !== null ||
    conditions.some((one) => isOpen(one) && one.answeredAt !== null)
  );
}
