/**
 * The flags that an experiment may drive: control is the flag off, variation is the flag on. Each is read by screens alone,
 * and the screen that shows the difference says so when it is seen (`useSeen`). A flag that the server itself acts on is
 * none of them, nor one of a screen that goes on with a phone where no one is logged in (the back of a card): no one must
 * be on two sides at once.
 */
import { type FlagKey, type FlagRow, flags } from '#core/flags.ts';

export const variedFlags = [
  'fe-heloc-business-iv',
  'fe-heloc-business-purpose',
  'fe-heloc-multi-page-product-select',
  'fe-heloc-rate-buy-down',
  'fe-heloc-redesign-2025',
  'fe-heloc-self-employ-tax-verification',
] as const satisfies readonly FlagKey[];
export type VariedFlag = (typeof variedFlags)[number];

/** What someone pays, or what a law asks for: no experiment on it begins without compliance. */
export function needsCompliance(flag: VariedFlag): boolean {
  return (flags[flag] as FlagRow).touches !== undefined;
}
