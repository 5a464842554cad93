/** A session begins when someone has just proven who they are, and may be given once more to who asks for the very same. */
import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { Person } from '../../actor.ts';
import type { Secret } from '../../secret.ts';
import type { Queryable } from '../../store/database.ts';
import * as store from '../../store/sessions.ts';
import type { Caller, Clock } from './caller.ts';
import { cookieHashOf, makeCookie, setCookie } from './cookies.ts';
import type { SessionMemory } from './session-memory.ts';
import type { Kind, Tokens } from './token.ts';
import { describeUserAgent } from './user-agent.ts';

/** What a person gets who has just proven who they are. */
export interface Opened {
  readonly person: Person;
  readonly token: string;
  readonly setCookie: string;
}

export interface Holder {
  readonly orgCode: string;
  readonly identityUuid: string;
  readonly kind: Kind;
  readonly roles: Person['roles'];
}

const lifeMs: Readonly<Record<Kind, number>> = { customer: 12 * 3_600_000, agent: 8 * 3_600_000 };

interface Needs {
  readonly memory: SessionMemory;
  readonly tokens: Tokens;
  readonly rootKey: Secret<Buffer>;
  readonly now: Clock;
}

/** What the browser gets of a session that the database has. */
function createAnswer(tokens: Tokens, now: Clock) {
  return ({ kind, ...person }: Holder & { readonly sessionId: string }, cookie: string, caller: Caller): Opened => {
    const { orgCode, identityUuid, sessionId } = person;
    const claims = { kind, orgCode, identityUuid, sessionId, cookieHash: cookieHashOf(cookie) };
    return {
      person,
      token: tokens.issue(claims, now().getTime()),
      setCookie: setCookie(kind, caller.isSecure, cookie, lifeMs[kind]),
    };
  };
}

export function createOpening({ memory, tokens, rootKey, now }: Needs) {
  const addressKey = Buffer.from(hkdfSync('sha256', rootKey.reveal(), '', 'hearthline address hash v1', 32));
  const seedKey = Buffer.from(hkdfSync('sha256', rootKey.reveal(), '', 'hearthline cookie seeds v1', 32));
  /** Known to no one but us, and the same again for the person who asks for the same. */
  const grown = (seed: string) => createHmac('sha256', seedKey).update(seed).digest();
  const answer = createAnswer(tokens, now);

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
      const cookie = makeCookie(holder.orgCode, caller.site, seed === undefined ? undefined : grown(seed));
      const session = describe(holder, caller, secondFactorAt, cookie);
      const isNewDevice = await store.isNewDevice(tx, session);
      await store.insertSession(tx, session, now());
      return { ...answer({ ...holder, sessionId: session.id }, cookie, caller), isNewDevice };
    },

    /** A session that was opened from this seed, once more: undefined when it has ended, or is more than it was then. */
    async again(orgCode: string, sessionId: string, caller: Caller, seed: string): Promise<Opened | undefined> {
      const row = await memory.readNow(orgCode, sessionId);
      const cookie = makeCookie(orgCode, caller.site, grown(seed));
      const isThat = row && row.cookieHash === cookieHashOf(cookie) && row.expiresAt > now();
      if (!isThat || row.secondFactorAt !== null) return undefined;
      const { identityUuid, kind } = row;
      const roles = row.roles as Person['roles'];
      return answer({ orgCode, identityUuid, kind, roles, sessionId }, cookie, caller);
    },
  };
}
