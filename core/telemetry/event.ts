/**
 * A telemetry event as it travels: twelve members, each a name, an id or a number of ours. Nothing a person typed fits
 * into any of them, and a member no one knows is refused.
 */
import * as v from 'valibot';
import { products } from '#core/brand/brand.ts';
import { applicationScreens } from '#core/journey/screens.ts';
import { isStatus } from '#core/journey/statuses.ts';
import { isPagePattern } from '#core/pages.ts';
import { uuid } from '#core/people/uuid.ts';
import { steps } from '#core/registration/steps.ts';
import { vitalMax, vitalNames } from '#core/telemetry/vitals.ts';
import {
  campaignNames,
  campaignWord,
  fieldName,
  originatorName,
  type TelemetryEvent,
  telemetryEvents,
} from '#core/telemetry.ts';

export const campaign = v.strictObject({
  ...v.entriesFromList(campaignNames, v.exactOptional(v.pipe(v.string(), v.regex(campaignWord)))),
  [originatorName]: v.exactOptional(uuid),
});

/** Until the year 2100: a moment that every calendar has, because one that none has would spoil the batch it is in. */
const epoch = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_102_444_800_000));
export const sessionKey = v.strictObject({ uuid, epoch, trackerUuid: uuid });

/** Names of the older form’s pages, which share one address. */
const olderPages = [...new Set(Object.values(steps).map(({ step }) => step))];
const names = <T extends string>(list: readonly T[]) => v.picklist(list as readonly [T, ...T[]]);

const eventProperties = v.strictObject({
  /** Made once where it happened: what is sent again is counted once. */
  eventId: uuid,
  /** The order in which things happened in one tab. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  /** The page of the older registration form. */
  step: v.exactOptional(names(olderPages)),
  /** Where the journey leads, and by which status. */
  screen: v.exactOptional(names([...Object.keys(applicationScreens), 'dashboard', 'site-root'])),
  status: v.exactOptional(v.pipe(v.string(), v.check(isStatus))),
  /** The field that was touched last, by its name. */
  field: v.exactOptional(v.pipe(v.string(), v.regex(fieldName))),
  /** How quick the page was. */
  metric: v.exactOptional(names(vitalNames)),
  value: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(vitalMax))),
});

export const telemetryEvent = v.strictObject({
  domain: v.pipe(v.string(), v.regex(/^[\w.-]{1,253}$/)),
  queryParams: campaign,
  /** The page by its row in the site map: a pattern, which holds no id. */
  pagePath: v.pipe(v.string(), v.maxLength(200), v.check(isPagePattern)),
  event: names(Object.keys(telemetryEvents) as TelemetryEvent[]),
  sessionKey,
  /** Only one’s own: the server compares it with who is signed in. */
  identityId: v.nullable(uuid),
  applicationUuid: v.nullable(uuid),
  eventType: v.literal('CUSTOM'),
  productType: v.nullable(v.picklist(products)),
  eventProperties,
  dontDedupe: v.boolean(),
  /** Counted once for each of these; absent when every time counts. */
  dedupeProperty: v.nullable(v.picklist(['applicationUuid', 'sessionKey'])),
});

const { event: _, eventType: __, dontDedupe: ___, dedupeProperty: ____, ...whereItWas } = telemetryEvent.entries;
/** A page that was opened: all of an event but its name and how it is counted. */
export const pageView = v.strictObject(whereItWas);

/** Where a visit stands when its page is hidden or closed. */
export const lastSeen = v.strictObject({
  sessionKey,
  pagePath: telemetryEvent.entries.pagePath,
  eventProperties,
});
