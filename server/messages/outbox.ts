/**
 * The door of everything we send: a message is written down in the transaction that causes it, and is there or not there
 * with it. Nothing is sent here; the sender is told that something was added.
 */
import { randomUUID } from 'node:crypto';
import { type Channel, type MessageKind, messageKinds } from '#core/messages/kinds.ts';
import { sendAt } from '#core/messages/timing.ts';
import type { Database, Queryable } from '../store/database.ts';
import { insertMessage } from '../store/outbox.ts';

interface AboutSomething {
  readonly kind: MessageKind;
  readonly channel?: Channel;
  /** What its words need beside what can be looked up; never a secret. */
  readonly details?: Readonly<Record<string, string>>;
}

/** About an account: the cause knows the address. */
interface AboutAccount extends AboutSomething {
  readonly identityKind: 'customer' | 'agent';
  readonly recipient: string;
  /** The same key is the same message; without one each is its own. */
  readonly key?: string;
}

/** About an application: to one of its owners, at the address they have when it is sent unless one is given. */
interface AboutApplication extends AboutSomething {
  /** The same key is the same message, however often it is added. */
  readonly key: string;
  readonly applicationUuid: string;
  readonly seq?: number;
  readonly toIdentity: string;
  readonly recipient?: string;
}

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(database: Database, now: () => Date) {
  const listeners: ((orgCode: string) => void)[] = [];

  function add(tx: Queryable, orgCode: string, message: AboutAccount | AboutApplication): Promise<void> {
    const { kind, details = {}, recipient = null, channel = messageKinds[kind].channels[0] } = message;
    const uuid = randomUUID();
    const about =
      'applicationUuid' in message
        ? { ...message, seq: message.seq ?? null, identityKind: 'customer' as const }
        : { ...message, key: message.key ?? uuid, applicationUuid: null, seq: null, toIdentity: null };
    const at = now();
    return insertMessage(
      tx,
      orgCode,
      { ...about, uuid, channel, recipient, details },
      { now: at, sendAt: sendAt(kind, at) },
    );
  }

  /** After the commit. No one waits for it: what fails now is due again later. */
  const nudge = (orgCode: string): void => {
    for (const listener of listeners) listener(orgCode);
  };

  return {
    add,
    /** For a cause that is committed already and is done again until this succeeded. */
    addAll: async (orgCode: string, messages: readonly AboutApplication[]): Promise<void> => {
      await database.inOrg(orgCode, async (tx) => {
        for (const message of messages) await add(tx, orgCode, message);
      });
      nudge(orgCode);
    },
    nudge,
    onAdded: (listener: (orgCode: string) => void): void => {
      listeners.push(listener);
    },
  };
}
