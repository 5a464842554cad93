/** Answers the calls about experiments: each is one verb of the desk behind it. */
import type { experimentCalls } from '#core/contract/experiments.ts';
import { personOf } from '../actor.ts';
import type { ExperimentDesk } from '../office/experiments/index.ts';
import type { Handlers } from './handler.ts';

export function experimentHandlers(desk: ExperimentDesk): Handlers<keyof typeof experimentCalls> {
  return {
    'GET /service-console/api/v1/experiments': ({ actor }) => desk.list(personOf(actor)),
    'GET /service-console/api/v1/experiments/{experimentKey}': ({ actor, params }) =>
      desk.read(personOf(actor), params.experimentKey),
    'POST /service-console/api/v1/experiments': async ({ actor, body }) => {
      await desk.propose(personOf(actor), body);
    },
    'POST /service-console/api/v1/experiments/{experimentKey}/start': async ({ actor, params }) => {
      await desk.start(personOf(actor), params.experimentKey);
    },
    'POST /service-console/api/v1/experiments/{experimentKey}/refuse': async ({ actor, params, body }) => {
      await desk.refuse(personOf(actor), params.experimentKey, body.why);
    },
    'POST /service-console/api/v1/experiments/{experimentKey}/stop': async ({ actor, params, body }) => {
      await desk.stop(personOf(actor), params.experimentKey, body.why);
    },
  };
}
