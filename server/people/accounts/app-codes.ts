/** Codes of an authenticator app, and the recovery codes that stand in for it: each counts once, and guesses are few. */
import { Secret as OtpSecret, TOTP } from 'otpauth';
import type { Person } from '../../actor.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { findSecondFactor, spendRecoveryCode, useStep } from '../../store/second-factors.ts';
import type { Vault } from '../../store/vault.ts';
import type { Clock } from './caller.ts';
import { forgiveLimit, limit } from './limits.ts';
import { isRecoveryCode, recoveryHashOf } from './recovery-codes.ts';

export const periodS = 30;

export type Owner = Pick<Person, 'orgCode' | 'identityUuid'>;

export function createAppCodes(database: Database, vault: Vault, now: Clock) {
  return {
    /** Whether this code is right and was not used before. Call `countGuess` first, outside the transaction. */
    async takeCode(tx: Queryable, { orgCode, identityUuid }: Owner, code: string): Promise<boolean> {
      if (isRecoveryCode(code)) return spendRecoveryCode(tx, orgCode, identityUuid, recoveryHashOf(code));
      const factor = await findSecondFactor(vault, tx, orgCode, identityUuid);
      const at = now().getTime();
      const totp = factor && new TOTP({ secret: OtpSecret.fromBase32(factor.secret.reveal()), period: periodS });
      const delta = totp?.validate({ token: code.replaceAll(/\s/g, ''), timestamp: at, window: 1 }) ?? null;
      if (delta === null) return false;
      return useStep(tx, orgCode, identityUuid, Math.floor(at / 1000 / periodS) + delta, now());
    },

    countGuess({ identityUuid }: Owner): Promise<void> {
      return limit(database.app, 'secondFactor', identityUuid);
    },

    forgiveGuesses({ identityUuid }: Owner): Promise<void> {
      return forgiveLimit(database.app, 'secondFactor', identityUuid);
    },
  };
}
