/** Accounts of those who did not register: they were invited, are asked to sign, or have their login kept elsewhere. */
import type { HeldRole } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Secret } from '../../secret.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { findIdentityByEmail, normalEmail } from '../../store/identities.ts';
import { changeProfile, type ProfileChange } from '../../store/profiles.ts';
import type { Vault } from '../../store/vault.ts';
import type { Clock } from './caller.ts';
import type { Hashing } from './hashing.ts';
import { insertPerson, kindOf } from './new-person.ts';

interface Invitation {
  readonly orgCode: string;
  readonly email: string;
  /** The first is the one they sign in with unless they choose another. */
  readonly roles: readonly [HeldRole, ...HeldRole[]];
  readonly name?: NonNullable<ProfileChange['name']>;
  readonly phoneNumber?: string;
  /** Of staff, where they are on file: kept so that no one works on an application of their own. */
  readonly addresses?: ProfileChange['addresses'];
  readonly ssn?: Secret;
  /** For seeded people of a development machine: no email is sent, the password is this. */
  readonly password?: string;
}

interface SignerToBe {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
}

interface Needs {
  readonly database: Database;
  readonly hashing: Hashing;
  readonly outbox: Outbox;
  readonly now: Clock;
  readonly mark: Vault['mark'];
}

export type Inviting = ReturnType<typeof createInviting>;

export function createInviting({ database, hashing, outbox, now, mark }: Needs) {
  return {
    /** The account of someone whose login is kept elsewhere; undefined when there is one with this email. */
    openBorrower: (
      tx: Queryable,
      orgCode: string,
      { email, phoneNumber }: { readonly email: string; readonly phoneNumber: string | null },
    ): Promise<string | undefined> =>
      insertPerson(tx, { orgCode, email, passwordHash: null, phone: phoneNumber, roles: ['borrower'] }, now),

    /**
     * The account of someone who is asked to sign, in the transaction that asks them. Who has one already, perhaps as
     * a borrower, may sign with it too, once they follow the link of the invitation: anyone can register an address that
     * is not theirs. No email leaves here: the invitation says what it is about.
     */
    async openSigner(tx: Queryable, orgCode: string, { email, phoneNumber, ...name }: SignerToBe): Promise<string> {
      const person = { orgCode, email: normalEmail(email), passwordHash: null, phone: phoneNumber } as const;
      const made = await insertPerson(tx, { ...person, roles: ['signer'] }, now);
      if (made) {
        await changeProfile(tx, orgCode, made, { name: { ...name, middleName: '', suffix: '' } }, now());
        return made;
      }
      const known = await findIdentityByEmail(tx, orgCode, 'customer', person.email);
      if (!known) throw new Failure('conflict');
      return known.uuid;
    },

    /** Makes an account for someone else and writes to them; `alongside` is in the same transaction. Someone who has one keeps it as it is. */
    async invite(
      invitation: Invitation,
      alongside: (tx: Queryable, identityUuid: string) => Promise<void> = async () => {},
    ): Promise<{ readonly identityUuid: string; readonly isNew: boolean }> {
      const { orgCode, roles, name, phoneNumber = null, addresses, ssn, password } = invitation;
      const email = normalEmail(invitation.email);
      const kind = kindOf(roles[0]);
      if (roles.some((role) => kindOf(role) !== kind)) throw new Error('One account is either a customer or an agent.');
      const passwordHash = password === undefined ? null : await hashing.make(password);
      const made = await database.inOrg(orgCode, async (tx) => {
        const identityUuid = await insertPerson(tx, { orgCode, email, passwordHash, phone: phoneNumber, roles }, now);
        if (!identityUuid) return undefined;
        const ssnMark = ssn && mark('ssn', ssn.reveal());
        const facts = { ...(name && { name }), ...(addresses && { addresses }), ...(ssnMark && { ssnMark }) };
        if (Object.keys(facts).length > 0) await changeProfile(tx, orgCode, identityUuid, facts, now());
        const about = { identityKind: kind, recipient: email, details: { identityUuid } } as const;
        if (passwordHash === null) await outbox.add(tx, orgCode, { kind: 'invitation', ...about });
        await alongside(tx, identityUuid);
        return identityUuid;
      });
      if (made) {
        outbox.nudge(orgCode);
        return { identityUuid: made, isNew: true };
      }
      const known = await database.inOrg(orgCode, (tx) => findIdentityByEmail(tx, orgCode, kind, email));
      if (!known) throw new Failure('conflict');
      return { identityUuid: known.uuid, isNew: false };
    },
  };
}
