/** Answers the console's call about applications that rest longer than they may. */
import { homeZone } from '#core/calendar/time-zones.ts';
import type { consoleCalls } from '#core/contract/console.ts';
import { statuses } from '#core/journey/statuses.ts';
import { personOf } from '../actor.ts';
import type { OverdueWork } from '../office/work/index.ts';
import type { Handlers } from './handler.ts';

type OverdueCall = Extract<keyof typeof consoleCalls, `${string}/overdue`>;

export function overdueHandlers(work: Pick<OverdueWork, 'list'>): Handlers<OverdueCall> {
  return {
    'GET /service-console/api/v1/overdue': async ({ actor, query }) => {
      const { rows, nextCursor } = await work.list(personOf(actor), query.cursor);
      return {
        nextCursor,
        rows: rows.map(({ application, lateAt, isOurs, dueClock, limit }) => {
          const { uuid, loanNumber, borrower, property, status, statusSince } = application;
          return {
            uuid,
            loanNumber,
            borrower: `${borrower.name.firstName} ${borrower.name.lastName}`,
            timeZone: homeZone(property),
            status,
            statusSince,
            limit,
            clock: isOurs ? dueClock : null,
            overdueSince: lateAt.toISOString(),
            actor: isOurs ? 'operations' : statuses[status].actor,
          };
        }),
      };
    },
  };
}
