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
    'GET /service-console/api/v1/overdue': async ({ actor }) => {
      const { total, overdue } = await work.list(personOf(actor));
      return {
        total,
        applications: overdue.map(({ application, since }) => {
          const { uuid, loanNumber, borrower, property, status, statusSince } = application;
          const { actor: whose, limit } = statuses[status];
          return {
            uuid,
            loanNumber,
            borrower: `${borrower.name.firstName} ${borrower.name.lastName}`,
            timeZone: homeZone(property),
            status,
            statusSince,
            limit,
            overdueSince: since.toISOString(),
            actor: whose,
          };
        }),
      };
    },
  };
}
