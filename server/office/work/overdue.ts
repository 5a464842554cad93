/**
 * What is late at the desk, and what rests longer than the table allows. The list has all that is late, by whichever clock,
 * whenever someone looks; of what rests too long the worker's chore tells the team once a stay, in the log and in the
 * metrics, and keeps that it did.
 */
import { deskQueue, type QueueId } from '#core/desk/queues.ts';
import { isClosed, isStatus, statuses, statusNames } from '#core/journey/statuses.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import type { Log } from '../../log.ts';
import type { TallyName } from '../../metrics.ts';
import type { Database } from '../../store/database.ts';
import { type NotedRest, noteOverdue, type OverdueRow, overdueApplications } from '../../store/overdue.ts';
import { type DeskPage, markAt, pageOf, readMark, readMax } from '../../store/pages.ts';
import { addToTallies } from '../../store/tallies.ts';

const notedAtOnce = 200;

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
          const found = await noteOverdue(tx, orgCode, { now, max: notedAtOnce });
          await addToTallies(tx, tallied(found));
          return found;
        });
        // Only what is kept was told, so that a transaction that fails is told again and not twice.
        for (const { applicationUuid, status, restsSince, queue } of rests)
          log.warn(
            { orgCode, applicationUuid, status, since: restsSince.toISOString(), limit: restLimitOf(status, queue) },
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

/** After an end, that of the list in which something is still waited for. */
function restLimitOf(status: string, queue: QueueId): string | undefined {
  if (!isStatus(status)) return undefined;
  return isClosed(status) ? deskQueue(queue).limit : statuses[status].limit;
}
