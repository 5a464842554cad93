/** Feedback, experiments and recorded visits: each is one verb of the support module. */
import type { supportCalls } from '#core/contract/support.ts';
import { personOf } from '../actor.ts';
import type { Support } from '../insights/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function supportHandlers({ around }: Pick<Support, 'around'>): Handlers<keyof typeof supportCalls> {
  return {
    'POST /service-profile/api/v1/feedback/ceo': async ({ actor, body }) => {
      await around.tellCeo(personOf(actor), body);
    },
    'GET /service-application/api/v3/application/heloc/experiment-profile': ({ actor, query }) =>
      around.experimentProfile(personOf(actor), query.identityUuid),
    'PATCH /service-application/api/v1/application/heloc/experiment-profile': async ({ actor, query, body }) => {
      await around.setExperimentProfile(personOf(actor), query.identityUuid, body.experimentProfileUuid);
    },
    'PATCH /service-application/api/v1/application/heloc/{uuid}/experiments': async ({ actor, params, body }) => {
      await around.takeSides(personOf(actor), asUuid(params.uuid), body.experiments);
    },
    'PUT /service-application/api/v1/application/heloc/{uuid}/full-story-link': async ({ actor, params, body }) => {
      await around.linkReplay(personOf(actor), asUuid(params.uuid), body.link);
    },
  };
}
