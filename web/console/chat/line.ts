/**
 * An agent's socket: it tells what changed, and what people are typing. Promises that it comes back by itself, and that
 * everything is read again when it does. What it says is a reason to read, never the content, so nothing is lost with it.
 */
import { useSyncExternalStore } from 'react';
import { chatTimings } from '#core/chat/timings.ts';
import type { ChatHeard, ChatRequest } from '#core/contract/chat.ts';
import { call } from '#web/client/client.ts';
import { type Line, type LineState, openLine } from '#web/client/line.ts';

/** The same name as the contract's, which the browser takes only types from. */
const socketPath = '/service-omni-proxy/websocket';
/** Someone who writes says so every two seconds; after so long they have stopped. */
const typingLastsMs = 3 * chatTimings.typingPreviewMs;

let state: LineState = 'connecting';
let line: Line<ChatRequest> | undefined;
const typing = new Map<string, string>();
const stops = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const setState = (next: LineState) => {
  state = next;
  tell();
};

export const useLineState = (): LineState => useSyncExternalStore(subscribe, () => state);

/** What the person writes right now; undefined when they do not. */
export const useTyping = (uuid: string): string | undefined => useSyncExternalStore(subscribe, () => typing.get(uuid));

/** The server passes it on at most every two seconds, and the person sees that someone writes, not what. */
export const sayTyping = (conversationId: string): void => void line?.say({ kind: 'typing', conversationId, text: '' });

function keepTyping(uuid: string, text: string): void {
  clearTimeout(stops.get(uuid));
  if (text === '') typing.delete(uuid);
  else {
    typing.set(uuid, text);
    stops.set(
      uuid,
      setTimeout(() => keepTyping(uuid, ''), typingLastsMs),
    );
  }
  tell();
}

function hear(heard: ChatHeard, onNews: (uuid?: string) => void): void {
  if (heard.kind === 'welcome') onNews();
  else if (heard.kind === 'desk') {
    keepTyping(heard.conversationId, '');
    onNews(heard.conversationId);
  } else if (heard.kind === 'typing' && heard.conversationId !== undefined)
    keepTyping(heard.conversationId, heard.text ?? '');
}

/** Holds the line until the answer is called. `onNews` without a conversation: anything may have changed. */
export function holdLine(onNews: (uuid?: string) => void): () => void {
  line = openLine<ChatRequest, ChatHeard>({
    path: socketPath,
    ticket: async () => (await call('POST /service-chat/api/v1/desk/ticket')).ticket,
    greeting: () => ({ after: 0 }),
    onHeard: (heard) => hear(heard, onNews),
    onState: setState,
    retryMs: [500, 1000, 2000, 4000, 8000],
    pingMs: chatTimings.pingMs,
  });
  return () => {
    line?.close();
    line = undefined;
    state = 'connecting';
  };
}
