/** What a screen shows beyond the view: read when the screen opens, with its waiting and its failure in one place. */
import { type ReactNode, useEffect, useRef } from 'react';
import * as words from '#core/words/en/application.ts';
import { Loaded } from '#web/app/loaded.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { useJourney } from '../../journey-screen.tsx';
import { lookEvery, useNews } from '../../live/use-news.ts';

export const particularsKey = 'GET /service-application/api/v2/application/heloc/{uuid}/particulars';
export type Particulars = Answer<typeof particularsKey>;
const READ_AGAIN_MS = 5000;

export function WithParticulars({ children }: { readonly children: (particulars: Particulars) => ReactNode }) {
  const { application } = useJourney();
  const { uuid } = application;
  // Never from an earlier visit: a form begins with what it is given first.
  const query = useRead(particularsKey, [{ params: { uuid } }], { gcTime: 0 });
  // Led back to the same screen, it has something new to say: how many tries are left, whom we are asking.
  const shownFor = useRef(application);
  const again = useRef(query.refetch);
  again.current = query.refetch;
  useEffect(() => {
    if (shownFor.current === application) return;
    shownFor.current = application;
    void again.current();
  }, [application]);
  return (
    <Loaded query={query} label={words.readingYourApplication}>
      {children}
    </Loaded>
  );
}

interface Watched {
  readonly children: (particulars: Particulars, readAgain: () => void) => ReactNode;
}

/** The same, read again and again: for a page on which others act too. It goes with the application when they move it on. */
export function WatchedParticulars({ children }: Watched) {
  const { application, next } = useJourney();
  const isLive = useNews(application.uuid, () => query.refetch());
  const query = useRead(particularsKey, [{ params: { uuid: application.uuid } }], {
    refetchInterval: lookEvery(isLive, READ_AGAIN_MS),
    gcTime: 0,
  });
  const since = query.data?.statusSince;
  const first = useRef(since);
  first.current ??= since;
  const onward = useRef(next);
  onward.current = next;
  useEffect(() => {
    if (since !== undefined && since !== first.current) onward.current();
  }, [since]);
  return (
    <Loaded query={query} label={words.readingYourApplication}>
      {(particulars) => children(particulars, () => void query.refetch())}
    </Loaded>
  );
}
