/**
 * The full-screen loader. It waits 300 ms, in which the page keeps its place; once shown it stays a second and goes 300 ms
 * after it is no longer wanted. What lies behind cannot be reached until it is gone. What it shows is loader-screen.tsx.
 */
import type { ReactNode } from 'react';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLoaderShown } from './loader-timing.ts';

export interface LoaderProps {
  readonly isLoading: boolean;
  /** May arrive when it is first needed. */
  readonly screen: ReactNode;
  /** The page that waits behind the loader. */
  readonly children?: ReactNode;
}

export function Loader({ isLoading, screen, children }: LoaderProps) {
  const isShown = useLoaderShown(isLoading);
  const isHeld = isLoading || isShown;
  useFocusKept(isHeld);
  return (
    <>
      <div inert={isHeld}>{children}</div>
      {isShown && <Suspense>{screen}</Suspense>}
    </>
  );
}

/** What cannot be reached loses focus; it gets it back when the loader goes, unless the page moved it elsewhere. */
function useFocusKept(isShown: boolean): void {
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isShown) last.current = document.activeElement;
  }, [isShown]);
  useEffect(() => {
    const element = last.current;
    if (isShown || document.activeElement !== document.body) return;
    if (element instanceof HTMLElement && element.isConnected) element.focus();
    last.current = null;
  }, [isShown]);
}
