/** What the console reads. Promises that staff see their organization's work and never their own application. */
import type { Application } from '#core/application/application.ts';
import { type Condition, isOpen, isProposal } from '#core/conditions/condition.ts';
import { actsOn, type OfferedAct } from '#core/desk/condition-acts.ts';
import { deskQueues } from '#core/desk/queues.ts';
import { isTerminal, statuses, statusNames } from '#core/journey/statuses.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import {
  applicationsThatAreOurs,
  applicationsWithOthers,
  conditionsThatAreOurs,
  conditionsWithOthers,
  type ListedApplication,
} from '../../store/application-lists.ts';
import type { Database } from '../../store/database.ts';
import { type DeskPage, markAt, pageOf, readMark, readMax } from '../../store/pages.ts';

export { type Assignments, createAssignments } from './assign.ts';
export { createJourneyMap, type JourneyMap } from './journey-map.ts';
export { createWorkLists, type WorkLists } from './lists.ts';
export { createOverdue, type OverdueWork } from './overdue.ts';
export { createWorkViews, type WorkViews } from './views.ts';

interface BackofficeOptions {
  readonly database: Database;
}

/** Whose turn it is: one list of each, since what waits for us is not to be looked for among what does not. */
export interface AskedList {
  readonly side: 'ours' | 'others';
  readonly cursor?: string | undefined;
}

export interface Closing {
  readonly application: Application;
}

export interface Asked {
  readonly application: Application;
  readonly version: number;
  readonly condition: Condition;
  readonly acts: readonly OfferedAct[];
}

/** From the papers to the last payment: by the stage that the table gives, as far as something can still happen. */
const closingStages: readonly unknown[] = ['SIGNING', 'ENOTARY', 'COMPLETE'];
const closingStatuses = statusNames.filter(
  (status) => closingStages.includes(statuses[status].stage) && !isTerminal(status),
);
/** Where an answer, a proposal or papers held for false wait for us. */
const conditionQueues = deskQueues.filter(({ queue, status }) => queue === 'conditions' && status === null);

export type Backoffice = ReturnType<typeof createBackoffice>;

export function createBackoffice({ database }: BackofficeOptions) {
  return {
    closings: async (person: Person, { side, cursor }: AskedList): Promise<DeskPage<Closing>> => {
      const { orgCode } = person;
      const asked = { statuses: closingStatuses, after: readMark(cursor), max: readMax };
      const read = side === 'ours' ? applicationsThatAreOurs : applicationsWithOthers;
      const page = listed(await database.inOrg(orgCode, (tx) => read(tx, orgCode, asked)));
      return { ...page, rows: page.rows.filter(({ application }) => !isTheirOwn(person, application)) };
    },
    /** What people were asked for and no one has cleared, of an application together: the answered first, then the longest asked. */
    conditions: async (person: Person, { side, cursor }: AskedList): Promise<DeskPage<Asked>> => {
      const { orgCode } = person;
      const asked = { queues: conditionQueues.map(({ id }) => id), after: readMark(cursor), max: readMax };
      const read = side === 'ours' ? conditionsThatAreOurs : conditionsWithOthers;
      const page = listed(await database.inOrg(orgCode, (tx) => read(tx, orgCode, asked)));
      return {
        ...page,
        rows: page.rows
          .filter(({ application }) => !isTheirOwn(person, application))
          .flatMap(({ application, version }) =>
            application.conditions
              .filter(isOpen)
              .map((condition) => ({
                application,
                version,
                condition,
                acts: actsOn(condition, application, person.roles),
              }))
              .toSorted((one, other) => waitingSince(one.condition).localeCompare(waitingSince(other.condition))),
          ),
      };
    },
  };
}

const listed = (found: readonly ListedApplication[]) =>
  pageOf(found, ({ at, application }) => markAt(at, application.uuid));

/** '0' sorts before '1': those who answered wait for us, and so does what a rule proposes; we wait for the others. */
function waitingSince(condition: Condition): string {
  const { answeredAt, created } = condition;
  if (isProposal(condition)) return `0 ${created}`;
  return answeredAt === null ? `1 ${created}` : `0 ${answeredAt}`;
}
