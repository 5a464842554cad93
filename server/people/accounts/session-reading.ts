/** Whose session a request comes from: by its token and the cookie the token is bound to, or by the cookie alone. */
import { isFresh } from '#core/contract/fresh.ts';
import { type Actor, type Person, visitor } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { SessionRow } from '../../store/sessions.ts';
import type { Clock } from './caller.ts';
import { type Cookies, cookieHashOf, cookieName, cookiesOf, siteOfCookie } from './cookies.ts';
import type { SessionMemory } from './session-memory.ts';
import type { Holder } from './session-opening.ts';
import { type Claims, type Kind, type Tokens, tokenLifeMs } from './token.ts';

export interface Authenticated {
  readonly actor: Actor;
  /** Whether a second factor was given in this session. */
  readonly hasSecondFactor: boolean;
  /** Whether that was in the last ten minutes. */
  readonly hasFreshFactor: boolean;
  /** A `Bearer …` to send back in the `authorization` header; absent while the old one is young. */
  readonly renewedToken?: string;
}

interface Credentials {
  readonly authorization: string | undefined;
  readonly cookies: Cookies;
  readonly path: string;
  /** The organization whose host was called: a borrower's session counts on the host where it was opened, nowhere else. */
  readonly site?: string | undefined;
  /** Look at the session as it is now: another process may have taken a second factor this very second. */
  readonly isReadAgain?: boolean;
}

const idleMs = 15 * 60_000;
const noOne: Authenticated = { actor: visitor, hasSecondFactor: false, hasFreshFactor: false };

export function createReading(memory: SessionMemory, tokens: Tokens, now: Clock) {
  return {
    async authenticate({ authorization, cookies, path, site, isReadAgain }: Credentials): Promise<Authenticated> {
      const nowMs = now().getTime();
      const claims = authorization?.startsWith('Bearer ') ? tokens.read(authorization.slice(7), nowMs) : undefined;
      const cookie = claims && heldCookie(claims, cookies);
      if (!claims || cookie === undefined || !isWelcome(claims, path) || !isAtHome(claims.kind, cookie, site))
        return noOne;
      if (isReadAgain) memory.drop(claims.sessionId);
      const row = await memory.read(claims.orgCode, claims.sessionId);
      if (!row || !isOf(row, claims) || row.expiresAt.getTime() <= nowMs) return noOne;
      await memory.touch(claims.orgCode, claims.sessionId, row);
      const { identityUuid, sessionId } = claims;
      const actor: Person = {
        roles: row.roles as Person['roles'],
        identityUuid,
        orgCode: claims.orgCode,
        sessionId,
        ...(row.known && { known: row.known }),
      };
      // Who is leaving gets no new token: the browser would keep it and take itself for signed in.
      const isYoung = claims.expiresAtMs - nowMs > tokenLifeMs / 2 || /\/logout$/.test(path.split('?')[0] ?? '');
      const known: Authenticated = {
        actor,
        hasSecondFactor: row.secondFactorAt !== null,
        hasFreshFactor: isFresh(row.secondFactorAt, new Date(nowMs)),
      };
      return isYoung ? known : { ...known, renewedToken: `Bearer ${tokens.issue(claims, nowMs)}` };
    },

    /** A new token for anyone who holds the cookie of a session that was used in the last quarter of an hour. */
    async renew(kind: Kind, cookies: Cookies, isSecure: boolean, site?: string): Promise<string> {
      const cookie = cookies[cookieName(kind, isSecure)] ?? '';
      const found = isAtHome(kind, cookie, site) ? await memory.findByCookie(cookie) : undefined;
      const row = found && (await memory.readNow(found.orgCode, found.id));
      const nowMs = now().getTime();
      const isAlive = row && row.expiresAt.getTime() > nowMs && nowMs - row.lastUsedAt.getTime() <= idleMs;
      if (!found || !isAlive || row.kind !== kind) throw new Failure('unauthenticated');
      await memory.touch(found.orgCode, found.id, row);
      const { identityUuid, cookieHash } = row;
      return `Bearer ${tokens.issue({ kind, orgCode: found.orgCode, identityUuid, sessionId: found.id, cookieHash }, nowMs)}`;
    },

    /** Whose session this cookie is of, for what a page is served with. It opens nothing: for that a token is asked for. */
    async holderOf(
      kind: Kind,
      cookies: Cookies,
      site?: string,
    ): Promise<Pick<Holder, 'orgCode' | 'identityUuid' | 'roles'> | undefined> {
      const [cookie = ''] = cookiesOf(kind, cookies);
      const found = isAtHome(kind, cookie, site) ? await memory.findByCookie(cookie) : undefined;
      const row = found && (await memory.read(found.orgCode, found.id));
      if (!found || row?.kind !== kind || row.expiresAt.getTime() <= now().getTime()) return undefined;
      return { orgCode: found.orgCode, identityUuid: row.identityUuid, roles: row.roles as Person['roles'] };
    },
  };
}

/** The cookie that the token is bound to, where the browser sent it. */
function heldCookie({ kind, cookieHash }: Claims, cookies: Cookies): string | undefined {
  return cookiesOf(kind, cookies).find((value) => cookieHashOf(value) === cookieHash);
}

/** An agent's token opens no customer's identity call, nor the other way round. */
function isWelcome({ kind }: Claims, path: string): boolean {
  const broker = /^\/identity-broker\/(\w+)\//.exec(path)?.[1];
  return broker === undefined || broker === kind;
}

/** Customers stay on the site where they signed in; staff work for their lender from whichever address they use. */
function isAtHome(kind: Kind, cookie: string, site: string | undefined): boolean {
  return kind === 'agent' || site === undefined || siteOfCookie(cookie) === site;
}

function isOf(row: SessionRow, claims: Claims): boolean {
  return row.identityUuid === claims.identityUuid && row.kind === claims.kind && row.cookieHash === claims.cookieHash;
}
