/** The telemetry calls: signed in or not, as the path says; everything else is the support module's. */
import type { telemetryCalls } from '#core/contract/telemetry.ts';
import type { Support } from '../insights/index.ts';
import { checkContext } from './context.ts';
import type { Handlers } from './handler.ts';

export function telemetryHandlers({ telemetry }: Pick<Support, 'telemetry'>): Handlers<keyof typeof telemetryCalls> {
  return {
    'POST /ft/{context}/session': async ({ params, actor, orgCode, body }) => {
      checkContext(params.context, actor);
      return { sessionKey: await telemetry.begin(orgCode, body) };
    },
    'POST /ft/{context}/event': async ({ params, actor, orgCode, body }) => {
      checkContext(params.context, actor);
      await telemetry.record(orgCode, actor, body);
    },
  };
}
