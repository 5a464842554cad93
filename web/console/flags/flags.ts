/** What the pages of the flags share: the calls they read, and words for what stands. */
import * as words from '#core/words/en/console/flags.ts';
import type { Answer } from '#web/client/client.ts';

export const flagsKey = 'GET /service-console/api/v1/flags';
export const flagKey = 'GET /service-console/api/v1/flags/{flagKey}';

export type ShownFlag = Answer<typeof flagsKey>['flags'][number];
export type WholeFlag = Answer<typeof flagKey>;

export function outcomeText({ outcome }: Pick<ShownFlag, 'outcome'>): string {
  if (outcome === null) return words.depends;
  return outcome ? words.onForEveryone : words.offForEveryone;
}
