/** The alerts of a chat, and the faults that only the log names; a fault shows the general alert. */
import * as words from '#core/words/en/chat/alerts.ts';
import type { ChatSession } from './session.ts';

export const chatAlerts = {
  connectionLost: { variant: 'warning', text: words.connectionLost },
  general: { variant: 'error', text: words.somethingWentWrong },
  tokenInvalid: { variant: 'warning', text: words.tokenStateIsInvalid },
  sendFailed: { variant: 'error', text: words.tryResendingTheMessage },
} as const;

export class ChatFault extends Error {}

/** A chat that goes on needs what it stored. */
export function storedSession(session: ChatSession | undefined): ChatSession {
  if (session === undefined) throw new ChatFault(words.webchatSessionDataNotFound);
  return session;
}

/** The survey is asked for by the channel. */
export function channelOf({ omniProxyChannelId }: Pick<ChatSession, 'omniProxyChannelId'>): string {
  if (!omniProxyChannelId) throw new ChatFault(words.omniProxyValueNotAvailable);
  return omniProxyChannelId;
}

export function contactOf({ contactId }: { readonly contactId?: string | null | undefined }): string {
  if (!contactId) throw new ChatFault(words.contactIdNotAvailable);
  return contactId;
}

/** Who is signed in, by either of the two calls that know it; neither knowing is a fault. */
export async function eitherUser<User>(...lookups: readonly (() => Promise<User>)[]): Promise<User> {
  for (const look of lookups) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
  }
  throw new ChatFault(words.userNotFound);
}
