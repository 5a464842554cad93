/** What the pages of the inbox share: the calls they read, and how an owner is named. */
import type { InboxQuery } from '#core/support/inbox.ts';
import * as words from '#core/words/en/console/feedback.ts';
import type { Answer } from '#web/client/client.ts';

export const inboxKey = 'GET /service-console/api/v1/feedback';
export const saidKey = 'GET /service-console/api/v1/feedback/{feedbackUuid}';

export type Said = Answer<typeof inboxKey>['items'][number];
export type WholeSaid = Answer<typeof saidKey>;
export type Filters = Omit<InboxQuery, 'after'>;

export function ownerOf(owner: Said['owner']): string {
  if (owner === null) return words.noOne;
  return owner.isMe ? words.you(owner.name) : owner.name;
}
