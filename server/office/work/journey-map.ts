/**
 * What the map of the journey shows. Promises that counts cost the same however many applications are stored, and that
 * staff never find their own application in a list. (The counts include it: a number tells nothing of anyone.)
 */
import type { Application } from '#core/application/application.ts';
import { isOverdue, restMsMax } from '#core/journey/limits.ts';
import { isStatus, type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { isUuid } from '#core/people/uuid.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { applicationsOfStatus, countByStatus, type StatusCount } from '../../store/status-counts.ts';

const countMax = 5000;
const pageMax = 50;

const limits: ReadonlyMap<string, number> = new Map(
  statusNames.flatMap((status) => {
    const maxMs = restMsMax(statuses[status]);
    return maxMs === null ? [] : [[status, maxMs] as const];
  }),
);

export type JourneyMap = ReturnType<typeof createJourneyMap>;

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly late?: 'yes' | undefined;
}

export function createJourneyMap({ database }: { readonly database: Database }) {
  return {
    counts: async ({ orgCode }: Person): Promise<{ countMax: number; statuses: StatusCount[] }> => ({
      countMax,
      statuses: await database.inOrg(orgCode, (tx, now) =>
        countByStatus(tx, orgCode, statusNames, limits, now, countMax),
      ),
    }),

    list: async (person: Person, name: string, { cursor, late }: ListQuery) => {
      if (!isStatus(name)) throw new Failure('notFound');
      const { orgCode } = person;
      return database.inOrg(orgCode, async (tx, now) => {
        const found = await applicationsOfStatus(tx, orgCode, {
          status: name,
          before: late ? lateBefore(name, now) : undefined,
          after: readCursor(cursor),
          max: pageMax + 1,
        });
        const page = found.slice(0, pageMax);
        const last = page.at(-1);
        return {
          rows: page
            .filter((application) => !isTheirOwn(person, application))
            .map((application) => ({ application, isLate: isLateAt(application, now) })),
          nextCursor: found.length > pageMax && last ? `${last.statusSince}_${last.uuid}` : null,
        };
      });
    },
  };
}

/** Nothing is late where resting is what the status is for. */
function lateBefore(status: Status, now: Date): Date {
  const maxMs = limits.get(status);
  return maxMs === undefined ? new Date(0) : new Date(now.getTime() - maxMs);
}

const isLateAt = ({ status, statusSince }: Application, now: Date) =>
  isOverdue(statuses[status], new Date(statusSince), now);

/** One that was not given by us begins at the beginning: nothing is found by guessing it. */
function readCursor(cursor = '') {
  const [since = '', uuid = ''] = cursor.split('_');
  const at = new Date(/^\d{4}-[\d-]+T[\d:.]+Z$/.test(since) ? since : Number.NaN);
  return Number.isNaN(at.getTime()) || at.getTime() < 0 || !isUuid(uuid) ? undefined : { since: at, uuid };
}
