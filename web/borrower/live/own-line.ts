/**
 * The line of one's own application: it says that something changed, which is a reason to read, never the content. Promises
 * that all who wait on a page share one socket, that it comes back by itself, and that it is no one's once none waits.
 * Knows no React; it is fetched when a page waits.
 */
import type { OwnHeard } from '#core/contract/own-live.ts';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';

/** The same name as the contract's, which the browser takes only types from. */
const socketPath = '/service-application/live';
const retryMs = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** The login ended: a page that reads finds out by itself, and says so. */
const signedOut = 4401;

export interface Follower {
  /** Also when the line comes back: what was said meanwhile was not heard. */
  readonly onNews: () => void;
  readonly onLive: (isLive: boolean) => void;
}

interface Held {
  readonly followers: Set<Follower>;
  isLive: boolean;
  tries: number;
  isOver: boolean;
  socket: WebSocket | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const lines = new Map<string, Held>();

/** Until the answer is called. */
export function follow(uuid: string, follower: Follower): () => void {
  const line = lines.get(uuid) ?? begin(uuid);
  line.followers.add(follower);
  if (line.isLive) follower.onLive(true);
  return () => {
    if (!line.followers.delete(follower) || line.followers.size > 0) return;
    line.isOver = true;
    lines.delete(uuid);
    clearTimeout(line.timer);
    line.socket?.close();
  };
}

function begin(uuid: string): Held {
  const line: Held = {
    followers: new Set(),
    isLive: false,
    tries: 0,
    isOver: false,
    socket: undefined,
    timer: undefined,
  };
  lines.set(uuid, line);
  void open(uuid, line);
  return line;
}

async function open(uuid: string, line: Held): Promise<void> {
  try {
    const { ticket } = await call('POST /service-application/api/v1/application/heloc/{uuid}/live', {
      params: { uuid },
    });
    if (line.isOver) return;
    const address = new URL(socketPath, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    line.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ kind: 'enter', ticket }));
    socket.onmessage = ({ data }) => hear(line, JSON.parse(String(data)) as OwnHeard);
    socket.onclose = ({ code }) => closed(uuid, line, code !== signedOut);
  } catch (error) {
    // No longer theirs to follow, or logged out: the page's own reading says what is to be said.
    closed(uuid, line, !(error instanceof CallError && [401, 403, 404].includes(error.status)));
  }
}

function hear(line: Held, { kind }: OwnHeard): void {
  if (kind === 'welcome') {
    line.tries = 0;
    setLive(line, true);
  }
  for (const { onNews } of line.followers) onNews();
}

function closed(uuid: string, line: Held, comesBack: boolean): void {
  line.socket = undefined;
  if (line.isOver) return;
  setLive(line, false);
  if (!comesBack) return;
  line.timer = setTimeout(() => void open(uuid, line), retryMs[Math.min(line.tries, retryMs.length - 1)]);
  line.tries += 1;
}

function setLive(line: Held, isLive: boolean): void {
  line.isLive = isLive;
  for (const { onLive } of line.followers) onLive(isLive);
}
