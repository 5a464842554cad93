/**
 * Who is calling. A request is someone when its token is ours and alive, the cookie it is bound to came with it, and the
 * session row still stands. The row is remembered for at most a second, so that signing out, a new password or a
 * deactivation ends a session within a second on every process. Tokens renew themselves while someone is active.
 */
import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { isFresh } from '#core/contract/fresh.ts';
import { isUuid } from '#core/people/uuid.ts';
import { isStaff } from '#core/roles.ts';
import { type Actor, type Person, visitor } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Secret } from '../../secret.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database, Queryable } from '../../store/database.ts';
import * as store from '../../store/sessions.ts';
import type { Caller, Clock } from './caller.ts';
import {
  type Cookies,
  cookieHashOf,
  cookieName,
  cookiesOf,
  makeCookie,
  orgCodeOfCookie,
  setCookie,
  siteOfCookie,
} from './cookies.ts';
import { type Claims, type Kind, type Tokens, tokenLifeMs } from './token.ts';
import { describeUserAgent } from './user-agent.ts';

export interface Authenticated {
  readonly actor: Actor;
  /** Whether a second factor was given in this session. */
  readonly hasSecondFactor: boolean;
  /** Whether that was in the last ten minutes. */
  readonly hasFreshFactor: boolean;
  /** A `Bearer …` to send back in the `authorization` header; absent while the old one is young. */
  readonly renewedToken?: string;
}

/** What a person gets who has just proven who they are. */
export interface Opened {
  readonly person: Person;
  readonly token: string;
  readonly setCookie: string;
}

export interface Credentials {
  readonly authorization: string | undefined;
  readonly cookies: Cookies;
  readonly path: string;
  /** The organization whose host was called: a borrower's session counts on the host where it was opened, nowhere else. */
  readonly site?: string | undefined;
  /** Look at the session as it is now: another process may have taken a second factor this very second. */
  readonly isReadAgain?: boolean;
}

interface Holder {
  readonly orgCode: string;
  readonly identityUuid: string;
  readonly kind: Kind;
  readonly roles: Person['roles'];
}

const lifeMs: Readonly<Record<Kind, number>> = { customer: 12 * 3_600_000, agent: 8 * 3_600_000 };
const idleMs = 15 * 60_000;
const touchMs = 60_000;
const rememberMs = 1000;
const rememberedMax = 10_000;
const noOne: Authenticated = { actor: visitor, hasSecondFactor: false, hasFreshFactor: false };

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(database: Database, tokens: Tokens, rootKey: Secret<Buffer>, now: Clock) {
  const addressKey = Buffer.from(hkdfSync('sha256', rootKey.reveal(), '', 'hearthline address hash v1', 32));
  const seedKey = Buffer.from(hkdfSync('sha256', rootKey.reveal(), '', 'hearthline cookie seeds v1', 32));
  /** Known to no one but us, and the same again for the person who asks for the same. */
  const grown = (seed: string) => createHmac('sha256', seedKey).update(seed).digest();
  const remembered = new Map<string, { readonly untilMs: number; row: Promise<store.SessionRow | undefined> }>();

  /** The machine's steady clock, not the product's: a moved clock must not keep an ended session alive. */
  function read(orgCode: string, id: string): Promise<store.SessionRow | undefined> {
    const at = performance.now();
    const known = remembered.get(id);
    if (known && at < known.untilMs) return known.row;
    const row = database.lookUp((sql) => store.readSession(sql, orgCode, id));
    if (remembered.size >= rememberedMax) remembered.clear();
    remembered.set(id, { untilMs: at + rememberMs, row });
    row.catch(() => remembered.delete(id));
    return row;
  }

  async function touch(orgCode: string, id: string, row: store.SessionRow): Promise<void> {
    const at = now();
    if (at.getTime() - row.lastUsedAt.getTime() < touchMs) return;
    const known = remembered.get(id);
    if (known) known.row = Promise.resolve({ ...row, lastUsedAt: at });
    await database.inOrg(orgCode, (tx) => store.touchSession(tx, orgCode, id, at));
  }

  function describe(holder: Holder, caller: Caller, secondFactorAt: Date | null, cookie: string): store.NewSession {
    const at = now();
    return {
      orgCode: holder.orgCode,
      id: randomUUID(),
      identityUuid: holder.identityUuid,
      roles: holder.roles,
      cookieHash: cookieHashOf(cookie),
      expiresAt: new Date(at.getTime() + lifeMs[holder.kind]),
      addressHash: createHmac('sha256', addressKey).update(caller.address).digest('base64url'),
      userAgent: describeUserAgent(caller.userAgent),
      secondFactorAt,
    };
  }

  return {
    /** Opens a session in the caller's transaction. Always a new one: an id known before sign-in is never used after. */
    async open(
      tx: Queryable,
      holder: Holder,
      caller: Caller,
      /** When a second factor was given; a session that follows another takes its moment over, not a new one. */
      secondFactorAt: Date | null,
      /** What its cookie is made of, where the same must be made again; by chance unless told. */
      seed?: string,
    ): Promise<Opened & { isNewDevice: boolean }> {
      const { orgCode, identityUuid, kind, roles } = holder;
      const cookie = makeCookie(orgCode, caller.site, seed === undefined ? undefined : grown(seed));
      const session = describe(holder, caller, secondFactorAt, cookie);
      const isNewDevice = await store.isNewDevice(tx, session);
      await store.insertSession(tx, session, now());
      const { id: sessionId, cookieHash } = session;
      return {
        person: { roles, identityUuid, orgCode, sessionId },
        token: tokens.issue({ kind, orgCode, identityUuid, sessionId, cookieHash }, now().getTime()),
        setCookie: setCookie(kind, caller.isSecure, cookie, lifeMs[kind]),
        isNewDevice,
      };
    },

    /** A session that was opened from this seed, once more: undefined when it has ended, or is more than it was then. */
    async again(orgCode: string, sessionId: string, caller: Caller, seed: string): Promise<Opened | undefined> {
      const row = await database.lookUp((sql) => store.readSession(sql, orgCode, sessionId));
      const cookie = makeCookie(orgCode, caller.site, grown(seed));
      const at = now().getTime();
      const isThat = row && row.cookieHash === cookieHashOf(cookie) && row.expiresAt.getTime() > at;
      if (!isThat || row.secondFactorAt !== null) return undefined;
      const { identityUuid, kind, cookieHash } = row;
      return {
        person: { roles: row.roles as Person['roles'], identityUuid, orgCode, sessionId },
        token: tokens.issue({ kind, orgCode, identityUuid, sessionId, cookieHash }, at),
        setCookie: setCookie(kind, caller.isSecure, cookie, lifeMs[kind]),
      };
    },

    async authenticate({ authorization, cookies, path, site, isReadAgain }: Credentials): Promise<Authenticated> {
      const nowMs = now().getTime();
      const claims = authorization?.startsWith('Bearer ') ? tokens.read(authorization.slice(7), nowMs) : undefined;
      const cookie = claims && heldCookie(claims, cookies);
      if (!claims || cookie === undefined || !isWelcome(claims, path) || !isAtHome(claims.kind, cookie, site))
        return noOne;
      if (isReadAgain) remembered.delete(claims.sessionId);
      const row = await read(claims.orgCode, claims.sessionId);
      if (!row || !isOf(row, claims) || row.expiresAt.getTime() <= nowMs) return noOne;
      await touch(claims.orgCode, claims.sessionId, row);
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
      const found = isAtHome(kind, cookie, site) ? await findByCookie(database, cookie) : undefined;
      const row = found && (await database.lookUp((sql) => store.readSession(sql, found.orgCode, found.id)));
      const nowMs = now().getTime();
      const isAlive = row && row.expiresAt.getTime() > nowMs && nowMs - row.lastUsedAt.getTime() <= idleMs;
      if (!found || !isAlive || row.kind !== kind) throw new Failure('unauthenticated');
      await touch(found.orgCode, found.id, row);
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
      const found = isAtHome(kind, cookie, site) ? await findByCookie(database, cookie) : undefined;
      const row = found && (await read(found.orgCode, found.id));
      if (!found || row?.kind !== kind || row.expiresAt.getTime() <= now().getTime()) return undefined;
      return { orgCode: found.orgCode, identityUuid: row.identityUuid, roles: row.roles as Person['roles'] };
    },

    /** Ends the session of this cookie, whatever became of its token; answers the cookie that forgets it. */
    async close(
      kind: Kind,
      cookies: Cookies,
      isSecure: boolean,
    ): Promise<{
      readonly isSigner: boolean;
      readonly setCookie: string;
      /** Whose session it was. */
      readonly person?: Pick<Person, 'orgCode' | 'identityUuid' | 'sessionId'>;
    }> {
      const expired = setCookie(kind, isSecure, '', 0);
      const found = await findByCookie(database, cookies[cookieName(kind, isSecure)] ?? '');
      const row = found && (await database.lookUp((sql) => store.readSession(sql, found.orgCode, found.id)));
      if (!found || row?.kind !== kind) return { isSigner: false, setCookie: expired };
      await database.inOrg(found.orgCode, (tx) =>
        store.endSession(tx, found.orgCode, row.identityUuid, found.id, now()),
      );
      remembered.delete(found.id);
      const person = { orgCode: found.orgCode, identityUuid: row.identityUuid, sessionId: found.id };
      return { isSigner: row.roles.includes('signer'), person, setCookie: expired };
    },

    hasSecondFactor: async ({ orgCode, sessionId }: Person): Promise<boolean> =>
      ((await read(orgCode, sessionId))?.secondFactorAt ?? null) !== null,
    hasFreshFactor: async ({ orgCode, sessionId }: Person): Promise<boolean> =>
      isFresh((await read(orgCode, sessionId))?.secondFactorAt ?? null, now()),

    async list({ orgCode, identityUuid, sessionId }: Person) {
      const rows = await database.inOrg(orgCode, (tx) => store.listSessions(tx, orgCode, identityUuid, now()));
      return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
    },

    async end({ orgCode, identityUuid }: Person, id: string): Promise<void> {
      const isEnded =
        isUuid(id) && (await database.inOrg(orgCode, (tx) => store.endSession(tx, orgCode, identityUuid, id, now())));
      if (!isEnded) throw new Failure('notFound');
      remembered.delete(id);
    },

    /** In the transaction of who says that this one is over. `forget` afterwards, as below. */
    endOne: (tx: Queryable, orgCode: string, { identityUuid, sessionId }: Pick<Person, 'identityUuid' | 'sessionId'>) =>
      store.endSession(tx, orgCode, identityUuid, sessionId, now()),

    /** In the transaction that changes the password or the rights. `forget` afterwards, once it is committed. */
    endAll: (tx: Queryable, orgCode: string, identityUuid: string) =>
      store.endAllSessions(tx, orgCode, identityUuid, now()),
    markSecondFactor: async (tx: Queryable, person: Person, givenAt = now()): Promise<void> => {
      const { orgCode, sessionId, roles } = person;
      const isFirst = await store.markSecondFactor(tx, orgCode, sessionId, givenAt);
      if (isFirst && isStaff(roles)) await writeSignedIn(tx, person, givenAt);
    },
    secondFactorAt: async ({ orgCode, sessionId }: Person): Promise<Date | null> =>
      (await read(orgCode, sessionId))?.secondFactorAt ?? null,
    /** Makes this process look again at once; the others do within a second. */
    forget: () => remembered.clear(),
  };
}

/** Staff are in once both factors were given: then, and once for each session, the audit says so. */
export function writeSignedIn(tx: Queryable, by: Pick<Person, 'orgCode' | 'identityUuid'>, at: Date): Promise<void> {
  return writeAudit(tx, by.orgCode, by, { act: 'signedIn', what: 'console', aboutIdentity: by.identityUuid }, at);
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

function isOf(row: store.SessionRow, claims: Claims): boolean {
  return row.identityUuid === claims.identityUuid && row.kind === claims.kind && row.cookieHash === claims.cookieHash;
}

async function findByCookie(database: Database, cookie: string): Promise<{ orgCode: string; id: string } | undefined> {
  const orgCode = orgCodeOfCookie(cookie);
  if (!/^[A-Z][A-Z0-9_]{0,63}$/.test(orgCode) || cookie.length > 200) return undefined;
  const id = await database.inOrg(orgCode, (tx) => store.findSessionByCookie(tx, orgCode, cookieHashOf(cookie)));
  return id === undefined ? undefined : { orgCode, id };
}
