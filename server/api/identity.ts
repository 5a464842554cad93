/** The identity calls: cookies, headers and where to go next; everything else is the accounts module's. */
import type { IncomingHttpHeaders } from 'node:http';
import type { identityCalls } from '#core/contract/identity.ts';
import { isStaff, loginPathFor, redirectAfterLogin } from '#core/roles.ts';
import { type Actor, isSigner, isVisitor, type Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Accounts, Caller, Opened } from '../people/accounts/index.ts';
import { type Call, type Handlers, Reply } from './handler.ts';
import { isSecure, type Places, placeOf } from './request.ts';

export type AnyCall = Pick<
  Call<'GET /identity/secure/api/v1/sessions'>,
  'address' | 'headers' | 'cookies' | 'actor' | 'site'
>;

type Keys = keyof typeof identityCalls;

export function identityHandlers(accounts: Accounts, places: Places): Handlers<Keys> {
  return {
    ...signInCalls(accounts, places),
    ...leaveCalls(accounts, places),
    ...describeCalls(accounts),
    ...credentialCalls(accounts),
    ...sessionCalls(accounts),
  };
}

/** Coming in and going on. */
function signInCalls(accounts: Accounts, places: Places) {
  return {
    'POST /identity/api/v1/registration/register': async (call) => {
      const { email, password, phoneNumber } = call.body;
      const orgCode = call.query.organization ?? call.orgCode;
      const asked = { orgCode, email, password, phoneNumber, key: call.idempotencyKey };
      const opened = await accounts.register(asked, callerOf(call));
      return new Reply({ token: opened.token }, { headers: headersOf(opened), isAgain: opened.isAgain });
    },
    'POST /identity-broker/{kind}/api/v3/login': async (call) => {
      const kind = kindOf(call.params.kind);
      const opened = await accounts.signIn({ ...call.body, orgCode: call.orgCode, kind }, callerOf(call));
      const redirect = redirectAfterLogin(call.query.redirectUrl) ?? homeOf(opened.person);
      return new Reply({ redirect }, { headers: headersOf(opened) });
    },
    'POST /identity-broker/{kind}/api/v3/login/redirect': async ({ params, orgCode, headers, cookies }) => {
      const login = loginOf(accounts, params.kind, orgCode);
      const returnUrl = returnUrlOf(places, params.kind, orgCode, headers);
      const begun = await login.begin({ orgCode, returnUrl, cookies }, { isSecure: isSecure(headers) });
      return new Reply({ redirect: begun.redirect }, { headers: { 'set-cookie': begun.setCookie } });
    },
    'GET /identity-broker/{kind}/api/v3/login/ways': ({ params, orgCode }) => {
      const login = kindOf(params.kind) === 'agent' ? accounts.staffLogin : accounts.externalLogin;
      return { isElsewhere: login.isOffered(orgCode) };
    },
    'POST /identity-broker/{kind}/api/v3/login/return': async (call) => {
      const { orgCode, cookies, body, params } = call;
      const login = loginOf(accounts, params.kind, orgCode);
      const returnUrl = returnUrlOf(places, params.kind, orgCode, call.headers);
      const opened = await login.finish({ orgCode, cookies, returnUrl, ...body }, callerOf(call));
      const redirect = redirectAfterLogin(call.query.redirectUrl) ?? homeOf(opened.person);
      return new Reply({ redirect }, { headers: headersOf(opened) });
    },
    'POST /identity-broker/{kind}/api/v3/renew': async (call) => {
      const authorization = await accounts.sessions.renew(
        kindOf(call.params.kind),
        call.cookies,
        isSecure(call.headers),
        call.site,
      );
      return new Reply(undefined, { headers: { authorization } });
    },
  } satisfies Partial<Handlers<Keys>>;
}

/** Leaving: here, or where the login is kept. */
function leaveCalls(accounts: Accounts, places: Places) {
  return {
    'POST /identity-broker/{kind}/secure/api/v3/logout': async (call) => {
      const kind = kindOf(call.params.kind);
      const {
        isSigner: wasSigner,
        person,
        setCookie,
      } = await accounts.signOut(kind, call.cookies, isSecure(call.headers));
      const { site, query } = placeOf(places, call.orgCode, call.headers);
      const elsewhere =
        kind === 'agent'
          ? await accounts.staffLogin.leave(person, `${site}/console${query}`)
          : await accounts.externalLogin.leave(person, `${site}/${query}`);
      const home = kind === 'agent' ? '/console' : loginPathFor(wasSigner ? '/heloc-signer' : '/');
      const redirect = elsewhere ?? home;
      return new Reply({ redirect }, { headers: { 'set-cookie': setCookie } });
    },
    'POST /identity-broker/{kind}/api/v3/logout/backchannel': async ({ params, orgCode, body }) => {
      const login = kindOf(params.kind) === 'agent' ? accounts.staffLogin : accounts.externalLogin;
      await login.endedThere(orgCode, body.logout_token);
    },
  } satisfies Partial<Handlers<Keys>>;
}

/** Who someone is. */
function describeCalls(accounts: Accounts) {
  const legacyIdentity = async (call: AnyCall) => {
    const person = personOf(call.actor);
    const account = await accounts.profiles.describe(person);
    const phone = account.phone === null ? [] : [{ type: 'Phone' as const, value: account.phone }];
    const content = {
      uuid: account.uuid,
      aliases: [{ type: 'Email' as const, value: account.email }, ...phone],
      organizationCode: account.orgCode,
      profileType: account.type,
      updatedDate: account.updatedAt.toISOString(),
      passwordExpired: account.isPasswordExpired,
      twoFactorEnabled: account.isSecondFactorOn,
      totpVerified: await accounts.sessions.hasSecondFactor(person),
    };
    // No one has a wallet here; the header the specification reads them from says so.
    return new Reply(content, { headers: { 'x-wallet-addresses': '' } });
  };
  return {
    'GET /identity-broker/{kind}/secure/api/v3/self/figureinfo': async (call) => {
      kindOf(call.params.kind);
      const account = await accounts.profiles.describe(personOf(call.actor));
      return {
        identityUuid: account.uuid,
        organizationCode: account.orgCode,
        userType: account.type,
        email: account.email,
        updatedAt: account.updatedAt.toISOString(),
        // No one else keeps these accounts: what can be changed of them is changed here.
        isManageable: true,
        activeLegacyCustomerOrgs: [],
        walletContext: null,
      };
    },
    'GET /identity/secure/api/v1/identity': legacyIdentity,
    'GET /identity/secure/api/v1_1/identity': legacyIdentity,
  } satisfies Partial<Handlers<Keys>>;
}

/** What someone signs in with, by a link of an email or signed in. */
function credentialCalls(accounts: Accounts) {
  return {
    'POST /identity-broker/{kind}/api/v3/password/forgot': async (call) => {
      const kind = kindOf(call.params.kind);
      await accounts.credentials.forgotPassword(
        { orgCode: call.orgCode, kind, email: call.body.email },
        callerOf(call),
      );
    },
    'POST /identity/api/v1/password/reset': async (call) => {
      const opened = await accounts.credentials.resetPassword(call.body, callerOf(call));
      return new Reply(undefined, opened ? { headers: headersOf(opened) } : {});
    },
    'POST /identity/api/v1/email/confirm': async (call) => {
      const { token, password } = call.body;
      const by = isVisitor(call.actor) ? undefined : call.actor;
      await accounts.credentials.confirmEmail(token, { by, password }, callerOf(call));
    },
    'PUT /identity/secure/api/v1/identity/alias': async (call) => {
      await accounts.profiles.changePhone(personOf(call.actor), call.body.value, call.demandFactor);
    },
    'PUT /identity/secure/api/v1/identity/password': async (call) => {
      const opened = await accounts.credentials.changePassword(personOf(call.actor), call.body, callerOf(call));
      return new Reply(undefined, { headers: headersOf(opened) });
    },
    'PUT /identity/secure/api/v1/identity/email': async (call) => {
      await accounts.credentials.requestEmail(personOf(call.actor), call.body);
    },
  } satisfies Partial<Handlers<Keys>>;
}

/** The second factor, and where someone is signed in. */
function sessionCalls(accounts: Accounts) {
  return {
    'POST /identity/secure/api/v1/identity/totp': (call) =>
      accounts.secondFactor.enrol(personOf(call.actor), call.body.presentPassword),
    'POST /identity/secure/api/v1/identity/totp/verify': async (call) => ({
      recoveryCodes: [...(await accounts.secondFactor.verify(personOf(call.actor), call.body.code))],
    }),
    'POST /identity/secure/api/v1/identity/totp/remove': async (call) => {
      await accounts.secondFactor.remove(personOf(call.actor), call.body);
    },
    'GET /identity/secure/api/v1/sessions': async (call) => {
      const rows = await accounts.sessions.list(personOf(call.actor));
      return rows.map(({ id, createdAt, lastUsedAt, userAgent, isCurrent }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        userAgent,
        isCurrent,
      }));
    },
    'DELETE /identity/secure/api/v1/sessions/{sessionId}': async (call) => {
      await accounts.sessions.end(personOf(call.actor), call.params.sessionId);
    },
  } satisfies Partial<Handlers<Keys>>;
}

/** The contract's `who` lets only people in; this tells the compiler. */
export function personOf(actor: Actor): Person {
  if (isVisitor(actor)) throw new Failure('unauthenticated');
  return actor;
}

function kindOf(text: string): 'customer' | 'agent' {
  if (text !== 'customer' && text !== 'agent') throw new Failure('notFound');
  return text;
}

/** Staff log in with us and no one else. */
/** The same when a login begins and when it comes back: keepers of logins compare it letter by letter. */
function returnUrlOf(places: Places, kind: string, orgCode: string, headers: IncomingHttpHeaders): string {
  const { site, query } = placeOf(places, orgCode, headers);
  return `${site}${kind === 'agent' ? '/console/return' : '/auth/return'}${query}`;
}

/** Staff of a lender whose employer keeps no logins have no such way in. */
function loginOf({ externalLogin, staffLogin }: Accounts, kind: string, orgCode: string) {
  if (kindOf(kind) === 'customer') return externalLogin;
  if (!staffLogin.isOffered(orgCode)) throw new Failure('notFound');
  return staffLogin;
}

export function callerOf({ address, headers, site }: Pick<AnyCall, 'address' | 'headers' | 'site'>): Caller {
  return { address, userAgent: headers['user-agent'], isSecure: isSecure(headers), site };
}

function headersOf({ token, setCookie }: Opened): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'set-cookie': setCookie };
}

function homeOf(person: Person): string {
  if (isSigner(person)) return '/account/heloc/heloc-signer/resume';
  return isStaff(person.roles) ? '/console' : '/dashboard';
}
