/**
 * Calls by which a page asks what is switched on for its visitor (2 §7.6). Who someone is comes from their token and
 * never from what the page says; the tracker only keeps a visitor on their side of a share.
 */
import * as v from 'valibot';
import { products } from '#core/brand/brand.ts';
import { variedFlags } from '#core/experiments/varied.ts';
import { type FlagKey, flags } from '#core/flags.ts';
import { uuid } from '#core/people/uuid.ts';
import { calls } from './contract.ts';
import { limits } from './limits.ts';

const keys = Object.keys(flags) as FlagKey[];

const about = {
  /** One's own application: what it is about (product, state) counts. */
  applicationUuid: v.exactOptional(uuid),
  productType: v.exactOptional(v.picklist(products)),
};
const optimizeUser = v.strictObject({ trackerId: v.exactOptional(uuid), ...about });
const feature = v.object({ key: v.string(), enabled: v.boolean(), variables: v.record(v.string(), v.any()) });
const errors = ['notFound', 'unauthenticated', 'organizationNotFound'] as const;

export const optimizeCalls = calls({
  'POST /service-optimize/{context}/api/v1/feature': {
    why: 'Whether one feature is on. One that does not exist is off: a page may be older than the server.',
    who: 'anyone',
    body: v.strictObject({ featureKey: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}$/)), optimizeUser }),
    answer: v.object({ enabled: v.boolean() }),
    errors,
    limit: limits.read,
  },
  'POST /service-optimize/{context}/api/v2/decision': {
    why: 'What is asked again and again while a page is open: broker mode, the chat, and what carries it.',
    who: 'anyone',
    body: v.strictObject({ optimizeUser: v.strictObject({ trackerId: uuid, ...about }) }),
    answer: v.object({ decisions: v.array(feature) }),
    errors,
    limit: limits.poll,
  },
  'POST /service-optimize/{context}/api/v1/features': {
    why: 'Every feature with its variables.',
    who: 'anyone',
    body: v.strictObject({ optimizeUser }),
    answer: v.object({ features: v.array(feature) }),
    errors,
    limit: limits.read,
  },
  'POST /ft/{context}/features-read': {
    why: 'Which flags a page read, told as it is left: one that no page and no server reads in a month is one to remove.',
    who: 'anyone',
    body: v.strictObject({ featureKeys: v.pipe(v.array(v.picklist(keys)), v.maxLength(keys.length)) }),
    answer: null,
    errors: ['notFound', 'unauthenticated'],
    limit: limits.telemetry,
  },
  'POST /service-optimize/{context}/api/v1/exposure': {
    why: 'The screen that shows what this flag switches is before the person’s eyes: where an experiment drives the flag, their side of it counts as seen.',
    who: 'anyone',
    body: v.strictObject({ featureKey: v.picklist(variedFlags), optimizeUser }),
    answer: null,
    errors,
    limit: limits.telemetry,
  },
});
