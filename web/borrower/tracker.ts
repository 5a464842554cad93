/**
 * Ties this browser's tracker to the profile. A profile without one is told ours; where they differ the profile's counts,
 * and the page is loaded again, once, so that everything measured belongs to it.
 */
import { noProfileUuid } from '#core/words/en/experiments.ts';
import { call } from '#web/client/client.ts';
import { localShelf, sessionShelf } from '#web/client/storage.ts';
import { isCounted, telemetryKeys } from './counted.ts';

const trackerKey = telemetryKeys.trackerUuid;
const reloadedKey = 'hearthline-tracker-reloaded';

interface TrackedProfile {
  readonly uuid: string;
  readonly trackerUuid: string | null;
}

/** Answers true when the page is about to be loaded again. */
export function alignTracker(profile: TrackedProfile, reload = () => location.reload()): boolean {
  // Someone who is not counted has none, and takes none from anywhere.
  if (!isCounted()) return false;
  const own = trackerUuid();
  if (profile.trackerUuid === null) {
    if (own !== undefined) saveTracker(profile.uuid, own);
    return false;
  }
  if (own === profile.trackerUuid) return false;
  localShelf.set(trackerKey, profile.trackerUuid);
  // Where nothing was measured yet there is nothing to begin again.
  if (own === undefined || sessionShelf.get(reloadedKey) !== undefined) return false;
  sessionShelf.set(reloadedKey, '1');
  reload();
  return true;
}

export function trackerUuid(): string | undefined {
  return localShelf.get(trackerKey);
}

/** What has been told already: several places of a page may find that the profile has none. */
let told: string | undefined;

/** A tracker that is not saved is one more visit unaccounted for, and nothing worse. */
function saveTracker(profileUuid: string, own: string): void {
  const what = `${profileUuid} ${own}`;
  if (told === what) return;
  told = what;
  patchTracker(profileUuid, own).catch(() => {
    told = undefined;
  });
}

export async function patchTracker(profileUuid: string | undefined, own: string): Promise<void> {
  if (!profileUuid) throw new Error(noProfileUuid);
  await call('PATCH /service-profile/api/v1/profile/{profileUuid}/tracker', {
    params: { profileUuid },
    body: { trackerUuid: own },
  });
}
