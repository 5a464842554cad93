/** The key under which an effect of a step is asked for outside: the same however often it is tried, another for each step. */

export const effectKey = (applicationUuid: string, seq: number, effect: string) =>
  `${applicationUuid}_${seq}_${effect}`;

/** The step that a key is of; undefined where it is no key of this application. */
export function stepInKey(key: string, applicationUuid: string): number | undefined {
  const [application, seq] = key.split('_');
  return application === applicationUuid && /^\d+$/.test(seq ?? '') ? Number(seq) : undefined;
}
