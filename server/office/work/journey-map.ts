/**
 * What the map of the journey shows. Promises that counts cost the same however many applications are stored, and that
 * staff never find their own application in a list. (The counts include it: a number tells nothing of anyone.)
 */
import { isStatus, statusNames } from '#core/journey/statuses.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { overdueApplications } from '../../store/overdue.ts';
import { markAt, pageOf, readMark, readMax } from '../../store/pages.ts';
import { applicationsOfStatus, countByStatus, type StatusCount } from '../../store/status-counts.ts';

const countMax = 5000;
export type JourneyMap = ReturnType<typeof createJourneyMap>;

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly late?: 'yes' | undefined;
}

export function createJourneyMap({ database }: { readonly database: Database }) {
  return {
    counts: async ({ orgCode }: Person): Promise<{ countMax: number; statuses: StatusCount[] }> => ({
      countMax,
      statuses: await database.inOrg(orgCode, (tx, now) => countByStatus(tx, orgCode, statusNames, now, countMax)),
    }),

    list: async (person: Person, name: string, { cursor, late }: ListQuery) => {
      if (!isStatus(name)) throw new Failure('notFound');
      const { orgCode } = person;
      return database.inOrg(orgCode, async (tx, now) => {
        const page = { after: readMark(cursor), max: readMax };
        const { rows, nextCursor } = late
          ? pageOf(await overdueApplications(tx, orgCode, { ...page, statuses: [name], now }), (one) =>
              markAt(one.lateAt, one.application.uuid),
            )
          : pageOf(await applicationsOfStatus(tx, orgCode, { ...page, status: name }), ({ application }) =>
              markAt(new Date(application.statusSince), application.uuid),
            );
        return {
          rows: rows
            .filter(({ application }) => !isTheirOwn(person, application))
            .map(({ application, lateAt }) => ({ application, isLate: lateAt !== null && lateAt < now })),
          nextCursor,
        };
      });
    },
  };
}
