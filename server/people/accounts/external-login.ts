/**
 * Signing in where someone else keeps the logins. The state that leaves with the browser comes back once, within ten
 * minutes, and only in the browser it was given to: a cookie stays behind that no other site and no script can read. The
 * code's proof key is made from both, so neither a stolen address nor a copy of the database finishes a login.
 */
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { LOGIN_ATTEMPT_MS, loginNotOurs, loginState } from '#core/external-login.ts';
import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Log } from '../../log.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Database, Queryable } from '../../store/database.ts';
import {
  findByExternalLogin,
  insertLoginAttempt,
  keepExternalLogin,
  takeLoginAttempt,
} from '../../store/external-logins.ts';
import {
  hearLogoutOnce,
  keepExternalSession,
  sessionsFromThere,
  takeExternalSession,
} from '../../store/external-sessions.ts';
import {
  confirmAddress,
  dropPassword,
  findIdentityByEmail,
  holdIdentity,
  type IdentityRow,
  normalEmail,
} from '../../store/identities.ts';
import { hasSecondFactor } from '../../store/second-factors.ts';
import type { Vault } from '../../store/vault.ts';
import type { EndedThere, SignedOn, SignOn } from '../../vendors/sign-on/port.ts';
import type { Caller, Clock, LenderOf } from './caller.ts';
import { attemptCookie, type Cookies, setAttemptCookie } from './cookies.ts';
import type { Inviting } from './inviting.ts';
import type { Opened, Sessions } from './sessions.ts';
import { rolesOf } from './sign-in.ts';
import { isUnproven, takeOver } from './take-over.ts';
import type { Kind } from './token.ts';
import { describeUserAgent } from './user-agent.ts';

interface Needs {
  /** Whose logins: borrowers have an account by coming, staff only where someone made them one. */
  readonly kind: Kind;
  readonly database: Database;
  readonly vault: Vault;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly openBorrower: Inviting['openBorrower'];
  /** Undefined where the lender has no one who keeps logins. */
  readonly signOn: SignOn | undefined;
  readonly isVendorFault: (error: unknown) => boolean;
  readonly lenderOf: LenderOf;
  readonly log: Log;
  readonly now: Clock;
}

type Known = Extract<SignedOn, { outcome: 'known' }>;

interface Begin {
  readonly orgCode: string;
  readonly returnUrl: string;
  readonly cookies: Cookies;
}

interface Finish {
  readonly orgCode: string;
  readonly state: string;
  readonly code: string;
  /** As it was when the login began. */
  readonly returnUrl: string;
  readonly cookies: Cookies;
}

const notOurs = () => new Failure('invalid', { message: loginNotOurs, param: 'state' });
const notConfirmed = () =>
  new Failure('invalid', {
    message: words.couldNotConfirmWhoLogged,
    param: 'code',
  });
const noWayIn = (message: string) => new Failure('forbidden', { message });

export function createExternalLogin(needs: Needs) {
  const { database, lenderOf, now } = needs;
  const lenderFor = (orgCode: string) => {
    const lender = lenderOf(orgCode);
    if (!lender) throw new Failure('organizationNotFound');
    return lender;
  };
  return {
    isOffered: (orgCode: string): boolean => needs.signOn?.serves(lenderFor(orgCode).orgCode) === true,
    /** Where the browser goes, and the cookie that stays: the same for two tabs, so that they do not spoil each other. */
    async begin({ orgCode, returnUrl, cookies }: Begin, { isSecure }: Pick<Caller, 'isSecure'>) {
      const lender = lenderFor(orgCode);
      const kept = attemptCookie(cookies, isSecure);
      const browser = kept !== undefined && loginState.test(kept) ? kept : secret();
      const state = secret();
      const attempt = { orgCode: lender.orgCode, stateHash: hashOf(state), browserHash: hashOf(browser) };
      const expiresAt = new Date(now().getTime() + LOGIN_ATTEMPT_MS);
      await database.inOrg(lender.orgCode, (tx) => insertLoginAttempt(tx, attempt, expiresAt));
      const codeChallenge = hashOf(verifierOf(browser, state));
      const { url } = await asking(needs, (signOn) =>
        signOn.begin({
          ...{ key: randomUUID(), orgCode: lender.orgCode, state, codeChallenge, returnUrl, lenderName: lender.name },
          nonce: nonceOf(needs.kind, browser, state),
        }),
      );
      return { redirect: url, setCookie: setAttemptCookie(isSecure, browser, LOGIN_ATTEMPT_MS) };
    },

    async finish({ orgCode, state, code, returnUrl, cookies }: Finish, caller: Caller): Promise<Opened> {
      const lender = lenderFor(orgCode);
      const browser = attemptCookie(cookies, caller.isSecure) ?? '';
      const attempt = { orgCode: lender.orgCode, stateHash: hashOf(state), browserHash: hashOf(browser) };
      const isOurs = await database.inOrg(lender.orgCode, (tx) => takeLoginAttempt(tx, attempt, now()));
      if (!isOurs) {
        needs.log.info({ event: 'loginReturnRefused', orgCode: lender.orgCode }, 'a login came back that no one began');
        throw notOurs();
      }
      const codeVerifier = verifierOf(browser, state);
      const nonce = nonceOf(needs.kind, browser, state);
      const who = await asking(needs, (signOn) =>
        signOn.finish({ key: randomUUID(), orgCode: lender.orgCode, code, codeVerifier, nonce, returnUrl }),
      );
      if (who.outcome !== 'known') throw notConfirmed();
      return letIn(needs, lender.orgCode, who, caller);
    },

    ...createEndings(needs, (orgCode) => lenderFor(orgCode).orgCode),
  };
}

/** How a login that was opened this way ends: the person leaves us, or the keeper says that they left there. */
function createEndings(needs: Needs, homeOf: (orgCode: string) => string) {
  const { database, vault, sessions, signOn, log, now } = needs;
  return {
    /** Where someone who came this way is signed out there too. A keeper that cannot be asked keeps no one here. */
    async leave(person: Pick<Person, 'orgCode' | 'identityUuid' | 'sessionId'> | undefined, returnUrl: string) {
      if (!signOn || !person) return undefined;
      const { orgCode } = person;
      const began = await database.inOrg(orgCode, (tx) => takeExternalSession(tx, vault, orgCode, person));
      if (!began) return undefined;
      return signOn.leave({ orgCode, returnUrl, ...began }).catch((err: unknown) => {
        log.warn({ err }, 'someone could not be signed out where their login is kept');
        return undefined;
      });
    },

    /** Ends exactly the sessions that the keeper's word is about, once; anything else is no word of the keeper's. */
    async endedThere(siteCode: string, token: string): Promise<void> {
      const orgCode = homeOf(siteCode);
      if (signOn?.serves(orgCode) !== true) throw new Failure('notFound');
      const said = await asking(needs, (keeper) => keeper.ended({ orgCode, token }));
      let count: number | undefined;
      for (const code of said?.organizations ?? []) {
        const ended = await database.inOrg(code, (tx) => endWhat(needs, tx, code, said as EndedThere));
        if (ended !== undefined) count = (count ?? 0) + ended;
      }
      if (count === undefined) {
        log.warn({ event: 'logoutElsewhereRefused', orgCode }, 'a word about a logout elsewhere did not count');
        throw new Failure('malformed', { message: words.notALogoutToken });
      }
      sessions.forget();
      log.info(
        { event: 'loggedOutElsewhere', orgCode, count, at: now() },
        'someone signed out where their login is kept',
      );
    },
  };
}

/** How many sessions ended; undefined when this word was heard before. */
async function endWhat(
  { kind, sessions, now }: Needs,
  tx: Queryable,
  orgCode: string,
  said: EndedThere,
): Promise<number | undefined> {
  const until = new Date(now().getTime() + said.countsMs);
  if (!(await hearLogoutOnce(tx, orgCode, hashOf(named(kind, said.id)), until))) return undefined;
  const { subject, sessionThere } = said;
  const meant = {
    subject: subject === null ? null : named(kind, subject),
    sessionThere: sessionThere === null ? null : named(kind, sessionThere),
  };
  const found = await sessionsFromThere(tx, orgCode, meant);
  for (const one of found) await sessions.endOne(tx, orgCode, one);
  return found.length;
}

/** A provider's name for staff is kept apart from the one that the same person has as a borrower. */
const named = (kind: Kind, name: string) => (kind === 'agent' ? `staff ${name}` : name);

async function letIn(needs: Needs, orgCode: string, who: Known, caller: Caller): Promise<Opened> {
  const { database, sessions, outbox, log } = needs;
  const opened = await database.inOrg(orgCode, async (tx) => {
    const identity = await accountOf(needs, tx, orgCode, who);
    if (identity.deactivatedAt) throw noWayIn(words.accountIsClosedPleaseCall);
    const { uuid: identityUuid, kind, email: recipient } = identity;
    const holder = { orgCode, identityUuid, kind, roles: rolesOf(identity, undefined) };
    const session = await sessions.open(tx, holder, caller, null);
    const { sessionId } = session.person;
    const there = who.sessionThere === undefined ? null : named(needs.kind, who.sessionThere);
    const began = { sessionId, identityUuid, subject: named(needs.kind, who.subject), sessionThere: there };
    await keepExternalSession(tx, needs.vault, orgCode, { ...began, idToken: who.idToken });
    const details = { device: describeUserAgent(caller.userAgent) };
    if (session.isNewDevice)
      await outbox.add(tx, orgCode, { kind: 'newDevice', identityKind: kind, recipient, details });
    return session;
  });
  if (opened.isNewDevice) outbox.nudge(orgCode);
  sessions.forget();
  log.info({ event: 'signedIn', orgCode, identityUuid: opened.person.identityUuid }, 'someone signed in from outside');
  return opened;
}

/** By the name they have there; the first time, by an e-mail address that was confirmed there. */
async function accountOf(needs: Needs, tx: Queryable, orgCode: string, who: Known): Promise<IdentityRow> {
  if (needs.kind === 'agent') return staffAccountOf(needs, tx, orgCode, who);
  const { openBorrower, now } = needs;
  const known = await findByExternalLogin(tx, orgCode, who.subject);
  if (known) return known;
  if (!who.isEmailConfirmed) throw noWayIn(words.emailAddressIsNotConfirmed);
  const email = normalEmail(who.email);
  const made = await openBorrower(tx, orgCode, { email, phoneNumber: who.phoneNumber });
  const uuid = made ?? (await findIdentityByEmail(tx, orgCode, 'customer', email))?.uuid ?? '';
  if (made === undefined && (await hasSecondFactor(tx, orgCode, uuid))) throw noWayIn(words.accountAsksForACode);
  if (!(await keepExternalLogin(tx, orgCode, who.subject, uuid, now())))
    throw noWayIn(words.emailAddressBelongsToAnother);
  const held = await holdIdentity(tx, orgCode, uuid);
  if (!held) throw new Failure('conflict');
  // The person who chose the password never proved that the address is theirs: it may have been chosen to lie in wait.
  if (isUnproven(held)) {
    await takeOver(tx, held, now());
    await needs.sessions.endAll(tx, orgCode, uuid);
    await dropPassword(tx, orgCode, uuid, now());
  }
  await confirmAddress(tx, orgCode, uuid, now());
  return held;
}

/** No one becomes staff by coming. A provider's name for them is kept apart from the one they have as a borrower. */
async function staffAccountOf({ now }: Needs, tx: Queryable, orgCode: string, who: Known): Promise<IdentityRow> {
  const subject = named('agent', who.subject);
  const known = await findByExternalLogin(tx, orgCode, subject);
  if (known) return known;
  if (!who.isEmailConfirmed) throw noWayIn(words.emailAddressIsNotConfirmed);
  const found = await findIdentityByEmail(tx, orgCode, 'agent', normalEmail(who.email));
  const held = found && (await holdIdentity(tx, orgCode, found.uuid));
  if (!held || held.deactivatedAt) throw noWayIn(words.noStaffAccount);
  if (!(await keepExternalLogin(tx, orgCode, subject, held.uuid, now())))
    throw noWayIn(words.emailAddressBelongsToAnother);
  return held;
}

async function asking<T>({ signOn, isVendorFault }: Needs, ask: (signOn: SignOn) => Promise<T>): Promise<T> {
  const message = words.pageYouLogInOn;
  if (!signOn) throw new Failure('unavailable', { message });
  try {
    return await ask(signOn);
  } catch (error) {
    if (!isVendorFault(error)) throw error;
    throw new Failure('unavailable', { message });
  }
}

const secret = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => hash('sha256', text, 'base64url');
const nonceOf = (kind: Kind, browser: string, state: string) =>
  hash('sha256', `nonce ${kind} ${browser} ${state}`, 'base64url');
const verifierOf = (browser: string, state: string) => hash('sha256', `verifier ${browser} ${state}`, 'base64url');
