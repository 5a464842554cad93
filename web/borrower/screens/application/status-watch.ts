/** For a screen that waits while someone else works: looks when it is told to and now and then, and is led on when the application moves. */
import { useEffect, useRef } from 'react';
import { useRead } from '#web/client/queries.ts';
import { useJourney } from '../../journey-screen.tsx';
import { lookEvery, useNews } from '../../live/use-news.ts';

const lookEveryMs = 4000;

/** `onMoved` in place of being led on: for a page that shows several statuses. */
export function useStatusWatch(isWatching: boolean, onMoved?: (status: string) => void): void {
  const { application, next } = useJourney();
  const { uuid, status } = application;
  const isLive = useNews(isWatching ? uuid : undefined, () => query.refetch());
  const query = useRead('GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status', [{ params: { uuid } }], {
    enabled: isWatching,
    refetchInterval: lookEvery(isLive, lookEveryMs),
    gcTime: 0,
  });
  const onward = useRef(onMoved ?? (() => next()));
  onward.current = onMoved ?? (() => next());
  const now = query.data?.status;
  useEffect(() => {
    if (isWatching && now !== undefined && now !== status.checklistStatus) onward.current(now ?? '');
  }, [isWatching, now, status.checklistStatus]);
}
