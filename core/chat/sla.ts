/**
 * How long someone may wait for an answer, counted in open hours. The server says how much was used at one moment and until
 * when that day is open; from these anyone can tell how much is left at any later moment, without asking again.
 */
import * as v from 'valibot';
import type { ConversationState } from './conversation.ts';
import { deskLimits } from './desk-limits.ts';
import { type ChatHours, openMsBetween, openUntil } from './hours.ts';

export const replyClock = v.object({
  kind: v.picklist(['first', 'reply']),
  limitMs: v.number(),
  usedMs: v.number(),
  asOf: v.string(),
  /** When the hours that run now end; null while closed. */
  openUntil: v.nullable(v.string()),
});
export type ReplyClock = v.InferOutput<typeof replyClock>;

interface Waiting {
  readonly state: ConversationState;
  readonly openedAt: Date;
  readonly handedOverAt: Date | null;
  readonly firstReplyAt: Date | null;
  /** When they wrote what no agent has answered yet; null where nothing is open. */
  readonly unansweredSince: Date | null;
}

/** None where no one waits for us: with the chatbot, when it is over, and after our last word. */
export function clockOf(of: Waiting, hours: Pick<ChatHours, 'week' | 'holidays'>, now: Date): ReplyClock | null {
  if (of.state !== 'waiting' && of.state !== 'withAgent') return null;
  const isFirst = of.firstReplyAt === null;
  const since = isFirst ? (of.handedOverAt ?? of.openedAt) : of.unansweredSince;
  if (since === null) return null;
  const until = openUntil(hours, now.getTime());
  return {
    kind: isFirst ? 'first' : 'reply',
    limitMs: isFirst ? deskLimits.firstAnswerMs : deskLimits.replyMs,
    usedMs: openMsBetween(hours, since.getTime(), now.getTime()),
    asOf: now.toISOString(),
    openUntil: until === null ? null : new Date(until).toISOString(),
  };
}

type Urgency = 'late' | 'soon' | 'inTime';

export function readClock({ limitMs, usedMs, asOf, openUntil: until }: ReplyClock, atMs: number) {
  const from = Date.parse(asOf);
  const since = until === null ? 0 : Math.max(0, Math.min(atMs, Date.parse(until)) - from);
  const leftMs = limitMs - usedMs - since;
  const urgency: Urgency = leftMs < 0 ? 'late' : leftMs < limitMs * deskLimits.soonShare ? 'soon' : 'inTime';
  return { leftMs, urgency };
}

/** Those with the least time left first; those who wait for nothing last. */
export function byClock(one: ReplyClock | null, other: ReplyClock | null): number {
  const left = (clock: ReplyClock | null) => (clock === null ? Number.MAX_SAFE_INTEGER : clock.limitMs - clock.usedMs);
  return left(one) - left(other);
}
