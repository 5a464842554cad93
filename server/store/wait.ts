/** A database may come up after us: try for half a minute, say so meanwhile, then give up with a sentence. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Secret } from '../secret.ts';
import { openOwner } from './database.ts';

/** Starting again helps only after someone changed something. */
export class UnusableDatabase extends Error {}

const waitsMs = [500, 1000, 2000, 4000, 8000, 8000];

export async function connectPatiently(url: Secret, tell: (sentence: string) => void): Promise<void> {
  for (const waitMs of [...waitsMs, undefined]) {
    const sql = openOwner(url, 1);
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      const reason = (error as { code?: string }).code ?? 'no answer';
      if (reason === '3D000') throw new UnusableDatabase(missing(url));
      if (isFinal(reason))
        throw new UnusableDatabase(`The database refuses us (${reason}): check the user and password in DATABASE_URL.`);
      if (waitMs === undefined)
        throw new Error(
          `The database cannot be reached (${reason}). Check DATABASE_URL and that PostgreSQL is running.`,
        );
      tell(`The database cannot be reached (${reason}); trying again in ${waitMs / 1000} s …`);
      await sleep(waitMs);
    } finally {
      await sql.end({ timeout: 1 }).catch(() => {});
    }
  }
}

/** The name only: the address holds a password. */
function missing(url: Secret): string {
  const name = decodeURIComponent(new URL(url.reveal()).pathname.slice(1));
  return `There is no database '${name}' on this server. Make it with: createdb ${name}, or name another in DATABASE_URL.`;
}

/** Wrong password or unknown user: waiting does not help. */
function isFinal(code: string): boolean {
  return ['28P01', '28000'].includes(code);
}
