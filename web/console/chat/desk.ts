/** The calls of the chat's desk as its parts read them, and what a change makes old. */
import type { BodyIn } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { type Answer, call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { read } from '#web/client/retry.ts';
import { usePages } from '../frame/use-pages.ts';

const listKey = 'GET /service-chat/api/v1/desk/conversations';
const conversationKey = 'GET /service-chat/api/v1/desk/conversations/{uuid}';
const actionKey = 'POST /service-chat/api/v1/desk/conversations/{uuid}/actions';

export type DeskRow = Answer<typeof listKey>['rows'][number];
export type Conversation = Answer<typeof conversationKey>;
export type Entry = Conversation['entries'][number];
export type DeskAct = BodyIn<Routes[typeof actionKey]>;

/** The socket says what changed; this often everything is read again in case it does not. */
const READ_AGAIN_MS = 15_000;

export const useConversations = (show: 'waiting' | 'mine' | 'all', skill?: DeskRow['skill']) =>
  usePages<DeskRow>({
    key: [listKey, show, skill],
    read: (cursor, signal) =>
      read(listKey, { query: { show, ...(skill && { skill }), ...(cursor && { cursor }) }, signal }),
    refetchInterval: () => READ_AGAIN_MS,
  });

export const useConversation = (uuid: string) =>
  useRead(conversationKey, [{ params: { uuid } }], { refetchInterval: READ_AGAIN_MS });

const cacheKey = (uuid: string) => [conversationKey, { params: { uuid } }] as const;

/** Without a conversation: everything. */
export function readAgain(uuid?: string): void {
  void queryClient.invalidateQueries({ queryKey: [listKey] });
  void queryClient.invalidateQueries({ queryKey: uuid === undefined ? [conversationKey] : cacheKey(uuid) });
}

export function changeShown(uuid: string, change: (shown: Conversation) => Conversation): void {
  queryClient.setQueryData<Conversation>(cacheKey(uuid), (shown) => shown && change(shown));
}

/** A refusal is answered as a sentence; either way what is shown becomes what is so. */
export async function act(uuid: string, body: DeskAct): Promise<string | undefined> {
  try {
    queryClient.setQueryData(cacheKey(uuid), await call(actionKey, { params: { uuid }, body }));
    void queryClient.invalidateQueries({ queryKey: [listKey] });
    return undefined;
  } catch (error) {
    readAgain(uuid);
    return sentenceOf(error);
  }
}
