/**
 * Who is calling. A request is someone when its token is ours and alive, the cookie it is bound to came with it, and the
 * session row still stands. The row is remembered for at most a second, so that signing out, a new password or a
 * deactivation ends a session within a second on every process. Tokens renew themselves while someone is active.
 */
import { isFresh } from '#core/contract/fresh.ts';
import { isStaff } from '#core/roles.ts';
import type { Person } from '../../actor.ts';
import type { Secret } from '../../secret.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database, Queryable } from '../../store/database.ts';
import * as store from '../../store/sessions.ts';
import type { Clock } from './caller.ts';
import { createEnding } from './session-ending.ts';
import { createSessionMemory } from './session-memory.ts';
import { createOpening } from './session-opening.ts';
import { createReading } from './session-reading.ts';
import type { Tokens } from './token.ts';

export type { Opened } from './session-opening.ts';

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(database: Database, tokens: Tokens, rootKey: Secret<Buffer>, now: Clock) {
  const memory = createSessionMemory(database, now);
  /** When the second factor was given in this session. */
  const secondFactorAt = async ({ orgCode, sessionId }: Person): Promise<Date | null> =>
    (await memory.read(orgCode, sessionId))?.secondFactorAt ?? null;

  return {
    ...createOpening({ memory, tokens, rootKey, now }),
    ...createReading(memory, tokens, now),
    ...createEnding(database, memory, now),

    async list({ orgCode, identityUuid, sessionId }: Person) {
      const rows = await database.inOrg(orgCode, (tx) => store.listSessions(tx, orgCode, identityUuid, now()));
      return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
    },

    secondFactorAt,
    hasSecondFactor: async (person: Person): Promise<boolean> => (await secondFactorAt(person)) !== null,
    hasFreshFactor: async (person: Person): Promise<boolean> => isFresh(await secondFactorAt(person), now()),
    markSecondFactor: async (tx: Queryable, person: Person, givenAt = now()): Promise<void> => {
      const { orgCode, sessionId, roles } = person;
      const isFirst = await store.markSecondFactor(tx, orgCode, sessionId, givenAt);
      if (isFirst && isStaff(roles)) await writeSignedIn(tx, person, givenAt);
    },
  };
}

/** Staff are in once both factors were given: then, and once for each session, the audit says so. */
export function writeSignedIn(tx: Queryable, by: Pick<Person, 'orgCode' | 'identityUuid'>, at: Date): Promise<void> {
  return writeAudit(tx, by.orgCode, by, { act: 'signedIn', what: 'console', aboutIdentity: by.identityUuid }, at);
}
