/**
 * Codes of six digits. A code is made at the moment its message is handed to the carrier and is known only to it: we
 * keep a hash under a key of ours, bound to the session, the person and the lender, because six digits alone could be
 * guessed from a plain one.
 */
import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../secret.ts';
import type { Queryable } from '../../store/database.ts';
import { type CodeRow, holdAskedCode, keepCodeHash } from '../../store/step-up-codes.ts';

export type StepUpCodes = ReturnType<typeof createStepUpCodes>;

export function createStepUpCodes(rootKey: Secret<Buffer>) {
  const key = Buffer.from(hkdfSync('sha256', rootKey.reveal(), '', 'hearthline step-up code v1', 32));

  function hashOf({ orgCode, identityUuid, sessionId, purpose, uuid }: CodeRow, code: string): string {
    const bound = JSON.stringify([orgCode, identityUuid, sessionId, purpose, uuid, code]);
    return createHmac('sha256', key).update(bound).digest('base64url');
  }

  return {
    /** The code for what was asked for; undefined when it is no longer wanted, and then nothing is sent. */
    async make(tx: Queryable, orgCode: string, uuid: string, now: Date): Promise<string | undefined> {
      const asked = await holdAskedCode(tx, orgCode, uuid, now);
      if (!asked) return undefined;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await keepCodeHash(tx, orgCode, uuid, hashOf(asked, code));
      return code;
    },

    isRight(row: CodeRow, code: string): boolean {
      if (row.codeHash === null) return false;
      const given = Buffer.from(hashOf(row, code.replaceAll(/\s/g, '')));
      return timingSafeEqual(given, Buffer.from(row.codeHash));
    },
  };
}
