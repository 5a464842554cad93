/** Answers the calls of staff about what they do: ahead of it, and as the second person. */

import { homeZone } from '#core/calendar/time-zones.ts';
import type { actCalls } from '#core/contract/acts.ts';
import { enteredIn, enteredToForce, type ForceWish } from '#core/desk/entered.ts';
import { nextOf } from '#core/desk/next.ts';
import { isStaffEvent, operations } from '#core/journey/operations.ts';
import { whyNotBy } from '#core/roles.ts';
import * as words from '#core/words/en/desk.ts';
import { personOf } from '../actor.ts';
import type { Acts, SeenRequest } from '../office/acts/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function actHandlers(acts: Acts): Handlers<keyof typeof actCalls> {
  return {
    'POST /service-console/api/v1/applications/{uuid}/foresight': async ({ actor, params, body }) => {
      const foreseen = await acts.foresee(personOf(actor), asUuid(params.uuid), body);
      const { two } = foreseen;
      return { ...nextOf(foreseen), two: two?.why ?? null, twoBy: two && whyNotBy([], two.confirmedBy) };
    },
    'GET /service-console/api/v1/requests': async ({ actor, query }) => {
      const { application: applicationUuid = null, cursor } = query;
      const { rows, nextCursor } = await acts.requests(personOf(actor), { applicationUuid, cursor });
      return { rows: rows.map(shownRequest), nextCursor };
    },
    'POST /service-console/api/v1/requests/{uuid}/confirmation': ({ actor, params }) =>
      acts.confirm(personOf(actor), asUuid(params.uuid)),
    'POST /service-console/api/v1/requests/{uuid}/refusal': async ({ actor, params, body }) => {
      await acts.refuse(personOf(actor), asUuid(params.uuid), body.why);
      return undefined;
    },
    'POST /service-console/api/v1/applications/{uuid}/force/foresight': async ({ actor, params, body }) => {
      const foreseen = await acts.foreseeForce(personOf(actor), asUuid(params.uuid), body);
      return { ...nextOf(foreseen), skipped: [...foreseen.skipped] };
    },
    'POST /service-console/api/v1/applications/{uuid}/force': async ({ actor, params, body, idempotencyKey }) => ({
      request: await acts.force(personOf(actor), asUuid(params.uuid), body, idempotencyKey),
    }),
  };
}

function shownRequest({ application, payload, found, event, ...request }: SeenRequest) {
  const { borrower, loanNumber, status } = application;
  return {
    ...request,
    ...{ loanNumber, status, event },
    timeZone: homeZone(application.property),
    borrower: `${borrower.name.firstName} ${borrower.name.lastName}`,
    label: isStaffEvent(event) ? operations[event].label : words.forceLabel,
    entered: isStaffEvent(event)
      ? enteredIn(event, payload, found, application)
      : enteredToForce(payload as unknown as ForceWish, application, request.askedAt),
    askedBy: request.askedByName,
    askedAt: request.askedAt.toISOString(),
  };
}
