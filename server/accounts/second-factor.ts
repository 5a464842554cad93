/**
 * The authenticator app as second factor. The secret is sealed, a code counts once, and guesses are few. Whoever switches
 * it on gets recovery codes, each good for once in place of the app; of those we keep only hashes.
 */
import { createHash, randomBytes } from 'node:crypto';
import { Secret as OtpSecret, TOTP } from 'otpauth';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Database, Queryable } from '../store/database.ts';
import { findIdentity } from '../store/identities.ts';
import {
  findSecondFactor,
  hasSecondFactor,
  keepRecoveryCodes,
  offerSecondFactor,
  removeSecondFactor,
  spendRecoveryCode,
  useStep,
} from '../store/second-factors.ts';
import type { Vault } from '../store/vault.ts';
import type { Clock, LenderOf } from './caller.ts';
import { forgiveLimit, limit } from './limits.ts';
import type { Sessions } from './sessions.ts';

const periodS = 30;
const recoveryCodes = 10;
const WRONG = 'That code is not right. Please wait for the next one and try again.';

export type SecondFactors = ReturnType<typeof createSecondFactors>;

interface Needs {
  readonly database: Database;
  readonly vault: Vault;
  readonly sessions: Sessions;
  readonly lenderOf: LenderOf;
  readonly now: Clock;
}

type Owner = Pick<Person, 'orgCode' | 'identityUuid'>;

export function createSecondFactors({ database, vault, sessions, lenderOf, now }: Needs) {
  /** Whether this code is right and was not used before. Call `countGuess` first, outside the transaction. */
  async function takeCode(tx: Queryable, { orgCode, identityUuid }: Owner, code: string): Promise<boolean> {
    if (/[a-z]/i.test(code)) return spendRecoveryCode(tx, orgCode, identityUuid, hashOf(code));
    const factor = await findSecondFactor(vault, tx, orgCode, identityUuid);
    const at = now().getTime();
    const totp = factor && new TOTP({ secret: OtpSecret.fromBase32(factor.secret.reveal()), period: periodS });
    const delta = totp?.validate({ token: code.replaceAll(/\s/g, ''), timestamp: at, window: 1 }) ?? null;
    if (delta === null) return false;
    return useStep(tx, orgCode, identityUuid, Math.floor(at / 1000 / periodS) + delta, now());
  }

  function countGuess({ identityUuid }: Owner): Promise<void> {
    return limit(database.app, 'secondFactor', identityUuid);
  }

  function forgiveGuesses({ identityUuid }: Owner): Promise<void> {
    return forgiveLimit(database.app, 'secondFactor', identityUuid);
  }

  return {
    takeCode,
    countGuess,
    forgiveGuesses,

    isOn: ({ orgCode, identityUuid }: Owner): Promise<boolean> =>
      database.inOrg(orgCode, (tx) => hasSecondFactor(tx, orgCode, identityUuid)),

    /** A new secret to scan. It counts from the first right code on; until then a new offer replaces it. */
    async enrol({ orgCode, identityUuid }: Owner): Promise<{ readonly secret: string; readonly uri: string }> {
      const secret = new OtpSecret({ size: 20 });
      return database.inOrg(orgCode, async (tx) => {
        const identity = await findIdentity(tx, orgCode, identityUuid);
        const isOffered = await offerSecondFactor(vault, tx, { orgCode, identityUuid }, secret.base32, now());
        if (!identity || !isOffered) {
          throw new Failure('conflict', { message: 'An authenticator app is set up already. Remove it first.' });
        }
        const issuer = lenderOf(orgCode)?.name ?? orgCode;
        const uri = new TOTP({ issuer, label: identity.email, secret, period: periodS }).toString();
        return { secret: secret.base32, uri };
      });
    },

    /** Proves the factor in this session; the first time it also switches it on, and answers the recovery codes. */
    async verify(person: Person, code: string): Promise<readonly string[]> {
      const { orgCode, identityUuid } = person;
      await countGuess(person);
      const codes = await database.inOrg(orgCode, async (tx) => {
        const wasOn = await hasSecondFactor(tx, orgCode, identityUuid);
        if (!(await takeCode(tx, person, code))) return undefined;
        await sessions.markSecondFactor(tx, person);
        const made = wasOn ? [] : Array.from({ length: recoveryCodes }, makeRecoveryCode);
        if (!wasOn) await keepRecoveryCodes(tx, orgCode, identityUuid, made.map(hashOf));
        return made;
      });
      if (!codes) throw new Failure('invalid', { message: WRONG, param: 'code' });
      await forgiveGuesses(person);
      sessions.forget();
      return codes;
    },

    async remove(person: Person, code: string): Promise<void> {
      await countGuess(person);
      const isRight = await database.inOrg(person.orgCode, async (tx) => {
        if (!(await takeCode(tx, person, code))) return false;
        await removeSecondFactor(tx, person.orgCode, person.identityUuid);
        return true;
      });
      if (!isRight) throw new Failure('invalid', { message: WRONG, param: 'code' });
      await forgiveGuesses(person);
    },
  };
}

/** Thirty-two that are not mistaken for one another when copied by hand. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Eighty random bits in four groups. */
function makeRecoveryCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet.charAt(byte & 31));
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Random enough that a plain hash keeps it. Typed with or without the dashes, large or small. */
function hashOf(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return createHash('sha256').update('hearthline recovery code ').update(plain).digest('base64url');
}
