/** Opening an account, by oneself or by invitation. One e-mail is one account per lender and kind, however many ask at once. */
import { randomUUID } from 'node:crypto';
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/errors/accounts.ts';
import type { HeldRole } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Secret } from '../../secret.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { findIdentityByEmail, insertIdentity, normalEmail } from '../../store/identities.ts';
import { changeProfile, insertProfile, type ProfileChange } from '../../store/profiles.ts';
import { refund } from '../../store/rate-limits.ts';
import { keepRegistration, readRegistration } from '../../store/registration-answers.ts';
import type { Vault } from '../../store/vault.ts';
import type { Caller, Clock, LenderOf } from './caller.ts';
import type { Hashing } from './hashing.ts';
import { isWithinLimit, limit } from './limits.ts';
import { passwordRefusal } from './password-rules.ts';
import type { Opened, Sessions } from './sessions.ts';
import type { Kind } from './token.ts';

export interface Registration {
  readonly orgCode: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
  /** Chosen by the sender: the same key and content give the same session again, for a while. */
  readonly key?: string | undefined;
}

export interface Invitation {
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

const customerRoles: readonly HeldRole[] = ['borrower', 'signer'];

function kindOf(role: HeldRole): Kind {
  return customerRoles.includes(role) ? 'customer' : 'agent';
}

interface Needs {
  readonly database: Database;
  readonly hashing: Hashing;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly lenderOf: LenderOf;
  readonly now: Clock;
  readonly mark: Vault['mark'];
}

export type Registrar = ReturnType<typeof createRegistration>;

export function createRegistration({ database, hashing, sessions, outbox, lenderOf, now, mark }: Needs) {
  async function insertPerson(tx: Queryable, { roles, ...identity }: NewPerson): Promise<string | undefined> {
    const uuid = randomUUID();
    const [role] = roles;
    const { orgCode, phone } = identity;
    if (!(await insertIdentity(tx, { ...identity, uuid, kind: kindOf(role), roles }, now()))) return undefined;
    const type = role === 'borrower' ? 'BORROWER' : role === 'signer' ? 'CO_DEEDER' : 'AGENT';
    const isBroker = mayDo(roles, 'referApplicants');
    await insertProfile(tx, { orgCode, uuid: randomUUID(), identityUuid: uuid, type, phone, isBroker }, now());
    return uuid;
  }

  /** The owner of an address learns that someone tried it, at most once an hour. */
  async function tellOwner(orgCode: string, email: string): Promise<void> {
    if (!(await isWithinLimit(database.app, 'registrationNotice', `${orgCode} ${email}`))) return;
    await database.inOrg(orgCode, (tx) =>
      outbox.add(tx, orgCode, { kind: 'registrationTried', identityKind: 'customer', recipient: email }),
    );
    outbox.nudge(orgCode);
  }

  interface NewAccount {
    readonly account: string;
    readonly email: string;
    readonly password: string;
    readonly phoneNumber: string;
    readonly asked: Asked | undefined;
    readonly caller: Caller;
    readonly again: (tx: Queryable) => Promise<SessionAgain | undefined> | undefined;
  }

  /** Undefined when someone has one with this email. */
  async function makeAccount(wanted: NewAccount): Promise<SessionAgain | undefined> {
    const { account, email, password, phoneNumber, asked, caller, again } = wanted;
    const passwordHash = await hashing.make(password);
    return database.inOrg(account, async (tx): Promise<SessionAgain | undefined> => {
      const person = { orgCode: account, email, passwordHash, phone: phoneNumber, roles: ['borrower'] } as const;
      const identityUuid = await insertPerson(tx, person);
      // The same request may have been at work beside us.
      if (!identityUuid) return again(tx);
      const about = { identityKind: 'customer', recipient: email, details: { identityUuid } } as const;
      await outbox.add(tx, account, { kind: 'welcome', ...about });
      const holder = { orgCode: account, identityUuid, kind: 'customer', roles: ['borrower'] } as const;
      const opened = await sessions.open(tx, holder, caller, null, asked && seedOf(asked));
      if (asked) {
        const made = { contentMark: asked.mark, identityUuid, sessionId: opened.person.sessionId };
        if (!(await keepRegistration(tx, account, asked.key, made))) throw new Failure('keyReused');
      }
      return opened;
    });
  }

  /** The session that this very request opened a moment ago, while it stands and no second factor has made more of it. */
  async function sameAgain(
    tx: Queryable,
    orgCode: string,
    asked: Asked,
    caller: Caller,
  ): Promise<SessionAgain | undefined> {
    const known = await readRegistration(tx, orgCode, asked.key);
    if (!known) return undefined;
    if (known.contentMark !== asked.mark) throw new Failure('keyReused');
    const opened = known.isRecent ? await sessions.again(orgCode, known.sessionId, caller, seedOf(asked)) : undefined;
    return opened && { ...opened, isAgain: true };
  }

  return {
    async register(
      { orgCode, password, phoneNumber, key, ...given }: Registration,
      caller: Caller,
    ): Promise<Opened & { readonly isAgain?: true }> {
      const lender = lenderOf(orgCode);
      if (!lender) throw new Failure('organizationNotFound');
      const email = normalEmail(given.email);
      const account = lender.orgCode;
      await limit(database.app, 'registerAddress', caller.address);
      await limit(database.app, 'registerEmail', `${account} ${email}`);
      const refusal = passwordRefusal(password, { email, names: [lender.name] });
      if (refusal) throw new Failure('invalid', { message: refusal, param: 'password' });
      const asked =
        key === undefined
          ? undefined
          : { key, mark: mark('registration', JSON.stringify([key, email, password, phoneNumber])) };
      const again = (tx: Queryable) => asked && sameAgain(tx, account, asked, caller);
      const opened =
        (await database.inOrg(account, async (tx) => again(tx))) ??
        (await makeAccount({ account, email, password, phoneNumber, asked, caller, again }));
      if (!opened) {
        await tellOwner(account, email);
        throw new Failure('unauthenticated', { message: words.accountWithThisEmailAlready });
      }
      if (!opened.isAgain) outbox.nudge(account);
      else {
        // The answer was given before: giving it again uses up no try.
        await refund(database.app, 'registerAddress', caller.address);
        await refund(database.app, 'registerEmail', `${account} ${email}`);
      }
      return opened;
    },

    /** The account of someone whose login is kept elsewhere; undefined when there is one with this email. */
    openBorrower: (
      tx: Queryable,
      orgCode: string,
      { email, phoneNumber }: { readonly email: string; readonly phoneNumber: string | null },
    ): Promise<string | undefined> =>
      insertPerson(tx, { orgCode, email, passwordHash: null, phone: phoneNumber, roles: ['borrower'] }),

    /**
     * The account of someone who is asked to sign, in the transaction that asks them. Who has one already, perhaps as
     * a borrower, may sign with it too, once they follow the link of the invitation: anyone can register an address that
     * is not theirs. No email leaves here: the invitation says what it is about.
     */
    async openSigner(tx: Queryable, orgCode: string, { email, phoneNumber, ...name }: SignerToBe): Promise<string> {
      const person = { orgCode, email: normalEmail(email), passwordHash: null, phone: phoneNumber } as const;
      const made = await insertPerson(tx, { ...person, roles: ['signer'] });
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
        const identityUuid = await insertPerson(tx, { orgCode, email, passwordHash, phone: phoneNumber, roles });
        if (!identityUuid) return undefined;
        const facts = {
          ...(name && { name }),
          ...(addresses && { addresses }),
          ...(ssn && { ssnMark: mark('ssn', ssn.reveal()) }),
        };
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

interface Asked {
  readonly key: string;
  readonly mark: string;
}

type SessionAgain = Opened & { readonly isAgain?: true };

const seedOf = ({ key, mark }: Asked) => `registration ${key} ${mark}`;

interface SignerToBe {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
}

interface NewPerson {
  readonly orgCode: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly phone: string | null;
  readonly roles: readonly [HeldRole, ...HeldRole[]];
}
