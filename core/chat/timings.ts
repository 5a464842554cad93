/** How long everything in a chat takes or lasts: one table, read by the widget, the desk and the engine. */
const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export const chatTimings = {
  /** The browser and the server each say that they are still there. */
  pingMs: 10 * secondMs,
  /** A socket that says nothing for so long is closed, */
  keepAliveMs: 12 * hourMs,
  /** and so is one that has been open for so long. */
  socketLifeMs: 12 * hourMs,
  /** What someone is typing is shown to the other side at most so often. */
  typingPreviewMs: 2 * secondMs,
  streamClientTimeoutMs: 6 * secondMs,
  openStatusMs: minuteMs,
  nonceRefreshMs: minuteMs,
  /** A nonce outlives two refreshes that failed. */
  nonceLifeMs: 3 * minuteMs,
  flagsMs: minuteMs,
  botSessionMs: 10 * minuteMs,
  agentSessionMs: 6 * hourMs,
  /** An agent whose browser says nothing for so long gives their conversations back. */
  agentLostMs: minuteMs,
} as const;

/** How many messages are loaded at first; older ones come a page at a time. */
export const firstPageSize = 20;
