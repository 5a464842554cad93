/**
 * Whether an agent is at the desk, and how. Promises that it is said every twenty seconds from wherever in the console they
 * are, once they have opened the chat: an agent who reads an application meanwhile keeps their conversations.
 */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Presence, presences } from '#core/chat/conversation.ts';
import { type Answer, call } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { sessionShelf } from '#web/client/storage.ts';

const key = 'PUT /service-chat/api/v1/desk/presence';
const BEAT_MS = 20_000;
export type Agent = Answer<typeof key>['agents'][number];

/** Kept as long as the window, for each who signs in to it. */
const shelfKey = (agentUuid: string) => `chat-presence ${agentUuid}`;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function readPresence(agentUuid: string): Presence | undefined {
  const kept = sessionShelf.get(shelfKey(agentUuid));
  return presences.find((one) => one === kept);
}

/** Undefined: they have not opened the chat in this window. */
export const usePresence = (agentUuid: string): Presence | undefined =>
  useSyncExternalStore(subscribe, () => readPresence(agentUuid));

export function choosePresence(agentUuid: string, presence: Presence): void {
  sessionShelf.set(shelfKey(agentUuid), presence);
  for (const listener of listeners) listener();
  void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Who is at the desk. The one who `beats` says it again and again, also in a window that is not looked at. */
export function useAgents(agentUuid: string, { beats = false } = {}): UseQueryResult<Answer<typeof key>> {
  const presence = usePresence(agentUuid);
  return useQuery(
    {
      queryKey: [key, agentUuid],
      queryFn: () => call(key, { body: { presence: readPresence(agentUuid) ?? 'away' } }),
      enabled: presence !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      ...(beats && { refetchInterval: BEAT_MS, refetchIntervalInBackground: true }),
    },
    queryClient,
  );
}
