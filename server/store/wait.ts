/** A database may come up after us: try for half a minute, say so meanwhile, then give up with a sentence. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Secret } from '../secret.ts';
import { openOwner } from './database.ts';

/** Starting again helps only after someone changed something. */
export class UnusableDatabase extends Error {}

/** What stands in the way of writing in a folder, in a sentence; anything else is thrown as it is. */
export function sayWhyNotIn(folder: string, error: unknown): UnusableDatabase {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'it is on a disk that cannot be written to',
    ENOSPC: 'its disk is full',
    ENOTDIR: 'a part of its path is a file',
    EEXIST: 'there is a file of that name',
  };
  const reason = reasons[code];
  if (reason === undefined) throw error;
  return new UnusableDatabase(
    `DATA_DIR (${folder}) cannot be used: ${reason}. Set DATA_DIR to a folder that this user can write to; with DATABASE_URL, ROOT_KEY, SIGNING_KEY and DOCUMENTS_URL none is needed.`,
  );
}

const waitsMs = [500, 1000, 2000, 4000, 8000, 8000];

export async function connectPatiently(url: Secret, tell: (sentence: string) => void): Promise<void> {
  for (const waitMs of [...waitsMs, undefined]) {
    const sql = openOwner(url, 1);
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      const reason = (error as { code?: string }).code ?? 'no answer';
      if (reason === '3D000')
        throw new UnusableDatabase(
          'There is no database of the name in DATABASE_URL on that server. Create it for the user in it, such as: create database hearthline owner hearthline. Or name one that is there.',
        );
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

/** Wrong password or unknown user: waiting does not help. */
function isFinal(code: string): boolean {
  return ['28P01', '28000'].includes(code);
}
