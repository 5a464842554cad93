/** Every flag at once, for specs and stories; the product asks for one at a time. */
import { evaluateFlag, type FlagKey, type FlagSettings, type Flags, flags } from '../flags.ts';

export function evaluateFlags(settings: FlagSettings, situation: Parameters<typeof evaluateFlag>[2]): Flags {
  const keys = Object.keys(flags) as FlagKey[];
  return Object.fromEntries(keys.map((key) => [key, evaluateFlag(key, settings, situation)])) as unknown as Flags;
}
