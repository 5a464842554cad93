/** The calls with which borrowers and signers confirm that it is them: each is one verb of the accounts module. */
import type { stepUpCalls } from '#core/contract/step-up.ts';
import type { Accounts } from '../people/accounts/index.ts';
import type { Handlers } from './handler.ts';
import { callerOf, personOf } from './identity.ts';

export function stepUpHandlers({ stepUp }: Pick<Accounts, 'stepUp'>): Handlers<keyof typeof stepUpCalls> {
  return {
    'GET /identity/secure/api/v1/step-up': (call) => stepUp.ways(personOf(call.actor)),
    'POST /identity/secure/api/v1/step-up/send': async (call) => {
      await stepUp.send(personOf(call.actor), call.body.way, callerOf(call));
    },
    'POST /identity/secure/api/v1/step-up/verify': async (call) => {
      await stepUp.verify(personOf(call.actor), call.body.code);
    },
    'POST /identity/secure/api/v1/identity/phone/send': async (call) => {
      await stepUp.phone.send(personOf(call.actor), callerOf(call));
    },
    'POST /identity/secure/api/v1/identity/phone/confirm': async (call) => {
      await stepUp.phone.confirm(personOf(call.actor), call.body.code);
    },
  };
}
