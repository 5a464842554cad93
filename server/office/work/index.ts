/** What the console reads. Promises that staff see their organisation's work and never their own application. */
import type { Application } from '#core/application/application.ts';
import { type Condition, isOpen } from '#core/conditions/condition.ts';
import { type Queue, queues } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import { permissionToClear } from '#core/journey/permission-for.ts';
import { isTerminal, statuses, statusNames } from '#core/journey/statuses.ts';
import { type Action, actionsFor, isQueueFor, ourStatuses, workQueueOf } from '#core/journey/work.ts';
import { languages } from '#core/people/language.ts';
import { mayDo, whyNotBy } from '#core/roles.ts';
import { type Payoff, payoffsOf } from '#core/underwriting/payoffs.ts';
import * as words from '#core/words/en/office.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { applicationsIn, applicationsWithOpenConditions, readApplication } from '../../store/applications.ts';
import type { Database, Tx } from '../../store/database.ts';
import { type EventRecord, readEvents } from '../../store/events.ts';
import { findProfile } from '../../store/profiles.ts';
import { readFile } from '../../store/underwriting.ts';
import type { Vault } from '../../store/vault.ts';

export { createOverdue, type OverdueWork } from './overdue.ts';

const listMax = 200;

interface BackofficeOptions {
  readonly database: Database;
  readonly vault: Vault;
}

export interface Closing {
  readonly application: Application;
}

interface WorkQueue {
  readonly queue: Queue;
  readonly label: string;
  readonly isMine: boolean;
  readonly applications: readonly Application[];
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

export interface WholeClosing extends Closing {
  /** What this person can do here, and why not where they cannot. */
  readonly actions: readonly Action[];
  readonly history: readonly EventRecord[];
  readonly payoffs: readonly Payoff[];
  readonly now: Date;
  /** What owners would rather speak than English, by their identity. */
  readonly languages: ReadonlyMap<string, string>;
  /** Staff by their identity, as they are called. */
  readonly staff: ReadonlyMap<string, string>;
}

/** From the papers to the last payment: by the stage that the table gives, as far as something can still happen. */
const closingStages: readonly unknown[] = ['SIGNING', 'ENOTARY', 'COMPLETE'];
const closingStatuses = statusNames.filter(
  (status) => closingStages.includes(statuses[status].stage) && !isTerminal(status),
);

export type Backoffice = ReturnType<typeof createBackoffice>;

export function createBackoffice({ database, vault }: BackofficeOptions) {
  return {
    /** What waits for us, by queue, those first that this person can do something about. Each is read by itself, so that a long one hides no other. */
    work: async (person: Person): Promise<WorkQueue[]> => {
      const { orgCode } = person;
      const found = await database.inOrg(orgCode, async (tx, now) => {
        // A decline can be reconsidered in its own year only: those of before are no work.
        const since = { declined: new Date(Date.UTC(now.getUTCFullYear(), 0, 1)) };
        const all = [...(await applicationsWithOpenConditions(tx, orgCode, listMax))];
        for (const [queue, ours] of ourStatuses)
          all.push(
            ...(await applicationsIn(tx, orgCode, ours, listMax, queue === 'declined' ? since.declined : undefined)),
          );
        all.push(...(await applicationsIn(tx, orgCode, closingStatuses, listMax)));
        const each = new Map(all.map(({ application }) => [application.uuid, application]));
        return Map.groupBy(each.values(), (application) =>
          isTheirOwn(person, application) ? undefined : workQueueOf(application, now),
        );
      });
      const waiting = (Object.keys(queues) as Queue[]).flatMap((queue) => {
        const applications = (found.get(queue) ?? []).toSorted((one, other) =>
          one.statusSince.localeCompare(other.statusSince),
        );
        const isMine = isQueueFor(queue, (permission) => mayDo(person.roles, permission));
        return applications.length === 0 ? [] : [{ queue, label: queues[queue], isMine, applications }];
      });
      return waiting.toSorted((one, other) => Number(other.isMine) - Number(one.isMine));
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
    /** Any application, so that what has ended can be looked at too. */
    closing: (person: Person, uuid: string): Promise<WholeClosing> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode } = person;
        const stored = await readApplication(tx, orgCode, uuid);
        if (!stored || isTheirOwn(person, stored.application)) throw new Failure('notFound');
        const { application } = stored;
        const history = await readEvents(tx, orgCode, uuid);
        const file = await readFile(tx, vault, { orgCode, applicationUuid: uuid });
        return {
          application,
          actions: actionsFor(application, {
            now,
            identityUuid: person.identityUuid,
            done: history,
            whyNotThey: (permission) => whyNotBy(person.roles, permission),
          }),
          history,
          payoffs: file ? payoffsOf(application, file) : [],
          now,
          languages: await languagesOf(tx, application),
          staff: await staffIn(tx, orgCode, history),
        };
      }),
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

async function staffIn(tx: Tx, orgCode: string, history: readonly EventRecord[]): Promise<Map<string, string>> {
  const seen = history.filter(({ byRole }) => byRole === 'operations').flatMap(({ byIdentity }) => byIdentity ?? []);
  const staff = new Map<string, string>();
  for (const identityUuid of new Set(seen)) {
    const profile = await findProfile(tx, orgCode, identityUuid);
    staff.set(identityUuid, profile ? `${profile.firstName} ${profile.lastName}`.trim() : words.someoneOfTheStaff);
  }
  return staff;
}

async function languagesOf(tx: Tx, { orgCode, borrower, signers }: Application): Promise<Map<string, string>> {
  const spoken = new Map<string, string>();
  for (const { identityUuid } of [borrower, ...signers]) {
    const { language = 'en' } = (await findProfile(tx, orgCode, identityUuid)) ?? {};
    if (language !== 'en') spoken.set(identityUuid, languages[language]);
  }
  return spoken;
}
