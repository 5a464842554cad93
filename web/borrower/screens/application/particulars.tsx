/** What a screen shows beyond the view: read when the screen opens, with its waiting and its failure in one place. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { failureText } from '../../failure-text.ts';
import { useJourney } from '../../journey-screen.tsx';

const key = 'GET /service-application/api/v2/application/heloc/{uuid}/particulars';
export type Particulars = Answer<typeof key>;

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

export function WithParticulars({ children }: { readonly children: (particulars: Particulars) => ReactNode }) {
  const { uuid } = useJourney().application;
  // Never from an earlier visit: a form begins with what it is given first.
  const query = useRead(key, [{ params: { uuid } }], { gcTime: 0 });
  return (
    <Loaded query={query} label="Reading your application">
      {children}
    </Loaded>
  );
}
