/** Whether the folder we keep documents and keys in still takes what is written to it. Looked at every few seconds at most. */
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

export interface Disk {
  /** Unknown where it cannot be asked. */
  readonly freeBytes: () => Promise<number | undefined>;
  /** Why nothing should be sent to us, or undefined. */
  readonly whyNot: () => Promise<'full' | 'unwritable' | undefined>;
}

const rememberMs = 5000;

export function watchDisk(folder: string, freeBytesMin: number, steadyMs = () => performance.now()): Disk {
  const freeBytes = async () => {
    const found = await statfs(folder).catch(() => undefined);
    return found && found.bavail * found.bsize;
  };
  const look = async () => {
    const free = await freeBytes();
    if (free !== undefined && free < freeBytesMin) return 'full' as const;
    const fault = await probe(folder);
    if (fault === undefined) return undefined;
    return fault === 'ENOSPC' || fault === 'EDQUOT' ? ('full' as const) : ('unwritable' as const);
  };
  let known: { readonly untilMs: number; readonly found: ReturnType<typeof look> } | undefined;
  return {
    freeBytes,
    whyNot: () => {
      if (!known || steadyMs() >= known.untilMs) known = { untilMs: steadyMs() + rememberMs, found: look() };
      return known.found;
    },
  };
}

/** A few bytes, all the way down; undefined when they are there. */
async function probe(folder: string): Promise<string | undefined> {
  const place = join(folder, `.probe-${process.pid}`);
  try {
    const file = await open(place, 'w', 0o600);
    try {
      await file.writeFile('written to see whether it can be');
      await file.sync();
    } finally {
      await file.close();
    }
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    await rm(place, { force: true }).catch(() => {});
  }
}
