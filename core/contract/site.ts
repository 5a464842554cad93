/** Calls the page itself makes, no matter who is looking at it: what is switched on, what to announce, what went wrong. */
import * as v from 'valibot';
import { calls } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const banner = v.object({
  uuid: v.string(),
  message: v.string(),
  apps: v.array(v.string()),
  variant: v.picklist(['info', 'warn']),
  active: v.boolean(),
  dismissable: v.boolean(),
  metadata: v.object({ createdAt: v.string(), updatedAt: v.string() }),
});

const shortText = v.pipe(v.string(), v.maxLength(500));

export const siteCalls = calls({
  'GET /banners/production.json': {
    why: 'The banners the provider has published.',
    who: 'anyone',
    answer: v.array(banner),
    limit: limits.read,
  },
  'GET /banners/test.json': {
    why: 'The banners that are shown outside production.',
    who: 'anyone',
    answer: v.array(banner),
    limit: limits.read,
  },
  'POST /service-errors/external/api/v1/report': {
    why: 'A browser tells that a page broke. Scrubbed before it is sent, and again before it is logged.',
    who: 'anyone',
    context: 'external',
    body: v.strictObject({
      title: shortText,
      name: v.optional(shortText),
      message: v.optional(shortText),
      stack: v.optional(v.pipe(v.string(), v.maxLength(4000))),
      pagePattern: v.optional(shortText),
      release: v.optional(shortText),
    }),
    answer: null,
    limit: everywhere([30, 60], [300, 60]),
  },
});
