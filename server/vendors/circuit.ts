/**
 * A vendor that fails again and again is left alone for a while, ever longer, and asked by one call at a time whether it is
 * back: it is not flooded while it mends itself, and what waits for it uses up no try. Each process finds out for itself.
 */
import { VendorFault, type VendorName } from './vendor.ts';

/** It was not asked: the caller may come again later, and this was no try. */
export class VendorResting extends VendorFault {}

const faultsMax = 10;
const [firstRestMs, restMsMax] = [2000, 60_000];

export interface Circuit {
  /** Throws while the vendor is left alone. */
  enter(): void;
  left(isFault: boolean): void;
}

/** `tell` hears when it is left alone and when it is back. */
export function createCircuit(
  vendor: string,
  tell: (isResting: boolean) => void,
  steadyMs: () => number = () => performance.now(),
): Circuit {
  let faults = 0;
  let restMs = 0;
  let until = 0;
  let isProbing = false;
  return {
    enter: () => {
      if (restMs === 0) return;
      if (isProbing || steadyMs() < until)
        throw new VendorResting(vendor as VendorName, 'it failed again and again, and is left alone for a moment');
      isProbing = true;
    },
    left: (isFault) => {
      isProbing = false;
      faults = isFault ? faults + 1 : 0;
      if (!isFault) {
        if (restMs > 0) tell(false);
        restMs = 0;
      } else if (faults >= faultsMax) {
        if (restMs === 0) tell(true);
        restMs = restMs === 0 ? firstRestMs : Math.min(restMs * 2, restMsMax);
        until = steadyMs() + restMs;
      }
    },
  };
}
