/** What the console reads. Promises that staff see their organisation's work and never their own application. */
import type { Application } from '#core/application/application.ts';
import { type Condition, isOpen } from '#core/conditions/condition.ts';
import { operations } from '#core/journey/operations.ts';
import { permissionToClear } from '#core/journey/permission-for.ts';
import { isTerminal, statuses, statusNames } from '#core/journey/statuses.ts';
import { scopesOf, whyNotBy } from '#core/roles.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { applicationsIn, applicationsWithOpenConditions } from '../../store/applications.ts';
import { type AuditEntry, readAudit } from '../../store/audit.ts';
import type { Database } from '../../store/database.ts';

export { type Assignments, createAssignments } from './assign.ts';
export { createJourneyMap, type JourneyMap } from './journey-map.ts';
export { createWorkLists, type WorkLists } from './lists.ts';
export { createOverdue, type OverdueWork } from './overdue.ts';
export { createWorkViews, type WorkViews } from './views.ts';

const listMax = 200;
const auditPage = 50;

interface BackofficeOptions {
  readonly database: Database;
  readonly canonicalOf: (orgCode: string) => string | undefined;
  /** The organisation that runs the product: only its people reach beyond their own. */
  readonly isProvider: (orgCode: string) => boolean;
}

interface AuditQuery {
  readonly org?: string | undefined;
  readonly application?: string | undefined;
  readonly before?: string | undefined;
}

export interface Closing {
  readonly application: Application;
}

export interface Asked {
  readonly application: Application;
  readonly condition: Condition;
  readonly whyNot: WhyNotVerdict;
}

interface WhyNotVerdict {
  readonly conditionCleared: string | null;
  readonly conditionAskedAgain: string | null;
}

/** From the papers to the last payment: by the stage that the table gives, as far as something can still happen. */
const closingStages: readonly unknown[] = ['SIGNING', 'ENOTARY', 'COMPLETE'];
const closingStatuses = statusNames.filter(
  (status) => closingStages.includes(statuses[status].stage) && !isTerminal(status),
);

export type Backoffice = ReturnType<typeof createBackoffice>;

export function createBackoffice({ database, canonicalOf, isProvider }: BackofficeOptions) {
  /** Whose entries; another organisation's are, to whom they do not concern, not there. */
  function auditedOrg({ orgCode, roles }: Person, wanted = orgCode): string {
    const scopes = scopesOf(roles, 'readAudit');
    const org = canonicalOf(wanted);
    const reachesAll = scopes.includes('every') && isProvider(orgCode);
    if (scopes.length === 0 || org === undefined || (org !== orgCode && !reachesAll)) throw new Failure('notFound');
    return org;
  }

  return {
    /** A page of who looked at what, the newest first; `next` asks for the page after it. */
    audit: async (
      person: Person,
      { org, application: applicationUuid, before }: AuditQuery,
    ): Promise<{ readonly entries: readonly AuditEntry[]; readonly next: string | null }> => {
      const orgCode = auditedOrg(person, org);
      const page = { applicationUuid, before, max: auditPage + 1 };
      const found = await database.inOrg(orgCode, (tx) => readAudit(tx, orgCode, page));
      const entries = found.slice(0, auditPage);
      return { entries, next: found.length > auditPage ? (entries.at(-1)?.id ?? null) : null };
    },
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
            .map((condition) => ({ application, condition, whyNot: whyNotVerdict(person, condition) })),
        )
        .toSorted((one, other) => waitingSince(one.condition).localeCompare(waitingSince(other.condition)));
    },
  };
}

/** Why they may not judge an answer: by the row, and where clearing it is a decision, by the condition. */
export function whyNotVerdict({ roles }: Pick<Person, 'roles'>, condition: Condition): WhyNotVerdict {
  return {
    conditionCleared: whyNotBy(roles, permissionToClear(condition)),
    conditionAskedAgain: whyNotBy(roles, operations.conditionAskedAgain.permission),
  };
}

/** '0' sorts before '1': those who answered wait for us, we wait for the others. */
function waitingSince({ answeredAt, created }: Condition): string {
  return answeredAt === null ? `1 ${created}` : `0 ${answeredAt}`;
}
