/** Whether the palette is open: a key opens it, and a button elsewhere in the frame does too. */
import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function showPalette(isShown: boolean): void {
  if (isOpen === isShown) return;
  isOpen = isShown;
  for (const listener of listeners) listener();
}

export const useIsPaletteOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
