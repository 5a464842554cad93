/** What each day after the signature brings, as the server tells it. */
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { useNews } from '../../live/use-news.ts';

const closingDaysKey = 'GET /service-application/api/v2/application/heloc/{uuid}/closing-days';
export type ClosingDays = Answer<typeof closingDaysKey>;

/** A day that passes changes the page without any status moving, and so without a word on the line. */
const READ_AGAIN_MS = 60_000;

export function useClosingDays(uuid: string) {
  // Never from an earlier visit: a day that has passed must not be offered.
  const query = useRead(closingDaysKey, [{ params: { uuid } }], { gcTime: 0, refetchInterval: READ_AGAIN_MS });
  useNews(uuid, query.refetch);
  return query;
}
