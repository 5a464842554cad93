/**
 * Tells the server of a visit and what happened in it. Ids live in local storage under the names the specification gives;
 * pages are told by their pattern, and of the address only the campaign. A visit the server does not know begins again.
 */
import type { Product } from '#core/brand/brand.ts';
import {
  campaignOf,
  SESSION_FAILED,
  TELEMETRY_LIB_VERSION,
  TELEMETRY_SESSION_TRIES,
  type TelemetryEvent,
} from '#core/telemetry.ts';
import { CallError } from '#web/client/call-error.ts';
import type { Answer } from '#web/client/client.ts';
import { readToken } from '#web/client/session.ts';
import { localShelf } from '#web/client/storage.ts';
import { exposeAt } from './experiments.ts';
import { callAtBase } from './service-base.ts';

type SessionKey = Answer<'POST /ft/{context}/session'>['sessionKey'];

export interface Happening {
  readonly product: Product;
  /** The page by its row in the site map. */
  readonly pagePattern: string;
  readonly applicationUuid?: string;
}

const keys = { uuid: 'telemetry_uuid', epoch: 'telemetry_epoch', trackerUuid: 'telemetry_trackerUuid' } as const;

/** Once for each visit, or once for each application where it is about one. */
export async function tell(event: TelemetryEvent, { product, pagePattern, applicationUuid }: Happening): Promise<void> {
  exposeAt(event);
  const send = (sessionKey: SessionKey) =>
    callAtBase('POST /ft/{context}/event', {
      ...asWho(),
      keepalive: true,
      body: {
        event,
        eventType: 'CUSTOM',
        sessionKey,
        domain: location.hostname,
        pagePath: pagePattern,
        queryParams: campaignOf(new URLSearchParams(location.search)),
        productType: product,
        applicationUuid: applicationUuid ?? null,
        dedupeProperty: applicationUuid === undefined ? 'sessionKey' : 'applicationUuid',
        dontDedupe: false,
      },
    });
  const known = storedKey();
  try {
    await send(known ?? (await establishSession()));
  } catch (error) {
    if (!known || !(error instanceof CallError) || error.status !== 409) throw error;
    await send(await establishSession());
  }
}

let establishing: Promise<SessionKey> | undefined;

/** One at a time, however many things happen at once. */
export function establishSession(): Promise<SessionKey> {
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
      return sessionKey;
    } catch (error) {
      if (attempt === TELEMETRY_SESSION_TRIES) throw new CallError(SESSION_FAILED, 500, undefined, { cause: error });
    }
  }
}

function visit() {
  const [uuid, epoch, trackerUuid] = [keys.uuid, keys.epoch, keys.trackerUuid].map((key) => localShelf.get(key));
  return {
    platform: 'WEB' as const,
    libVersion: TELEMETRY_LIB_VERSION,
    appVersion: '1',
    referrer: hostOf(document.referrer),
    queryParams: campaignOf(new URLSearchParams(location.search)),
    screen: { width: screen.width, height: screen.height },
    window: { width: innerWidth, height: innerHeight },
    sessionKey: trackerUuid ? { trackerUuid, ...(uuid && { uuid }), ...(epoch && { epoch: Number(epoch) }) } : null,
  };
}

function storedKey(): SessionKey | undefined {
  const [uuid, epoch, trackerUuid] = [keys.uuid, keys.epoch, keys.trackerUuid].map((key) => localShelf.get(key));
  return uuid && epoch && trackerUuid ? { uuid, epoch: Number(epoch), trackerUuid } : undefined;
}

function asWho() {
  return readToken() === undefined
    ? ({ params: { context: 'external' }, context: 'external' } as const)
    : ({ params: { context: 'secure' } } as const);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
