/** Calls with which borrowers and signers confirm that it is them, before what matters. */
import * as v from 'valibot';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { code, codeOrRecovery } from './identity.ts';
import { everywhere, limits } from './limits.ts';

/** Text messages are also counted by address, and every code by where it goes, in server/people/accounts/limits.ts. */
const sending = everywhere([5, 3600], [200, 3600]);

export const stepUpCalls = calls({
  'GET /identity/secure/api/v1/step-up': {
    why: 'How the person can confirm that it is them: by their authenticator app, or by a code to an address shown only in part.',
    who: may('useBorrowerSite', 'own'),
    answer: v.object({
      ways: v.array(v.object({ way: v.picklist(['app', 'phone', 'email']), to: v.nullable(v.string()) })),
      /** The phone of the account, and whether it has been confirmed. */
      phone: v.nullable(v.object({ to: v.string(), isConfirmed: v.boolean() })),
    }),
    limit: limits.read,
  },
  'POST /identity/secure/api/v1/step-up/send': {
    why: 'Sends a code of six digits there. It counts once, for ten minutes and in this session, and takes the place of the one before.',
    who: may('useBorrowerSite', 'own'),
    body: v.strictObject({ way: v.picklist(['phone', 'email'], words.chooseWhereTheCodeShould) }),
    answer: null,
    errors: ['conflict'],
    limit: sending,
  },
  'POST /identity/secure/api/v1/step-up/verify': {
    why: 'Takes that code, or one of the authenticator app where the person has one: the session has then just given a second factor.',
    who: may('useBorrowerSite', 'own'),
    body: v.strictObject({ code: codeOrRecovery }),
    answer: null,
    limit: limits.credential,
  },
  'POST /identity/secure/api/v1/identity/phone/send': {
    why: 'Sends a code to the phone of the account, to confirm that it is the person’s own.',
    who: may('useBorrowerSite', 'own'),
    answer: null,
    errors: ['conflict'],
    fresh: true,
    limit: sending,
  },
  'POST /identity/secure/api/v1/identity/phone/confirm': {
    why: 'Takes that code: from now on the phone is a way to confirm who someone is.',
    who: may('useBorrowerSite', 'own'),
    body: v.strictObject({ code }),
    answer: null,
    limit: limits.credential,
  },
});
