/**
 * The desk of the flags. Promises that only the provider's staff sets one, that each change says who, why and when and
 * stays written, that a flag which touches money or law takes two people, and that what is set holds at once.
 */
import type { FlagDeskDeps } from './access.ts';
import { changingFlags } from './changing.ts';
import { reachingFlags } from './reaching.ts';
import { readingFlags } from './reading.ts';
import { settlingFlags } from './settling.ts';

export type FlagDesk = ReturnType<typeof createFlagDesk>;

export function createFlagDesk(deps: FlagDeskDeps) {
  return { ...readingFlags(deps), ...reachingFlags(deps), ...changingFlags(deps), ...settlingFlags(deps) };
}
