/**
 * Applications that fit what is typed, asked for once typing rests a moment. What someone looks for is personal: it travels
 * in the body of a call and stays in memory, neither in an address nor in the browser's storage.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Answer, call } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { onSessionChange, readToken } from '#web/client/session.ts';

const key = 'POST /service-console/api/v1/search';
const ssnKey = 'POST /service-console/api/v1/search/ssn';
export type Finds = Answer<typeof key>;
export type FoundRow = Finds['rows'][number];

const restsAfterMs = 120;
const lettersMin = 2;
const freshMs = 10_000;

export interface Finding {
  /** Of what is typed now, or of what was a moment ago. */
  readonly finds: Finds | undefined;
  readonly isLooking: boolean;
  readonly failure: unknown;
  readonly tryAgain: () => void;
}

export function useFind(typed: string, isOn = true): Finding {
  const text = useRested(typed.trim().replaceAll(/\s+/g, ' '));
  const isAsked = isOn && text.length >= lettersMin;
  const query = useQuery(
    {
      queryKey: [key, text],
      queryFn: ({ signal }) => call(key, { body: { text }, signal }),
      enabled: isAsked,
      staleTime: freshMs,
      gcTime: freshMs,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return {
    finds: isAsked ? query.data : undefined,
    isLooking: isAsked && query.isFetching,
    failure: isAsked && query.isError ? query.error : undefined,
    tryAgain: () => void query.refetch(),
  };
}

/** Asked for by a press, never while typing: each time is written down. */
export const findBySsn = (lastFour: string): Promise<Finds> => call(ssnKey, { body: { lastFour } });

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
