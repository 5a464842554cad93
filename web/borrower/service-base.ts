/**
 * Where the calls of telemetry and features go: to the site that served the page, or, while fe-relative-url-{application}
 * is off, to the service address that the server names. Asked once a page, and only where there is such an address.
 */

import { relativeUrlFlag } from '#core/application-name.ts';
import type { RouteKey } from '#core/contract/routes.ts';
import { CallError } from '#web/client/call-error.ts';
import { type Answer, addressOf, type CallArguments, call, headersOf } from '#web/client/client.ts';
import { isSignedIn } from '#web/client/session.ts';
import { trackerUuid } from './tracker.ts';

let asked: Promise<string> | undefined;
/** For a page that goes and can wait for nothing. */
let answered: string | undefined;

/** Empty is the site itself. Where it cannot be asked, the site is a good place to go to. */
export function serviceBase(page: Document = document): Promise<string> {
  asked ??= ask(page).then(
    (base) => {
      answered = base;
      return base;
    },
    () => {
      asked = undefined;
      return '';
    },
  );
  return asked;
}

async function ask(page: Document): Promise<string> {
  const { serviceUrl } = JSON.parse(page.getElementById('hearthline')?.textContent || '{}') as { serviceUrl?: string };
  if (serviceUrl === undefined) return '';
  const trackerId = trackerUuid();
  const { enabled } = await call('POST /service-optimize/{context}/api/v1/feature', {
    ...{ params: { context: 'external' }, context: 'external' },
    body: { featureKey: relativeUrlFlag, optimizeUser: trackerId === undefined ? {} : { trackerId } },
  });
  return enabled ? '' : serviceUrl;
}

/** @internal For specs: another page. */
export function forgetBase(): void {
  asked = undefined;
  answered = undefined;
}

interface Loose {
  readonly body?: unknown;
  readonly keepalive?: boolean;
}

/** At another address no one is signed in: neither the token, a cookie nor an id of theirs leaves the site. */
export async function callAtBase<K extends RouteKey>(key: K, ...args: CallArguments<K>): Promise<Answer<K>> {
  const base = await serviceBase();
  if (base === '') return call(key, ...args);
  const { body, keepalive = false } = (args[0] ?? {}) as Loose;
  const response = await fetchElsewhere(base, key, body, keepalive);
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer<K>;
  const waitS = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new CallError(response.statusText || `HTTP error! status: ${response.status}`, response.status, undefined, {
    ...(Number.isFinite(waitS) && { retryAfterS: waitS }),
  });
}

function fetchElsewhere(base: string, key: RouteKey, body: unknown, keepalive: boolean): Promise<Response> {
  const [method = 'POST', pattern = ''] = key.split(' ');
  return fetch(base + addressOf(pattern, { params: { context: 'external' } }), {
    ...{ method, keepalive, credentials: 'omit' },
    headers: headersOf({ context: 'external' }, true),
    body: JSON.stringify(anonymous(body)),
  });
}

const anonymous = (body: unknown) =>
  typeof body === 'object' && body !== null && 'identityId' in body ? { ...body, identityId: null } : body;

/**
 * Sent by a page that goes, without an answer: by a fetch that outlives it, and where there is none by a beacon, which
 * knows no header and is a visitor's. False where it could not be sent.
 */
export function sendAtBase(key: RouteKey, body: object): boolean {
  if (answered === undefined) return false;
  if (!('keepalive' in Request.prototype)) {
    const [, pattern = ''] = key.split(' ');
    const content = new Blob([JSON.stringify(anonymous(body))], { type: 'application/json' });
    return navigator.sendBeacon(answered + addressOf(pattern, { params: { context: 'external' } }), content);
  }
  const isVisitor = answered !== '' || !isSignedIn();
  const who = { params: { context: isVisitor ? 'external' : 'secure' }, ...(isVisitor && { context: 'external' }) };
  callAtBase(key, ...([{ ...who, keepalive: true, body }] as unknown as CallArguments<typeof key>)).catch(() => {});
  return true;
}
