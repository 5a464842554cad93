/** What helps people around an application: banners, feedback, experiments, and the sink of telemetry. */
import { type BannerEnvironment, type BannerRecord, listBanners, saveBanner } from '../store/banners.ts';
import type { Database } from '../store/database.ts';
import { createOwnRecords, type OwnRecordsNeeds } from './own-records.ts';
import { createTelemetry } from './telemetry.ts';

export { createReplays, type Replays } from './replays.ts';

interface SupportOptions extends OwnRecordsNeeds {
  readonly database: Database;
  /** The organisation whose rows a presented one's are; undefined for one no one knows. */
  readonly canonicalOf: (orgCode: string) => string | undefined;
  readonly now: () => Date;
}

export type Support = ReturnType<typeof createSupport>;

export function createSupport({ database, canonicalOf, now, ...needs }: SupportOptions) {
  return {
    banners: (environment: BannerEnvironment): Promise<readonly BannerRecord[]> =>
      listBanners(database.app, environment),
    publishBanner: (environment: BannerEnvironment, banner: Omit<BannerRecord, 'metadata'>): Promise<void> =>
      saveBanner(database.app, environment, banner),
    telemetry: createTelemetry(database, canonicalOf, now),
    ownRecords: createOwnRecords({ database, now, ...needs }),
  };
}
