/** Where sealed bytes lie: a folder of this machine, or a bucket (bucket.ts). A shelf knows names and bytes, nothing else. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CalendarDate } from '#core/calendar/dates.ts';

export interface Shelf {
  /** `lockedUntil`: no one can change or remove it before that day, where the shelf has such a lock. */
  put(name: string, bytes: Uint8Array, lockedUntil?: CalendarDate): Promise<void>;
  /** Undefined when nothing lies there. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Nothing lies there afterwards, whether something did or not. */
  remove(name: string): Promise<void>;
}

/** Temporary file, fsync, rename, fsync of the folder: after a crash a name holds all of its bytes or does not exist. */
export function folderShelf(folder: string): Shelf {
  return {
    put: async (name, bytes) => {
      const place = join(folder, name);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      const draft = `${place}.${randomUUID()}.part`;
      try {
        await withFile(draft, 'wx', async (file) => {
          await file.writeFile(bytes);
          await file.sync();
        });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await withFile(dirname(place), 'r', (file) => file.sync());
    },
    get: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function withFile(path: string, flags: string, work: (file: Awaited<ReturnType<typeof open>>) => Promise<void>) {
  const file = await open(path, flags, 0o600);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}
