/**
 * Whether this browser's visits may be counted: not where Global Privacy Control or Do Not Track is on, nor where its
 * person has said so on the privacy page. Anyone who is not counted keeps no id of ours.
 */
import { localShelf } from '#web/client/storage.ts';

export const telemetryKeys = {
  uuid: 'telemetry_uuid',
  epoch: 'telemetry_epoch',
  trackerUuid: 'telemetry_trackerUuid',
} as const;
const refusedKey = 'telemetry_refused';

interface Signals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Said by the browser for every site: nothing on our pages changes it. */
export function isRefusedByBrowser({ globalPrivacyControl, doNotTrack }: Signals = navigator as Signals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

export function isCounted(): boolean {
  return !isRefusedByBrowser() && localShelf.get(refusedKey) === undefined;
}

export function keepChoice(counted: boolean): void {
  if (counted) localShelf.remove(refusedKey);
  else {
    localShelf.set(refusedKey, '1');
    for (const key of Object.values(telemetryKeys)) localShelf.remove(key);
  }
}
