/** A forgotten password is replaced by a link, a known one by who is signed in. Either way every session there was ends. */
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { confirmAddress, holdIdentity } from '../../store/identities.ts';
import type { Caller, Clock } from './caller.ts';
import type { EmailedLinks } from './emailed-links.ts';
import type { Hashing } from './hashing.ts';
import { limit } from './limits.ts';
import type { NewPasswords } from './new-passwords.ts';
import type { PresentPassword } from './present-password.ts';
import type { Opened, Sessions } from './sessions.ts';
import { rolesOf } from './sign-in.ts';
import { isUnproven, takeOver } from './take-over.ts';

interface Needs {
  readonly database: Database;
  readonly hashing: Hashing;
  readonly sessions: Sessions;
  readonly links: EmailedLinks;
  readonly present: PresentPassword;
  readonly newPasswords: NewPasswords;
  readonly now: Clock;
}

export function createPasswordChange({ database, hashing, sessions, links, present, newPasswords, now }: Needs) {
  return {
    /**
     * By the link of a reset, of an invitation, or of an email that asks whether the address is theirs. The password is
     * judged before the link is spent. Anyone who was invited and chooses their first password is signed in by it: they
     * need not type it again at once. Everyone else signs in, with the second factor they may have.
     */
    async resetPassword(
      { token, password }: { token: string; password: string },
      caller: Caller,
    ): Promise<Opened | undefined> {
      await limit(database.app, 'link', caller.address);
      const orgCode = links.orgCodeOf(token);
      const purposes = ['passwordReset', 'invitation', 'signing', 'emailConfirm'] as const;
      await database.inOrg(orgCode, async (tx) =>
        newPasswords.refuseEasy(tx, (await links.follow(tx, token, purposes)).identity, password),
      );
      const passwordHash = await hashing.make(password);
      const opened = await database.inOrg(orgCode, async (tx) => {
        const { identity, purpose } = await links.follow(tx, token, purposes);
        const isAboutAddress = purpose === 'signing' || purpose === 'emailConfirm';
        if (isAboutAddress && isUnproven(identity)) await takeOver(tx, identity, now());
        if (purpose === 'signing') await links.letSign(tx, identity);
        await newPasswords.set(tx, identity, passwordHash);
        await confirmAddress(tx, orgCode, identity.uuid, now());
        const { uuid: identityUuid, kind } = identity;
        const isFirst = identity.passwordHash === null && purpose !== 'passwordReset' && kind === 'customer';
        if (!isFirst) return undefined;
        return sessions.open(tx, { orgCode, identityUuid, kind, roles: rolesOf(identity, undefined) }, caller, null);
      });
      newPasswords.settle(orgCode);
      return opened;
    },

    /** Ends all sessions, this one too, and opens a new one for who just proved the old password. */
    async changePassword(
      person: Person,
      { presentPassword, password }: { presentPassword: string; password: string },
      caller: Caller,
    ): Promise<Opened> {
      const { orgCode, roles } = person;
      const factorAt = await sessions.secondFactorAt(person);
      const identity = await present.prove(person, presentPassword);
      await database.inOrg(orgCode, (tx) => newPasswords.refuseEasy(tx, identity, password));
      const passwordHash = await hashing.make(password);
      const opened = await database.inOrg(orgCode, async (tx) => {
        const held = await holdIdentity(tx, orgCode, identity.uuid);
        if (held?.passwordHash !== identity.passwordHash || held.deactivatedAt) throw new Failure('conflict');
        await newPasswords.set(tx, held, passwordHash);
        return sessions.open(tx, { orgCode, identityUuid: held.uuid, kind: held.kind, roles }, caller, factorAt);
      });
      newPasswords.settle(orgCode);
      return opened;
    },
  };
}
