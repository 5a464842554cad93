/**
 * Seals of the history. An event's hash covers its content, who did it and the hash before, under a key that the database
 * does not have: anyone who changes, drops, adds or reorders a row, or rewrites all of them, is found out, and by which row.
 * Where a history ends is sealed too. Histories from before the key carry plain hashes up to their anchor.
 */
import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Secret } from '../secret.ts';

export interface EventRecord {
  readonly seq: number;
  readonly event: string;
  readonly byRole: string;
  readonly byIdentity: string | null;
  readonly at: Date;
  readonly fromStatus: string | null;
  readonly toStatus: string;
  readonly payload: unknown;
  readonly delivery: string | null;
}

export interface SealedEvent extends EventRecord {
  readonly previousHash: Buffer;
  readonly hash: Buffer;
  /** The key it is sealed with; none before there was one. */
  readonly keyId: string | null;
}

export interface SealedHead {
  readonly seq: number;
  readonly hash: Buffer;
  readonly keyId: string;
  readonly seal: Buffer;
}

export interface ChainOf {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

/** What the application itself knows of where its history ends. */
export interface ChainEnd {
  readonly version: number;
  readonly lastHash: Buffer;
  readonly head: SealedHead | null;
}

export interface Break {
  readonly seq: number;
  readonly what: string;
}

/** One row of an organization's list of heads; its seal covers the row before. */
export interface KeptHead {
  readonly n: number;
  readonly applicationUuid: string;
  readonly seq: number;
  readonly hash: Buffer;
  readonly events: number;
}

export const firstHash = Buffer.alloc(32);

export type HistorySeals = ReturnType<typeof createHistorySeals>;

/** The first key seals; the others, of earlier root keys, only check. */
export function createHistorySeals(secrets: readonly [Secret, ...Secret[]]) {
  const keys = new Map(secrets.map((secret) => [keyIdOf(secret), createSecretKey(secret.reveal(), 'base64')]));
  const currentId = keyIdOf(secrets[0]);
  const hmac = (keyId: string, purpose: string, ...parts: readonly (string | Buffer)[]): Buffer | undefined => {
    const key = keys.get(keyId);
    return key && mac(key, purpose, parts);
  };
  const now = (purpose: string, ...parts: readonly (string | Buffer)[]) =>
    hmac(currentId, purpose, ...parts) ?? firstHash;
  const headText = ({ orgCode, applicationUuid }: ChainOf, seq: number) =>
    JSON.stringify([orgCode, applicationUuid, seq]);
  const keptText = (orgCode: string, { n, applicationUuid, seq, events }: KeptHead) =>
    JSON.stringify([orgCode, n, applicationUuid, seq, events]);

  function isAsSealed(of: ChainOf, previous: Buffer, event: SealedEvent): boolean {
    const again =
      event.keyId === null
        ? plainHash(of, previous, event)
        : hmac(event.keyId, 'event', previous, contentOf(of, event));
    return again?.equals(event.hash) ?? false;
  }

  function isHeadWhole(of: ChainOf, { version, lastHash, head }: ChainEnd & { readonly head: SealedHead }): boolean {
    const again = hmac(head.keyId, 'head', head.hash, headText(of, head.seq));
    return head.seq === version && head.hash.equals(lastHash) && (again?.equals(head.seal) ?? false);
  }

  return {
    seal(of: ChainOf, previousHash: Buffer, event: EventRecord): SealedEvent {
      const hash = now('event', previousHash, contentOf(of, event));
      return { ...event, previousHash, hash, keyId: currentId };
    },
    sealHead: (of: ChainOf, seq: number, hash: Buffer): SealedHead => ({
      seq,
      hash,
      keyId: currentId,
      seal: now('head', hash, headText(of, seq)),
    }),
    sealKept: (orgCode: string, previous: Buffer, row: KeptHead) => ({
      keyId: currentId,
      seal: now('kept', previous, row.hash, keptText(orgCode, row)),
    }),
    isKeptWhole: (
      orgCode: string,
      previous: Buffer,
      row: KeptHead & { readonly keyId: string; readonly seal: Buffer },
    ): boolean => hmac(row.keyId, 'kept', previous, row.hash, keptText(orgCode, row))?.equals(row.seal) ?? false,
    isHeadWhole,
    findBreak: (of: ChainOf, events: readonly SealedEvent[], end: ChainEnd): Break | undefined =>
      firstBreak(of, events, end, { isAsSealed, isHeadWhole }),
  };
}

interface Checks {
  readonly isAsSealed: (of: ChainOf, previous: Buffer, event: SealedEvent) => boolean;
  readonly isHeadWhole: (of: ChainOf, end: ChainEnd & { readonly head: SealedHead }) => boolean;
}

/** The first row that is not as it was sealed, or undefined when the chain holds from the first event to its end. */
function firstBreak(
  of: ChainOf,
  events: readonly SealedEvent[],
  end: ChainEnd,
  { isAsSealed, isHeadWhole }: Checks,
): Break | undefined {
  let previous: Buffer = firstHash;
  let isKeyed = false;
  for (const [index, event] of events.entries()) {
    const seq = index + 1;
    if (event.seq !== seq) return { seq, what: 'the event is missing or out of its place' };
    if (!event.previousHash.equals(previous)) return { seq, what: 'the event does not follow the one before' };
    if (isKeyed && event.keyId === null) return { seq, what: 'the event is not sealed with a key' };
    if (!isAsSealed(of, previous, event)) return { seq, what: 'the event is not as it was sealed' };
    previous = event.hash;
    isKeyed ||= event.keyId !== null;
  }
  const seq = events.length + 1;
  const { version, lastHash, head } = end;
  if (version !== events.length || !lastHash.equals(previous)) return { seq, what: 'the history ends elsewhere' };
  if (head === null) return isKeyed ? { seq, what: 'the end of the history has no seal' } : undefined;
  return isHeadWhole(of, { version, lastHash, head }) ? undefined : { seq, what: 'the seal of the end is not ours' };
}

/** The hash of before the key: anyone can make it, so it proves something only below an anchor. */
export function plainHash(of: ChainOf, previousHash: Buffer, event: EventRecord): Buffer {
  return createHash('sha256').update(previousHash).update(contentOf(of, event)).digest();
}

function contentOf({ orgCode, applicationUuid }: ChainOf, event: EventRecord): string {
  return JSON.stringify([
    orgCode,
    applicationUuid,
    event.seq,
    event.event,
    event.byRole,
    event.byIdentity,
    event.at.toISOString(),
    event.fromStatus,
    event.toStatus,
    canonical(event.payload),
    event.delivery,
  ]);
}

/** Purposes have names of their own, so that a seal of one kind never passes for another. */
function mac(key: KeyObject, purpose: string, parts: readonly (string | Buffer)[]): Buffer {
  const made = createHmac('sha256', key).update(`hearthline ${purpose}\n`);
  for (const part of parts) made.update(part);
  return made.digest();
}

/** Names a key without telling anything about it. */
function keyIdOf(secret: Secret): string {
  return createHash('sha256').update('hearthline history key').update(secret.reveal()).digest('hex').slice(0, 16);
}

/** PostgreSQL keeps JSON without the order of its keys, so the seal is made over a sorted form. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, canonical(one)]),
  );
}
