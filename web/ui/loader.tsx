/**
 * The full-screen loader. It waits 300 ms, in which the page keeps its place; once shown it stays a second, goes 300 ms after it is no longer wanted, and meanwhile tells the
 * brand's messages in turn. What lies behind cannot be reached until it is gone. The animation is the brand's choice and
 * is fetched on first use.
 */
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import styles from './loader.module.css';
import type { LoaderLook } from './loader-art.tsx';
import { LOADER_CYCLE_MS, useLoaderShown, useMessageCycle } from './loader-timing.ts';

const LoaderArt = lazy(() => import('./loader-art.tsx').then(({ LoaderArt }) => ({ default: LoaderArt })));

export interface LoaderProps {
  readonly isLoading: boolean;
  readonly look: LoaderLook;
  readonly messages: readonly string[];
  readonly cycleMs?: number;
  /** The page that waits behind the loader. */
  readonly children?: ReactNode;
}

export function Loader({ isLoading, look, messages, cycleMs, children }: LoaderProps) {
  const isShown = useLoaderShown(isLoading);
  const isHeld = isLoading || isShown;
  useFocusKept(isHeld);
  return (
    <>
      <div inert={isHeld}>{children}</div>
      {isShown && <LoaderScreen look={look} messages={messages} cycleMs={cycleMs} />}
    </>
  );
}

interface LoaderScreenProps extends Pick<LoaderProps, 'look' | 'messages'> {
  readonly cycleMs?: number | undefined;
}

/** The screen itself, for a page that has nothing to show behind it. */
export function LoaderScreen({ look, messages, cycleMs = LOADER_CYCLE_MS }: LoaderScreenProps) {
  const at = useMessageCycle(messages.length, cycleMs);
  return (
    <div className={styles['screen']}>
      <div className={styles['art']}>
        <Suspense>
          <LoaderArt {...look} />
        </Suspense>
      </div>
      <p className={styles['message']} role="status">
        <span className={styles['words']} key={at}>
          {messages[at] ?? words.loading}
        </span>
      </p>
    </div>
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
