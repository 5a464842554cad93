/**
 * What an agent has sent and the server has not answered yet, and what they have begun to write, by conversation: it
 * outlives going to another one. A message keeps its key until it is taken, so sending it again never says it twice.
 */
import { useSyncExternalStore } from 'react';
import { sentenceOf } from '#web/app/failure-text.ts';
import { call } from '#web/client/client.ts';
import { changeShown, type Entry, readAgain } from './desk.ts';

export type ChatFile = Entry['files'][number];

export interface Outgoing {
  readonly clientKey: string;
  readonly text: string;
  readonly files: readonly ChatFile[];
  /** Why it was not sent; null while it is on its way. */
  readonly failure: string | null;
}

interface Tray {
  readonly outgoing: readonly Outgoing[];
  /** A word about the last message: something was taken out of it. */
  readonly notice: string | null;
}

const empty: Tray = { outgoing: [], notice: null };
const trays = new Map<string, Tray>();
const turns = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was begun in each conversation, for when the agent comes back to it. */
export const drafts = new Map<string, string>();

export const useTray = (uuid: string): Tray => useSyncExternalStore(subscribe, () => trays.get(uuid) ?? empty);

function change(uuid: string, next: (tray: Tray) => Tray): void {
  trays.set(uuid, next(trays.get(uuid) ?? empty));
  for (const listener of listeners) listener();
}

export function send(uuid: string, text: string, files: readonly ChatFile[]): void {
  const message = { clientKey: crypto.randomUUID(), text, files, failure: null };
  change(uuid, ({ outgoing }) => ({ outgoing: [...outgoing, message], notice: null }));
  deliver(uuid, message);
}

export function sendAgain(uuid: string, message: Outgoing): void {
  mark(uuid, message, null);
  deliver(uuid, message);
}

export function discard(uuid: string, { clientKey }: Outgoing): void {
  change(uuid, (tray) => ({ ...tray, outgoing: tray.outgoing.filter((one) => one.clientKey !== clientKey) }));
}

function mark(uuid: string, { clientKey }: Outgoing, failure: string | null): void {
  change(uuid, (tray) => ({
    ...tray,
    outgoing: tray.outgoing.map((one) => (one.clientKey === clientKey ? { ...one, failure } : one)),
  }));
}

/** One after the other, so that they stand in the order they were written. */
function deliver(uuid: string, message: Outgoing): void {
  const before = turns.get(uuid) ?? Promise.resolve();
  turns.set(
    uuid,
    before.then(() => post(uuid, message)),
  );
}

async function post(uuid: string, message: Outgoing): Promise<void> {
  const { clientKey, text, files } = message;
  try {
    const { entry, notice } = await call('POST /service-chat/api/v1/desk/conversations/{uuid}/messages', {
      params: { uuid },
      body: { clientKey, text, attachments: files.map((file) => file.uuid) },
    });
    changeShown(uuid, (shown) => ({ ...shown, entries: merge(shown.entries, [entry]) }));
    discard(uuid, message);
    if (notice !== null) change(uuid, (tray) => ({ ...tray, notice }));
    readAgain(uuid);
  } catch (error) {
    mark(uuid, message, sentenceOf(error));
  }
}

/** By their numbers, each once. */
export function merge(known: readonly Entry[], more: readonly Entry[]): Entry[] {
  const bySeq = new Map([...known, ...more].map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}
