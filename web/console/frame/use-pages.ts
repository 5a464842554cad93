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

interface PagesOptions<Row> {
  /** The call's own key first, so that what makes the call old makes the list old. */
  readonly key: readonly unknown[];
  readonly read: (cursor: string | undefined, signal: AbortSignal) => Promise<CursorPage<Row>>;
  /** Milliseconds until all of it is read again, by how many pages that are. */
  readonly refetchInterval?: (pages: number) => number;
}

export function usePages<Row>({ key, read, refetchInterval }: PagesOptions<Row>): Pages<Row> {
  const query = useInfiniteQuery<
    CursorPage<Row>,
    Error,
    InfiniteData<CursorPage<Row>>,
    readonly unknown[],
    string | undefined
  >(
    {
      queryKey: [...key, 'pages'],
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      initialPageParam: undefined,
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
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    failure: data === undefined || isFetchNextPageError ? (error ?? undefined) : undefined,
    readMore: () => void query.fetchNextPage(),
    tryAgain: () => void query.refetch(),
  };
}
