/**
 * What is looked at on every page for someone who is logged in: whether their credentials belong here at all, and whether
 * this browser measures as the profile says. Either may load the page again. Fetched only for them.
 */
import { mustSignOutOfMainFlow } from '#core/roles.ts';
import { start } from '#web/client/start.ts';
import { saveExperiments, tieExperimentProfile } from './experiments.ts';
import { type Profile, readProfile } from './profile.ts';
import { linkReplay } from './replay.ts';
import { dropCredentials } from './sign-out.ts';
import { alignTracker } from './tracker.ts';

interface Where {
  /** Registration, the application and what belongs to them, as against an additional signer's own pages. */
  readonly isMainFlow: boolean;
  /** A page that stays open to people who are not logged in. */
  readonly isForAnyone: boolean;
  /** The address that was opened. */
  readonly page?: string;
}

/** Answers true when the page is about to be loaded again. */
export async function checkAccount({ isMainFlow, isForAnyone, page = location.href }: Where): Promise<boolean> {
  if (start().organization.orgMetaData.companyInfo.sessionReplay)
    import('./replay/recorder.ts').then(({ pageShown }) => pageShown(location.pathname)).catch(() => {});
  const uuid = /^\/account\/[^/]+\/([\da-f-]{36})\//.exec(location.pathname)?.[1];
  if (uuid !== undefined) void linkReplay(uuid);
  tieExperimentProfile().catch(() => {});
  if (uuid !== undefined) saveExperiments(uuid).catch(() => {});
  const profile = await readProfile(isForAnyone);
  return profile ? reloads(profile, isMainFlow, page) : false;
}

/** Answers true when the page is about to be loaded again. */
export async function reloads(
  profile: Pick<Profile, 'uuid' | 'type' | 'trackerUuid'>,
  isMainFlow: boolean,
  page = location.href,
) {
  if (isMainFlow && mustSignOutOfMainFlow(profile.type)) {
    await dropCredentials(page);
    return true;
  }
  return alignTracker(profile);
}
