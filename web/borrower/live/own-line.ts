/**
 * The line of one's own application: it says that something changed, which is a reason to read, never the content. Promises
 * that all who wait on a page share one socket, that it comes back by itself, and that it is no one's once none waits.
 * Knows no React; it is fetched when a page waits.
 */
import type { OwnHeard } from '#core/contract/own-live.ts';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';
import { openLine } from '#web/client/line.ts';

/** The same name as the contract's, which the browser takes only types from. */
const socketPath = '/service-application/live';
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
  close: () => void;
}

const lines = new Map<string, Held>();

/** Until the answer is called. */
export function follow(uuid: string, follower: Follower): () => void {
  const held = lines.get(uuid) ?? begin(uuid);
  held.followers.add(follower);
  if (held.isLive) follower.onLive(true);
  return () => {
    if (!held.followers.delete(follower) || held.followers.size > 0) return;
    lines.delete(uuid);
    held.close();
  };
}

function begin(uuid: string): Held {
  const held: Held = { followers: new Set(), isLive: false, close: () => {} };
  lines.set(uuid, held);
  const setLive = (isLive: boolean) => {
    held.isLive = isLive;
    for (const { onLive } of held.followers) onLive(isLive);
  };
  const ticketKey = 'POST /service-application/api/v1/application/heloc/{uuid}/live';
  held.close = openLine<never, OwnHeard>({
    path: socketPath,
    ticket: async () => (await call(ticketKey, { params: { uuid } })).ticket,
    onHeard: () => {
      for (const { onNews } of held.followers) onNews();
    },
    onState: (state) => setLive(state === 'connected'),
    retryMs: [1000, 2000, 4000, 8000, 16_000, 30_000],
    pingMs: 30_000,
    onLost: ({ code, error }) => {
      if (code !== signedOut && !isNotTheirs(error)) return 'again';
      setLive(false);
      return 'end';
    },
  }).close;
  return held;
}

/** No longer theirs to follow, or logged out: the page's own reading says what is to be said. */
function isNotTheirs(error: unknown): boolean {
  return error instanceof CallError && [401, 403, 404].includes(error.status);
}
