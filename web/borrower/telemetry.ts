/**
 * Tells the server what happens in a visit: events, pages that were opened, and where it stood when its page went. Pages
 * are told by their pattern, fields by their name, and of the address only the campaign.
 */
import type { Product } from '#core/brand/brand.ts';
import { patternAt } from '#core/pages.ts';
import type { Vital } from '#core/telemetry/vitals.ts';
import { campaignOf, fieldName, type TelemetryEvent, telemetryEvents } from '#core/telemetry.ts';
import { readIdentity } from '#web/client/session.ts';
import { sessionShelf } from '#web/client/storage.ts';
import { isCounted } from './counted.ts';
import { exposeAt } from './experiments.ts';
import { enqueue } from './telemetry-queue.ts';

interface Place {
  readonly product: Product | null;
  /** The page by its row in the site map. */
  readonly pagePattern: string;
}

/** Where it happened is told by the page's row in the site map, or by its address, which is looked up there. */
export type Happening = (Place | { readonly at: string }) & What;

interface What {
  readonly applicationUuid?: string | undefined;
  /** Where the journey leads, and by which status. */
  readonly screen?: string;
  readonly status?: string;
  /** How quick the page was. */
  readonly metric?: Vital;
  readonly value?: number;
}

/** Counted as its row says: once for each visit, once for each application where it is about one, or every time. */
export async function tell(event: TelemetryEvent, about: Happening): Promise<void> {
  exposeAt(event);
  if (!isCounted()) return;
  const place = 'at' in about ? placeAt(about.at) : about;
  if (!place) return;
  const { screen, status, metric, value, applicationUuid } = about;
  const { once } = telemetryEvents[event];
  const dedupeProperty = once === 'applicationUuid' && applicationUuid === undefined ? 'sessionKey' : once;
  await enqueue('POST /ft/{context}/event', {
    ...placeOf(
      { ...place, applicationUuid },
      {
        ...(screen && { screen }),
        ...(status && { status }),
        ...(metric && value !== undefined && { metric, value }),
      },
    ),
    ...{ event, eventType: 'CUSTOM', dedupeProperty, dontDedupe: once === null },
  });
}

/** One for each page that was opened; `step` where the older form shares one address among its pages. */
export async function tellView(about: Place & What, step?: string): Promise<void> {
  if (isCounted()) await enqueue('POST /ft/{context}/page-view', placeOf(about, { ...(step && { step }) }));
}

export async function tellLastSeen(pagePath: string, field: string | undefined): Promise<void> {
  if (!isCounted()) return;
  const name = field !== undefined && fieldName.test(field) ? { field } : {};
  await enqueue('POST /ft/{context}/session-tracker', { pagePath, eventProperties: { ...marks(), ...name } });
}

/** The site map lets no other product pass. */
export function placeAt(path: string) {
  const page = patternAt(path);
  const product = (page?.params['product'] as Product | undefined) ?? null;
  return page && { product, pagePattern: page.pattern, params: page.params };
}

function placeOf({ product, pagePattern, applicationUuid }: Place & What, properties: object) {
  return {
    domain: location.hostname,
    pagePath: pagePattern,
    queryParams: campaignOf(new URLSearchParams(location.search)),
    productType: product,
    identityId: readIdentity() ?? null,
    applicationUuid: applicationUuid ?? null,
    eventProperties: { ...marks(), ...properties },
  };
}

const sequenceKey = 'hearthline-telemetry-sequence';

function marks() {
  const sequence = Number(sessionShelf.get(sequenceKey) ?? 0) + 1;
  sessionShelf.set(sequenceKey, String(sequence));
  return { eventId: crypto.randomUUID(), sequence };
}
