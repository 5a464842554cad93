/**
 * The authenticator app as second factor. The secret is sealed, a code counts once, and guesses are few. Anyone who switches
 * it on gets recovery codes, each good for once in place of the app; of those we keep only hashes.
 */
import { Secret as OtpSecret, TOTP } from 'otpauth';
import { isStaff } from '#core/roles.ts';
import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { findIdentity, holdIdentity } from '../../store/identities.ts';
import { hasSecondFactor, offerSecondFactor, removeSecondFactor } from '../../store/second-factors.ts';
import type { Vault } from '../../store/vault.ts';
import { createAppCodes, type Owner, periodS } from './app-codes.ts';
import type { Clock, LenderOf } from './caller.ts';
import type { FactorBook } from './factor-book.ts';
import { hasAnyFactor, isLastFactor, lastOne } from './factor-book.ts';
import { isRecoveryCode, renewRecoveryCodes } from './recovery-codes.ts';
import type { Sessions } from './sessions.ts';

export type SecondFactors = ReturnType<typeof createSecondFactors>;

interface Needs {
  readonly database: Database;
  readonly vault: Vault;
  readonly sessions: Sessions;
  readonly lenderOf: LenderOf;
  readonly book: FactorBook;
  readonly now: Clock;
}

export function createSecondFactors({ database, vault, sessions, lenderOf, book, now }: Needs) {
  const { tellAdded, tellRemoved } = book;
  const appCodes = createAppCodes(database, vault, now);
  const { takeCode, countGuess, forgiveGuesses } = appCodes;

  return {
    ...appCodes,

    isOn: (owner: Owner): Promise<boolean> => database.inOrg(owner.orgCode, (tx) => hasAnyFactor(tx, owner)),

    /** A new secret to scan. It counts from the first right code on; until then a new offer replaces it. */
    async enrol({ orgCode, identityUuid }: Owner): Promise<{ readonly secret: string; readonly uri: string }> {
      const secret = new OtpSecret({ size: 20 });
      return database.inOrg(orgCode, async (tx) => {
        const identity = await findIdentity(tx, orgCode, identityUuid);
        const isOffered = await offerSecondFactor(vault, tx, { orgCode, identityUuid }, secret.base32, now());
        if (!identity || !isOffered) throw new Failure('conflict', { message: words.authenticatorAppIsSetUp });
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
        const wasSafe = await hasAnyFactor(tx, person);
        if (!(await takeCode(tx, person, code))) return undefined;
        await sessions.markSecondFactor(tx, person);
        if (wasOn || isRecoveryCode(code)) return [];
        await tellAdded(tx, person, words.authenticatorApp);
        return wasSafe ? [] : renewRecoveryCodes(tx, person);
      });
      if (!codes) throw new Failure('invalid', { message: words.thatCodeIsNotRight, param: 'code' });
      await forgiveGuesses(person);
      sessions.forget();
      return codes;
    },

    /** A customer shows a code; staff, who have shown a factor just now, need another one that stays. */
    async remove(person: Person, code: string | undefined): Promise<void> {
      const { orgCode, identityUuid, roles } = person;
      await countGuess(person);
      const isRight = await database.inOrg(orgCode, async (tx) => {
        if (isStaff(roles)) {
          await holdIdentity(tx, orgCode, identityUuid);
          if (await isLastFactor(tx, person, 'app')) throw lastOne();
        } else if (!(await takeCode(tx, person, code ?? ''))) return false;
        await removeSecondFactor(tx, orgCode, identityUuid);
        await tellRemoved(tx, person, words.authenticatorApp);
        return true;
      });
      if (!isRight) throw new Failure('invalid', { message: words.thatCodeIsNotRight, param: 'code' });
      await forgiveGuesses(person);
    },
  };
}
