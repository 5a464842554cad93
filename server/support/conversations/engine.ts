/**
 * The one way a conversation changes. Promises: the row is locked while anything is decided; numbers follow each other
 * without a gap; the same key from the same sender is the same message; secrets are out of the words before they are kept;
 * and everyone who listens is woken after the commit.
 */
import { conversationRefusal } from '#core/chat/conversation.ts';
import type { AuthorKind } from '#core/chat/message.ts';
import { redact, type SecretKind } from '#core/chat/redaction.ts';
import type { AnswerParts } from '#core/contract/chat.ts';
import { Failure } from '../../failure.ts';
import type { Log } from '../../log.ts';
import type { Bus } from '../../store/bus.ts';
import { countSince, insertChatMessage, type MessageRow, readMessages } from '../../store/conversation-messages.ts';
import {
  type ConversationChange,
  type ConversationRow,
  changeConversation,
  lockConversation,
} from '../../store/conversations.ts';
import { type Database, type Tx, together } from '../../store/database.ts';
import type { Vault } from '../../store/vault.ts';

export interface EngineDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly bus: Bus;
  readonly log: Log;
}

export interface Author {
  readonly kind: AuthorKind;
  readonly name: string;
  /** Of an agent. */
  readonly identityUuid?: string;
  readonly isSupervisor?: boolean;
}

interface Saying {
  readonly author: Author;
  readonly text: string;
  readonly clientKey?: string | null;
  readonly files?: readonly string[];
  readonly answer?: AnswerParts | null;
}

interface Kept {
  readonly message: MessageRow;
  readonly removed: readonly SecretKind[];
  /** It was there already, and nothing was written. */
  readonly isRepeated: boolean;
}

/** What travels on the bus: which conversation has something new, or that someone types. Never what was said. */
export interface Word {
  readonly kind: 'changed' | 'typing';
  readonly uuid: string;
  readonly seq: number;
  readonly by?: 'person' | 'agent';
  readonly author?: string;
  readonly text?: string;
}

/** One locked conversation, and what may be done to it until the commit. */
export interface Held {
  readonly tx: Tx;
  readonly now: Date;
  /** As it is now, with every change that was made under this lock. */
  row(): ConversationRow;
  change(change: ConversationChange): Promise<void>;
  /** What else changes with it is written with it; nothing of it when the message was there already. */
  say(saying: Saying, also?: (seq: number) => ConversationChange): Promise<Kept>;
}

const floodMax = 40;
const floodMs = 10_000;

const authorKeyOf = ({ kind, identityUuid }: Author): string =>
  identityUuid === undefined ? kind : `${kind} ${identityUuid}`;
export const topicOf = (orgCode: string): string => `chat ${orgCode}`;
export const refused = (message: string): Failure => new Failure('conflict', { message });

export type Engine = ReturnType<typeof createEngine>;

export function createEngine({ database, vault, bus, log }: EngineDeps) {
  /** No one waits for it: a socket that missed it looks by itself every ten seconds. */
  const wake = (orgCode: string, word: Word): void => {
    bus
      .publish(topicOf(orgCode), word)
      .catch((err: unknown) => log.warn({ err }, 'word of a conversation could not be passed on'));
  };

  async function hold<T>(orgCode: string, uuid: string, work: (held: Held) => Promise<T>): Promise<T> {
    const { answer, seq } = await database.inOrg(
      orgCode,
      async (tx, now, found: ConversationRow | undefined) => {
        if (!found) throw new Failure('notFound');
        const held = heldOf({ tx, now, vault }, found);
        return { answer: await work(held), seq: held.row().lastSeq };
      },
      (tx) => lockConversation(tx, orgCode, uuid),
    );
    wake(orgCode, { kind: 'changed', uuid, seq });
    return answer;
  }

  return { database, vault, bus, log, hold, wake };
}

interface At {
  readonly tx: Tx;
  readonly now: Date;
  readonly vault: Vault;
}

function heldOf(at: At, found: ConversationRow): Held {
  let row = found;
  const change = async (changes: ConversationChange) => {
    await changeConversation(at.tx, row, changes);
    row = { ...row, ...changes };
  };
  return {
    ...at,
    row: () => row,
    change,
    say: async (saying, also) => {
      const kept = await write(at, row, saying);
      const { seq } = kept.message;
      if (!kept.isRepeated) await change({ lastSeq: seq, ...also?.(seq) });
      return kept;
    },
  };
}

async function write({ tx, now, vault }: At, row: ConversationRow, saying: Saying): Promise<Kept> {
  const { author, clientKey = null, files = [], answer = null } = saying;
  const authorKey = authorKeyOf(author);
  const [[known], recent] = await together([
    clientKey === null ? [] : readMessages(tx, vault, row, { authorKey, clientKey }),
    author.kind === 'person' ? countSince(tx, row, authorKey, new Date(now.getTime() - floodMs)) : 0,
  ]);
  const { text, removed } = redact(saying.text);
  // Also of a conversation that is over by now: the first time it was not.
  if (known && known.body !== text) throw new Failure('keyReused');
  if (known) return { message: known, removed: [], isRepeated: true };
  mustBeAllowed(row, author, recent);
  const message: MessageRow = {
    ...{ seq: row.lastSeq + 1, authorKind: author.kind, clientKey, files, answer, sentAt: now },
    author: author.name,
    body: text,
  };
  await insertChatMessage(tx, vault, row, { ...message, authorKey });
  return { message, removed, isRepeated: false };
}

function mustBeAllowed(row: ConversationRow, author: Author, recent: number): void {
  const { kind, identityUuid: by, isSupervisor = false } = author;
  const refusal = kind === 'system' ? undefined : conversationRefusal(row, { do: 'say', as: kind, by, isSupervisor });
  if (refusal !== undefined) throw refused(refusal);
  if (recent >= floodMax) throw new Failure('tooMany', { retryAfterS: floodMs / 1000 });
}
