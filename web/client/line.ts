/**
 * A line: one socket at a time, of any channel. Promises that one that is lost comes back by itself, that one that died
 * without a word is noticed, that there are never two, and that no word of an earlier socket is taken for this one's.
 * Knows no React.
 */
import type { LinePing, LinePong } from '#core/contract/line.ts';

/** It was open for as long as a socket may be: the next one is opened at once, and no one need know. */
const tooOld = 4408;
/** As a server of the release before answers a ping that its channel does not know. */
const malformed = 4400;
const welcome = 'welcome';

export type LineState = 'connecting' | 'connected' | 'lost';

/** `again`: after a while. `rest`: not before the network is back or someone asks. `end`: only when someone asks. */
export type LineNext = 'again' | 'rest' | 'end';

/** Why there is no line now: the socket's code, or what became of the ticket; and for how long there has been none. */
interface LineLoss {
  readonly code?: number;
  readonly error?: unknown;
  readonly lostMs: number;
}

export interface LinePorts<Heard extends { readonly kind: string }> {
  readonly path: string;
  /** Asked for before each try: a ticket counts once. */
  readonly ticket: () => Promise<string>;
  /** What is said with the ticket. */
  readonly greeting?: () => object;
  readonly onHeard: (heard: Exclude<Heard, LinePong>) => void;
  /** Not called where `onLost` says that it is over: who says so knows. */
  readonly onState: (state: LineState) => void;
  /** One after the other, the last again and again; each is cut at random, so that many do not come back in one moment. */
  readonly retryMs: readonly number[];
  readonly pingMs: number;
  readonly onLost?: (loss: LineLoss) => LineNext;
}

export interface Line<Said> {
  /** False where the line is down: then it was not said. */
  say(said: Said): boolean;
  retry(): void;
  close(): void;
}

interface Now<Heard extends { readonly kind: string }> {
  readonly ports: LinePorts<Heard>;
  socket: WebSocket | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  tries: number;
  lostAt: number | undefined;
  /** Beats since anything was heard. Not the time: a hidden tab beats seldom, and is answered each time all the same. */
  silentBeats: number;
  isAsking: boolean;
  isIn: boolean;
  isPinged: boolean;
  /** By its own decision, until someone asks. */
  isEnded: boolean;
  isOver: boolean;
}

export function openLine<Said, Heard extends { readonly kind: string }>(ports: LinePorts<Heard>): Line<Said> {
  const now: Now<Heard> = {
    ...{ ports, socket: undefined, timer: undefined, tries: 0, lostAt: undefined, silentBeats: 0 },
    ...{ isAsking: false, isIn: false, isPinged: true, isEnded: false, isOver: false },
  };
  const retry = () => {
    Object.assign(now, { lostAt: undefined, isEnded: false });
    void open(now);
  };
  const online = () => {
    if (now.socket) beat(now);
    else if (!now.isEnded) retry();
  };
  const beating = setInterval(() => beat(now), ports.pingMs);
  window.addEventListener('online', online);
  ports.onState('connecting');
  void open(now);
  return {
    say: (said) => now.isIn && say(now, said),
    retry,
    close: () => {
      now.isOver = true;
      clearTimeout(now.timer);
      clearInterval(beating);
      window.removeEventListener('online', online);
      now.socket?.close();
      now.socket = undefined;
    },
  };
}

function say<Heard extends { readonly kind: string }>({ socket }: Now<Heard>, said: unknown): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(said));
  return true;
}

async function open<Heard extends { readonly kind: string }>(now: Now<Heard>): Promise<void> {
  if (now.isOver || now.isAsking || now.socket) return;
  clearTimeout(now.timer);
  now.isAsking = true;
  try {
    const ticket = await now.ports.ticket();
    if (!now.isOver) connect(now, ticket);
  } catch (error) {
    lose(now, { error });
  } finally {
    now.isAsking = false;
  }
}

function connect<Heard extends { readonly kind: string }>(now: Now<Heard>, ticket: string): void {
  const { ports } = now;
  const address = new URL(ports.path, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  Object.assign(now, { socket, silentBeats: 0 });
  const ofThis =
    <E>(hear: (event: E) => void) =>
    (event: E) => {
      if (now.socket === socket) hear(event);
    };
  socket.onopen = ofThis(() => say(now, { kind: 'enter', ticket, ...ports.greeting?.() }));
  socket.onmessage = ofThis(({ data }: MessageEvent) => hear(now, JSON.parse(String(data)) as Heard));
  socket.onclose = ofThis(({ code }: CloseEvent) => lose(now, { code }));
}

function hear<Heard extends { readonly kind: string }>(now: Now<Heard>, heard: Heard): void {
  now.silentBeats = 0;
  if (heard.kind === 'pong') return;
  if (heard.kind === welcome) {
    Object.assign(now, { isIn: true, tries: 0, lostAt: undefined });
    now.ports.onState('connected');
  }
  now.ports.onHeard(heard as Exclude<Heard, LinePong>);
}

function lose<Heard extends { readonly kind: string }>(now: Now<Heard>, why: Omit<LineLoss, 'lostMs'>): void {
  const wasIn = now.isIn;
  Object.assign(now, { socket: undefined, isIn: false });
  if (now.isOver) return;
  if (why.code === malformed) now.isPinged = false;
  if (why.code === tooOld && wasIn) {
    void open(now);
    return;
  }
  now.lostAt ??= Date.now();
  const next = now.ports.onLost?.({ ...why, lostMs: Date.now() - now.lostAt }) ?? 'again';
  now.isEnded = next === 'end';
  if (next !== 'again') return;
  now.ports.onState('lost');
  const { retryMs } = now.ports;
  const mostMs = retryMs[Math.min(now.tries, retryMs.length - 1)] ?? 0;
  clearTimeout(now.timer);
  now.timer = setTimeout(() => void open(now), mostMs * (0.5 + Math.random() / 2));
  now.tries += 1;
}

/** A socket that answers nothing for two beats is dead, whatever the browser thinks of it: also one that never opens. */
function beat<Heard extends { readonly kind: string }>(now: Now<Heard>): void {
  const { socket } = now;
  if (!socket) return;
  if (now.isPinged && now.silentBeats >= 2) {
    lose(now, {});
    socket.close();
    return;
  }
  now.silentBeats += 1;
  const ping: LinePing = { kind: 'ping' };
  if (now.isPinged && now.isIn) say(now, ping);
}
