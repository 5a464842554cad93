/**
 * The port to whatever carries a chat: say something, hear what is said, in each of the four modes. Which call or socket
 * that is, is read off the table of core/chat/modes.ts; nothing else in the widget knows a mode.
 */
import type { Said } from '#core/chat/message.ts';
import { type ChatMode, transports } from '#core/chat/modes.ts';
import { chatTimings } from '#core/chat/timings.ts';
import type { ChatEntry, ChatHeard } from '#core/contract/chat.ts';
import { CallError } from '#web/client/call-error.ts';
import { chatCall } from './calls.ts';
import { type LineState, openLine } from './line.ts';

export interface TransportPorts {
  readonly conversationId: string;
  readonly token: () => string | null;
  readonly nonce: () => string | null;
  /** What goes with each word to the chatbot. */
  readonly about: () => {
    readonly applicationId: string | null;
    readonly organization: string;
    readonly pageUrl: string;
  };
  readonly after: () => number;
  readonly onEntries: (entries: readonly ChatEntry[]) => void;
  readonly onHeard: (heard: Exclude<ChatHeard, { kind: 'entry' | 'taken' | 'refused' }>) => void;
  readonly onState: (state: LineState) => void;
  /** What the chatbot answered could not be read. */
  readonly onHistoryFailed: () => void;
}

export interface Transport {
  /** The most recent messages, and whether there are older ones. */
  firstPage(): Promise<{ readonly entries: readonly ChatEntry[]; readonly hasOlder: boolean }>;
  /** Answers the word to the writer, if there is one. Said again with the same key, it is the same message. */
  send(said: Said): Promise<string | null>;
  typing(text: string): void;
  read(seq: number): void;
  retry(): void;
  close(): void;
}

const messagesPath = '/service-chat/external/api/v1/conversations/{conversationId}/messages';

export function openTransport(mode: ChatMode, ports: TransportPorts): Transport {
  const row = transports[mode];
  const taken = createTaken();
  // An agent may take any conversation, so each has a line; the chatbot's own answers come with its call.
  const line = openLine({
    ticket: async () => {
      const key = 'POST /service-chat/external/api/v1/conversations/{conversationId}/ticket';
      return (await chatCall(key, { params: paramsOf(ports), token: ports.token() })).ticket;
    },
    after: ports.after,
    onHeard: (heard) => {
      if (heard.kind === 'entry') ports.onEntries([heard.entry]);
      else if (heard.kind === 'taken' || heard.kind === 'refused') taken.settle(heard);
      else ports.onHeard(heard);
    },
    onState: ports.onState,
    givesUpAfterMs: row.ends === 'frozen' ? chatTimings.streamClientTimeoutMs : undefined,
  });
  const bySocket = (said: Said) =>
    taken
      .wait(said.clientKey, () => line.say({ kind: 'send', ...said }))
      .catch((error: unknown) => {
        if (isLost(error)) return byCall(ports, said);
        throw error;
      });
  return {
    firstPage: async () => {
      if (row.hears === 'socket')
        return chatCall(`GET ${messagesPath}`, { params: paramsOf(ports), token: ports.token(), query: {} });
      // The history has the last page and no word of what is before it.
      const { entries } = await history(ports);
      return { entries, hasOlder: (entries[0]?.seq ?? 1) > 1 };
    },
    send: (said) => {
      if (row.sends === 'socket') return bySocket(said);
      // The chatbot reads words: a file goes the way of every conversation.
      return said.attachments.length > 0 ? byCall(ports, said) : byAutobot(ports, said);
    },
    typing: (text) => void line.say({ kind: 'typing', text }),
    read: (seq) => void line.say({ kind: 'read', seq }),
    retry: line.retry,
    close: line.close,
  };
}

const paramsOf = ({ conversationId }: TransportPorts) => ({ conversationId });

/** What was said on the line and is not answered yet, each for as long as a client waits. */
function createTaken() {
  interface Settle {
    readonly done: (notice: string | null) => void;
    readonly fail: (error: Error) => void;
  }
  const waiting = new Map<string, Settle>();
  return {
    settle: (heard: Extract<ChatHeard, { kind: 'taken' | 'refused' }>) => {
      const one = waiting.get(heard.clientKey);
      if (heard.kind === 'taken') one?.done(heard.notice);
      else one?.fail(new CallError(heard.message, 409, { code: 'conflict', message: heard.message }));
    },
    wait: (clientKey: string, say: () => boolean): Promise<string | null> => {
      let timer: ReturnType<typeof setTimeout>;
      const answered = new Promise<string | null>((done, fail) => {
        waiting.set(clientKey, { done, fail });
        timer = setTimeout(() => fail(noAnswer()), chatTimings.streamClientTimeoutMs);
        if (!say()) fail(noAnswer());
      });
      return answered.finally(() => {
        clearTimeout(timer);
        waiting.delete(clientKey);
      });
    },
  };
}

/** The same message with the same key, where the line is down or did not answer. */
async function byCall(ports: TransportPorts, said: Said): Promise<string | null> {
  const given = { params: paramsOf(ports), token: ports.token(), body: said };
  const { entry, notice } = await chatCall(`POST ${messagesPath}`, given);
  ports.onEntries([entry]);
  return notice;
}

async function byAutobot(ports: TransportPorts, { clientKey, text }: Said): Promise<null> {
  await chatCall('POST /service-chat-chatbot/external/api/v1/message/chatWithAutobot', {
    token: ports.token(),
    headers: { 'Idempotency-Key': clientKey },
    body: {
      ...ports.about(),
      conversationId: ports.conversationId,
      message: text,
      nonce: ports.nonce(),
      senderId: null,
      senderType: 'APPLICANT',
      tag: chatTag,
    },
  });
  // It is said; that its answer is not here yet is no reason to say it again.
  await history(ports).then(
    ({ entries }) => ports.onEntries(entries),
    () => ports.onHistoryFailed(),
  );
  return null;
}

function history(ports: TransportPorts) {
  const key = 'GET /service-chat-chatbot/external/api/v1/message/getChatHistory/{conversationId}';
  return chatCall(key, { params: paramsOf(ports), token: ports.token() });
}

/** Where a chat was begun, for whom it is answered. */
export const chatTag = 'borrower-site';

const noAnswer = () => new CallError('', 0);
const isLost = (error: unknown) => error instanceof CallError && error.status === 0;
