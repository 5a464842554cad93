/** The brand's full-screen loader over the whole site, while anything on it is waiting. */
import { lazy, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Loader } from '#web/ui/loader.tsx';

/** Without it the page waits all the same. */
const WaitScreen = lazy(() =>
  import('./wait-screen.tsx').then(
    ({ WaitScreen }) => ({ default: WaitScreen }),
    () => ({ default: () => null }),
  ),
);

let waiting = 0;
/** Where the application is that is waited for, as far as anyone knows. */
let status: string | undefined;
const listeners = new Set<() => void>();

function count(change: 1 | -1 | 0, at?: string): void {
  waiting += change;
  status = at;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the loader for as long as this is true somewhere; with the status that is waited for it says what happens. */
export function useWaiting(isWaiting: boolean, at?: string): void {
  useEffect(() => {
    if (!isWaiting) return;
    count(1);
    return () => count(-1, status);
  }, [isWaiting]);
  useEffect(() => {
    if (isWaiting) count(0, at);
  }, [isWaiting, at]);
}

export function LoaderHost({ children }: { readonly children: ReactNode }) {
  const isLoading = useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
  const at = useSyncExternalStore(
    subscribe,
    () => status,
    () => status,
  );
  return (
    <Loader isLoading={isLoading} screen={<WaitScreen status={at} />}>
      {children}
    </Loader>
  );
}
