/** Everything that must be so before a balancer sends someone here, each with the sentence that says what to do. */
import * as words from '#core/words/en/errors/readiness.ts';
import type { SharedClock } from './clock.ts';
import type { Disk } from './disk.ts';
import { forSomeone } from './someone-waits.ts';
import type { Database } from './store/database.ts';
import { isMigrated } from './store/migrate.ts';

interface Watched {
  readonly database: Database;
  readonly clock: Pick<SharedClock, 'isWrong' | 'skewMs'>;
  /** None where nothing is kept in the folder. */
  readonly disk: Pick<Disk, 'whyNot'> | undefined;
  readonly folder: string;
  readonly isLeaving: () => boolean;
}

/** Sentences, none when it is ready. The database is asked by the same way as callers ask it. */
export function readinessOf({ database, clock, disk, folder, isLeaving }: Watched) {
  return async (): Promise<readonly string[]> => {
    if (isLeaving()) return [words.itIsStopping];
    const [isAnswering, full] = await Promise.all([
      forSomeone(() => database.lookUp(isMigrated)).catch(() => false),
      disk?.whyNot(),
    ]);
    return [
      ...(isAnswering ? [] : [words.databaseDoesNotAnswer]),
      ...(clock.isWrong() ? [words.clockIsWrong(Math.round(clock.skewMs() / 1000))] : []),
      ...(full === 'full' ? [words.diskIsFull(folder)] : []),
      ...(full === 'unwritable' ? [words.folderTakesNothing(folder)] : []),
    ];
  };
}
