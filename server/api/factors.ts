/** Answers the calls about second factors of staff. Where the browser says it is counts only among the lender's own addresses. */
import type { factorCalls } from '#core/contract/factors.ts';
import { personOf } from '../actor.ts';
import type { Accounts } from '../people/accounts/index.ts';
import type { Handlers } from './handler.ts';

export function factorHandlers({ staffFactors }: Pick<Accounts, 'staffFactors'>): Handlers<keyof typeof factorCalls> {
  return {
    'GET /identity/secure/api/v1/identity/factors': async ({ actor }) => {
      const { passkeys, ...state } = await staffFactors.state(personOf(actor));
      return {
        ...state,
        passkeys: passkeys.map(({ uuid, name, rpId, createdAt, lastUsedAt, clonedAt }) => ({
          uuid,
          name,
          site: rpId,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
          isDistrusted: clonedAt !== null,
        })),
      };
    },
    'POST /identity/secure/api/v1/identity/passkeys/options': ({ actor, headers, body }) =>
      staffFactors.enrolOptions(personOf(actor), headers.origin, body.presentPassword),
    'POST /identity/secure/api/v1/identity/passkeys': async ({ actor, headers, body }) => ({
      recoveryCodes: [...(await staffFactors.enrol(personOf(actor), headers.origin, body))],
    }),
    'DELETE /identity/secure/api/v1/identity/passkeys/{passkeyUuid}': async ({ actor, params }) => {
      await staffFactors.remove(personOf(actor), params.passkeyUuid);
    },
    'POST /identity/secure/api/v1/identity/passkeys/proof/options': ({ actor, headers }) =>
      staffFactors.proofOptions(personOf(actor), headers.origin),
    'POST /identity/secure/api/v1/identity/passkeys/proof': async ({ actor, headers, body }) => {
      await staffFactors.prove(personOf(actor), headers.origin, body.response);
    },
    'POST /identity/secure/api/v1/identity/recovery-codes': async ({ actor }) => ({
      recoveryCodes: [...(await staffFactors.renewRecoveryCodes(personOf(actor)))],
    }),
  };
}
