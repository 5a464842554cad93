/** Answers the calls about who works on which application. */
import type { claimCalls } from '#core/contract/claims.ts';
import * as words from '#core/words/en/office.ts';
import { personOf } from '../actor.ts';
import type { Claims } from '../office/claims/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function claimHandlers(claims: Claims): Handlers<keyof typeof claimCalls> {
  return {
    'GET /service-console/api/v1/applications/{uuid}/claim': ({ actor, params }) =>
      claims.of(personOf(actor), asUuid(params.uuid)),
    'POST /service-console/api/v1/applications/{uuid}/claim': ({ actor, params, body }) =>
      claims.act(personOf(actor), asUuid(params.uuid), body),
    'GET /service-console/api/v1/claims/words': async ({ actor }) => {
      const found = await claims.words(personOf(actor));
      return found.map(({ uuid, applicationUuid, byName, word, at }) => ({
        ...{ uuid, applicationUuid, word },
        by: byName || words.someoneOfTheStaff,
        at: at.toISOString(),
      }));
    },
    'POST /service-console/api/v1/claims/words/{uuid}/seen': async ({ actor, params }) => {
      await claims.seen(personOf(actor), asUuid(params.uuid));
      return undefined;
    },
  };
}
