/** Answers the calls of the map of the journey. */
import { homeZone } from '#core/calendar/time-zones.ts';
import type { journeyMapCalls } from '#core/contract/journey-map.ts';
import { personOf } from '../actor.ts';
import type { JourneyMap } from '../office/work/index.ts';
import type { Handlers } from './handler.ts';

export function journeyMapHandlers(map: JourneyMap): Handlers<keyof typeof journeyMapCalls> {
  return {
    'GET /service-console/api/v1/map': ({ actor }) => map.counts(personOf(actor)),
    'GET /service-console/api/v1/map/{status}/applications': async ({ actor, params, query }) => {
      const { rows, nextCursor } = await map.list(personOf(actor), params.status, query);
      return {
        rows: rows.map(({ isLate, application: { uuid, loanNumber, borrower, property, offers, statusSince } }) => ({
          ...{ uuid, loanNumber, isLate, since: statusSince },
          borrower: `${borrower.name.firstName} ${borrower.name.lastName}`.trim(),
          place: `${property.address.city}, ${property.address.state}`,
          timeZone: homeZone(property),
          drawCents: offers.selected?.drawCents ?? null,
        })),
        nextCursor,
      };
    },
  };
}
