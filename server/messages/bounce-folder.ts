/** Reads the folder (a Maildir) that our mail server lays reports in: each file once, then out of the way. */
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { Bounces } from './bounces.ts';

const bytesMax = 1_000_000;

export function createBounceFolder(folder: string, { receive }: Pick<Bounces, 'receive'>, log: Log) {
  return async (): Promise<void> => {
    await mkdir(join(folder, 'cur'), { recursive: true });
    const names = await readdir(join(folder, 'new')).catch(() => []);
    for (const name of names) {
      const path = join(folder, 'new', name);
      const { size } = await stat(path);
      const isOurs = size <= bytesMax && (await receive(await readFile(path, 'latin1')));
      if (!isOurs) log.info({ size }, 'an email in the folder of reports is none of ours');
      await rename(path, join(folder, 'cur', name));
    }
  };
}
