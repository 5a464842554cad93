/**
 * What is announced on a site, for pages that the server draws whole. Read again every few seconds; while the database
 * does not answer, or not in a moment, what was announced last.
 */
import type { Banner } from '#core/support/banner.ts';
import { ifSoon } from '../if-soon.ts';
import { type BannerEnvironment, listBanners } from '../store/banners.ts';
import type { Database } from '../store/database.ts';

const FRESH_MS = 3000;

export function createBannersNow({ app }: Pick<Database, 'app'>, environment: BannerEnvironment, now: () => Date) {
  const known = new Map<string, { readonly readAtMs: number; readonly banners: readonly Banner[] }>();
  return async (orgCode: string): Promise<readonly Banner[]> => {
    const atMs = now().getTime();
    const last = known.get(orgCode);
    if (last && Math.abs(atMs - last.readAtMs) < FRESH_MS) return last.banners;
    const before = last?.banners ?? [];
    // Set first: of many who come at once, one asks.
    known.set(orgCode, { readAtMs: atMs, banners: before });
    const reading = listBanners(app, environment, orgCode).then((banners) => {
      // Also when it comes late: then it is for the next.
      known.set(orgCode, { readAtMs: atMs, banners });
      return banners;
    });
    return (await ifSoon(reading)) ?? before;
  };
}
