/**
 * Tells every process something now, over LISTEN/NOTIFY: `publish` and `subscribe`, nothing else. It only wakes and
 * passes on: the person who was not listening reads the rows instead, so nothing that must not be lost goes this way.
 */
import { randomUUID } from 'node:crypto';
import type { Queryable, Sql } from './database.ts';

export interface Bus {
  publish(topic: string, message: unknown): Promise<void>;
  /** The answer stops it. */
  subscribe(topic: string, hear: (message: never) => void): () => void;
}

const channel = 'hearthline_bus';
/** PostgreSQL takes 7,999 bytes at a time, of which some are ours; a session description may have more. */
const partChars = 3000;

interface Part {
  readonly topic: string;
  readonly id: string;
  readonly at: number;
  readonly of: number;
  readonly text: string;
}

/** Heard when this transaction is committed, and never when it is not. */
export async function publishIn(tx: Queryable, topic: string, message: unknown): Promise<void> {
  for (const part of partsOf(topic, message)) await notify(tx, part);
}

function partsOf(topic: string, message: unknown): readonly Part[] {
  const text = JSON.stringify(message);
  const of = Math.max(1, Math.ceil(text.length / partChars));
  const id = randomUUID();
  return Array.from({ length: of }, (_, at): Part => {
    return { topic, id, at, of, text: text.slice(at * partChars, (at + 1) * partChars) };
  });
}

async function notify(tx: Queryable, part: Part): Promise<void> {
  await tx`select pg_notify(${channel}, ${JSON.stringify(part)})`;
}

export async function openBus(sql: Sql): Promise<Bus> {
  const listeners = new Map<string, Set<(message: never) => void>>();
  const unfinished = new Map<string, string[]>();
  const hearPart = (payload: string) => {
    const { topic, id, at, of, text } = JSON.parse(payload) as Part;
    const hearers = listeners.get(topic);
    if (!hearers) return;
    const parts = unfinished.get(id) ?? [];
    parts[at] = text;
    unfinished.set(id, parts);
    // Parts of one message come in order: the last completes it, or the beginning was missed.
    if (at < of - 1) return;
    unfinished.delete(id);
    if (parts.filter((part) => part !== undefined).length < of) return;
    const message = JSON.parse(parts.join('')) as never;
    for (const hear of hearers) hear(message);
  };
  // A line that was cut brings no more of what it had begun.
  await sql.listen(channel, hearPart, () => unfinished.clear());
  return {
    publish: async (topic, message) => {
      const [only, ...more] = partsOf(topic, message);
      // Most words are short: a statement by itself instead of a transaction of three.
      if (only && more.length === 0) await notify(sql, only);
      else await sql.begin((tx) => publishIn(tx, topic, message));
    },
    subscribe: (topic, hear) => {
      const hearers = listeners.get(topic) ?? new Set();
      listeners.set(topic, hearers.add(hear));
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0) listeners.delete(topic);
      };
    },
  };
}
