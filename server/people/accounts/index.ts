/**
 * Accounts: register, sign in and out, sessions, credentials, second factor, profile, consents. Promises that a stolen
 * token or a copy of the database signs no one in, that what ends a session ends it everywhere within a second, and that
 * no one learns here whether someone else has an account (the specification's registration answer excepted).
 */
import { isStaff } from '#core/roles.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Log } from '../../log.ts';
import type { Compose, Outbox } from '../../messages/index.ts';
import type { Secret } from '../../secret.ts';
import { forgetOldLinks } from '../../store/account-links.ts';
import type { Database } from '../../store/database.ts';
import { forgetOldLoginAttempts } from '../../store/external-logins.ts';
import { forgetExternalSessions } from '../../store/external-sessions.ts';
import { changeIdentity, emailBefore } from '../../store/identities.ts';
import { forgetOldRegistrations } from '../../store/registration-answers.ts';
import { forgetOldSessions } from '../../store/sessions.ts';
import type { Vault } from '../../store/vault.ts';
import type { SignOn } from '../../vendors/sign-on/port.ts';
import type { Clock, LenderOf } from './caller.ts';
import { createConsents } from './consents.ts';
import { createCredentials } from './credentials.ts';
import { composeEmail, wayIn } from './emails.ts';
import { createExternalLogin } from './external-login.ts';
import { createFactorBook } from './factor-book.ts';
import { createHashing } from './hashing.ts';
import { createLogins } from './logins.ts';
import { createPasskeys } from './passkeys.ts';
import { createProfiles } from './profiles.ts';
import { createRegistration } from './register.ts';
import { createSecondFactors } from './second-factor.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createStaff } from './staff.ts';
import { createStaffFactors } from './staff-factors.ts';
import { createStepUp } from './step-up.ts';
import { createStepUpCodes } from './step-up-codes.ts';
import { createTokens } from './token.ts';

export type { Caller, Lender } from './caller.ts';
export type { Login, Logins } from './logins.ts';
export type { ProfileFacts } from './profiles.ts';
export { makeRecoveryCode, recoveryHashOf } from './recovery-codes.ts';
export type { Opened } from './sessions.ts';

interface AccountsOptions {
  readonly database: Database;
  /** The first signs; tokens signed by the others are still believed. */
  readonly rootKeys: readonly [Secret<Buffer>, ...Secret<Buffer>[]];
  readonly vault: Vault;
  readonly outbox: Outbox;
  readonly lenderOf: LenderOf;
  /** The company that keeps the logins, for lenders that hand theirs over. */
  readonly signOn?: SignOn | undefined;
  /** Where staff log in elsewhere; undefined where they all log in here. */
  readonly staffSignOn?: SignOn | undefined;
  readonly isVendorFault?: (error: unknown) => boolean;
  readonly log: Log;
  readonly isProduction: boolean;
  readonly now: Clock;
}

const keptMs = 90 * 86_400_000;

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({
  database,
  rootKeys,
  vault,
  outbox,
  lenderOf,
  signOn,
  staffSignOn,
  isVendorFault = () => false,
  log,
  isProduction,
  now,
}: AccountsOptions) {
  const hashing = createHashing();
  const codes = createStepUpCodes(rootKeys[0]);
  const sessions = createSessions(database, createTokens(rootKeys), rootKeys[0], now);
  const book = createFactorBook(outbox, now);
  const secondFactors = createSecondFactors({ database, vault, sessions, lenderOf, book, now });
  const passkeys = createPasskeys({ database, sessions, lenderOf, book, outbox, log, now });
  const { register, invite, openSigner, openBorrower } = createRegistration({
    database,
    hashing,
    sessions,
    outbox,
    lenderOf,
    now,
    mark: vault.mark,
  });
  const { signIn } = createSignIn({ database, hashing, sessions, secondFactors, outbox, lenderOf, log, now });
  const { prove, ...credentials } = createCredentials({ database, hashing, sessions, outbox, lenderOf, now });
  const { authenticate, renew, close, list, end, hasSecondFactor, holderOf } = sessions;

  const staff = createStaff({ database, sessions, outbox, lenderOf, invite, now });

  /** Rights change with everyone signed out, so that no session outlives what it was opened for. */
  async function changeStanding(
    orgCode: string,
    identityUuid: string,
    change: { roles: Person['roles'] } | { deactivatedAt: Date | null },
  ) {
    await database.inOrg(orgCode, async (tx) => {
      await changeIdentity(tx, orgCode, identityUuid, change, now());
      await sessions.endAll(tx, orgCode, identityUuid);
    });
    sessions.forget();
  }

  const compose: Compose = async (message) => {
    const lender = lenderOf(message.orgCode);
    return lender && database.inOrg(message.orgCode, (tx) => composeEmail(tx, lender, message, now(), codes));
  };

  const elsewhere = { database, vault, sessions, outbox, openBorrower, isVendorFault, lenderOf, log, now };
  return {
    register,
    signIn,
    externalLogin: createExternalLogin({ ...elsewhere, kind: 'customer', signOn }),
    /** Staff whose logins their employer keeps; the second factor is asked for here all the same. */
    staffLogin: createExternalLogin({ ...elsewhere, kind: 'agent', signOn: staffSignOn }),
    signOut: close,
    authenticate,
    sessions: { renew, list, end, hasSecondFactor, holderOf },
    logins: createLogins(database, now),
    credentials,
    secondFactor: {
      enrol: async (person: Person, presentPassword: string) => {
        await prove(person, presentPassword);
        if (isStaff(person.roles)) await passkeys.mayAdd(person);
        return secondFactors.enrol(person);
      },
      verify: secondFactors.verify,
      remove: async (
        person: Person,
        { presentPassword, code }: { presentPassword: string; code?: string | undefined },
      ) => {
        await prove(person, presentPassword);
        if (isStaff(person.roles) && !(await sessions.hasFreshFactor(person))) throw new Failure('secondFactorNeeded');
        await secondFactors.remove(person, code);
      },
    },
    staffFactors: createStaffFactors({ database, sessions, passkeys, prove }),
    staff,
    stepUp: createStepUp({ database, sessions, secondFactors, codes, outbox, now }),
    profiles: createProfiles({ database, vault, now, areDigitsAllowed: !isProduction }),
    consents: createConsents(database, lenderOf, now),
    people: {
      invite,
      openSigner,
      /** A link for an email of someone else's: to choose the first password, or to the login of who has one. */
      /** The address they had before any change in the days before this moment, or since. */
      addressBefore: (orgCode: string, identityUuid: string, at: string): Promise<string | undefined> =>
        database.inOrg(orgCode, (tx) => emailBefore(tx, orgCode, identityUuid, new Date(at))),
      wayIn: async (orgCode: string, identityUuid: string, place: string): Promise<string> => {
        const lender = lenderOf(orgCode);
        if (!lender) throw new Failure('organizationNotFound');
        return database.inOrg(orgCode, (tx) => wayIn(tx, lender, identityUuid, place, now()));
      },
      changeRoles: (orgCode: string, identityUuid: string, roles: Person['roles']) =>
        changeStanding(orgCode, identityUuid, { roles }),
      deactivate: (orgCode: string, identityUuid: string) =>
        changeStanding(orgCode, identityUuid, { deactivatedAt: now() }),
      reactivate: (orgCode: string, identityUuid: string) =>
        changeStanding(orgCode, identityUuid, { deactivatedAt: null }),
    },
    /** The words of a message about an account, made when it is sent. */
    compose,
    /** For a quiet hour: what no one needs any more of one organization. Answers how many rows went. */
    forgetOld: (orgCode: string): Promise<number> =>
      database.inOrg(orgCode, async (tx) => {
        const before = new Date(now().getTime() - keptMs);
        const links = await forgetOldLinks(tx, orgCode, before);
        const attempts =
          (await forgetOldLoginAttempts(tx, orgCode, now())) + (await forgetExternalSessions(tx, orgCode, now()));
        const registrations = await forgetOldRegistrations(tx, orgCode);
        return (await forgetOldSessions(tx, orgCode, before)) + links + attempts + registrations;
      }),
  };
}
