/**
 * Acts that take two people. Which are halves of one stands in the table of operations; here it is found out whether the
 * same person did the other half, from what stands in the application and from its history.
 */
import type { Application } from '../application/application.ts';
import type { StaffEvent } from './operation-row.ts';
import { operations, staffEvents } from './operations.ts';

/** Someone who would do it, and what the history has of who did what. */
export interface Doer {
  readonly identityUuid: string;
  readonly done: readonly { readonly event: string; readonly byIdentity: string | null }[];
  /** What they approve, where they do: an approval of something else is no longer one. */
  readonly release?: string | undefined;
}

/** Why this is for someone else, in the row's sentence; null where it is not. */
export function whySomeoneElse(application: Application, event: StaffEvent, who: Doer): string | null {
  const halves = operations[event].otherHalves ?? {};
  const other = staffEvents.find((one) => halves[one] !== undefined && isDoneBy(who, one, application));
  return (other && halves[other]) ?? null;
}

/** An approval counts while it stands; to have confirmed or settled something here counts for good. */
function isDoneBy({ identityUuid, done, release }: Doer, event: StaffEvent, { funding }: Application): boolean {
  if (event === 'fundingApproved')
    return funding.approvers.includes(identityUuid) && (release === undefined || release === funding.release);
  return done.some((one) => one.event === event && one.byIdentity === identityUuid);
}

/** What the history is asked for, before someone does this. */
export function otherHalvesOf(event: StaffEvent): readonly StaffEvent[] {
  return staffEvents.filter((one) => operations[event].otherHalves?.[one] !== undefined);
}
