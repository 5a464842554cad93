/**
 * An agent's socket: it tells what changed, and what people are typing. Promises that it comes back by itself, and that
 * everything is read again when it does. What it says is a reason to read, never the content, so nothing is lost with it.
 */
import { useSyncExternalStore } from 'react';
import { chatTimings } from '#core/chat/timings.ts';
import type { ChatHeard, ChatRequest } from '#core/contract/chat.ts';
import { call } from '#web/client/client.ts';

/** The same name as the contract's, which the browser takes only types from. */
const socketPath = '/service-omni-proxy/websocket';
const retryMs = [500, 1000, 2000, 4000, 8000];
/** Someone who writes says so every two seconds; after so long they have stopped. */
const typingLastsMs = 3 * chatTimings.typingPreviewMs;
const silentMaxMs = 2.5 * chatTimings.pingMs;

export type LineState = 'connecting' | 'open' | 'reconnecting';

let state: LineState = 'connecting';
let socket: WebSocket | undefined;
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
export const sayTyping = (conversationId: string): void => send({ kind: 'typing', conversationId, text: '' });

function send(request: ChatRequest): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
}

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

/** Holds the line until the answer is called. `onNews` without a conversation: anything may have changed. */
export function holdLine(onNews: (uuid?: string) => void): () => void {
  let isOver = false;
  let tries = 0;
  let heardAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hear = (heard: ChatHeard) => {
    heardAt = Date.now();
    if (heard.kind === 'welcome') {
      tries = 0;
      setState('open');
      onNews();
    } else if (heard.kind === 'desk') {
      keepTyping(heard.conversationId, '');
      onNews(heard.conversationId);
    } else if (heard.kind === 'typing' && heard.conversationId !== undefined)
      keepTyping(heard.conversationId, heard.text ?? '');
  };
  const closed = () => {
    if (isOver) return;
    setState('reconnecting');
    timer = setTimeout(() => void open(), retryMs[Math.min(tries, retryMs.length - 1)]);
    tries += 1;
  };
  async function open(): Promise<void> {
    try {
      const { ticket } = await call('POST /service-chat/api/v1/desk/ticket');
      if (isOver) return;
      const address = new URL(socketPath, location.href);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      socket = new WebSocket(address);
      heardAt = Date.now();
      socket.onopen = () => send({ kind: 'enter', ticket, after: 0 });
      socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ChatHeard);
      socket.onclose = closed;
    } catch {
      closed();
    }
  }
  // A line can be dead without a word of it: one that answers nothing is hung up, and called again.
  const beat = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN && Date.now() - heardAt > silentMaxMs) socket.close();
    else send({ kind: 'ping' });
  }, chatTimings.pingMs);
  void open();
  return () => {
    isOver = true;
    clearInterval(beat);
    clearTimeout(timer);
    socket?.close();
    socket = undefined;
    state = 'connecting';
  };
}
