/**
 * A list that is read a page at a time: each page says where the next begins. Read again, all that is shown is read again,
 * page after page. What was read stays when a later try fails.
 */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '#web/client/queries.ts';

interface CursorPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

export interface Pages<Row> {
  /** Undefined until the first page is here. */
  readonly rows: readonly Row[] | undefined;
  readonly hasMore: boolean;
  readonly isReadingMore: boolean;
  /** Why nothing is shown, or why no more is. */
  readonly failure: unknown;
  readonly readMore: () => void;
  readonly tryAgain: () => void;
}

/** A page in two seconds at most, however many are shown. */
const PAGE_AGAIN_MS = 2000;

/** Read again after so long; a long list more rarely, so that it never costs the server more. */
export const again = (ms: number) => (pages: number) => Math.max(ms, pages * PAGE_AGAIN_MS);

interface PagesOptions<Page> {
  /** The call's own key first, so that what makes the call old makes the list old. */
  readonly key: readonly unknown[];
  readonly read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
  /** Milliseconds until all of it is read again, by how many pages that are. */
  readonly refetchInterval?: (pages: number) => number;
  /** Kept no longer than it is on the page. */
  readonly isPersonal?: boolean;
}

/** `first`: what its answer says beside the rows. */
export function usePages<Row, Page extends CursorPage<Row> = CursorPage<Row>>({
  key,
  read,
  refetchInterval,
  isPersonal,
}: PagesOptions<Page>): Pages<Row> & { readonly first: Page | undefined } {
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page>, readonly unknown[], string | undefined>(
    {
      queryKey: [...key, 'pages'],
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      initialPageParam: undefined,
      ...(isPersonal && { gcTime: 0 }),
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      ...(refetchInterval !== undefined && {
        refetchInterval: ({ state }) => refetchInterval(state.data?.pages.length ?? 0),
      }),
    },
    queryClient,
  );
  const { data, error, isFetchNextPageError } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows), [data]);
  return {
    rows,
    first: data?.pages[0],
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    failure: data === undefined || isFetchNextPageError ? (error ?? undefined) : undefined,
    readMore: () => void query.fetchNextPage(),
    tryAgain: () => void query.refetch(),
  };
}
