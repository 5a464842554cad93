/**
 * One conversation while it goes on: what is said and heard, what failed and is said again, what was seen. Promises that a
 * message is shown once, in its place, and that what someone wrote is never lost.
 */
import { mayBeSent, messageCharsMax, type Said } from '#core/chat/message.ts';
import { redact, redactionNotice } from '#core/chat/redaction.ts';
import { chatTimings } from '#core/chat/timings.ts';
import type { ChatEntry, ChatStanding } from '#core/contract/chat.ts';
import { CallError } from '#web/client/call-error.ts';
import { chatCall, isRefusedToken } from './calls.ts';
import type { LineState } from './line.ts';
import { keepSeen } from './session.ts';
import { type ChatState, lastSeqOf, merged, type Pending, type Store } from './state.ts';
import { openTransport, type Transport, type TransportPorts } from './transport.ts';

export interface TalkPorts extends Pick<TransportPorts, 'conversationId' | 'token' | 'nonce' | 'about'> {
  readonly store: Store;
  /** The conversation stands otherwise: it may be over. */
  readonly onStanding: (standing: ChatStanding) => void;
}

export interface Talk {
  say(text: string, files: readonly { readonly uuid: string; readonly filename: string }[]): void;
  resend(clientKey: string): void;
  forget(clientKey: string): void;
  older(): Promise<void>;
  typing(text: string): void;
  seen(): void;
  retry(): void;
  close(): void;
}

/** How long the other side is said to type after its last sign of it. */
const typistMs = 3 * chatTimings.typingPreviewMs;

export function openTalk(standing: ChatStanding, ports: TalkPorts): Talk {
  const { store } = ports;
  let typing: ReturnType<typeof setTimeout> | undefined;
  const take = (entries: readonly ChatEntry[]) => store.set((now) => withEntries(now, entries));
  const transport = openTransport(standing.mode, {
    ...ports,
    after: () => lastSeqOf(store.get()),
    onEntries: take,
    onHistoryFailed: () => store.set({ alert: 'general' }),
    onState: (state) => store.set((now) => lineAlert(now, state)),
    onHeard: (heard) => {
      if (heard.kind === 'standing') ports.onStanding(heard.standing);
      if (heard.kind !== 'typing') return;
      clearTimeout(typing);
      store.set({ typist: heard.author });
      typing = setTimeout(() => store.set({ typist: undefined }), typistMs);
    },
  });
  const load = () =>
    transport.firstPage().then(
      ({ entries, hasOlder }) => {
        take(entries);
        store.set({ hasOlder });
      },
      (error: unknown) => store.set({ alert: isRefusedToken(error) ? 'tokenInvalid' : 'general' }),
    );
  void load();
  const sending = createSending(store, transport);
  return {
    ...sending,
    typing: everyTwoSeconds((text) => {
      if (store.get().standing?.state === 'withAgent') transport.typing(redact(text).text.slice(0, messageCharsMax));
    }),
    older: async () => {
      const key = 'GET /service-chat/external/api/v1/conversations/{conversationId}/messages';
      const params = { conversationId: ports.conversationId };
      const query = { before: String(store.get().entries[0]?.seq ?? 0) };
      const { entries, hasOlder } = await chatCall(key, { params, query, token: ports.token() });
      take(entries);
      store.set({ hasOlder });
    },
    seen: () => {
      const [last, { seenSeq }] = [lastSeqOf(store.get()), store.get()];
      if (last <= seenSeq) return;
      keepSeen(last);
      store.set({ seenSeq: last });
      transport.read(last);
    },
    retry: () => {
      store.set({ alert: undefined, isCut: false });
      transport.retry();
      if (store.get().entries.length === 0) void load();
    },
    close: () => {
      clearTimeout(typing);
      transport.close();
    },
  };
}

function createSending(store: Store, transport: Transport): Pick<Talk, 'say' | 'resend' | 'forget'> {
  const change = (clientKey: string, changes: Partial<Pending>) =>
    store.set(({ pending }) => ({
      pending: pending.map((one) => (one.said.clientKey === clientKey ? { ...one, ...changes } : one)),
    }));
  const send = async (said: Said) => {
    const { clientKey } = said;
    try {
      const notice = await transport.send(said);
      store.set(({ pending, notices, alert }) => ({
        pending: pending.filter((one) => one.said.clientKey !== clientKey),
        alert: alert === 'sendFailed' ? undefined : alert,
        ...(notice && { notices: { ...notices, [clientKey]: notice } }),
      }));
    } catch (error) {
      // It may have arrived all the same: then it is among the messages, and no longer here.
      if (!store.get().pending.some((one) => one.said.clientKey === clientKey)) return;
      const { status, message } = error instanceof CallError ? error : { status: 0, message: '' };
      const isSaid = (status === 409 || status === 422) && message !== '';
      change(clientKey, { isFailed: true, ...(isSaid && { refusal: message }) });
      store.set({ alert: isRefusedToken(error) ? 'tokenInvalid' : 'sendFailed' });
    }
  };
  return {
    say: (text, files) => {
      if (!mayBeSent(text, files.length)) return;
      const { text: clean, removed } = redact(text.trim());
      const clientKey = crypto.randomUUID();
      const said = { clientKey, text: clean, attachments: files.map(({ uuid }) => uuid) };
      const notice = redactionNotice(removed);
      store.set(({ pending, notices }) => ({
        pending: [...pending, { said, fileNames: files.map(({ filename }) => filename), isFailed: false }],
        ...(notice !== null && { notices: { ...notices, [clientKey]: notice } }),
      }));
      void send(said);
    },
    resend: (clientKey) => {
      const again = store.get().pending.find((one) => one.said.clientKey === clientKey);
      if (!again) return;
      change(clientKey, { isFailed: false });
      void send(again.said);
    },
    forget: (clientKey) =>
      store.set(({ pending }) => ({
        pending: pending.filter((one) => one.said.clientKey !== clientKey),
        alert: undefined,
      })),
  };
}

/** What has arrived no longer waits; someone who has just written no longer types. */
function withEntries(now: ChatState, entries: readonly ChatEntry[]) {
  const arrived = new Set(entries.map(({ clientKey }) => clientKey));
  return {
    entries: merged(now.entries, entries),
    pending: now.pending.filter(({ said }) => !arrived.has(said.clientKey)),
    ...(entries.some(({ kind, seq }) => kind !== 'person' && seq > lastSeqOf(now)) && { typist: undefined }),
  };
}

/** An alert of the line goes when the line is back; others stay until what they are about is done. */
function lineAlert({ alert, isCut }: ChatState, state: LineState): Partial<ChatState> {
  if (state === 'lost') return { alert: 'connectionLost', isCut: false };
  if (state === 'refused') return { alert: 'tokenInvalid', isCut: true };
  if (state === 'givenUp') return { alert: 'general', isCut: true };
  return state === 'connected' && (isCut || alert === 'connectionLost') ? { alert: undefined, isCut: false } : {};
}

/** At once, and then at most every two seconds with the latest text. */
function everyTwoSeconds(pass: (text: string) => void): (text: string) => void {
  let [isWaiting, latest] = [false, undefined as string | undefined];
  const go = (text: string) => {
    pass(text);
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (latest === undefined) return;
      const next = latest;
      latest = undefined;
      go(next);
    }, chatTimings.typingPreviewMs);
  };
  return (text) => {
    if (isWaiting) latest = text;
    else go(text);
  };
}
