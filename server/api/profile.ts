/** The profile and consent calls: each is one verb of the accounts module. */
import type { profileCalls } from '#core/contract/profile.ts';
import type { Accounts } from '../people/accounts/index.ts';
import type { Handlers } from './handler.ts';
import { personOf } from './identity.ts';

export function profileHandlers({
  profiles,
  consents,
}: Pick<Accounts, 'profiles' | 'consents'>): Handlers<keyof typeof profileCalls> {
  return {
    'GET /service-profile/api/v1/profile': (call) => profiles.read(personOf(call.actor)),
    'PUT /service-profile/api/v1/profile/name': async (call) => {
      await profiles.rename(personOf(call.actor), call.body);
    },
    'PUT /service-profile/api/v1/profile/language': async (call) => {
      await profiles.speak(personOf(call.actor), call.body.language);
    },
    'GET /service-profile/api/v1/profile/consent-types': () => [...consents.types()],
    'PATCH /service-profile/api/v1/profile/{profileUuid}/tracker': async (call) => {
      await profiles.track(personOf(call.actor), call.params.profileUuid, call.body.trackerUuid);
    },
    'GET /service-comms-prefs/external/api/v1/consent/prompt/{consentType}': (call) => {
      const { words, ...prompt } = consents.prompt(call.orgCode, call.params.consentType);
      return { ...prompt, text: words };
    },
    'GET /service-comms-prefs/secure/api/v1/consent/user': async (call) =>
      [...(await consents.latest(personOf(call.actor)))].map(([type, optInOut]) => ({ type, optInOut })),
    'POST /service-comms-prefs/secure/api/v1/consent/user': async (call) => {
      await consents.record(personOf(call.actor), call.body);
    },
  };
}
