/** What a failed start is to the person who tried it: a sentence that says what to do, and whether trying again could help. */
import * as words from '#core/words/en/errors/readiness.ts';
import { ConfigError } from './config.ts';
import { UnusableDatabase } from './store/wait.ts';

interface StartFault {
  readonly sentence: string;
  /** Starting again helps only after someone changed something. */
  readonly isFinal: boolean;
}

const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

export function startFault(error: unknown, dataDir: string): StartFault {
  if (error instanceof ConfigError || error instanceof UnusableDatabase)
    return { sentence: error.message, isFinal: true };
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // A file, not a connection: those have no folder to speak of.
  if (syscall !== 'connect' && unwritable.includes(code))
    return { sentence: words.dataFolderCannotBeUsed(dataDir, code), isFinal: true };
  if (code === 'ENOSPC' || code === '53100') return { sentence: words.diskOfFolderIsFull(dataDir), isFinal: false };
  return { sentence: error instanceof Error ? error.message : 'Hearthline could not start.', isFinal: false };
}
