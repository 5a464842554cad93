import { useEffect } from 'react';
import type { VariedFlag } from '#core/experiments/varied.ts';

/**
 * The screen says that what a flag switches is before the person's eyes. `isHere`: whether this person would see it at
 * work; for others it makes no difference. Fetched after the screen, and never in its way.
 */
export function useSeen(flag: VariedFlag, isHere = true): void {
  useEffect(() => {
    if (isHere) import('./experiments.ts').then(({ expose }) => expose(flag)).catch(() => {});
  }, [flag, isHere]);
}
