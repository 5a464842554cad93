/** What helps people around an application: banners, feedback, experiments, and the sink of telemetry. */

import type { LiveFlags } from '../flags.ts';
import { type BannerEnvironment, type BannerRecord, listBanners } from '../store/banners.ts';
import type { Database } from '../store/database.ts';
import { createBannersNow } from './banners-now.ts';
import { createCountingChoice } from './counting-choice.ts';
import { createExperiments } from './experiments.ts';
import { createFundingTimes } from './funding-times.ts';
import { createOwnRecords, type OwnRecordsNeeds } from './own-records.ts';
import { createInsightReports } from './reports.ts';
import { createTelemetry } from './telemetry.ts';
import { createTelemetryCare } from './telemetry-care.ts';

export type { Browser, Experiments } from './experiments.ts';
export { createReplays, type Replays } from './replays.ts';

interface SupportOptions extends Omit<OwnRecordsNeeds, 'experiments'> {
  readonly database: Database;
  /** The organization whose rows a presented one's are; undefined for one no one knows. */
  readonly canonicalOf: (orgCode: string) => string | undefined;
  readonly flags: Pick<LiveFlags, 'experiments' | 'sidesFor'>;
  readonly now: () => Date;
}

export type Support = ReturnType<typeof createSupport>;

export function createSupport({ database, canonicalOf, flags, now, ...needs }: SupportOptions) {
  const experiments = createExperiments({ database, flags, now });
  return {
    experiments,
    /** Of the site that asks: its own, and those on every one. */
    banners: (environment: BannerEnvironment, orgCode: string): Promise<readonly BannerRecord[]> =>
      listBanners(database.app, environment, canonicalOf(orgCode) ?? orgCode),
    bannersNow: (environment: BannerEnvironment) => createBannersNow(database, environment, now),
    telemetry: createTelemetry(database, canonicalOf, now),
    countingChoice: createCountingChoice(database, canonicalOf, now),
    reports: createInsightReports(database, canonicalOf),
    telemetryCare: createTelemetryCare(database, now),
    fundingTimes: createFundingTimes(database, now),
    ownRecords: createOwnRecords({ database, experiments, now, ...needs }),
  };
}
