/**
 * What is announced, for pages that the server draws whole. Read again every few seconds; while the database does not
 * answer, what was announced last.
 */
import type { Banner } from '#core/support/banner.ts';
import { type BannerEnvironment, listBanners } from '../store/banners.ts';
import type { Database } from '../store/database.ts';

const FRESH_MS = 15_000;

export function createBannersNow({ app }: Pick<Database, 'app'>, environment: BannerEnvironment, now: () => Date) {
  let last: readonly Banner[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;
  return async (): Promise<readonly Banner[]> => {
    const atMs = now().getTime();
    if (Math.abs(atMs - readAtMs) < FRESH_MS) return last;
    readAtMs = atMs;
    last = await listBanners(app, environment).catch(() => last);
    return last;
  };
}
