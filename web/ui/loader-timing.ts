/** When the loader shows and what it says: the arithmetic, apart from the clock, and the hooks that run it. */
import { useEffect, useState } from 'react';

const LOADER_SHOWN_MS_MIN = 1000;
const LOADER_HIDE_DELAY_MS = 300;
/** What is ready sooner needs no loader, and would only flash. */
export const LOADER_SHOW_DELAY_MS = 300;
/** One whole cycle, divided over the messages. */
export const LOADER_CYCLE_MS = 67_000;

/** How long to wait with hiding, when `shownForMs` after it appeared the loader is no longer wanted. */
export function hideDelayMs(shownForMs: number): number {
  return Math.max(LOADER_HIDE_DELAY_MS, LOADER_SHOWN_MS_MIN - shownForMs);
}

/** Which message stands `shownForMs` after the loader appeared. */
export function messageAt(shownForMs: number, count: number, cycleMs: number = LOADER_CYCLE_MS): number {
  return count === 0 ? 0 : Math.floor((shownForMs * count) / cycleMs) % count;
}

/** Shows when the wait is worth one; hides late enough that the loader never flickers. */
export function useLoaderShown(isLoading: boolean): boolean {
  const [shownSince, setShownSince] = useState<number>();
  useEffect(() => {
    const isShown = shownSince !== undefined;
    if (isLoading === isShown) return;
    const timer = isShown
      ? setTimeout(() => setShownSince(undefined), hideDelayMs(performance.now() - shownSince))
      : setTimeout(() => setShownSince(performance.now()), LOADER_SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoading, shownSince]);
  return shownSince !== undefined;
}

/** The index of the message to show, moving on by itself. */
export function useMessageCycle(count: number, cycleMs: number = LOADER_CYCLE_MS): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => setStep((step) => step + 1), cycleMs / count);
    return () => clearInterval(timer);
  }, [count, cycleMs]);
  return messageAt((step * cycleMs) / Math.max(count, 1), count, cycleMs);
}
