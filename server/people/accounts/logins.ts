/** Logins as something sees them that outlives a request, a socket: whether one still stands, and word that it has ended. */
import type { Person } from '../../actor.ts';
import type { Database } from '../../store/database.ts';
import { readSession, type SessionsEnded, sessionsTopic } from '../../store/sessions.ts';
import type { Clock } from './caller.ts';

export type Login = Pick<Person, 'orgCode' | 'identityUuid' | 'sessionId'>;
export type Logins = ReturnType<typeof createLogins>;

export function createLogins(database: Database, now: Clock) {
  return {
    topicOf: ({ orgCode }: Login): string => sessionsTopic(orgCode),
    isEndedBy: ({ identityUuid, sessionId }: Login, ended: SessionsEnded): boolean =>
      ended.identityUuid === identityUuid && (ended.sessionId ?? sessionId) === sessionId,
    isOpen: async ({ orgCode, sessionId }: Login): Promise<boolean> => {
      const row = await database.lookUp((sql) => readSession(sql, orgCode, sessionId));
      return row !== undefined && row.expiresAt > now();
    },
  };
}
