/** Whether a message may go to someone at all: what they chose, what they agreed to, and whether their number said STOP. */
import type { Channel, MessageKind } from './kinds.ts';
import { messageKinds } from './kinds.ts';

/** What is known of how someone wants to be reached, at the moment of sending. */
export interface Standing {
  readonly isEmailOn: boolean;
  /** The number we have now, and the one they agreed to texts at: a new number is a new question. */
  readonly phone: string | null;
  readonly agreedPhone: string | null;
  readonly isStopped: boolean;
  /** No text arrives at this number. */
  readonly isUnreachable: boolean;
}

/**
 * What is not theirs to choose always goes by email. By text nothing goes to a number that said STOP, except what
 * the kind's row names, nor to one that cannot be reached; and what no one asked for goes only with their consent to texts at this very number.
 */
export function mayGo(kind: MessageKind, channel: Channel, standing: Standing): boolean {
  const { isChosen, isAfterStop } = messageKinds[kind];
  if (channel === 'email') return !isChosen || standing.isEmailOn;
  if (standing.isUnreachable) return false;
  if (isAfterStop) return true;
  if (standing.isStopped) return false;
  return !isChosen || (standing.phone !== null && standing.agreedPhone === standing.phone);
}
