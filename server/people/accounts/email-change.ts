/** Another address to sign in with: nothing changes until the link that went there is followed by who has the account. */
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import { spendLinks } from '../../store/account-links.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { changeEmail, confirmAddress, type IdentityRow, normalEmail } from '../../store/identities.ts';
import { alsoFindByEmail } from '../../store/search.ts';
import type { Caller, Clock } from './caller.ts';
import { type EmailedLinks, spent } from './emailed-links.ts';
import { limit } from './limits.ts';
import type { PresentPassword, Proof } from './present-password.ts';

interface Needs {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly links: EmailedLinks;
  readonly present: PresentPassword;
  readonly now: Clock;
}

/** Anyone who has the password showed before that the address is theirs; otherwise a link for signing asks for a new one. */
function isProven({ passwordHash, emailConfirmedAt }: IdentityRow): boolean {
  return passwordHash !== null && emailConfirmedAt !== null;
}

export function createEmailChange({ database, outbox, links, present, now }: Needs) {
  return {
    /** Writes to the new address; nothing changes until its link is followed. A taken address answers just the same. */
    async requestEmail(
      person: Person,
      { presentPassword, email }: { presentPassword: string; email: string },
    ): Promise<void> {
      const { orgCode, identityUuid } = person;
      const { kind } = await present.prove(person, presentPassword);
      await limit(database.app, 'emailChange', identityUuid);
      const recipient = normalEmail(email);
      await database.inOrg(orgCode, (tx) =>
        outbox.add(tx, orgCode, { kind: 'emailChange', identityKind: kind, recipient, details: { identityUuid } }),
      );
      outbox.nudge(orgCode);
    },

    /** Changes nothing of how one signs in, so it is for those who can: see `resetPassword` for everyone else. */
    async confirmEmail(token: string, proof: Proof, caller: Caller): Promise<void> {
      await limit(database.app, 'link', caller.address);
      const orgCode = links.orgCodeOf(token);
      const find = async (tx: Queryable) => {
        const link = await links.follow(tx, token, ['emailChange', 'emailConfirm', 'signing']);
        if (link.purpose === 'signing' && !isProven(link.identity)) throw spent();
        return link;
      };
      const { identity: seen } = await database.inOrg(orgCode, find);
      await present.mustBeTheirs(seen, proof);
      await database.inOrg(orgCode, async (tx) => {
        const { newEmail, purpose, identity } = await find(tx);
        if (identity.passwordHash !== seen.passwordHash) throw new Failure('conflict');
        await spendLinks(tx, orgCode, identity.uuid, now());
        if (purpose === 'signing') return links.letSign(tx, identity);
        if (purpose === 'emailConfirm') return confirmAddress(tx, orgCode, identity.uuid, now());
        if (newEmail === null || !(await changeEmail(tx, orgCode, identity.uuid, newEmail, now()))) throw spent();
        await alsoFindByEmail(tx, orgCode, identity.uuid, newEmail);
        const { kind: identityKind, email: recipient } = identity;
        await outbox.add(tx, orgCode, { kind: 'emailChanged', identityKind, recipient });
      });
      outbox.nudge(orgCode);
    },
  };
}
