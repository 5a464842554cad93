/**
 * When a claim is needed and when it is over. Reading, notes and messages need none. What changes an application is refused
 * while a colleague holds it, except what must never wait for the right person.
 */
import type { Application } from '../application/application.ts';
import type { EventName } from '../journey/events.ts';
import { isStaffEvent, operations } from '../journey/operations.ts';
import { isWithOperations } from '../journey/with-operations.ts';

/** Without a key, a pointer or an open call for so long, a claim is over. */
export const claimIdleMs = 15 * 60_000;

/** What was given to someone waits for them so long. */
export const assignedMs = 24 * 3_600_000;

/** Sending an owner one of our emails again is a message, and a funding is stopped by anyone who may. */
const freeOf: readonly string[] = ['emailOwners', 'stopFunding'];

export function needsClaim(event: EventName): boolean {
  return isStaffEvent(event) && !freeOf.includes(operations[event].permission);
}

/** What a queue waited for was decided, or nothing waits for us any more. What can be done at any time leaves it held. */
export function endsClaim(event: EventName, after: Application): boolean {
  if (!isStaffEvent(event)) return false;
  return operations[event].queue !== 'anytime' || !isWithOperations(after);
}
