/** What we ask of ourselves at the desk: one table, read by the engine, the lists and the clocks. */
const minuteMs = 60_000;

export const deskLimits = {
  /** In open hours: until the first answer, and until each one after it. */
  firstAnswerMs: 3 * minuteMs,
  replyMs: 2 * minuteMs,
  /** A clock with less than this part of its limit left is soon. */
  soonShare: 0.5,
  /** How many conversations one agent has at a time. */
  conversationsAtOnce: 4,
  /** Of someone's first message, so many letters stand in the list of those who wait. */
  firstWordsChars: 80,
} as const;
