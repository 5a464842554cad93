/**
 * What this tab keeps of its chat so that it goes on after a reload: ids and the token, never a name, an email or a
 * message. Tabs of one browser tell each other, so that all of them show the same conversation.
 */
import { type ChatSession, resumable } from '#core/chat/session.ts';
import { sessionShelf } from '#web/client/storage.ts';

const sessionKey = 'hearthline-chat';
const seenKey = 'hearthline-chat-seen';
const openKey = 'hearthline-chat-open';

export type Kept = ChatSession;

export function readSession(nowMs: number): Kept | undefined {
  try {
    return resumable(JSON.parse(sessionShelf.get(sessionKey) ?? 'null'), nowMs);
  } catch {
    return undefined;
  }
}

/** Who they are is the server's to say: both members are there because the entity has them, and stay empty. */
export function keepSession(session: Omit<Kept, 'friendlyName' | 'emailAddress' | 'initialMessage'>): Kept {
  const kept = keepHere(session);
  tell({ kind: 'have', session: kept });
  return kept;
}

/** As another tab has told it: it is not told again. */
export function keepHere(session: Omit<Kept, 'friendlyName' | 'emailAddress' | 'initialMessage'>): Kept {
  const kept = { ...session, friendlyName: '', emailAddress: '', initialMessage: null };
  sessionShelf.set(sessionKey, JSON.stringify(kept));
  return kept;
}

export function dropSession(): void {
  for (const key of [sessionKey, seenKey]) sessionShelf.remove(key);
}

export const conversationOf = ({ conversationSid, stream }: Kept): string =>
  conversationSid ?? stream?.providerChannelId ?? '';
export const tokenOf = ({ token, stream }: Kept): string | null => token ?? stream?.providerUserToken ?? null;

export function withToken(session: Kept, token: string, expiration: number): Kept {
  const { stream } = session;
  return keepSession({
    ...session,
    expiration,
    ...(stream && session.token === null ? { stream: { ...stream, providerUserToken: token } } : { token }),
  });
}

export const readSeen = (): number => Number(sessionShelf.get(seenKey) ?? 0);
export const keepSeen = (seq: number): void => sessionShelf.set(seenKey, String(seq));

/** Whether a reload finds the window open. */
export function keepOpen(isOpen: boolean): void {
  if (isOpen) sessionShelf.set(openKey, '1');
  else sessionShelf.remove(openKey);
}

type Word =
  | { readonly kind: 'ask' }
  | { readonly kind: 'have'; readonly session: Kept }
  | { readonly kind: 'over'; readonly conversation: string };

let tabs: BroadcastChannel | undefined;

function tell(word: Word): void {
  tabs?.postMessage(word);
}

/** A new tab takes over what another has; a token that was changed elsewhere is changed here; what was left is left. */
export function joinTabs(orgCode: string, onHave: (session: Kept) => void, onOver: (conversation: string) => void) {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`${sessionKey} ${orgCode}`);
  tabs = channel;
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'over') return onOver(data.conversation);
    if (data.kind === 'have') {
      const session = resumable(data.session, Date.now());
      if (session) onHave(session);
      return;
    }
    const own = readSession(Date.now());
    if (own) channel.postMessage({ kind: 'have', session: own });
  };
  channel.postMessage({ kind: 'ask' });
  return () => {
    channel.close();
    if (tabs === channel) tabs = undefined;
  };
}

export const tellOver = (conversation: string): void => tell({ kind: 'over', conversation });
