/** The telemetry calls: signed in or not, as the path says; everything else is the module's. */
import type { telemetryCalls } from '#core/contract/telemetry.ts';
import type { Support } from '../insights/index.ts';
import { checkContext } from './context.ts';
import type { Call, Handlers } from './handler.ts';

type TelemetryKey = keyof typeof telemetryCalls;

export function telemetryHandlers({
  telemetry,
  countingChoice,
}: Pick<Support, 'telemetry' | 'countingChoice'>): Handlers<TelemetryKey> {
  return {
    'POST /ft/{context}/session': async (call) => ({ sessionKey: await telemetry.begin(toldBy(call), call.body) }),
    'POST /ft/{context}/event': (call) => telemetry.record(toldBy(call), call.body).then(nothing),
    'POST /ft/{context}/page-view': (call) => telemetry.view(toldBy(call), call.body).then(nothing),
    'POST /ft/{context}/session-tracker': (call) => telemetry.seen(toldBy(call), call.body).then(nothing),
    'GET /ft/{context}/choice': async (call) => ({ isCounted: await countingChoice.read(toldBy(call).actor) }),
    'PUT /ft/{context}/choice': async (call) => {
      const { isCounted, sessionKey } = call.body;
      await countingChoice.set(toldBy(call), isCounted, sessionKey);
      return { isCounted };
    },
  };
}

const nothing = () => undefined;

/** Global Privacy Control and Do Not Track, as a browser sends them with every request. */
function toldBy({
  params,
  actor,
  orgCode,
  headers,
}: Pick<Call<TelemetryKey>, 'params' | 'actor' | 'orgCode' | 'headers'>) {
  checkContext(params.context, actor);
  return { orgCode, actor, isRefused: headers['sec-gpc'] === '1' || headers['dnt'] === '1' };
}
