/**
 * Server state that changes while a page is open. The retry wrapper already is patient, so the query client is not, and
 * coming back to a window asks nothing again. The client is passed by hand and needs no provider, so a page that reads
 * nothing carries none of it.
 */
import { QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Answer, CallArguments } from './client.ts';
import { type ReadKey, read } from './retry.ts';

export const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, retry: false }, mutations: { retry: false } },
});

type ReadOptions<T> = Pick<UseQueryOptions<T>, 'enabled' | 'staleTime' | 'gcTime' | 'refetchInterval' | 'retryOnMount'>;

/** Reads a row of the contract and keeps the answer under its key and input; leaving the page cancels the call. */
export function useRead<K extends ReadKey>(
  key: K,
  input: CallArguments<K>,
  options: ReadOptions<Answer<K>> = {},
): UseQueryResult<Answer<K>> {
  return useQuery({ ...options, ...queryOf(key, input) }, queryClient);
}

/** Asks before there is a page to show the answer. */
export function readAhead<K extends ReadKey>(key: K, input: CallArguments<K>): void {
  void queryClient.prefetchQuery(queryOf(key, input));
}

function queryOf<K extends ReadKey>(key: K, input: CallArguments<K>) {
  return {
    queryKey: [key, ...input],
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Answer<K>> =>
      read(key, ...([{ ...input[0], signal }] as unknown as CallArguments<K>)),
  };
}
