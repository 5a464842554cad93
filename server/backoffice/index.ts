/** What the console reads. Promises that staff see their organisation's work and never their own application. */
import type { Application } from '#core/application/application.ts';
import { type EventName, events } from '#core/journey/events.ts';
import { type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { isConflictOfInterest } from '#core/roles.ts';
import type { Person } from '../actor.ts';
import { applicationsIn } from '../store/applications.ts';
import type { Database } from '../store/database.ts';

const listMax = 200;

export interface Closing {
  readonly application: Application;
  /** What operations can say here. */
  readonly takes: readonly EventName[];
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
        .filter(({ application: { borrower, signers } }) => {
          const people = [borrower, ...signers].map((one) => one.identityUuid);
          return !isConflictOfInterest(identityUuid, people);
        })
        .map(({ application }) => ({ application, takes: operationsMaySay(application.status) }));
    },
  };
}

function operationsMaySay(status: Status): EventName[] {
  const here = Object.keys(statuses[status].on) as EventName[];
  return here.filter((name) => (events[name].sentBy as readonly string[]).includes('operations'));
}
