/**
 * Proving who one is. A wrong password, an unknown e-mail and a closed account get the same answer after the same work,
 * so that no one learns here who our customers are.
 */

import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Log } from '../../log.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Database } from '../../store/database.ts';
import {
  changeIdentity,
  findIdentityByEmail,
  holdIdentity,
  type IdentityRow,
  normalEmail,
} from '../../store/identities.ts';
import type { Caller, Clock, LenderOf } from './caller.ts';
import type { Hashing } from './hashing.ts';
import { forgiveSignIn, limitSignIn } from './limits.ts';
import { passwordRefusal } from './password-rules.ts';
import { isRecoveryCode } from './recovery-codes.ts';
import type { SecondFactors } from './second-factor.ts';
import { type Opened, type Sessions, writeSignedIn } from './sessions.ts';
import type { Kind } from './token.ts';
import { describeUserAgent } from './user-agent.ts';

export interface SignIn {
  readonly orgCode: string;
  readonly kind: Kind;
  readonly email: string;
  readonly password: string;
  readonly totpCode?: string | undefined;
  /** As which of their roles. Unsaid, a customer is the first that they became, and staff are all that they hold. */
  readonly role?: string | undefined;
}

interface Needs {
  readonly database: Database;
  readonly hashing: Hashing;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly outbox: Outbox;
  readonly lenderOf: LenderOf;
  readonly log: Log;
  readonly now: Clock;
}

const wrong = () => new Failure('unauthenticated', { message: words.thatEmailAndPasswordDont });
const codeWanted = (message: string) => new Failure('unauthenticated', { message, param: 'totpCode' });

export function createSignIn({ database, hashing, sessions, secondFactors, outbox, lenderOf, log, now }: Needs) {
  /** Held while the session is opened: a password change at the same moment either ends it too or refuses it. */
  async function openSession(identity: IdentityRow, signIn: SignIn, hasCode: boolean, caller: Caller): Promise<Opened> {
    const { orgCode, uuid: identityUuid, kind, email } = identity;
    const opened = await database.inOrg(orgCode, async (tx) => {
      const held = await holdIdentity(tx, orgCode, identityUuid);
      if (held?.passwordHash !== identity.passwordHash || held?.deactivatedAt) throw wrong();
      if (hasCode && !(await secondFactors.takeCode(tx, { orgCode, identityUuid }, signIn.totpCode ?? ''))) {
        throw codeWanted(words.thatCodeIsNotRight);
      }
      const session = await sessions.open(
        tx,
        { orgCode, identityUuid, kind, roles: rolesOf(held, signIn.role) },
        caller,
        hasCode ? now() : null,
      );
      if (kind === 'agent' && hasCode) await writeSignedIn(tx, { orgCode, identityUuid }, now());
      const isEasy = passwordRefusal(signIn.password, { email, names: [lenderOf(orgCode)?.name ?? ''] }) !== undefined;
      if (isEasy) await changeIdentity(tx, orgCode, identityUuid, { isPasswordExpired: true }, now());
      const details = { device: describeUserAgent(caller.userAgent) };
      const about = { identityKind: kind, recipient: email, details } as const;
      if (session.isNewDevice) await outbox.add(tx, orgCode, { kind: 'newDevice', ...about });
      return session;
    });
    if (opened.isNewDevice) outbox.nudge(orgCode);
    return opened;
  }

  return {
    async signIn(signIn: SignIn, caller: Caller): Promise<Opened> {
      const lender = lenderOf(signIn.orgCode);
      if (!lender) throw new Failure('organizationNotFound');
      const { orgCode } = lender;
      const { kind } = signIn;
      const email = normalEmail(signIn.email);
      const attempt = { orgCode, kind, email, address: caller.address };
      await limitSignIn(database.app, attempt);
      const identity = await database.inOrg(orgCode, (tx) => findIdentityByEmail(tx, orgCode, kind, email));
      const isRight = await hashing.matches(identity?.deactivatedAt ? null : identity?.passwordHash, signIn.password);
      if (!identity || !isRight) {
        log.info({ event: 'signInRefused', orgCode, kind }, 'a sign-in was refused');
        throw wrong();
      }
      // Staff come in with the password alone only as far as the question for their factor: a passkey is asked for there.
      const isOn = await secondFactors.isOn({ orgCode, identityUuid: identity.uuid });
      const code = signIn.totpCode;
      const needsCode = kind === 'customer' ? isOn : code !== undefined && (isOn || isRecoveryCode(code));
      if (needsCode && !signIn.totpCode) throw codeWanted(words.enterTheCodeFromYour);
      if (needsCode) await secondFactors.countGuess({ orgCode, identityUuid: identity.uuid });
      const opened = await openSession(identity, signIn, needsCode, caller);
      await forgiveSignIn(database.app, attempt);
      if (needsCode) await secondFactors.forgiveGuesses({ orgCode, identityUuid: identity.uuid });
      log.info({ event: 'signedIn', orgCode, kind, identityUuid: identity.uuid }, 'someone signed in');
      return opened;
    },
  };
}

export function rolesOf({ roles, kind }: IdentityRow, wanted: string | undefined): Person['roles'] {
  const held = kind === 'agent' ? roles : roles.slice(0, 1);
  const chosen = wanted === undefined ? held : roles.filter((one) => one === wanted);
  if (chosen.length === 0) throw new Failure('forbidden');
  return chosen as Person['roles'];
}
