/** The inbox of vendors' messages and the orders they answer. Holds ids and what the vendor said, nothing of a person. */
import type { Queryable } from './database.ts';

export interface InboxMessage {
  readonly vendor: string;
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly content: unknown;
}

/** False when this very message was here before. */
export async function receiveMessage(
  sql: Queryable,
  { vendor, id, kind, reference, content }: InboxMessage,
): Promise<boolean> {
  const rows = await sql`
    insert into app.vendor_message (vendor, id, kind, reference, content)
    values (${vendor}, ${id}, ${kind}, ${reference}, ${sql.json(content as Parameters<typeof sql.json>[0])})
    on conflict do nothing returning id`;
  return rows.length > 0;
}

export async function readMessage(sql: Queryable, vendor: string, id: string): Promise<InboxMessage | undefined> {
  const [row] = await sql<InboxMessage[]>`
    select vendor, id, kind, reference, content from app.vendor_message where vendor = ${vendor} and id = ${id} and handled_at is null`;
  return row;
}

export async function closeMessage(sql: Queryable, vendor: string, id: string, outcome: string): Promise<void> {
  await sql`update app.vendor_message set handled_at = now(), outcome = ${outcome} where vendor = ${vendor} and id = ${id}`;
}

export interface VendorOrder {
  readonly vendor: string;
  readonly reference: string;
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly effect: string;
  readonly seq: number;
  /** The request that it goes back to. */
  readonly requestId?: string | null | undefined;
}

export async function placeOrder(sql: Queryable, order: VendorOrder): Promise<void> {
  await sql`
    insert into app.vendor_order (vendor, reference, org_code, application_uuid, effect, seq, request_id, placed_at)
    values (${order.vendor}, ${order.reference}, ${order.orgCode}, ${order.applicationUuid}, ${order.effect}, ${order.seq},
            ${order.requestId ?? null}, now())
    on conflict do nothing`;
}

export async function orderOf(sql: Queryable, vendor: string, reference: string): Promise<VendorOrder | undefined> {
  const [row] = await sql<VendorOrder[]>`
    select vendor, reference, org_code, application_uuid, effect, seq, request_id from app.vendor_order
     where vendor = ${vendor} and reference = ${reference}`;
  return row;
}

export async function closeOrder(sql: Queryable, vendor: string, reference: string): Promise<void> {
  await sql`update app.vendor_order set answered_at = now() where vendor = ${vendor} and reference = ${reference}`;
}

export interface SilentOrder extends VendorOrder {
  readonly timesAsked: number;
}

/** Orders no one answered for a while: a message may be lost, so we ask, less and less often. Each is given out once a round. */
export async function silentOrders(sql: Queryable, afterS: number, max: number): Promise<SilentOrder[]> {
  return sql<SilentOrder[]>`
    update app.vendor_order set asked_at = now(), times_asked = times_asked + 1 where (vendor, reference) in (
      select vendor, reference from app.vendor_order
       where answered_at is null
         and not exists (select from app.vendor_pause p
                          where p.vendor = vendor_order.vendor and p.org_code in (vendor_order.org_code, ''))
         and coalesce(asked_at, placed_at) < now() - make_interval(secs => ${afterS} * (1 + least(times_asked, 60) * least(times_asked, 60)))
       order by coalesce(asked_at, placed_at) limit ${max} for update skip locked)
    returning vendor, reference, org_code, application_uuid, effect, seq, request_id, times_asked`;
}
