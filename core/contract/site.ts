/** Calls the page itself makes, no matter who is looking at it: what is switched on, what to announce, what went wrong. */
import * as v from 'valibot';
import { banner } from '#core/support/banner.ts';
import { calls } from './contract.ts';
import { everywhere, limits } from './limits.ts';

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
