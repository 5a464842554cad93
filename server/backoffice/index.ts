/** What the console reads. Promises that staff see their organisation's work and never their own application. */
import type { Application } from '#core/application/application.ts';
import { type Condition, isOpen } from '#core/conditions/condition.ts';
import { type EventName, events } from '#core/journey/events.ts';
import { type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { isConflictOfInterest } from '#core/roles.ts';
import type { Person } from '../actor.ts';
import { applicationsIn, applicationsWithOpenConditions, type StoredApplication } from '../store/applications.ts';
import type { Database } from '../store/database.ts';

const listMax = 200;

export interface Closing {
  readonly application: Application;
  /** What operations can say here. */
  readonly takes: readonly EventName[];
}

export interface Asked {
  readonly application: Application;
  readonly condition: Condition;
}

/** Between the signed note and the signed deed: where an attorney, the clock or a notary has it. */
const closingStatuses = statusNames.filter((status) => {
  const { on, stage } = statuses[status];
  return stage === 'ENOTARY' && on.withdrawn !== undefined;
});

export type Backoffice = ReturnType<typeof createBackoffice>;

export function createBackoffice({ database }: { readonly database: Database }) {
  return {
    closings: async ({ orgCode, identityUuid }: Person): Promise<Closing[]> => {
      const found = await database.inOrg(orgCode, (tx) => applicationsIn(tx, orgCode, closingStatuses, listMax));
      return found
        .filter(isOthers(identityUuid))
        .map(({ application }) => ({ application, takes: operationsMaySay(application.status) }));
    },
    /** What people were asked for and nobody has cleared: the answered ones first, then the longest asked. */
    conditions: async ({ orgCode, identityUuid }: Person): Promise<Asked[]> => {
      const found = await database.inOrg(orgCode, (tx) => applicationsWithOpenConditions(tx, orgCode, listMax));
      return found
        .filter(isOthers(identityUuid))
        .flatMap(({ application }) =>
          application.conditions.filter(isOpen).map((condition) => ({ application, condition })),
        )
        .toSorted((one, other) => waitingSince(one.condition).localeCompare(waitingSince(other.condition)));
    },
  };
}

/** '0' sorts before '1': whoever answered waits for us, whoever did not we wait for. */
function waitingSince({ answeredAt, created }: Condition): string {
  return answeredAt === null ? `1 ${created}` : `0 ${answeredAt}`;
}

function isOthers(identityUuid: string) {
  return ({ application: { borrower, signers } }: StoredApplication) =>
    !isConflictOfInterest(
      identityUuid,
      [borrower, ...signers].map((one) => one.identityUuid),
    );
}

function operationsMaySay(status: Status): EventName[] {
  const here = Object.keys(statuses[status].on) as EventName[];
  return here.filter((name) => (events[name].sentBy as readonly string[]).includes('operations'));
}
