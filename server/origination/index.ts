/**
 * Applications. Promises: every change goes through one door, in one transaction with its event and what must follow;
 * nothing is lost, nothing is done twice, and the history can be checked by anybody. Hides locks, hashes and the queue.
 */
import type { Force } from '#core/journey/force.ts';
import type { Person } from '../actor.ts';
import type { OriginationDeps } from './deps.ts';
import { history, list, mayStart, offers, view, workingCase } from './read.ts';
import { type Command, command, type Delivery, deliver, forceStatus } from './signal.ts';
import { type Start, start } from './start.ts';

export type { StoredApplication } from '../store/applications.ts';
export type { History, WorkingCase } from './read.ts';
export type { Command, Delivered, Delivery } from './signal.ts';

export type Origination = ReturnType<typeof createOrigination>;

export function createOrigination(deps: OriginationDeps) {
  return {
    start: (wish: Start) => start(deps, wish),
    /** A person does something. */
    command: (wish: Command) => command(deps, wish),
    /** A vendor, the clock or the system says something. */
    deliver: (word: Delivery) => deliver(deps, word),
    force: (person: Person, uuid: string, wish: Omit<Force, 'by'>) => forceStatus(deps, person, uuid, wish),
    view: (person: Person, uuid: string) => view(deps, person, uuid),
    list: (person: Person) => list(deps, person),
    mayStart: (person: Person) => mayStart(deps, person),
    history: (person: Person, uuid: string) => history(deps, person, uuid),
    offers: (person: Person, uuid: string) => offers(deps, person, uuid),
    workingCase: (orgCode: string, uuid: string) => workingCase(deps, orgCode, uuid),
  };
}
