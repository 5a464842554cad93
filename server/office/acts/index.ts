/**
 * What staff do to an application. Promises: an act is done once, on what its doer saw, with a reason; what takes a second
 * person is never done by one, and is done in the same transaction in which the second person's word is kept.
 */
import { askingActs } from './asking.ts';
import type { ActDeps } from './deps.ts';
import { settlingActs } from './settling.ts';

export type { SeenRequest } from './settling.ts';
export type Acts = ReturnType<typeof createActs>;

export function createActs(deps: ActDeps) {
  return { ...askingActs(deps), ...settlingActs(deps) };
}
