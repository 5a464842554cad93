/**
 * Changing what one signs in with. Links by email work once and only for a while; a signed-in person shows the present
 * password first. A new password ends every session there was.
 */

import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import { findLink, type LinkPurpose, type LinkRow, spendLinks } from '../../store/account-links.ts';
import type { Database, Queryable } from '../../store/database.ts';
import {
  changeEmail,
  changeIdentity,
  confirmAddress,
  findIdentity,
  holdIdentity,
  type IdentityRow,
  normalEmail,
} from '../../store/identities.ts';
import { findProfile } from '../../store/profiles.ts';
import { alsoFindByEmail } from '../../store/search.ts';
import type { Caller, Clock, LenderOf } from './caller.ts';
import { cookieHashOf, orgCodeOfCookie } from './cookies.ts';
import type { Hashing } from './hashing.ts';
import { forgiveLimit, limit } from './limits.ts';
import { passwordRefusal } from './password-rules.ts';
import type { Opened, Sessions } from './sessions.ts';
import { rolesOf } from './sign-in.ts';
import { isUnproven, takeOver } from './take-over.ts';
import type { Kind } from './token.ts';

interface Needs {
  readonly database: Database;
  readonly hashing: Hashing;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly lenderOf: LenderOf;
  readonly now: Clock;
}

const spent = () =>
  new Failure('invalid', {
    message: words.linkHasBeenUsedOr,
    param: 'token',
  });

/** Anyone who has the password showed before that the address is theirs; otherwise a link for signing asks for a new one. */
function isProven({ passwordHash, emailConfirmedAt }: IdentityRow): boolean {
  return passwordHash !== null && emailConfirmedAt !== null;
}

/** The mailbox is one thing, the account another: a link of ours is used by someone who has both. */
interface Proof {
  /** Who is signed in where the link was opened. */
  readonly by?: Person | undefined;
  readonly password?: string | undefined;
}

export function createCredentials({ database, hashing, sessions, outbox, lenderOf, now }: Needs) {
  async function prove({ orgCode, identityUuid }: Person, presentPassword: string): Promise<IdentityRow> {
    await limit(database.app, 'presentPassword', identityUuid);
    const identity = await database.inOrg(orgCode, (tx) => findIdentity(tx, orgCode, identityUuid));
    if (!identity || !(await hashing.matches(identity.passwordHash, presentPassword))) {
      throw new Failure('invalid', { message: words.thatIsNotYourPresent, param: 'presentPassword' });
    }
    await forgiveLimit(database.app, 'presentPassword', identityUuid);
    return identity;
  }

  async function refuseEasy(tx: Queryable, identity: IdentityRow, password: string): Promise<void> {
    const profile = await findProfile(tx, identity.orgCode, identity.uuid);
    const names = [lenderOf(identity.orgCode)?.name, profile?.firstName, profile?.lastName].filter(
      (name) => name !== undefined,
    );
    const refusal = passwordRefusal(password, { email: identity.email, names });
    if (refusal) throw new Failure('invalid', { message: refusal, param: 'password' });
  }

  /** The link and whose it is, held until the transaction is over so that it cannot be used twice at once. */
  async function follow(
    tx: Queryable,
    token: string,
    purposes: readonly LinkPurpose[],
  ): Promise<LinkRow & { identity: IdentityRow }> {
    const orgCode = orgCodeOfCookie(token);
    const link = await findLink(tx, orgCode, cookieHashOf(token), purposes, now());
    const identity = link && (await holdIdentity(tx, orgCode, link.identityUuid));
    if (!identity || identity.deactivatedAt) throw spent();
    return { ...link, identity };
  }

  async function setPassword(
    tx: Queryable,
    { orgCode, uuid, kind, email }: IdentityRow,
    passwordHash: string,
  ): Promise<void> {
    await changeIdentity(tx, orgCode, uuid, { passwordHash }, now());
    await spendLinks(tx, orgCode, uuid, now());
    await sessions.endAll(tx, orgCode, uuid);
    await outbox.add(tx, orgCode, { kind: 'passwordChanged', identityKind: kind, recipient: email });
  }

  async function letSign(tx: Queryable, { orgCode, uuid, roles }: IdentityRow): Promise<void> {
    if (!roles.includes('signer')) await changeIdentity(tx, orgCode, uuid, { roles: [...roles, 'signer'] }, now());
  }

  /** Someone may have typed an address that is not theirs: its owner, who does not know the password, confirms nothing. */
  async function mustBeTheirs(identity: IdentityRow, { by, password }: Proof): Promise<void> {
    if (by?.identityUuid === identity.uuid && by.orgCode === identity.orgCode) return;
    const ask = (message: string) => new Failure('invalid', { message, param: 'password' });
    if (password === undefined) throw ask(words.enterThePasswordOfYour);
    await limit(database.app, 'presentPassword', identity.uuid);
    if (!(await hashing.matches(identity.passwordHash, password))) throw ask(words.thatIsNotThePassword);
    await forgiveLimit(database.app, 'presentPassword', identity.uuid);
  }

  function settle(orgCode: string): void {
    sessions.forget();
    outbox.nudge(orgCode);
  }

  return {
    prove,

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
      const orgCode = lenderOf(orgCodeOfCookie(token))?.orgCode;
      if (!orgCode) throw spent();
      const { identity } = await database.inOrg(orgCode, (tx) => follow(tx, token, ['signing']));
      return { orgCode, identityUuid: identity.uuid, roles: ['signer'], sessionId: '' };
    },

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
      const orgCode = lenderOf(orgCodeOfCookie(token))?.orgCode;
      if (!orgCode) throw spent();
      const purposes = ['passwordReset', 'invitation', 'signing', 'emailConfirm'] as const;
      await database.inOrg(orgCode, async (tx) =>
        refuseEasy(tx, (await follow(tx, token, purposes)).identity, password),
      );
      const passwordHash = await hashing.make(password);
      const opened = await database.inOrg(orgCode, async (tx) => {
        const { identity, purpose } = await follow(tx, token, purposes);
        const isAboutAddress = purpose === 'signing' || purpose === 'emailConfirm';
        if (isAboutAddress && isUnproven(identity)) await takeOver(tx, identity, now());
        if (purpose === 'signing') await letSign(tx, identity);
        await setPassword(tx, identity, passwordHash);
        await confirmAddress(tx, orgCode, identity.uuid, now());
        const { uuid: identityUuid, kind } = identity;
        const isFirst = identity.passwordHash === null && purpose !== 'passwordReset' && kind === 'customer';
        if (!isFirst) return undefined;
        return sessions.open(tx, { orgCode, identityUuid, kind, roles: rolesOf(identity, undefined) }, caller, null);
      });
      settle(orgCode);
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
      const identity = await prove(person, presentPassword);
      await database.inOrg(orgCode, (tx) => refuseEasy(tx, identity, password));
      const passwordHash = await hashing.make(password);
      const opened = await database.inOrg(orgCode, async (tx) => {
        const held = await holdIdentity(tx, orgCode, identity.uuid);
        if (held?.passwordHash !== identity.passwordHash || held.deactivatedAt) throw new Failure('conflict');
        await setPassword(tx, held, passwordHash);
        return sessions.open(tx, { orgCode, identityUuid: held.uuid, kind: held.kind, roles }, caller, factorAt);
      });
      settle(orgCode);
      return opened;
    },

    /** Writes to the new address; nothing changes until its link is followed. A taken address answers just the same. */
    async requestEmail(
      person: Person,
      { presentPassword, email }: { presentPassword: string; email: string },
    ): Promise<void> {
      const { orgCode, identityUuid } = person;
      const { kind } = await prove(person, presentPassword);
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
      const orgCode = lenderOf(orgCodeOfCookie(token))?.orgCode;
      if (!orgCode) throw spent();
      const find = async (tx: Queryable) => {
        const link = await follow(tx, token, ['emailChange', 'emailConfirm', 'signing']);
        if (link.purpose === 'signing' && !isProven(link.identity)) throw spent();
        return link;
      };
      const { identity: seen } = await database.inOrg(orgCode, find);
      await mustBeTheirs(seen, proof);
      await database.inOrg(orgCode, async (tx) => {
        const { newEmail, purpose, identity } = await find(tx);
        if (identity.passwordHash !== seen.passwordHash) throw new Failure('conflict');
        await spendLinks(tx, orgCode, identity.uuid, now());
        if (purpose === 'signing') return letSign(tx, identity);
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
