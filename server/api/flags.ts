/** Answers the calls about flags: each is one verb of the desk behind it. */
import type { flagCalls } from '#core/contract/flags.ts';
import { personOf } from '../actor.ts';
import type { FlagDesk } from '../office/flags/index.ts';
import type { Handlers } from './handler.ts';

export function flagHandlers(desk: FlagDesk): Handlers<keyof typeof flagCalls> {
  return {
    'GET /service-console/api/v1/flags': ({ actor }) => desk.list(personOf(actor)),
    'GET /service-console/api/v1/flags/{flagKey}': ({ actor, params }) => desk.read(personOf(actor), params.flagKey),
    'POST /service-console/api/v1/flags/{flagKey}/preview': ({ actor, params, body }) =>
      desk.preview(personOf(actor), params.flagKey, body.rules),
    'POST /service-console/api/v1/flags/{flagKey}/changes': ({ actor, params, body }) =>
      desk.change(personOf(actor), params.flagKey, body),
    'POST /service-console/api/v1/flags/{flagKey}/undo': ({ actor, params, body }) =>
      desk.undo(personOf(actor), params.flagKey, body),
    'POST /service-console/api/v1/flags/{flagKey}/confirm': ({ actor, params, body }) =>
      desk.confirm(personOf(actor), params.flagKey, body.proposalUuid),
    'POST /service-console/api/v1/flags/{flagKey}/refuse': async ({ actor, params, body }) => {
      await desk.refuse(personOf(actor), params.flagKey, body.proposalUuid, body.why);
    },
  };
}
