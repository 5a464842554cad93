/**
 * The line of one conversation. Promises that the other side sends everything after the last message that was seen here when
 * it comes back, and that it is not tried for ever where someone waits for it to be given up.
 */
import { chatTimings } from '#core/chat/timings.ts';
import type { ChatHeard, ChatRequest } from '#core/contract/chat.ts';
import * as client from '#web/client/line.ts';
import { isGone } from './calls.ts';

/** `refused`: this conversation is no longer ours. `givenUp`: someone must say that it is to be tried again. */
export type LineState = client.LineState | 'refused' | 'givenUp';

export interface LinePorts {
  readonly ticket: () => Promise<string>;
  /** The last message that was seen. */
  readonly after: () => number;
  readonly onHeard: (heard: ChatHeard) => void;
  readonly onState: (state: LineState) => void;
  /** How long a lost line is tried for; without it, for ever. */
  readonly givesUpAfterMs?: number | undefined;
}

export type Line = client.Line<ChatRequest>;

export function openLine({
  ticket,
  after,
  onHeard,
  onState,
  givesUpAfterMs = Number.POSITIVE_INFINITY,
}: LinePorts): Line {
  const over = (state: LineState, next: client.LineNext) => {
    onState(state);
    return next;
  };
  return client.openLine<ChatRequest, ChatHeard>({
    ...{ ticket, onHeard, onState, greeting: () => ({ after: after() }) },
    /** The same name as the contract's, which the browser takes only types from. */
    path: '/service-omni-proxy/websocket',
    retryMs: [500, 1000, 2000, 4000, 8000],
    pingMs: chatTimings.pingMs,
    onLost: ({ error, lostMs }) => {
      if (isGone(error)) return over('refused', 'end');
      return lostMs >= givesUpAfterMs ? over('givenUp', 'rest') : 'again';
    },
  });
}
