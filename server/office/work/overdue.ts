/**
 * What rests longer than the table allows. The list is worked out whenever someone looks; the worker's chore tells the
 * team of each stay once, in the log and in the metrics, and keeps that it did.
 */
import { deskQueue } from '#core/desk/queues.ts';
import { isClosed, isStatus, statuses, statusNames } from '#core/journey/statuses.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import type { Log } from '../../log.ts';
import type { TallyName } from '../../metrics.ts';
import type { Database } from '../../store/database.ts';
import { type NotedRest, noteOverdue, type OverdueRow, overdueApplications } from '../../store/overdue.ts';
import { type DeskPage, markAt, pageOf, readMark, readMax } from '../../store/pages.ts';
import { addToTallies } from '../../store/tallies.ts';

const notedAtOnce = 200;
/** Of what is over no one is told. */
const open = statusNames.filter((status) => !isClosed(status));

interface Overdue extends OverdueRow {
  /** Of the list it waits in, where it is ours; else of its status. */
  readonly limit: string;
}

export interface OverdueWork {
  /** Those of one's organization, the longest overdue first, a page at a time. */
  list(person: Person, cursor?: string): Promise<DeskPage<Overdue>>;
  /** Tells the team of what has become overdue in an organization since it was last asked. */
  note(orgCode: string): Promise<void>;
}

export function createOverdue({ database, log }: { readonly database: Database; readonly log: Log }): OverdueWork {
  return {
    list: async (person, cursor) => {
      const { orgCode } = person;
      const asked = { statuses: statusNames, after: readMark(cursor), max: readMax };
      const found = await database.inOrg(orgCode, (tx, now) => overdueApplications(tx, orgCode, { ...asked, now }));
      const { rows, nextCursor } = pageOf(found, ({ lateAt, application }) => markAt(lateAt, application.uuid));
      const theirs = rows.filter(({ application }) => !isTheirOwn(person, application));
      return { nextCursor, rows: theirs.map((row) => ({ ...row, limit: limitOf(row) })) };
    },
    note: async (orgCode) => {
      for (let noted = notedAtOnce; noted === notedAtOnce; ) {
        const rests = await database.inOrg(orgCode, async (tx, now) => {
          const found = await noteOverdue(tx, orgCode, { statuses: open, now, max: notedAtOnce });
          await addToTallies(tx, tallied(found));
          return found;
        });
        // Only what is kept was told, so that a transaction that fails is told again and not twice.
        for (const { applicationUuid, status, statusSince } of rests)
          log.warn(
            { orgCode, applicationUuid, status, since: statusSince.toISOString(), limit: restLimitOf(status) },
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

const limitOf = ({ isOurs, queue, application: { status } }: OverdueRow): string =>
  isOurs ? deskQueue(queue).limit : statuses[status].limit;

function restLimitOf(status: string): string | undefined {
  return isStatus(status) ? statuses[status].limit : undefined;
}
