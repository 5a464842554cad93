/**
 * Applications that fit what is typed, asked for once typing rests a moment. What someone looks for is personal: it travels
 * in the body of a call and stays in memory, neither in an address nor in the browser's storage.
 */
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Answer, call } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { onSessionChange, readToken } from '#web/client/session.ts';

const key = 'POST /service-console/api/v1/search';
const ssnKey = 'POST /service-console/api/v1/search/ssn';
export type Finds = Answer<typeof key>;
export type FoundRow = Finds['rows'][number];

/** The first page passes nothing by. */
const after = (skipped: number) => (skipped === 0 ? {} : { skipped });

const restsAfterMs = 120;
const lettersMin = 2;
const freshMs = 10_000;

export interface Finding {
  /** Of what is typed now, or of what was a moment ago; as far as was asked for. */
  readonly finds: Pick<Finds, 'rows'> | undefined;
  readonly isLooking: boolean;
  /** Why nothing is shown, or why no more is: what was found stays. */
  readonly failure: unknown;
  readonly tryAgain: () => void;
  readonly hasMore: boolean;
  readonly isReadingMore: boolean;
  readonly readMore: () => void;
}

export function useFind(typed: string, isOn = true): Finding {
  const text = useRested(typed.trim().replaceAll(/\s+/g, ' '));
  const isAsked = isOn && text.length >= lettersMin;
  const query = useInfiniteQuery<Finds, Error, InfiniteData<Finds>, readonly unknown[], number>(
    {
      queryKey: [key, text],
      queryFn: ({ pageParam, signal }) => call(key, { body: { text, ...after(pageParam) }, signal }),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next ?? undefined,
      enabled: isAsked,
      staleTime: freshMs,
      gcTime: freshMs,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const { data } = query;
  const finds = useMemo(() => data && { rows: data.pages.flatMap(({ rows }) => rows) }, [data]);
  return {
    finds: isAsked ? finds : undefined,
    isLooking: isAsked && query.isFetching && !query.isFetchingNextPage,
    failure: isAsked && (data === undefined || query.isFetchNextPageError) ? (query.error ?? undefined) : undefined,
    tryAgain: () => void query.refetch(),
    hasMore: isAsked && query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
  };
}

/** Asked for by a press, never while typing: each time is written down. */
export const findBySsn = (lastFour: string, skipped = 0): Promise<Finds> =>
  call(ssnKey, { body: { lastFour, ...after(skipped) } });

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restsAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** In the memory of this window: gone when it is loaded again. */
const recentMax = 6;
let recent: readonly string[] = [];
export const recentSearches = (): readonly string[] => recent;
export function keepSearch(text: string): void {
  const kept = text.trim();
  if (kept !== '') recent = [kept, ...recent.filter((one) => one !== kept)].slice(0, recentMax);
}
/** The next person at this window must not read them. */
onSessionChange(() => {
  if (readToken() === undefined) recent = [];
});
