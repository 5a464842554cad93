/** A session ends by its cookie, by its id, or with all others of the same person. */
import { isUuid } from '#core/people/uuid.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database, Queryable } from '../../store/database.ts';
import * as store from '../../store/sessions.ts';
import type { Clock } from './caller.ts';
import { type Cookies, cookieName, setCookie } from './cookies.ts';
import type { SessionMemory } from './session-memory.ts';
import type { Kind } from './token.ts';

export function createEnding(database: Database, memory: SessionMemory, now: Clock) {
  return {
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
      const found = await memory.findByCookie(cookies[cookieName(kind, isSecure)] ?? '');
      const row = found && (await memory.readNow(found.orgCode, found.id));
      if (!found || row?.kind !== kind) return { isSigner: false, setCookie: expired };
      await database.inOrg(found.orgCode, (tx) =>
        store.endSession(tx, found.orgCode, row.identityUuid, found.id, now()),
      );
      memory.drop(found.id);
      const person = { orgCode: found.orgCode, identityUuid: row.identityUuid, sessionId: found.id };
      return { isSigner: row.roles.includes('signer'), person, setCookie: expired };
    },

    async end({ orgCode, identityUuid }: Person, id: string): Promise<void> {
      const isEnded =
        isUuid(id) && (await database.inOrg(orgCode, (tx) => store.endSession(tx, orgCode, identityUuid, id, now())));
      if (!isEnded) throw new Failure('notFound');
      memory.drop(id);
    },

    /** In the transaction of who says that this one is over. `forget` afterwards, as below. */
    endOne: (tx: Queryable, orgCode: string, { identityUuid, sessionId }: Pick<Person, 'identityUuid' | 'sessionId'>) =>
      store.endSession(tx, orgCode, identityUuid, sessionId, now()),

    /** In the transaction that changes the password or the rights. `forget` afterwards, once it is committed. */
    endAll: (tx: Queryable, orgCode: string, identityUuid: string) =>
      store.endAllSessions(tx, orgCode, identityUuid, now()),

    /** Makes this process look again at once; the others do within a second. */
    forget: memory.forget,
  };
}
