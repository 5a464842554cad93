/** What a browser keeps of its chat so that it can go on after a reload, and until when. */
import * as v from 'valibot';
import { type ChatMode, transports } from './modes.ts';

export const chatSession = v.strictObject({
  friendlyName: v.string(),
  emailAddress: v.string(),
  token: v.nullable(v.string()),
  conversationSid: v.nullable(v.string()),
  omniProxyChannelId: v.nullable(v.string()),
  /** Milliseconds since 1970. */
  expiration: v.number(),
  initialMessage: v.nullable(v.string()),
  stream: v.nullable(
    v.strictObject({
      providerUserId: v.string(),
      providerUserToken: v.string(),
      providerChannelId: v.string(),
    }),
  ),
  customerId: v.nullable(v.string()),
  threadId: v.nullable(v.string()),
});
export type ChatSession = v.InferOutput<typeof chatSession>;

/** Ten minutes with the chatbot, six hours with an agent. */
export function expirationOf(mode: ChatMode, startedAtMs: number): number {
  return startedAtMs + transports[mode].lifeMs;
}

export function hasExpired({ expiration }: Pick<ChatSession, 'expiration'>, nowMs: number): boolean {
  return nowMs >= expiration;
}

/** A stored session that can be gone on with; anything else is as if there were none. */
export function resumable(stored: unknown, nowMs: number): ChatSession | undefined {
  const read = v.safeParse(chatSession, stored);
  return read.success && !hasExpired(read.output, nowMs) ? read.output : undefined;
}
