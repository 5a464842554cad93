import type { EffectName } from '#core/journey/effects.ts';
import type { JourneyEvent } from '#core/journey/events.ts';
import { isReplaced } from '#core/journey/orders.ts';
import { isOwed } from '#core/journey/owed.ts';
import { isClosed, isComplete, isStatus } from '#core/journey/statuses.ts';
import type { WorkingCase } from '../lending/origination/index.ts';

/** Ended without a line by something later: no one's credit is pulled, and nothing ordered or sent, for what was given up. */
export function isOvertaken({ application: { status }, event }: WorkingCase): boolean {
  const wasEnd = event !== undefined && isStatus(event.toStatus) && isClosed(event.toStatus);
  return isClosed(status) && !isComplete(status) && !wasEnd;
}

/** The borrower has named something else since: one order at a time, and the newest is the one. */
export function isOutdone({ application, event }: WorkingCase, effect: string): boolean {
  return isReplaced(application, effect as EffectName, event as Pick<JourneyEvent, 'name' | 'payload'> | undefined);
}

/** Nothing of the kind is owed: a job of an earlier release, or of an application that is no longer what it was. */
export function isNotOwed({ application }: WorkingCase, effect: string): boolean {
  return !isOwed(application, effect);
}
