/**
 * The rows of sessions as one process knows them: each is remembered for at most a second, so that what ends a session
 * ends it within a second on every process, and those that the requests of a second ask for are few.
 */
import { forgetOver } from '../../remembering.ts';
import type { Database } from '../../store/database.ts';
import * as store from '../../store/sessions.ts';
import type { Clock } from './caller.ts';
import { cookieHashOf, orgCodeOfCookie } from './cookies.ts';

const touchMs = 60_000;
const rememberMs = 1000;
const rememberedMax = 10_000;

export type SessionMemory = ReturnType<typeof createSessionMemory>;

export function createSessionMemory(database: Database, now: Clock) {
  const remembered = new Map<string, { readonly untilMs: number; row: Promise<store.SessionRow | undefined> }>();

  /** As the database has it now. */
  const readNow = (orgCode: string, id: string) => database.lookUp((sql) => store.readSession(sql, orgCode, id));

  /** The machine's steady clock, not the product's: a moved clock must not keep an ended session alive. */
  function read(orgCode: string, id: string): Promise<store.SessionRow | undefined> {
    const at = performance.now();
    const known = remembered.get(id);
    if (known && at < known.untilMs) return known.row;
    const row = readNow(orgCode, id);
    // Put at the end again, so that the oldest is always the first.
    remembered.delete(id);
    forgetOver(remembered, ({ untilMs }) => untilMs <= at);
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

  return {
    read,
    readNow,
    touch,

    async findByCookie(cookie: string): Promise<{ orgCode: string; id: string } | undefined> {
      const orgCode = orgCodeOfCookie(cookie);
      if (!/^[A-Z][A-Z0-9_]{0,63}$/.test(orgCode) || cookie.length > 200) return undefined;
      const id = await database.inOrg(orgCode, (tx) => store.findSessionByCookie(tx, orgCode, cookieHashOf(cookie)));
      return id === undefined ? undefined : { orgCode, id };
    },

    /** Of one session, what this process remembers. */
    drop: (id: string): void => {
      remembered.delete(id);
    },
    /** Makes this process look again at once; the others do within a second. */
    forget: (): void => remembered.clear(),
  };
}
