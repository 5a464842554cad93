/** A screen says that what a flag switches is before the person's eyes. Fetched after the screen, and never in its way. */
import { useEffect } from 'react';
import type { VariedFlag } from '#core/experiments/varied.ts';

/** `isHere`: whether this person would see the flag at work on this screen; for others it makes no difference. */
export function useSeen(flag: VariedFlag, isHere = true): void {
  useEffect(() => {
    if (isHere) import('./experiments.ts').then(({ expose }) => expose(flag)).catch(() => {});
  }, [flag, isHere]);
}
