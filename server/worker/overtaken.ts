import { isClosed, isComplete, isStatus } from '#core/journey/statuses.ts';
import type { WorkingCase } from '../lending/origination/index.ts';

/** Ended without a line by something later: no one's credit is pulled, and nothing ordered or sent, for what was given up. */
export function isOvertaken({ application: { status }, event }: WorkingCase): boolean {
  const wasEnd = event !== undefined && isStatus(event.toStatus) && isClosed(event.toStatus);
  return isClosed(status) && !isComplete(status) && !wasEnd;
}
