/** The banners, a page at a time, and how far one may write. */
import * as words from '#core/words/en/console/banners.ts';
import type { Answer } from '#web/client/client.ts';
import { read } from '#web/client/retry.ts';
import { usePages } from '../frame/use-pages.ts';
import { useOrganizations } from '../me.ts';

const bannersKey = 'GET /service-console/api/v1/banners';
type Banners = Answer<typeof bannersKey>;
export type Banner = Banners['rows'][number];

export const useBanners = () =>
  usePages<Banner, Banners>({
    key: [bannersKey],
    read: (cursor, signal) => read(bannersKey, { query: cursor === undefined ? {} : { cursor }, signal }),
  });

/** Where it shows: by the organization's name for those who may choose one. */
export function useSayWhere() {
  const organizations = useOrganizations('editBanners');
  return ({ reach, org }: Pick<Banner, 'reach' | 'org'>): string => {
    const found = reach === 'every' ? undefined : organizations.find((one) => one.org === org);
    return found ? words.onTheSiteOf(found.name) : words.reaches[reach];
  };
}
