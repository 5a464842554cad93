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
  const query: UseQueryOptions<Answer<K>> = {
    ...options,
    queryKey: [key, ...input],
    queryFn: ({ signal }) => read(key, ...([{ ...input[0], signal }] as unknown as CallArguments<K>)),
  };
  return useQuery(query, queryClient);
}
