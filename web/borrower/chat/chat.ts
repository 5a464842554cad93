/**
 * The chat of this browser from the first press to the last word: which conversation is gone on with, how one begins, how
 * it ends. Lives beside the pages, so that a page that changes changes nothing here. Knows no React.
 */
import { chatEndedText } from '#core/chat/conversation.ts';
import { transports } from '#core/chat/modes.ts';
import { hasExpired } from '#core/chat/session.ts';
import type { ChatStanding } from '#core/contract/chat.ts';
import { reportError } from '#web/client/error-report.ts';
import { isSignedIn, onSessionChange } from '#web/client/session.ts';
import { chatCall, isGone, isRefusedToken } from './calls.ts';
import { keepNonce, type Nonce, watchHours } from './keeping.ts';
import {
  conversationOf,
  dropSession,
  joinTabs,
  type Kept,
  keepHere,
  keepSession,
  readSeen,
  readSession,
  tellOver,
  tokenOf,
  withToken,
} from './session.ts';
import { atFirst, type ChatState, createStore, type Store } from './state.ts';
import { openTalk, type Talk } from './talk.ts';

/** What the chat must know of the site around it. */
export interface ChatSite {
  readonly orgCode: string;
  readonly applicationUuid: () => string | null;
  /** Without what stands behind it: an address can hold a name. */
  readonly pageUrl: () => string;
}

export interface Chat {
  readonly store: Store;
  readonly site: ChatSite;
  session: Kept | undefined;
  talk: Talk | undefined;
  nonce: Nonce | undefined;
  /** The token is changed halfway through its life where someone is still here. */
  refreshedAt: number;
  isTouched: boolean;
}

/** What every part of the window is given. */
export interface ChatProps {
  readonly chat: Chat;
  readonly state: ChatState;
}

const keepMs = 60_000;

export function createChat(site: ChatSite): Chat {
  const store = createStore();
  return { store, site, session: undefined, talk: undefined, nonce: undefined, refreshedAt: 0, isTouched: false };
}

/** Goes on with what there is, and keeps watch until it is stopped. */
export function startChat(chat: Chat): () => void {
  const { store } = chat;
  let wasSignedIn = isSignedIn();
  const stops = [
    watchHours((isOpen) => store.set({ isOpen })),
    onSessionChange(() => {
      const isStill = isSignedIn();
      // Another person may sit down here next.
      if (wasSignedIn && !isStill) resetChat(chat);
      wasSignedIn = isStill;
    }),
    joinTabs(
      chat.site.orgCode,
      (session) => follow(chat, session),
      (conversation) => {
        if (chat.session && conversationOf(chat.session) === conversation) leave(chat);
      },
    ),
  ];
  const timer = setInterval(() => void keepUp(chat), keepMs);
  void goOn(chat);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
    chat.talk?.close();
    chat.nonce?.stop();
  };
}

/** By the link of an email, by what this tab has kept, or by the login; else the form. */
export async function goOn(chat: Chat): Promise<void> {
  chat.store.set({ phase: 'starting', alert: undefined, isCut: false });
  try {
    const standing = (await byLink()) ?? (await byShelf()) ?? (await byLogin());
    if (!standing) return chat.store.set({ phase: 'form' });
    chat.session ??= readSession(Date.now()) ?? keepSession(sessionOf(standing));
    await enter(chat, standing);
  } catch (error) {
    chat.store.set({ alert: isRefusedToken(error) ? 'tokenInvalid' : 'general', isCut: true });
  }
}

async function byLink(): Promise<ChatStanding | undefined> {
  const shown = /^#chat=([\w-]+)$/.exec(location.hash)?.[1];
  if (shown === undefined) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const key = 'POST /service-chat/external/api/v1/conversations/resume';
  const { token, standing } = await chatCall(key, { body: { token: shown } });
  keepSession({ ...sessionOf(standing), token });
  return standing;
}

async function byShelf(): Promise<ChatStanding | undefined> {
  const kept = readSession(Date.now());
  return kept && readStanding(kept).catch(forgetIfGone);
}

async function byLogin(): Promise<ChatStanding | undefined> {
  if (!isSignedIn()) return undefined;
  const { standing } = await chatCall('GET /service-chat/external/api/v1/conversations');
  return standing ?? undefined;
}

function forgetIfGone(error: unknown): undefined {
  if (!isGone(error)) throw error;
  dropSession();
}

function sessionOf({ conversationId, omniProxyChannelId, expiresAt }: ChatStanding): Kept {
  return {
    friendlyName: '',
    emailAddress: '',
    token: null,
    conversationSid: conversationId,
    omniProxyChannelId,
    expiration: Date.parse(expiresAt),
    initialMessage: null,
    stream: null,
    customerId: null,
    threadId: null,
  };
}

export function readStanding(session: Kept): Promise<ChatStanding> {
  return chatCall('GET /service-chat/external/api/v1/conversations/{conversationId}', {
    params: { conversationId: conversationOf(session) },
    token: tokenOf(session),
  });
}

export async function enter(chat: Chat, standing: ChatStanding): Promise<void> {
  const { store, site } = chat;
  chat.talk?.close();
  chat.nonce ??= await keepNonce();
  chat.refreshedAt = Date.now();
  store.set({ ...atFirst, isOpen: store.get().isOpen, phase: 'talking', standing, seenSeq: readSeen() });
  chat.talk = openTalk(standing, {
    store,
    conversationId: standing.conversationId,
    token: () => (chat.session ? tokenOf(chat.session) : null),
    nonce: () => chat.nonce?.value() ?? null,
    about: () => ({
      applicationId: site.applicationUuid(),
      organization: site.orgCode,
      pageUrl: site.pageUrl(),
    }),
    onStanding: (now) => stand(chat, now),
  });
  stand(chat, standing);
}

/** A conversation that is no longer active, or whose channel is frozen, is over. */
export function stand(chat: Chat, standing: ChatStanding): void {
  if (chat.session) chat.session = keepHere({ ...chat.session, expiration: Date.parse(standing.expiresAt) });
  chat.store.set({ standing, ...(standing.state === 'ended' && { phase: 'ended', typist: undefined }) });
}

/** Every minute: a token that is half used is changed, a chat that no one came back to is over. */
async function keepUp(chat: Chat): Promise<void> {
  const { session, store } = chat;
  const { standing, phase } = store.get();
  if (!session || !standing || phase !== 'talking') return;
  const { lifeMs } = transports[standing.mode];
  if (standing.state === 'withBot' && hasExpired(session, Date.now())) {
    const over = { state: 'ended', endedBy: 'expired', endedText: chatEndedText('expired') } as const;
    return stand(chat, { ...standing, ...over });
  }
  const token = tokenOf(session);
  if (token === null || !chat.isTouched || Date.now() - chat.refreshedAt < lifeMs / 2) return;
  chat.isTouched = false;
  try {
    const answer = await chatCall('POST /service-csp/external/api/v1/twilio/refreshToken', { token, body: { token } });
    chat.refreshedAt = Date.now();
    chat.session = withToken(session, answer.token, Date.now() + lifeMs);
  } catch (error) {
    if (isRefusedToken(error)) store.set({ alert: 'tokenInvalid' });
  }
}

/** Another tab has a conversation, or a newer token of this one. */
function follow(chat: Chat, session: Kept): void {
  const isSame = chat.session && conversationOf(chat.session) === conversationOf(session);
  if (!isSame && chat.store.get().phase === 'talking') return;
  chat.session = keepHere(session);
  if (!isSame) void goOn(chat);
}

/** Back to the form, with nothing left of what was said. */
function leave(chat: Chat): void {
  chat.talk?.close();
  chat.nonce?.stop();
  Object.assign(chat, { talk: undefined, nonce: undefined, session: undefined });
  dropSession();
  chat.store.set({ ...atFirst, isOpen: chat.store.get().isOpen, phase: 'form' });
}

export function resetChat(chat: Chat): void {
  if (chat.session) tellOver(conversationOf(chat.session));
  leave(chat);
}

/** What only the log names is reported; what people see is the general alert. */
export function fault(chat: Chat, error: unknown): void {
  reportError('Chat', error);
  chat.store.set({ alert: isRefusedToken(error) ? 'tokenInvalid' : 'general' });
}
