/** Codes that open the door once each, in place of an authenticator app or a passkey. Of those we keep only hashes. */
import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '../../actor.ts';
import type { Queryable } from '../../store/database.ts';
import { keepRecoveryCodes } from '../../store/second-factors.ts';

const codes = 10;
/** Thirty-two that are not mistaken for one another when copied by hand. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** New ones in place of those there were; this is the only time that they are known. */
export async function renewRecoveryCodes(
  tx: Queryable,
  { orgCode, identityUuid }: Pick<Person, 'orgCode' | 'identityUuid'>,
): Promise<readonly string[]> {
  const made = Array.from({ length: codes }, makeRecoveryCode);
  await keepRecoveryCodes(tx, orgCode, identityUuid, made.map(recoveryHashOf));
  return made;
}

/** Eighty random bits in four groups. */
export function makeRecoveryCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet.charAt(byte & 31));
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Random enough that a plain hash keeps it. Typed with or without the dashes, large or small. */
export function recoveryHashOf(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return createHash('sha256').update('hearthline recovery code ').update(plain).digest('base64url');
}

/** Six digits are the app's; letters are ours. */
export function isRecoveryCode(code: string): boolean {
  return /[a-z]/i.test(code);
}
