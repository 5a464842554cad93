/**
 * Changing what one signs in with. Links by email work once and only for a while; a signed-in person shows the present
 * password first. A new password ends every session there was.
 */
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Database } from '../../store/database.ts';
import { normalEmail } from '../../store/identities.ts';
import type { Caller, Clock, LenderOf } from './caller.ts';
import { createEmailChange } from './email-change.ts';
import { createEmailedLinks } from './emailed-links.ts';
import type { Hashing } from './hashing.ts';
import { limit } from './limits.ts';
import { createNewPasswords } from './new-passwords.ts';
import { createPasswordChange } from './password-change.ts';
import { createPresentPassword } from './present-password.ts';
import type { Sessions } from './sessions.ts';
import type { Kind } from './token.ts';

interface Needs {
  readonly database: Database;
  readonly hashing: Hashing;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly lenderOf: LenderOf;
  readonly now: Clock;
}

export function createCredentials(needs: Needs) {
  const { database, hashing, outbox, lenderOf, now } = needs;
  const links = createEmailedLinks(lenderOf, now);
  const present = createPresentPassword(database, hashing);
  const newPasswords = createNewPasswords(needs);

  return {
    prove: present.prove,
    ...createPasswordChange({ ...needs, links, present, newPasswords }),
    ...createEmailChange({ ...needs, links, present }),

    /** Does the same for every address: whether there is an account is looked up later, when the email is written. */
    async forgotPassword(asked: { orgCode: string; kind: Kind; email: string }, caller: Caller): Promise<void> {
      const orgCode = lenderOf(asked.orgCode)?.orgCode;
      if (!orgCode) throw new Failure('organizationNotFound');
      const recipient = normalEmail(asked.email);
      await limit(database.app, 'forgotAddress', caller.address);
      await limit(database.app, 'forgotPair', `${orgCode} ${asked.kind} ${recipient} ${caller.address}`);
      await database.inOrg(orgCode, (tx) =>
        outbox.add(tx, orgCode, { kind: 'passwordReset', identityKind: asked.kind, recipient }),
      );
      outbox.nudge(orgCode);
    },

    /** Whom a link for signing lets in, before it is used. It is as secret as the email that it is in. */
    async whoIsInvited(token: string): Promise<Person> {
      const orgCode = links.orgCodeOf(token);
      const { identity } = await database.inOrg(orgCode, (tx) => links.follow(tx, token, ['signing']));
      return { orgCode, identityUuid: identity.uuid, roles: ['signer'], sessionId: '' };
    },
  };
}
