/** What helps people around an application: the banners the provider publishes, and the sink of telemetry. */
import { type BannerEnvironment, type BannerRecord, listBanners, saveBanner } from '../store/banners.ts';
import type { Database } from '../store/database.ts';
import { createTelemetry } from './telemetry.ts';

interface SupportOptions {
  readonly database: Database;
  /** The organisation whose rows a presented one's are; undefined for one nobody knows. */
  readonly canonicalOf: (orgCode: string) => string | undefined;
  readonly now: () => Date;
}

export type Support = ReturnType<typeof createSupport>;

export function createSupport({ database, canonicalOf, now }: SupportOptions) {
  return {
    banners: (environment: BannerEnvironment): Promise<readonly BannerRecord[]> =>
      listBanners(database.app, environment),
    publishBanner: (environment: BannerEnvironment, banner: Omit<BannerRecord, 'metadata'>): Promise<void> =>
      saveBanner(database.app, environment, banner),
    telemetry: createTelemetry(database, canonicalOf, now),
  };
}
