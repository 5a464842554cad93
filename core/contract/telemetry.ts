/**
 * Calls that tell how the site is used. What may be told is a short list: names of events, ids, the pattern of a page and
 * the campaign one came by. Nothing a person typed fits into it, and an unknown name is refused.
 */
import * as v from 'valibot';
import { campaign, lastSeen, pageView, sessionKey, telemetryEvent } from '#core/telemetry/event.ts';
import { calls } from './contract.ts';
import { limits } from './limits.ts';

const size = v.strictObject({
  width: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
});
const version = v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/));
const choice = v.object({ isCounted: v.boolean() });

const told = {
  who: 'anyone',
  answer: null,
  errors: ['conflict', 'notFound', 'unauthenticated', 'organizationNotFound'],
  limit: limits.telemetry,
} as const;

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
    ...told,
    body: telemetryEvent,
  },
  'POST /ft/{context}/page-view': {
    why: 'A page was opened: one call for each. A 409 asks for a new session first.',
    ...told,
    body: pageView,
  },
  'POST /ft/{context}/session-tracker': {
    why: 'Where a visit stands when its page is hidden or closed: the page, and the name of the field that was touched last.',
    ...told,
    body: lastSeen,
  },
  'GET /ft/{context}/choice': {
    why: 'Whether visits of the person who is signed in are counted.',
    who: 'anyone',
    answer: choice,
    errors: ['notFound', 'unauthenticated'],
    limit: limits.read,
  },
  'PUT /ft/{context}/choice': {
    why: 'Says whether someone’s visits are counted. Where they are not, what is stored of this visit and of the person is deleted.',
    who: 'anyone',
    body: v.strictObject({ isCounted: v.boolean(), sessionKey: v.nullable(sessionKey) }),
    answer: choice,
    errors: ['notFound', 'unauthenticated', 'organizationNotFound'],
    limit: limits.step,
  },
});
