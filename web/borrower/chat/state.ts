/** What the window shows, as one value that changes: parts of it are read by components, and only the chat writes it. */
import type { chatAlerts } from '#core/chat/alerts.ts';
import type { Said } from '#core/chat/message.ts';
import type { ChatEntry, ChatStanding } from '#core/contract/chat.ts';

type ChatAlert = keyof typeof chatAlerts;

/** Said and not yet taken. The text is what will be stored: without what must not be. */
export interface Pending {
  readonly said: Said;
  readonly fileNames: readonly string[];
  readonly isFailed: boolean;
  /** The server's own sentence, where it has refused it. */
  readonly refusal?: string;
}

export interface ChatState {
  readonly phase: 'starting' | 'form' | 'talking' | 'ended';
  /** Whether agents are in; undefined until it is known. */
  readonly isOpen: boolean | undefined;
  readonly alert: ChatAlert | undefined;
  /** The line was given up: someone must say that it is to be tried again. */
  readonly isCut: boolean;
  readonly standing: ChatStanding | undefined;
  readonly entries: readonly ChatEntry[];
  readonly hasOlder: boolean;
  readonly pending: readonly Pending[];
  /** Words to the writer, by the key of the message they are about. */
  readonly notices: Readonly<Record<string, string>>;
  /** Who is typing on the other side. */
  readonly typist: string | undefined;
  readonly seenSeq: number;
}

export const atFirst: ChatState = {
  phase: 'starting',
  isOpen: undefined,
  alert: undefined,
  isCut: false,
  standing: undefined,
  entries: [],
  hasOlder: false,
  pending: [],
  notices: {},
  typist: undefined,
  seenSeq: 0,
};

export interface Store {
  get(): ChatState;
  set(change: Partial<ChatState> | ((now: ChatState) => Partial<ChatState>)): void;
  subscribe(listener: () => void): () => void;
}

export function createStore(): Store {
  let now = atFirst;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (change) => {
      now = { ...now, ...(typeof change === 'function' ? change(now) : change) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** By number, each once: a message may come by a call and by the line. */
export function merged(known: readonly ChatEntry[], more: readonly ChatEntry[]): readonly ChatEntry[] {
  const bySeq = new Map([...known, ...more].map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** What was said by the other side and has not been looked at. */
export function unreadOf({ entries, seenSeq }: ChatState): number {
  return entries.filter(({ seq, kind }) => seq > seenSeq && kind !== 'person').length;
}

export const lastSeqOf = ({ entries }: ChatState): number => entries.at(-1)?.seq ?? 0;
