/** What was decided since the page came: the chat asks every minute, and who reads it here has the latest. */
import { useSyncExternalStore } from 'react';
import type { FlagKey } from '#core/flags.ts';
import { readFlagOverrides } from '#web/client/flag-overrides.ts';
import { useFlag, useStart } from './site.ts';

const decided = new Map<string, boolean>();
const hearers = new Set<() => void>();

export function decide(answers: readonly { readonly key: string; readonly enabled: boolean }[]): void {
  for (const { key, enabled } of answers) decided.set(key, enabled);
  for (const hear of hearers) hear();
}

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** As decided last, or as the page was served; one that is forced in this tab stays as it is, outside production. */
export function useDecided(key: FlagKey): boolean {
  const served = useFlag(key).enabled;
  const { environment } = useStart();
  const latest = useSyncExternalStore(subscribe, () => decided.get(key));
  const isForced = environment !== 'production' && key in readFlagOverrides();
  return isForced ? served : (latest ?? served);
}

/** @internal For specs: another page. */
export function forgetDecisions(): void {
  decided.clear();
}
