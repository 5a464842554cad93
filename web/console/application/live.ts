/**
 * The line of an open case: it says that something changed, and who else looks at it. Promises that it comes back by itself
 * and that everything is read again when it does; what it says is a reason to read, never the content.
 */
import { useEffect, useSyncExternalStore } from 'react';
import type { CaseHeard, CaseRequest } from '#core/contract/case-live.ts';
import { call } from '#web/client/client.ts';

/** The same name as the contract's, which the browser takes only types from. */
const socketPath = '/service-console/live';
const retryMs = [500, 1000, 2000, 4000, 8000];
/** Everyone who is here says so every twenty seconds. */
const hereLastsMs = 50_000;
const beatMs = 20_000;

export interface Viewer {
  readonly from: string;
  readonly name: string;
  readonly isWriting: boolean;
}

interface Seen extends Viewer {
  readonly until: number;
}

let isOpen = false;
let viewers: readonly Seen[] = [];
let isWriting = false;
let socket: WebSocket | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useViewers = (): readonly Viewer[] => useSyncExternalStore(subscribe, () => viewers);
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, () => isOpen);

const send = (request: CaseRequest) => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
};

/** Said when it changes; who looks at the case sees that someone writes, not what. */
export function sayWriting(next: boolean): void {
  if (next === isWriting) return;
  isWriting = next;
  send({ kind: 'here', isWriting });
}

function keep(next: readonly Seen[]): void {
  viewers = next;
  tell();
}

function setOpen(next: boolean): void {
  isOpen = next;
  if (!next) viewers = [];
  tell();
}

export function useCaseLine(uuid: string, onNews: () => void): void {
  useEffect(() => holdLine(uuid, onNews), [uuid, onNews]);
}

function hear(heard: CaseHeard, onNews: () => void): void {
  const others = (from: string) => viewers.filter((one) => one.from !== from && one.until > Date.now());
  if (heard.kind === 'welcome') {
    setOpen(true);
    onNews();
  } else if (heard.kind === 'changed') onNews();
  else if (heard.kind === 'gone') keep(others(heard.from));
  else {
    const { from, name, isWriting: writes } = heard;
    keep([...others(from), { from, name, isWriting: writes, until: Date.now() + hereLastsMs }]);
  }
}

/** Until the answer is called. */
function holdLine(uuid: string, onNews: () => void): () => void {
  let isOver = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const closed = () => {
    if (isOver) return;
    setOpen(false);
    timer = setTimeout(() => void open(), retryMs[Math.min(tries, retryMs.length - 1)]);
    tries += 1;
  };
  async function open(): Promise<void> {
    try {
      const { ticket } = await call('POST /service-console/api/v1/applications/{uuid}/live', { params: { uuid } });
      if (isOver) return;
      const address = new URL(socketPath, location.href);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      const made = new WebSocket(address);
      socket = made;
      made.onopen = () => send({ kind: 'enter', ticket });
      made.onmessage = ({ data }) => {
        tries = 0;
        hear(JSON.parse(String(data)) as CaseHeard, onNews);
      };
      made.onclose = closed;
    } catch {
      closed();
    }
  }
  const beat = setInterval(() => {
    send({ kind: 'here', isWriting });
    keep(viewers.filter(({ until }) => until > Date.now()));
  }, beatMs);
  void open();
  return () => {
    isOver = true;
    isWriting = false;
    clearInterval(beat);
    clearTimeout(timer);
    socket?.close();
    socket = undefined;
    setOpen(false);
  };
}
