/**
 * The history of an application. Each event is sealed: its hash covers its own content and the hash before it, so that
 * whoever changes, drops, adds or reorders a row is found out, and by which row.
 */
import { createHash } from 'node:crypto';
import type { Queryable } from './database.ts';

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
}

export const firstHash = Buffer.alloc(32);

export function seal(orgCode: string, applicationUuid: string, previousHash: Buffer, event: EventRecord): SealedEvent {
  const content = JSON.stringify([
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
  const hash = createHash('sha256').update(previousHash).update(content).digest();
  return { ...event, previousHash, hash };
}

export async function appendEvents(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  events: readonly SealedEvent[],
): Promise<void> {
  const rows = events.map((event) => ({
    orgCode,
    applicationUuid,
    seq: event.seq,
    event: event.event,
    byRole: event.byRole,
    byIdentity: event.byIdentity,
    at: event.at.toISOString(),
    fromStatus: event.fromStatus,
    toStatus: event.toStatus,
    payload: event.payload,
    delivery: event.delivery,
    previousHash: event.previousHash.toString('hex'),
    hash: event.hash.toString('hex'),
  }));
  // One statement however many events: the text stays the same, so PostgreSQL plans it once.
  await tx`
    insert into app.application_event (org_code, application_uuid, seq, event, by_role, by_identity, at, from_status, to_status, payload, delivery, previous_hash, hash)
    select "orgCode", "applicationUuid", seq, event, "byRole", "byIdentity", at, "fromStatus", "toStatus", payload, delivery,
           decode("previousHash", 'hex'), decode(hash, 'hex')
      from jsonb_to_recordset(${tx.json(rows as unknown as Parameters<typeof tx.json>[0])}) as r("orgCode" text, "applicationUuid" uuid, seq int, event text,
           "byRole" text, "byIdentity" uuid, at timestamptz, "fromStatus" text, "toStatus" text, payload jsonb, delivery text, "previousHash" text, hash text)`;
}

export async function wasDelivered(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  delivery: string,
): Promise<boolean> {
  const rows = await tx`
    select from app.application_event
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and delivery = ${delivery}`;
  return rows.length > 0;
}

export async function readEvents(tx: Queryable, orgCode: string, applicationUuid: string): Promise<SealedEvent[]> {
  return tx<SealedEvent[]>`
    select seq, event, by_role, by_identity, at, from_status, to_status, payload, delivery, previous_hash, hash
      from app.application_event where org_code = ${orgCode} and application_uuid = ${applicationUuid} order by seq`;
}

/** One thing that happened, as far as what follows from it needs to know. */
export interface Cause {
  readonly seq: number;
  readonly name: string;
  readonly toStatus: string;
  readonly payload: unknown;
}

export async function readEvent(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  seq: number,
): Promise<Cause | undefined> {
  const [row] = await tx<Cause[]>`
    select seq, event as name, to_status, payload from app.application_event
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and seq = ${seq}`;
  return row;
}

/** The first row that is not as it was sealed, or undefined when the chain holds from the first event to `lastHash`. */
export function firstBroken(
  orgCode: string,
  applicationUuid: string,
  events: readonly SealedEvent[],
  lastHash: Buffer,
): number | undefined {
  let previous: Buffer = firstHash;
  for (const [index, event] of events.entries()) {
    const again = seal(orgCode, applicationUuid, previous, event);
    const isWhole = event.seq === index + 1 && event.previousHash.equals(previous) && event.hash.equals(again.hash);
    if (!isWhole) return index + 1;
    previous = event.hash;
  }
  return previous.equals(lastHash) ? undefined : events.length + 1;
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
