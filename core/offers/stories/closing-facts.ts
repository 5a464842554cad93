/** A home in California with nothing special about it: what its costs at closing are decided by. */
import type { ClosingFacts } from '../closing-costs.ts';

export const plainClosing = {
  state: 'CA',
  occupancy: 'HOME',
  dwellingUnits: 1,
  needsValuation: false,
  isValuationCovered: false,
  paysForNotary: false,
  on: '2026-11-15',
} as const satisfies ClosingFacts;
