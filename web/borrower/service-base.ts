/**
 * Where the calls of telemetry and features go: to the site that served the page, or, while fe-relative-url-{application}
 * is off, to the service address that the server names. Asked once a page, and only where there is such an address.
 */

import { relativeUrlFlag } from '#core/application-name.ts';
import type { RouteKey } from '#core/contract/routes.ts';
import { CallError } from '#web/client/call-error.ts';
import { type Answer, addressOf, type CallArguments, call, headersOf } from '#web/client/client.ts';
import { trackerUuid } from './tracker.ts';

let asked: Promise<string> | undefined;

/** Empty is the site itself. Where it cannot be asked, the site is a good place to go to. */
export function serviceBase(page: Document = document): Promise<string> {
  asked ??= ask(page).catch(() => {
    asked = undefined;
    return '';
  });
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

/** For specs: another page. */
export function forgetBase(): void {
  asked = undefined;
}

interface Loose {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly keepalive?: boolean;
}

/** At another address no one is signed in: neither the token nor a cookie leaves the site. */
export async function callAtBase<K extends RouteKey>(key: K, ...args: CallArguments<K>): Promise<Answer<K>> {
  const base = await serviceBase();
  if (base === '') return call(key, ...args);
  const { params = {}, body, keepalive = false } = (args[0] ?? {}) as Loose;
  const [method = 'POST', pattern = ''] = key.split(' ');
  const url = base + addressOf(pattern, { params: { ...params, ...(params['context'] && { context: 'external' }) } });
  const response = await fetch(url, {
    ...{ method, keepalive, credentials: 'omit' },
    headers: headersOf({ context: 'external' }, true),
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new CallError(response.statusText || `HTTP error! status: ${response.status}`, response.status);
  return (response.status === 204 ? undefined : await response.json()) as Answer<K>;
}
