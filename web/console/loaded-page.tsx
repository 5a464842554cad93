/**
 * A page of the console that shows what a call answers: named while it opens, and with a sentence where it does not. Its
 * heading stands over the answer and over the sentence for an empty one, and stays in place when one becomes the other.
 */
import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from '#web/app/loaded.tsx';
import { Opening } from './opening.tsx';
import { Problem } from './problem.tsx';

interface LoadedPageProps<T> extends Omit<LoadedProps<T>, 'waiting' | 'failed'> {
  readonly heading?: (answer: T) => ReactNode;
}

export function LoadedPage<T>({ heading, ...loaded }: LoadedPageProps<T>) {
  const { query, label } = loaded;
  return (
    <>
      {query.data !== undefined && heading?.(query.data)}
      <Loaded
        {...loaded}
        waiting={<Opening label={label} />}
        failed={({ error, refetch }) => <Problem error={error} onTryAgain={() => void refetch()} />}
      />
    </>
  );
}
