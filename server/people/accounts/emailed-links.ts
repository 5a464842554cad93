/** Links that we sent by email: each works once and only for a while, and is followed in the transaction that uses it. */
import * as words from '#core/words/en/errors/accounts.ts';
import { Failure } from '../../failure.ts';
import { findLink, type LinkPurpose, type LinkRow } from '../../store/account-links.ts';
import type { Queryable } from '../../store/database.ts';
import { changeIdentity, holdIdentity, type IdentityRow } from '../../store/identities.ts';
import type { Clock, LenderOf } from './caller.ts';
import { cookieHashOf, orgCodeOfCookie } from './cookies.ts';

export const spent = () =>
  new Failure('invalid', {
    message: words.linkHasBeenUsedOr,
    param: 'token',
  });

export type EmailedLinks = ReturnType<typeof createEmailedLinks>;

export function createEmailedLinks(lenderOf: LenderOf, now: Clock) {
  return {
    /** The lender whose account the link is of. */
    orgCodeOf(token: string): string {
      const orgCode = lenderOf(orgCodeOfCookie(token))?.orgCode;
      if (!orgCode) throw spent();
      return orgCode;
    },

    /** The link and whose it is, held until the transaction is over so that it cannot be used twice at once. */
    async follow(
      tx: Queryable,
      token: string,
      purposes: readonly LinkPurpose[],
    ): Promise<LinkRow & { identity: IdentityRow }> {
      const orgCode = orgCodeOfCookie(token);
      const link = await findLink(tx, orgCode, cookieHashOf(token), purposes, now());
      const identity = link && (await holdIdentity(tx, orgCode, link.identityUuid));
      if (!identity || identity.deactivatedAt) throw spent();
      return { ...link, identity };
    },

    async letSign(tx: Queryable, { orgCode, uuid, roles }: IdentityRow): Promise<void> {
      if (!roles.includes('signer')) await changeIdentity(tx, orgCode, uuid, { roles: [...roles, 'signer'] }, now());
    },
  };
}
