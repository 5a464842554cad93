/** What a call has answered, once it has; its waiting and its failure are said in one place. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { failureText } from '../../failure-text.ts';

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>;
  /** What is awaited, for those who listen. */
  readonly label: string;
  readonly children: (answer: T) => ReactNode;
}

export function Loaded<T>({ query, label, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton label={label} kind="block" />;
  return (
    <>
      <Alert>{failureText(query.error)}</Alert>
      <div>
        <Button kind="secondary" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </div>
    </>
  );
}
