/** Calls of the console's map of the journey: how many rest where, and who they are. */
import * as v from 'valibot';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';
import { cursor, pageOf } from './pages.ts';

export const journeyMapCalls = calls({
  'GET /service-console/api/v1/map': {
    why: 'How many applications of the organization rest in each status, and how many longer than it allows.',
    who: may('searchApplications', 'organization'),
    answer: v.object({
      /** A count stops here: there may be more. */
      countMax: v.number(),
      statuses: v.array(v.object({ status: v.string(), count: v.number(), late: v.number() })),
    }),
    limit: limits.poll,
  },
  'GET /service-console/api/v1/map/{status}/applications': {
    why: 'The applications in one status, the longest resting first, a page at a time.',
    who: may('searchApplications', 'organization'),
    query: v.strictObject({
      cursor,
      /** Only those that rest longer than the status allows. */
      late: v.optional(v.literal('yes')),
    }),
    answer: pageOf(
      v.object({
        uuid: v.string(),
        loanNumber: v.nullable(v.string()),
        borrower: v.string(),
        place: v.string(),
        timeZone: v.string(),
        drawCents: v.nullable(v.number()),
        since: v.string(),
        isLate: v.boolean(),
      }),
    ),
    errors: ['notFound'],
    limit: limits.poll,
  },
});
