/**
 * What rests longer than the table allows. The list is worked out whenever someone looks; the worker's chore tells the
 * team of each stay once, in the log and in the metrics, and keeps that it did.
 */
import type { Application } from '#core/application/application.ts';
import { restMsMax, restsUntil } from '#core/journey/limits.ts';
import { isStatus, statuses, statusNames } from '#core/journey/statuses.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import type { Log } from '../../log.ts';
import type { TallyName } from '../../metrics.ts';
import type { Database } from '../../store/database.ts';
import { type NotedRest, noteOverdue, overdueApplications } from '../../store/overdue.ts';
import { addToTallies } from '../../store/tallies.ts';

const listMax = 200;
const notedAtOnce = 200;

const limits: ReadonlyMap<string, number> = new Map(
  statusNames.flatMap((status) => {
    const maxMs = restMsMax(statuses[status]);
    return maxMs === null ? [] : [[status, maxMs] as const];
  }),
);

interface Overdue {
  readonly application: Application;
  /** The last moment at which it was still in time. */
  readonly since: Date;
}

interface OverdueList {
  readonly total: number;
  readonly overdue: readonly Overdue[];
}

export interface OverdueWork {
  /** Those of one's organization, the longest overdue first. */
  list(person: Person): Promise<OverdueList>;
  /** Tells the team of what has become overdue in an organization since it was last asked. */
  note(orgCode: string): Promise<void>;
}

export function createOverdue({ database, log }: { readonly database: Database; readonly log: Log }): OverdueWork {
  return {
    list: async (person) => {
      const { orgCode } = person;
      const found = await database.inOrg(orgCode, (tx, now) => overdueApplications(tx, orgCode, limits, now, listMax));
      const theirs = found.filter(({ application }) => !isTheirOwn(person, application));
      const hidden = found.length - theirs.length;
      return {
        total: (found[0]?.total ?? 0) - hidden,
        overdue: theirs.flatMap(({ application }) => {
          const since = restsUntil(statuses[application.status], new Date(application.statusSince));
          return since === null ? [] : [{ application, since }];
        }),
      };
    },
    note: async (orgCode) => {
      for (let noted = notedAtOnce; noted === notedAtOnce; ) {
        const rests = await database.inOrg(orgCode, async (tx, now) => {
          const found = await noteOverdue(tx, orgCode, limits, now, notedAtOnce);
          await addToTallies(tx, tallied(found));
          return found;
        });
        // Only what is kept was told, so that a transaction that fails is told again and not twice.
        for (const { applicationUuid, status, statusSince } of rests)
          log.warn(
            { orgCode, applicationUuid, status, since: statusSince.toISOString(), limit: limitOf(status) },
            'an application rests longer than its status allows',
          );
        noted = rests.length;
      }
    },
  };
}

function tallied(rests: readonly NotedRest[]) {
  const byStatus = Map.groupBy(rests, ({ status }) => status);
  return [...byStatus].map(([label, { length }]) => ({ name: 'overdue' satisfies TallyName, label, count: length }));
}

function limitOf(status: string): string | undefined {
  return isStatus(status) ? statuses[status].limit : undefined;
}
