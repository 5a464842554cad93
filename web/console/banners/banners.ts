/** The call that every part of the page reads. */
import * as words from '#core/words/en/console/banners.ts';
import type { Answer } from '#web/client/client.ts';
import { useOrganizations } from '../me.ts';

export const bannersKey = 'GET /service-console/api/v1/banners';
export type Banners = Answer<typeof bannersKey>;
export type Banner = Banners['banners'][number];

/** Where it shows: by the organization's name for those who may choose one. */
export function useSayWhere() {
  const organizations = useOrganizations('editBanners');
  return ({ reach, org }: Pick<Banner, 'reach' | 'org'>): string => {
    const found = reach === 'every' ? undefined : organizations.find((one) => one.org === org);
    return found ? words.onTheSiteOf(found.name) : words.reaches[reach];
  };
}
