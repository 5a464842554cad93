/**
 * An answer whose first drawing is much. It is told at once, and would be drawn at once; put off, it is drawn in pieces
 * between which the page answers, and until then it is as if it were on its way.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

export function useInPieces<T>(
  query: UseQueryResult<T>,
): Pick<UseQueryResult<T>, 'data' | 'isError' | 'error' | 'refetch'> {
  const isHere = useDeferredValue(query.data !== undefined);
  const { data, isError, error, refetch } = query;
  return { data: isHere ? data : undefined, isError, error, refetch } as ReturnType<typeof useInPieces<T>>;
}
