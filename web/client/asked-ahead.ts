/**
 * Answers that the page's head asked for before any module of the site ran (server/api/asked-ahead.ts), by method and address. Each is
 * taken once, by the first who would have asked; one that the network lost is nothing, and then it is asked for again.
 */
declare global {
  var askedAhead: Map<string, Promise<Response | undefined>> | undefined;
}

export function takeAsked(what: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.askedAhead?.get(what);
  globalThis.askedAhead?.delete(what);
  return answer;
}

/** What is not taken yet tells of a moment that is over. */
export const forgetAsked = (): void => globalThis.askedAhead?.clear();
