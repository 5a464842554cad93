/** Calls about the second factors of staff: passkeys, what there is, and recovery codes. The authenticator app is with the identity calls. */
import * as v from 'valibot';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

/** As browsers give and take them in JSON; what is in them is checked by the server's own reader. */
const webauthn = v.record(v.string(), v.unknown());
const response = v.pipe(
  webauthn,
  v.check((given) => JSON.stringify(given).length <= 20_000, words.isNotAnAnswerOf),
);
const codes = v.object({ recoveryCodes: v.array(v.string()) });

const passkey = v.object({
  uuid: v.string(),
  name: v.string(),
  /** The site it was made for, and answers to. */
  site: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
  /** Its own count fell behind ours: someone may have a copy, and it proves nothing any more. */
  isDistrusted: v.boolean(),
});

export const factorCalls = calls({
  'GET /identity/secure/api/v1/identity/factors': {
    why: 'Which second factors the caller has, and whether one was given in this session.',
    who: may('keepStaffFactors', 'own'),
    answer: v.object({
      hasApp: v.boolean(),
      passkeys: v.array(passkey),
      recoveryCodesLeft: v.number(),
      isProven: v.boolean(),
    }),
    beforeFactor: true,
    limit: limits.read,
  },
  'POST /identity/secure/api/v1/identity/passkeys/options': {
    why: 'What a browser needs to make a passkey. The first factor asks for the password; a further one for a fresh factor.',
    who: may('keepStaffFactors', 'own'),
    body: v.strictObject({ presentPassword: v.optional(v.pipe(v.string(), v.maxLength(128))) }),
    answer: webauthn,
    errors: ['secondFactorNeeded'],
    beforeFactor: true,
    limit: limits.credential,
  },
  'POST /identity/secure/api/v1/identity/passkeys': {
    why: 'Keeps the passkey that the browser made. The first factor comes with recovery codes, which are shown once.',
    who: may('keepStaffFactors', 'own'),
    body: v.strictObject({
      name: v.pipe(
        v.string(words.nameThisPasskey),
        v.trim(),
        v.nonEmpty(words.nameThisPasskey),
        v.maxLength(60, words.chooseANameOf60),
      ),
      response,
    }),
    answer: codes,
    errors: ['conflict', 'secondFactorNeeded'],
    beforeFactor: true,
    limit: limits.credential,
  },
  'DELETE /identity/secure/api/v1/identity/passkeys/{passkeyUuid}': {
    why: 'Removes a passkey. The last second factor of staff stays.',
    who: may('keepStaffFactors', 'own'),
    answer: null,
    errors: ['notFound', 'conflict'],
    fresh: true,
    limit: limits.credential,
  },
  'POST /identity/secure/api/v1/identity/passkeys/proof/options': {
    why: 'What a browser needs to ask for one of the caller’s passkeys.',
    who: may('keepStaffFactors', 'own'),
    answer: webauthn,
    errors: ['conflict'],
    beforeFactor: true,
    limit: limits.credential,
  },
  'POST /identity/secure/api/v1/identity/passkeys/proof': {
    why: 'Proves a passkey in this session.',
    who: may('keepStaffFactors', 'own'),
    body: v.strictObject({ response }),
    answer: null,
    beforeFactor: true,
    limit: limits.credential,
  },
  'POST /identity/secure/api/v1/identity/recovery-codes': {
    why: 'New recovery codes, shown once; the ones of before open nothing any more.',
    who: may('keepStaffFactors', 'own'),
    answer: codes,
    fresh: true,
    limit: everywhere([10, 3600], [100, 3600]),
  },
});
