/** What may stand in a banner: plain text, and no address of another site, because people believe what stands over our pages. */
import * as v from 'valibot';
import * as words from '#core/words/en/errors/banners.ts';
import { bannerVariants } from './banner.ts';

export const bannerReaches = ['organization', 'every'] as const;
export type BannerReach = (typeof bannerReaches)[number];

/** The database knows no year 0, and no one announces what was before this century. */
const isOurTime = (text: string) => Date.parse(text) >= Date.UTC(2000, 0, 1);

const moment = v.nullable(
  v.pipe(v.string(), v.isoTimestamp(words.pleaseEnterAMoment), v.check(isOurTime, words.pleaseEnterAMoment)),
);

export const bannerMessage = v.pipe(
  v.string(words.writeSomething),
  v.trim(),
  v.nonEmpty(words.writeSomething),
  v.maxLength(500, words.atMost500),
  v.check((text) => !/[<>]/.test(text), words.plainTextOnly),
);

export const bannerContent = v.strictObject({
  message: bannerMessage,
  variant: v.picklist(bannerVariants),
  active: v.boolean(),
  dismissable: v.boolean(),
  reach: v.picklist(bannerReaches),
  /** Another organization than one's own, on whose site alone it shows: the provider's admins choose one. */
  org: v.exactOptional(v.pipe(v.string(), v.regex(/^\w{1,64}$/))),
  from: moment,
  until: moment,
});
export type BannerContent = v.InferOutput<typeof bannerContent>;

export const bannerOrder = <T extends Pick<BannerContent, 'from' | 'until'>>({ from, until }: T) =>
  from === null || until === null || Date.parse(from) < Date.parse(until);

/** With or without its scheme; a word with a dot inside that ends like a site counts as one. */
const address = /\b(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})\b/giu;

/** The first site named that is none of these; undefined where there is none. */
export function otherSiteIn(message: string, ownHosts: readonly string[]): string | undefined {
  const named = [...message.matchAll(address)].map(([, host = '']) => host.toLowerCase());
  return named.find((host) => !ownHosts.some((own) => host === own || host.endsWith(`.${own}`)));
}

/** Whether it shows at this moment. */
export function isShownAt(
  { active, from, until }: Pick<BannerContent, 'active' | 'from' | 'until'>,
  now: Date,
): boolean {
  const at = now.getTime();
  return active && (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until));
}
