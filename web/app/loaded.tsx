/** What a call has answered, once it has; its waiting, its failure and an answer with nothing in it are said in one place. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as words from '#core/words/en/app.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { failureText } from './failure-text.ts';

export interface LoadedProps<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'error' | 'refetch'>;
  /** What is awaited, for those who listen. */
  readonly label: string;
  readonly children: (answer: T) => ReactNode;
  /** What stands in the answer's place when there is nothing in it; false where there is something. */
  readonly empty?: (answer: T) => ReactNode;
  /** Where the answer is a whole page, a heading goes with its waiting and its failure. */
  readonly waiting?: ReactNode;
  readonly failed?: (query: LoadedProps<T>['query']) => ReactNode;
}

/** An answer that came stays when a later try fails: what was read is better than nothing. */
export function Loaded<T>({ query, label, children, empty, waiting, failed }: LoadedProps<T>) {
  if (query.data !== undefined) return empty?.(query.data) || children(query.data);
  if (!query.isError) return waiting ?? <Skeleton label={label} kind="block" />;
  if (failed) return failed(query);
  return (
    <>
      <Alert>{failureText(query.error)}</Alert>
      <div>
        <Button kind="secondary" onClick={() => void query.refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    </>
  );
}
