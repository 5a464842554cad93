/**
 * The reader of applications, made before anything that changes one. Promises that other people's applications and absent
 * ones answer alike, no matter who asks through which module; so uploads, links, the notary and messages ask here first.
 */
import type { EventName } from '#core/journey/events.ts';
import type { Person } from '../../actor.ts';
import {
  afterSigning,
  dossier,
  history,
  list,
  maySay,
  mayStart,
  offers,
  overdue,
  type ReadDeps,
  statusOf,
  view,
  workingCase,
} from './read.ts';

export type Views = ReturnType<typeof createViews>;

export function createViews(deps: ReadDeps) {
  return {
    view: (person: Person, uuid: string) => view(deps, person, uuid),
    /** Whether staff may say this of it at all, before anything of what they send is looked at. */
    maySay: (person: Person, uuid: string, event: EventName) => maySay(deps, person, uuid, event),
    /** Only the status, under the same rules: what open pages ask again and again. */
    statusOf: (person: Person, uuid: string) => statusOf(deps, person, uuid),
    list: (person: Person) => list(deps, person),
    mayStart: (person: Person) => mayStart(deps, person),
    history: (person: Person, uuid: string) => history(deps, person, uuid),
    offers: (person: Person, uuid: string) => offers(deps, person, uuid),
    afterSigning: (person: Person, uuid: string) => afterSigning(deps, person, uuid),
    dossier: (person: Person, uuid: string) => dossier(deps, person, uuid),
    overdue: (person: Person, uuid: string) => overdue(deps, person, uuid),
    workingCase: (orgCode: string, uuid: string, seq: number) => workingCase(deps, orgCode, uuid, seq),
  };
}
