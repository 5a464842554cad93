/** What staff do: every action here, with the reason where it is off. */
import type { Permission } from '#core/roles.ts';
import * as words from '#core/words/en/journey/work.ts';
import type { Application } from '../application/application.ts';
import { holding, isAllowed, namesOf } from './advance.ts';
import { firstUnmet } from './operation-needs.ts';
import type { StaffEvent } from './operation-row.ts';
import { operations, staffEvents } from './operations.ts';
import { isWayOut, statuses } from './statuses.ts';
import { type Doer, whySomeoneElse } from './two-people.ts';

export interface Action {
  readonly event: StaffEvent;
  /** Why it cannot be done now, in a sentence; null where it can. */
  readonly whyNot: string | null;
}

interface Onlooker extends Doer {
  readonly now: Date;
  /** Why this person may not do it, whatever the application is like; null where they may. */
  readonly whyNotThey: (permission: Permission) => string | null;
}

/** Everything that the journey takes of staff here, in the order of the table. */
export function actionsFor(application: Application, onlooker: Onlooker): Action[] {
  return staffEvents
    .filter((event) => isAllowed(application.status, event))
    .map((event) => ({ event, whyNot: whyNot(application, event, onlooker) }));
}

function whyNot(application: Application, event: StaffEvent, { now, whyNotThey, ...who }: Onlooker) {
  const { permission, needs = [] } = operations[event];
  const theirs = whyNotThey(permission);
  if (theirs !== null) return theirs;
  const unmet = firstUnmet(needs, application, now);
  if (unmet) return unmet.reason;
  return whySomeoneElse(application, event, who) ?? whyHeldBack(application, event);
}

/** Open conditions keep it here, wherever it would lead. */
function whyHeldBack(application: Application, event: StaffEvent): string | null {
  const { status } = application;
  const target = statuses[status].on[event];
  if (target === undefined || (typeof target === 'object' && 'backTo' in target)) return null;
  const places = typeof target === 'string' ? [target] : target.map(([, to]) => to);
  if (places.some((to) => to === status || isWayOut(to))) return null;
  const [first] = places;
  const held = first === undefined ? [] : holding(application, first);
  return held.length === 0 ? null : words.waitingFor(namesOf(held));
}
