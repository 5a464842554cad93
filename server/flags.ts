/** Answers flags for everyone on the server who asks. Where they are set, and for whom, is known here alone. */
import { evaluateFlags, type FlagSettings, type Flags, type FlagsFor } from '#core/flags.ts';

/** The settings are looked up at each use; the same ones are worked out once. */
export function createFlags(settings: () => FlagSettings, isProduction: boolean): FlagsFor {
  const answered = new WeakMap<FlagSettings, Flags>();
  return () => {
    const set = settings();
    const flags = answered.get(set) ?? evaluateFlags(set, { isProduction });
    answered.set(set, flags);
    return flags;
  };
}
