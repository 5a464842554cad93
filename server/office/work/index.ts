/** What the console reads. Promises that staff see their organisation's work and never their own application. */
import type { Application } from '#core/application/application.ts';
import { type Condition, isOpen, isProposal } from '#core/conditions/condition.ts';
import { actsOn, type OfferedAct } from '#core/desk/condition-acts.ts';
import { isTerminal, statuses, statusNames } from '#core/journey/statuses.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { applicationsIn, applicationsWithOpenConditions } from '../../store/applications.ts';
import type { Database } from '../../store/database.ts';

export { type Assignments, createAssignments } from './assign.ts';
export { createJourneyMap, type JourneyMap } from './journey-map.ts';
export { createWorkLists, type WorkLists } from './lists.ts';
export { createOverdue, type OverdueWork } from './overdue.ts';
export { createWorkViews, type WorkViews } from './views.ts';

const listMax = 200;

interface BackofficeOptions {
  readonly database: Database;
}

export interface Closing {
  readonly application: Application;
}

export interface Asked {
  readonly application: Application;
  readonly condition: Condition;
  readonly acts: readonly OfferedAct[];
}

/** From the papers to the last payment: by the stage that the table gives, as far as something can still happen. */
const closingStages: readonly unknown[] = ['SIGNING', 'ENOTARY', 'COMPLETE'];
const closingStatuses = statusNames.filter(
  (status) => closingStages.includes(statuses[status].stage) && !isTerminal(status),
);

export type Backoffice = ReturnType<typeof createBackoffice>;

export function createBackoffice({ database }: BackofficeOptions) {
  return {
    closings: async (person: Person): Promise<Closing[]> => {
      const { orgCode } = person;
      const found = await database.inOrg(orgCode, (tx) => applicationsIn(tx, orgCode, closingStatuses, listMax));
      return found
        .filter(({ application }) => !isTheirOwn(person, application))
        .map(({ application }) => ({ application }));
    },
    /** What people were asked for and no one has cleared: the answered ones first, then the longest asked. */
    conditions: async (person: Person): Promise<Asked[]> => {
      const { orgCode } = person;
      const found = await database.inOrg(orgCode, (tx) => applicationsWithOpenConditions(tx, orgCode, listMax));
      return found
        .filter(({ application }) => !isTheirOwn(person, application))
        .flatMap(({ application }) =>
          application.conditions
            .filter(isOpen)
            .map((condition) => ({ application, condition, acts: actsOn(condition, application, person.roles) })),
        )
        .toSorted((one, other) => waitingSince(one.condition).localeCompare(waitingSince(other.condition)));
    },
  };
}

/** '0' sorts before '1': those who answered wait for us, and so does what a rule proposes; we wait for the others. */
function waitingSince(condition: Condition): string {
  const { answeredAt, created } = condition;
  if (isProposal(condition)) return `0 ${created}`;
  return answeredAt === null ? `1 ${created}` : `0 ${answeredAt}`;
}
