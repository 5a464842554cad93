/**
 * Accounts: register, sign in and out, sessions, credentials, second factor, profile, consents. Promises that a stolen
 * token or a copy of the database signs no one in, that what ends a session ends it everywhere within a second, and that
 * no one learns here whether someone else has an account (the specification's registration answer excepted).
 */
import type { Log } from '../../log.ts';
import type { Compose, Outbox } from '../../messages/index.ts';
import type { Secret } from '../../secret.ts';
import type { Database } from '../../store/database.ts';
import type { Vault } from '../../store/vault.ts';
import type { SignOn } from '../../vendors/sign-on/port.ts';
import type { Clock, LenderOf } from './caller.ts';
import { createConsents } from './consents.ts';
import { createCredentials } from './credentials.ts';
import { composeEmail } from './emails.ts';
import { createExternalLogin } from './external-login.ts';
import { createFactorBook } from './factor-book.ts';
import { forgetOld } from './forget-old.ts';
import { createHashing } from './hashing.ts';
import { createInviting } from './inviting.ts';
import { createLogins } from './logins.ts';
import { createOwnApp } from './own-app.ts';
import { createPasskeys } from './passkeys.ts';
import { createProfiles } from './profiles.ts';
import { createRegistration } from './register.ts';
import { createSecondFactors } from './second-factor.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createStaff } from './staff.ts';
import { createStaffFactors } from './staff-factors.ts';
import { createStanding } from './standing.ts';
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

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(options: AccountsOptions) {
  const { database, rootKeys, vault, outbox, lenderOf, log, isProduction, now } = options;
  const { signOn, staffSignOn, isVendorFault = () => false } = options;
  const hashing = createHashing();
  const codes = createStepUpCodes(rootKeys[0]);
  const sessions = createSessions(database, createTokens(rootKeys), rootKeys[0], now);
  const book = createFactorBook(outbox, now);
  const secondFactors = createSecondFactors({ database, vault, sessions, lenderOf, book, now });
  const passkeys = createPasskeys({ database, sessions, lenderOf, book, outbox, log, now });
  const { register } = createRegistration({ database, hashing, sessions, outbox, lenderOf, now, mark: vault.mark });
  const { invite, openSigner, openBorrower } = createInviting({ database, hashing, outbox, now, mark: vault.mark });
  const { signIn } = createSignIn({ database, hashing, sessions, secondFactors, outbox, lenderOf, log, now });
  const { prove, ...credentials } = createCredentials({ database, hashing, sessions, outbox, lenderOf, now });
  const { authenticate, renew, close, list, end, hasSecondFactor, holderOf } = sessions;

  const staff = createStaff({ database, sessions, outbox, lenderOf, invite, now });

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
    secondFactor: createOwnApp({ sessions, passkeys, secondFactors, prove }),
    staffFactors: createStaffFactors({ database, sessions, passkeys, prove }),
    staff,
    stepUp: createStepUp({ database, sessions, secondFactors, codes, outbox, now }),
    profiles: createProfiles({ database, vault, now, areDigitsAllowed: !isProduction }),
    consents: createConsents(database, lenderOf, now),
    people: { invite, openSigner, ...createStanding({ database, sessions, lenderOf, now }) },
    /** The words of a message about an account, made when it is sent. */
    compose,
    /** For a quiet hour. */
    forgetOld: (orgCode: string): Promise<number> => forgetOld(database, now, orgCode),
  };
}
