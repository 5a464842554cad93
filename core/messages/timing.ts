/** When a message goes. The only place that decides between now and later: who prefers what and quiet hours belong here. */
import type { MessageKind } from './kinds.ts';

const secondMs = 1000;

/** How long we wait after each try that failed: about two hours in all. After the last of them the message is given up. */
export const pausesMs: readonly number[] = [30, 60, 120, 240, 480, 960, 1920, 3840].map((pause) => pause * secondMs);

/** An answer in a chat is given a minute to be read there; by then most need no email. */
const waitMs: Partial<Record<MessageKind, number>> = { chatReply: 60 * secondMs };

/** Every other kind is sent at once. */
export function sendAt(kind: MessageKind, causedAt: Date): Date {
  return new Date(causedAt.getTime() + (waitMs[kind] ?? 0));
}
