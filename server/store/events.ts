/** The history of an application: read and added to, never changed. Its seals are made in history-seals.ts. */
import type { Queryable } from './database.ts';
import type { SealedEvent, SealedHead } from './history-seals.ts';

export type { EventRecord, SealedEvent } from './history-seals.ts';

/** The events and where the history now ends, in one statement. */
export async function appendEvents(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  events: readonly SealedEvent[],
  head: SealedHead,
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
    keyId: event.keyId,
  }));
  // One statement however many events: the text stays the same, so PostgreSQL plans it once.
  await tx`
    with head as (
      insert into app.application_head (org_code, application_uuid, seq, hash, key_id, seal)
      values (${orgCode}, ${applicationUuid}, ${head.seq}, ${head.hash}, ${head.keyId}, ${head.seal})
      on conflict (org_code, application_uuid) do update
         set seq = excluded.seq, hash = excluded.hash, key_id = excluded.key_id, seal = excluded.seal, is_kept = false)
    insert into app.application_event (org_code, application_uuid, seq, event, by_role, by_identity, at, from_status, to_status, payload, delivery, previous_hash, hash, key_id)
    select "orgCode", "applicationUuid", seq, event, "byRole", "byIdentity", at, "fromStatus", "toStatus", payload, delivery,
           decode("previousHash", 'hex'), decode(hash, 'hex'), "keyId"
      from jsonb_to_recordset(${tx.json(rows as unknown as Parameters<typeof tx.json>[0])}) as r("orgCode" text, "applicationUuid" uuid, seq int, event text,
           "byRole" text, "byIdentity" uuid, at timestamptz, "fromStatus" text, "toStatus" text, payload jsonb, delivery text, "previousHash" text, hash text, "keyId" text)`;
}

export async function readEvents(tx: Queryable, orgCode: string, applicationUuid: string): Promise<SealedEvent[]> {
  return tx<SealedEvent[]>`
    select seq, event, by_role, by_identity, at, from_status, to_status, payload, delivery, previous_hash, hash, key_id
      from app.application_event where org_code = ${orgCode} and application_uuid = ${applicationUuid} order by seq`;
}

/** One thing that happened, as far as what follows from it needs to know. */
export interface Cause {
  readonly seq: number;
  readonly name: string;
  readonly toStatus: string;
  readonly at: Date;
  readonly payload: unknown;
}

export async function readEvent(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  seq: number,
): Promise<Cause | undefined> {
  const [row] = await tx<Cause[]>`
    select seq, event as name, to_status, at, payload from app.application_event
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and seq = ${seq}`;
  return row;
}

/** Who did these, in this application; of what two people did, both. */
export async function whoDid(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  events: readonly string[],
): Promise<readonly Pick<SealedEvent, 'event' | 'byIdentity'>[]> {
  return tx<Pick<SealedEvent, 'event' | 'byIdentity'>[]>`
    select event, by_identity from app.application_event
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and event = any(${events as string[]})
    union all
    select event, (payload ->> 'askedBy')::uuid from app.application_event
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and event = any(${events as string[]})
       and payload ? 'askedBy'`;
}

export type Happening = Pick<SealedEvent, 'event' | 'byRole' | 'byIdentity' | 'at'>;

/** In their order, from the one after this. */
export async function eventsSince(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  seq: number,
): Promise<readonly Happening[]> {
  return tx<Happening[]>`
    select event, by_role, by_identity, at from app.application_event
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and seq > ${seq}
     order by seq`;
}
