/** What others did since someone looked: their own acts, and what followed from those by rule, are no news to them. */

interface Happened {
  readonly isMine: boolean;
  readonly at: string;
}

/** What follows from an act by rule is written in its transaction, at its very moment. */
export function doneByOthers<T extends Happened>(since: readonly T[]): T[] {
  const mine = new Set(since.filter(({ isMine }) => isMine).map(({ at }) => at));
  return since.filter(({ isMine, at }) => !isMine && !mine.has(at));
}
