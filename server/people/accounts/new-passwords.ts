/** A new password: not one that is easy to guess, and every session and link from before it ends with it. */
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import { spendLinks } from '../../store/account-links.ts';
import type { Queryable } from '../../store/database.ts';
import { changeIdentity, type IdentityRow } from '../../store/identities.ts';
import { findProfile } from '../../store/profiles.ts';
import type { Clock, LenderOf } from './caller.ts';
import { passwordRefusal } from './password-rules.ts';
import type { Sessions } from './sessions.ts';

interface Needs {
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly lenderOf: LenderOf;
  readonly now: Clock;
}

export type NewPasswords = ReturnType<typeof createNewPasswords>;

export function createNewPasswords({ sessions, outbox, lenderOf, now }: Needs) {
  return {
    async refuseEasy(tx: Queryable, identity: IdentityRow, password: string): Promise<void> {
      const profile = await findProfile(tx, identity.orgCode, identity.uuid);
      const names = [lenderOf(identity.orgCode)?.name, profile?.firstName, profile?.lastName].filter(
        (name) => name !== undefined,
      );
      const refusal = passwordRefusal(password, { email: identity.email, names });
      if (refusal) throw new Failure('invalid', { message: refusal, param: 'password' });
    },

    async set(tx: Queryable, { orgCode, uuid, kind, email }: IdentityRow, passwordHash: string): Promise<void> {
      await changeIdentity(tx, orgCode, uuid, { passwordHash }, now());
      await spendLinks(tx, orgCode, uuid, now());
      await sessions.endAll(tx, orgCode, uuid);
      await outbox.add(tx, orgCode, { kind: 'passwordChanged', identityKind: kind, recipient: email });
    },

    /** Once the transaction is committed. */
    settle(orgCode: string): void {
      sessions.forget();
      outbox.nudge(orgCode);
    },
  };
}
