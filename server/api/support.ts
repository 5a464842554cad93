/** Feedback, experiments and recorded visits: each is one verb of the support module. */
import type { supportCalls } from '#core/contract/support.ts';
import { personOf } from '../actor.ts';
import type { Support } from '../insights/index.ts';
import { browserOf } from './browser.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function supportHandlers({ ownRecords }: Pick<Support, 'ownRecords'>): Handlers<keyof typeof supportCalls> {
  return {
    'POST /service-profile/api/v1/feedback/ceo': async ({ actor, body }) => {
      await ownRecords.tellCeo(personOf(actor), body);
    },
    'GET /service-application/api/v3/application/heloc/experiment-profile': ({ actor, query }) =>
      ownRecords.experimentProfile(personOf(actor), query.identityUuid),
    'PATCH /service-application/api/v1/application/heloc/experiment-profile': async ({ actor, query, body }) => {
      await ownRecords.setExperimentProfile(personOf(actor), query.identityUuid, body.experimentProfileUuid);
    },
    'PATCH /service-application/api/v1/application/heloc/{uuid}/experiments': async (call) => {
      const { actor, params, body } = call;
      await ownRecords.takeSides(personOf(actor), asUuid(params.uuid), body.experiments, browserOf(call).unit);
    },
    'PUT /service-application/api/v1/application/heloc/{uuid}/full-story-link': async ({ actor, params, body }) => {
      await ownRecords.linkReplay(personOf(actor), asUuid(params.uuid), body.link);
    },
  };
}
