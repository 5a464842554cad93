/** Average prime offer rates for tests: invented, and of no particular week. */
import type { Apor } from '../apor.ts';

export const sampleApor: Apor = {
  asOf: '2026-11-16',
  bpsByTermYears: { 5: 655, 10: 665, 15: 668, 20: 684, 30: 692 },
};
