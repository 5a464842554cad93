/** Calls of the console about banners: what is announced, where and when; each change is kept and can be undone. */
import * as v from 'valibot';
import { bannerVariants } from '#core/support/banner.ts';
import { bannerContent, bannerOrder, bannerReaches } from '#core/support/banner-edit.ts';
import * as words from '#core/words/en/errors/banners.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';
import { numberedCursor, pageOf, switchedCursor } from './pages.ts';

const content = {
  message: v.string(),
  variant: v.picklist(bannerVariants),
  active: v.boolean(),
  dismissable: v.boolean(),
  reach: v.picklist(bannerReaches),
  /** Whose site it is, where it is one. */
  org: v.exactOptional(v.string()),
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
};
const change = v.object({ version: v.number(), at: v.string(), by: v.string(), ...content });

export const bannerCalls = calls({
  'GET /service-console/api/v1/banners': {
    why: 'The banners of the organization, and those on every site, a page at a time: what is switched on first, then the newest.',
    who: may('editBanners', 'organization', 'every'),
    query: v.strictObject({ cursor: switchedCursor }),
    answer: v.object({
      /** How far the caller may write. */
      reaches: v.array(v.picklist(bannerReaches)),
      ...pageOf(v.object({ uuid: v.string(), version: v.number(), isShown: v.boolean(), ...content })).entries,
    }),
    limit: limits.read,
  },
  'POST /service-console/api/v1/banners': {
    why: 'Writes a banner, or changes one as it was last read; the sites show it at once.',
    who: may('editBanners', 'organization', 'every'),
    body: v.strictObject({
      /** None for a new one. */
      uuid: v.nullable(v.pipe(v.string(), v.maxLength(100))),
      version: v.number(),
      banner: v.pipe(bannerContent, v.check(bannerOrder, words.fromBeforeUntil)),
    }),
    answer: v.object({ uuid: v.string(), version: v.number() }),
    errors: ['notFound', 'conflict', 'forbidden', 'invalid'],
    limit: limits.order,
  },
  'GET /service-console/api/v1/banners/{uuid}/history': {
    why: 'Every change of a banner, the newest first, a page at a time.',
    who: may('editBanners', 'organization', 'every'),
    query: v.strictObject({ cursor: numberedCursor }),
    answer: pageOf(change),
    errors: ['notFound'],
    limit: limits.read,
  },
  'POST /service-console/api/v1/banners/{uuid}/undo': {
    why: 'Makes it again what it was at an earlier change; this is a change too.',
    who: may('editBanners', 'organization', 'every'),
    body: v.strictObject({ version: v.number(), to: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e9)) }),
    answer: v.object({ uuid: v.string(), version: v.number() }),
    errors: ['notFound', 'conflict', 'forbidden', 'invalid'],
    limit: limits.order,
  },
});
