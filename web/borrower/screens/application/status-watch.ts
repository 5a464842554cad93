/** For a screen that waits while someone else works: looks now and then, and is led on when the application moves. */
import { useEffect, useRef } from 'react';
import { useRead } from '#web/client/queries.ts';
import { useJourney } from '../../journey-screen.tsx';

const lookEveryMs = 4000;

export function useStatusWatch(isWatching: boolean): void {
  const { application, next } = useJourney();
  const { uuid, status } = application;
  const query = useRead('GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status', [{ params: { uuid } }], {
    enabled: isWatching,
    refetchInterval: lookEveryMs,
    gcTime: 0,
  });
  const onward = useRef(next);
  onward.current = next;
  const now = query.data?.status;
  useEffect(() => {
    if (isWatching && now !== undefined && now !== status.checklistStatus) onward.current();
  }, [isWatching, now, status.checklistStatus]);
}
