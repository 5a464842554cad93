/**
 * The brand's full-screen loader over the whole site, while anything on it is waiting. Its animation is the brand's own
 * file, fetched the first time it is needed; until it comes, or if it does not, the kind the brand chose plays plainly.
 */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Loader } from '#web/ui/loader.tsx';
import type { LoaderLook } from '#web/ui/loader-art.tsx';
import { useCompany, useStart } from '../site.ts';

let waiting = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the loader for as long as this is true somewhere. */
export function useWaiting(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    count(1);
    return () => count(-1);
  }, [isWaiting]);
}

export function LoaderHost({ children }: { readonly children: ReactNode }) {
  const isLoading = useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
  const { messages } = useCompany().loader;
  return (
    <Loader isLoading={isLoading} look={useLook(isLoading)} messages={messages}>
      {children}
    </Loader>
  );
}

function useLook(isNeeded: boolean): LoaderLook {
  const { assets } = useStart();
  const { kind } = useCompany().loader;
  const [look, setLook] = useState<LoaderLook>();
  useEffect(() => {
    if (!isNeeded || look) return;
    fetch(`${assets}/loader.json`)
      .then((response) => response.json())
      .then((drawn: LoaderLook) => setLook(drawn))
      .catch(() => {});
  }, [isNeeded, look, assets]);
  return look ?? { kind };
}
