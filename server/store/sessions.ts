/** Rows of app.session: one per sign-in. The cookie's secret is stored only as a hash; an ended session stays as history. */
import type { Known } from '#core/roles.ts';
import { Failure } from '../failure.ts';
import { publishIn } from './bus.ts';
import type { Queryable } from './database.ts';
import { gathered } from './gathered.ts';

export interface SessionRow {
  readonly identityUuid: string;
  readonly kind: 'customer' | 'agent';
  readonly roles: readonly string[];
  readonly cookieHash: string;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly secondFactorAt: Date | null;
  /** Of staff: who they are beside their account. */
  readonly known: Omit<Known, 'identityUuid'> | null;
}

export interface NewSession {
  readonly orgCode: string;
  readonly id: string;
  readonly identityUuid: string;
  readonly roles: readonly string[];
  readonly cookieHash: string;
  readonly expiresAt: Date;
  readonly addressHash: string;
  readonly userAgent: string;
  readonly secondFactorAt: Date | null;
}

export async function insertSession(tx: Queryable, session: NewSession, now: Date): Promise<void> {
  const { orgCode, id, identityUuid, roles, cookieHash, expiresAt, addressHash, userAgent, secondFactorAt } = session;
  await tx`insert into app.session (org_code, id, identity_uuid, role, roles, cookie_hash, created_at, last_used_at, expires_at,
      address_hash, user_agent, second_factor_at)
    values (${orgCode}, ${id}, ${identityUuid}, ${roles[0] ?? ''}, ${roles as string[]}, ${cookieHash}, ${now}, ${now}, ${expiresAt},
      ${addressHash}, ${userAgent}, ${secondFactorAt})`;
}

interface WhichSession {
  readonly orgCode: string;
  readonly id: string;
}

const sessions = gathered<WhichSession, SessionRow>(async (app, asked) => {
  const [orgs, ids] = [asked.map(({ orgCode }) => orgCode), asked.map(({ id }) => id)];
  const rows = await app<(SessionRow & { nth: number })[]>`select * from app.read_sessions(${orgs}, ${ids})`;
  const found = new Array<SessionRow | undefined>(asked.length);
  for (const { nth, ...row } of rows) found[nth - 1] = row;
  return found;
});

/** The session of a request, outside any transaction and with those that are asked for meanwhile; undefined when it has ended. */
export function readSession(app: Queryable, orgCode: string, id: string): Promise<SessionRow | undefined> {
  return sessions(app, { orgCode, id });
}

export async function findSessionByCookie(
  tx: Queryable,
  orgCode: string,
  cookieHash: string,
): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`select id from app.session
    where org_code = ${orgCode} and cookie_hash = ${cookieHash} and revoked_at is null`;
  return row?.id;
}

export async function touchSession(tx: Queryable, orgCode: string, id: string, now: Date): Promise<void> {
  await tx`update app.session set last_used_at = ${now} where org_code = ${orgCode} and id = ${id} and last_used_at < ${now}`;
}

/** Gives whether it is the first in this session: then someone has just signed in. */
export async function markSecondFactor(tx: Queryable, orgCode: string, id: string, now: Date): Promise<boolean> {
  const [row] = await tx<{ isFirst: boolean }[]>`
    update app.session s set second_factor_at = ${now}
      from (select id, second_factor_at is null as is_first from app.session
             where org_code = ${orgCode} and id = ${id} for update) was
     where s.org_code = ${orgCode} and s.id = was.id returning was.is_first`;
  return row?.isFirst ?? false;
}

/** Held until the transaction ends. A session may end between its request's first look at it and what the request keeps. */
export async function holdOpenSession(tx: Queryable, orgCode: string, id: string): Promise<void> {
  const [row] = await tx`select 1 from app.session
    where org_code = ${orgCode} and id = ${id} and revoked_at is null for key share`;
  if (!row) throw new Failure('unauthenticated');
}

/** Ends one session of this person; false when it is not theirs, is over, or never was. */
export async function endSession(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const ended = await tx`update app.session set revoked_at = ${now}
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} and id = ${id} and revoked_at is null`;
  if (ended.count === 1) await tellEnded(tx, orgCode, { identityUuid, sessionId: id });
  return ended.count === 1;
}

export async function endAllSessions(tx: Queryable, orgCode: string, identityUuid: string, now: Date): Promise<void> {
  await tx`update app.session set revoked_at = ${now}
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} and revoked_at is null`;
  await tellEnded(tx, orgCode, { identityUuid });
}

/** On the bus, once it is committed: this login of someone has ended, or all of theirs. */
export interface SessionsEnded {
  readonly identityUuid: string;
  readonly sessionId?: string;
}

export const sessionsTopic = (orgCode: string): string => `sessions ${orgCode}`;

function tellEnded(tx: Queryable, orgCode: string, ended: SessionsEnded): Promise<void> {
  return publishIn(tx, sessionsTopic(orgCode), ended);
}

export interface ListedSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly userAgent: string;
}

export function listSessions(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  now: Date,
): Promise<readonly ListedSession[]> {
  return tx<ListedSession[]>`select id, created_at, last_used_at, user_agent from app.session
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} and revoked_at is null and expires_at > ${now}
    order by last_used_at desc, id limit 100`;
}

/** Whether this person has signed in before, but never on such a device or from this address. */
export async function isNewDevice(tx: Queryable, session: NewSession): Promise<boolean> {
  const { orgCode, identityUuid, userAgent, addressHash } = session;
  const [row] = await tx<{ isNew: boolean }[]>`
    select count(*) > 0 and not coalesce(bool_or(user_agent = ${userAgent} or address_hash = ${addressHash}), false) as is_new
      from app.session where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  return row?.isNew ?? false;
}

/** Ended sessions are kept a while, so that a device is recognized again; then they go. */
export async function forgetOldSessions(tx: Queryable, orgCode: string, before: Date): Promise<number> {
  const gone = await tx`delete from app.session
    where org_code = ${orgCode} and least(expires_at, coalesce(revoked_at, expires_at)) < ${before}`;
  return gone.count;
}
