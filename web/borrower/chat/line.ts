/**
 * The socket of one conversation. Promises that a line that is lost comes back by itself, and that the other side then
 * sends everything after the last message that was seen here. Knows no React.
 */
import { chatTimings } from '#core/chat/timings.ts';
import type { ChatHeard, ChatRequest } from '#core/contract/chat.ts';
import { isGone } from './calls.ts';

/** The same name as the contract's, which the browser takes only types from. */
const socketPath = '/service-omni-proxy/websocket';
const retryMs = [500, 1000, 2000, 4000, 8000];
/** It was open for as long as a socket may be: the next one is opened at once, and no one need know. */
const tooOld = 4408;

/** `refused`: this conversation is no longer ours. `givenUp`: someone must say that it is to be tried again. */
export type LineState = 'connecting' | 'connected' | 'lost' | 'refused' | 'givenUp';

export interface LinePorts {
  readonly ticket: () => Promise<string>;
  /** The last message that was seen. */
  readonly after: () => number;
  readonly onHeard: (heard: ChatHeard) => void;
  readonly onState: (state: LineState) => void;
  /** How long a lost line is tried for; without it, for ever. */
  readonly givesUpAfterMs?: number | undefined;
}

export interface Line {
  /** False where the line is down: then it was not said. */
  say(request: ChatRequest): boolean;
  retry(): void;
  close(): void;
}

/** What is known of the line now. */
interface Now {
  readonly ports: LinePorts;
  socket: WebSocket | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  tries: number;
  lostAt: number | undefined;
  heardAt: number;
  isIn: boolean;
  isOver: boolean;
}

export function openLine(ports: LinePorts): Line {
  const now: Now = {
    ports,
    socket: undefined,
    timer: undefined,
    tries: 0,
    lostAt: undefined,
    heardAt: 0,
    isIn: false,
    isOver: false,
  };
  const retry = () => {
    clearTimeout(now.timer);
    now.lostAt = undefined;
    if (now.socket === undefined && !now.isOver) void open(now);
  };
  const pinging = setInterval(() => ping(now), chatTimings.pingMs);
  window.addEventListener('online', retry);
  ports.onState('connecting');
  void open(now);
  return {
    say: (request) => say(now, request),
    retry,
    close: () => {
      now.isOver = true;
      clearTimeout(now.timer);
      clearInterval(pinging);
      window.removeEventListener('online', retry);
      now.socket?.close();
      now.socket = undefined;
    },
  };
}

function say({ socket, isIn }: Now, request: ChatRequest): boolean {
  if (socket?.readyState !== WebSocket.OPEN || (!isIn && request.kind !== 'enter')) return false;
  socket.send(JSON.stringify(request));
  return true;
}

function hear(now: Now, heard: ChatHeard): void {
  now.heardAt = Date.now();
  if (heard.kind === 'welcome') {
    Object.assign(now, { isIn: true, tries: 0, lostAt: undefined });
    now.ports.onState('connected');
  }
  now.ports.onHeard(heard);
}

async function open(now: Now): Promise<void> {
  const { ports } = now;
  try {
    const ticket = await ports.ticket();
    if (now.isOver || now.socket) return;
    const address = new URL(socketPath, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    now.socket = socket;
    now.heardAt = Date.now();
    socket.onopen = () => say(now, { kind: 'enter', ticket, after: ports.after() });
    socket.onmessage = ({ data }) => hear(now, JSON.parse(String(data)) as ChatHeard);
    socket.onclose = ({ code }) => {
      if (now.socket === socket) closed(now, code);
    };
  } catch (error) {
    if (isGone(error)) end(now, 'refused');
    else closed(now, 0);
  }
}

function end(now: Now, state: LineState): void {
  Object.assign(now, { socket: undefined, isIn: false });
  if (!now.isOver) now.ports.onState(state);
}

function closed(now: Now, code: number): void {
  Object.assign(now, { socket: undefined, isIn: false });
  if (now.isOver) return;
  if (code === tooOld) {
    void open(now);
    return;
  }
  now.lostAt ??= Date.now();
  const { givesUpAfterMs, onState } = now.ports;
  if (givesUpAfterMs !== undefined && Date.now() - now.lostAt >= givesUpAfterMs) {
    end(now, 'givenUp');
    return;
  }
  onState('lost');
  clearTimeout(now.timer);
  now.timer = setTimeout(() => void open(now), retryMs[Math.min(now.tries, retryMs.length - 1)]);
  now.tries += 1;
}

/** A socket that answers nothing for two pings is dead, whatever the browser thinks of it. */
function ping(now: Now): void {
  const { socket, heardAt } = now;
  if (socket && Date.now() - heardAt > 2 * chatTimings.pingMs) {
    closed(now, 0);
    socket.close();
    return;
  }
  say(now, { kind: 'ping' });
}
