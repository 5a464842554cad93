/**
 * Calls that tell how the site is used. What may be told is a short list: names of events, ids, the pattern of a page and
 * the campaign one came by. Nothing a person typed fits into it, and an unknown name is refused.
 */
import * as v from 'valibot';
import { products } from '#core/brand/brand.ts';
import { isPagePattern } from '#core/pages.ts';
import { uuid } from '#core/people/uuid.ts';
import { campaignNames, campaignWord, telemetryEvents } from '#core/telemetry.ts';
import { calls } from './contract.ts';
import { limits } from './limits.ts';

const size = v.strictObject({
  width: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
});
const version = v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/));
const campaign = v.strictObject(
  v.entriesFromList(campaignNames, v.exactOptional(v.pipe(v.string(), v.regex(campaignWord)))),
);
const sessionKey = v.strictObject({ uuid, epoch: v.pipe(v.number(), v.integer()), trackerUuid: uuid });

export const telemetryCalls = calls({
  'POST /ft/{context}/session': {
    why: 'Begins a visit, or goes on with the one that is named. The tracker stays the same for a browser.',
    who: 'anyone',
    body: v.strictObject({
      platform: v.literal('WEB'),
      libVersion: version,
      appVersion: version,
      /** The host one came from; never the rest of the address. */
      referrer: v.pipe(v.string(), v.regex(/^[\w.-]{0,253}$/)),
      queryParams: campaign,
      screen: size,
      window: size,
      sessionKey: v.nullable(v.partial(sessionKey)),
    }),
    answer: v.object({ sessionKey: v.object({ uuid: v.string(), epoch: v.number(), trackerUuid: v.string() }) }),
    errors: ['notFound', 'unauthenticated', 'organizationNotFound'],
    limit: limits.telemetry,
  },
  'POST /ft/{context}/event': {
    why: 'Something happened that is worth counting. A 409 asks for a new session first.',
    who: 'anyone',
    body: v.strictObject({
      event: v.picklist(telemetryEvents),
      eventType: v.literal('CUSTOM'),
      sessionKey,
      domain: v.pipe(v.string(), v.regex(/^[\w.-]{1,253}$/)),
      pagePath: v.pipe(v.string(), v.maxLength(200), v.check(isPagePattern)),
      queryParams: campaign,
      productType: v.picklist(products),
      applicationUuid: v.nullable(uuid),
      /** Counted once for each of these; absent when every time counts. */
      dedupeProperty: v.nullable(v.picklist(['applicationUuid', 'sessionKey'])),
      dontDedupe: v.boolean(),
    }),
    answer: null,
    errors: ['conflict', 'notFound', 'unauthenticated', 'organizationNotFound'],
    limit: limits.telemetry,
  },
});
