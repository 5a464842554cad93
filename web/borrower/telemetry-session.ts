/**
 * The visit: asked for once, its key kept in local storage under the names the specification gives. Anyone who is not
 * counted has one that the server never hears of and that goes with the page.
 */
import { SESSION_FAILED, TELEMETRY_LIB_VERSION, TELEMETRY_SESSION_TRIES } from '#core/telemetry.ts';
import { CallError } from '#web/client/call-error.ts';
import type { Answer } from '#web/client/client.ts';
import { isSignedIn } from '#web/client/session.ts';
import { localShelf } from '#web/client/storage.ts';
import { cameBy, forgetCameBy } from './came-by.ts';
import { isCounted, telemetryKeys as keys } from './counted.ts';
import { callAtBase } from './service-base.ts';

export type SessionKey = Answer<'POST /ft/{context}/session'>['sessionKey'];

let establishing: Promise<SessionKey> | undefined;
let uncounted: SessionKey | undefined;

/** One at a time, however many things happen at once. */
export function establishSession(): Promise<SessionKey> {
  if (!isCounted()) {
    uncounted ??= { uuid: crypto.randomUUID(), epoch: Date.now(), trackerUuid: crypto.randomUUID() };
    return Promise.resolve(uncounted);
  }
  establishing ??= establish().finally(() => {
    establishing = undefined;
  });
  return establishing;
}

async function establish(): Promise<SessionKey> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { sessionKey } = await callAtBase('POST /ft/{context}/session', { ...asWho(), body: visit() });
      for (const [name, key] of Object.entries(keys)) localShelf.set(key, String(sessionKey[name as keyof SessionKey]));
      forgetCameBy();
      return sessionKey;
    } catch (cause) {
      // A server that says when to come back is not asked again at once.
      const isTold = cause instanceof CallError && cause.retryAfterS !== undefined;
      if (attempt === TELEMETRY_SESSION_TRIES || isTold) throw new CallError(SESSION_FAILED, 500, undefined, { cause });
    }
  }
}

function visit() {
  const [uuid, epoch, trackerUuid] = stored();
  return {
    platform: 'WEB' as const,
    libVersion: TELEMETRY_LIB_VERSION,
    appVersion: '1',
    ...cameBy(),
    screen: { width: screen.width, height: screen.height },
    window: { width: innerWidth, height: innerHeight },
    sessionKey: trackerUuid ? { trackerUuid, ...(uuid && { uuid }), ...(epoch && { epoch: Number(epoch) }) } : null,
  };
}

export function storedKey(): SessionKey | undefined {
  const [uuid, epoch, trackerUuid] = stored();
  return uuid && epoch && trackerUuid ? { uuid, epoch: Number(epoch), trackerUuid } : undefined;
}

const stored = () => [keys.uuid, keys.epoch, keys.trackerUuid].map((key) => localShelf.get(key));

export function asWho() {
  return isSignedIn()
    ? ({ params: { context: 'secure' } } as const)
    : ({ params: { context: 'external' }, context: 'external' } as const);
}
