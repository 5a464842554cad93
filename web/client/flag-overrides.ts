/**
 * Flags forced in this tab, for trying things out: kept in session storage as `{"fe-webchat": false}` or, with
 * variables, `{"fe-webchat": {"enabled": true, "variables": {}}}`. Production does not look at them.
 */
import type { Flags } from '#core/flags.ts';
import { member } from './call-error.ts';
import { sessionShelf } from './storage.ts';

const overridesKey = 'hearthline-flags';

export type FlagOverrides = Readonly<Record<string, unknown>>;

/** What cannot be read forces nothing. */
export function readFlagOverrides(): FlagOverrides {
  try {
    const value: unknown = JSON.parse(sessionShelf.get(overridesKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as FlagOverrides) : {};
  } catch {
    return {};
  }
}

export function saveFlagOverrides(overrides: FlagOverrides): void {
  if (Object.keys(overrides).length === 0) sessionShelf.remove(overridesKey);
  else sessionShelf.set(overridesKey, JSON.stringify(overrides));
}

export function withFlagOverrides(flags: Flags, overrides: FlagOverrides): Flags {
  const forced = Object.values(flags).map((flag) => {
    const override = overrides[flag.key];
    const enabled = typeof override === 'boolean' ? override : member(override, 'enabled');
    if (typeof enabled !== 'boolean') return [flag.key, flag];
    const variables = member(override, 'variables');
    return [flag.key, { ...flag, enabled, variables: { ...flag.variables, ...(variables as object | undefined) } }];
  });
  return Object.fromEntries(forced) as Flags;
}
