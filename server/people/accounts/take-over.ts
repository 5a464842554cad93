/**
 * Anyone can open an account with an address that is not theirs. Until the address is proven, the account belongs to
 * the person who holds the mailbox: they choose the password, and nothing that was set before stays, because a stranger may have set it.
 */
import type { Queryable } from '../../store/database.ts';
import { forgetPhone, type IdentityRow } from '../../store/identities.ts';
import { removeAllFactors } from '../../store/passkeys.ts';
import { forgetMobile } from '../../store/profiles.ts';

/** A password was chosen, and no one has shown that the address is theirs. Staff do not register themselves. */
export function isUnproven({ kind, passwordHash, emailConfirmedAt }: IdentityRow): boolean {
  return kind === 'customer' && passwordHash !== null && emailConfirmedAt === null;
}

/** Sessions and the password end with the new password, or where the login is kept elsewhere. */
export async function takeOver(tx: Queryable, { orgCode, uuid }: IdentityRow, now: Date): Promise<void> {
  await removeAllFactors(tx, { orgCode, identityUuid: uuid });
  await forgetPhone(tx, orgCode, uuid, now);
  await forgetMobile(tx, orgCode, uuid, now);
}
