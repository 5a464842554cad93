/**
 * For a page that waits: reads again when something about the application changed. A page goes on looking by itself, less
 * often while the line is open, so that nothing depends on it.
 */
import { useEffect, useRef, useState } from 'react';

/** A page that only leads on, or has still much to fetch, opens no line. */
const SETTLED_MS = 1500;

/** How often a page looks by itself beside an open line, where it would look more often without one. */
const BESIDE_LINE_MS = 60_000;

/** Whether the line is open. Without an application, as where nothing is waited for, there is none. */
export function useNews(uuid: string | undefined, onNews: () => unknown): boolean {
  const [isLive, setLive] = useState(false);
  const heard = useRef(onNews);
  heard.current = onNews;
  useEffect(() => {
    if (uuid === undefined) return;
    let leave: (() => void) | undefined;
    let isOver = false;
    const settled = setTimeout(async () => {
      // One that cannot be fetched leaves the page looking by itself.
      const line = await import('./own-line.ts').catch(() => undefined);
      if (!isOver) leave = line?.follow(uuid, { onNews: () => void heard.current(), onLive: setLive });
    }, SETTLED_MS);
    return () => {
      isOver = true;
      clearTimeout(settled);
      leave?.();
      setLive(false);
    };
  }, [uuid]);
  return isLive;
}

/** How often to look by itself: `aloneMs` without the line. */
export const lookEvery = (isLive: boolean, aloneMs: number) => (isLive ? Math.max(BESIDE_LINE_MS, aloneMs) : aloneMs);
