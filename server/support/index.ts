/** What helps people around an application. So far: the banners the provider publishes. */
import { type BannerEnvironment, type BannerRecord, listBanners, saveBanner } from '../store/banners.ts';
import type { Database } from '../store/database.ts';

export interface Support {
  banners(environment: BannerEnvironment): Promise<readonly BannerRecord[]>;
  publishBanner(environment: BannerEnvironment, banner: Omit<BannerRecord, 'metadata'>): Promise<void>;
}

export function createSupport(db: Database): Support {
  return {
    banners: (environment) => listBanners(db.app, environment),
    publishBanner: (environment, banner) => saveBanner(db.app, environment, banner),
  };
}
