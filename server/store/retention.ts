/** Rows of app.legal_hold and app.destroyed_record, and the functions through which alone records are destroyed. */
import type { DestroyedKind } from '#core/law/retention.ts';
import type { Queryable } from './database.ts';

interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

export interface HoldRow {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly loanNumber: string;
  readonly reason: string;
  readonly placedBy: string;
  readonly placedByName: string;
  readonly placedAt: Date;
  readonly liftReason: string | null;
  readonly liftAskedBy: string | null;
  readonly liftAskedByName: string | null;
  readonly liftAskedAt: Date | null;
  readonly liftedBy: string | null;
  readonly liftedByName: string | null;
  readonly liftedAt: Date | null;
}

interface NewHold extends Of {
  readonly uuid: string;
  readonly reason: string;
  readonly by: string;
}

/** Under the application's lock, which destroying takes too. False where one stands already. */
export async function insertHold(
  tx: Queryable,
  { orgCode, applicationUuid, uuid, reason, by }: NewHold,
  now: Date,
): Promise<boolean> {
  await tx`select from app.application where org_code = ${orgCode} and uuid = ${applicationUuid} for update`;
  const rows = await tx`
    insert into app.legal_hold (org_code, uuid, application_uuid, reason, placed_by, placed_at)
    values (${orgCode}, ${uuid}, ${applicationUuid}, ${reason}, ${by}, ${now})
    on conflict (org_code, application_uuid) where lifted_at is null do nothing returning uuid`;
  return rows.length > 0;
}

interface Word {
  readonly by: string;
  readonly reason: string;
}

/** The first to ask; those who ask after them are told that it waits. */
export async function askToLift(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  { by, reason }: Word,
  now: Date,
): Promise<boolean> {
  const rows = await tx`
    update app.legal_hold set lift_reason = ${reason}, lift_asked_by = ${by}, lift_asked_at = ${now}
     where org_code = ${orgCode} and uuid = ${uuid} and lifted_at is null and lift_asked_at is null returning uuid`;
  return rows.length > 0;
}

/** By someone else than who asked. */
export async function settleLift(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  { by, isAgreed }: { readonly by: string; readonly isAgreed: boolean },
  now: Date,
): Promise<boolean> {
  const change = isAgreed
    ? tx`lifted_by = ${by}, lifted_at = ${now}`
    : tx`lift_reason = null, lift_asked_by = null, lift_asked_at = null`;
  const rows = await tx`
    update app.legal_hold set ${change}
     where org_code = ${orgCode} and uuid = ${uuid} and lifted_at is null and lift_asked_at is not null
       ${isAgreed ? tx`and lift_asked_by <> ${by}` : tx``} returning uuid`;
  return rows.length > 0;
}

const holds = (tx: Queryable) => tx`
  select h.uuid, h.application_uuid, a.loan_number, h.reason, h.placed_by, h.placed_at, h.lift_reason, h.lift_asked_by,
         h.lift_asked_at, h.lifted_by, h.lifted_at, trim(concat(p.first_name, ' ', p.last_name)) as placed_by_name,
         trim(concat(q.first_name, ' ', q.last_name)) as lift_asked_by_name,
         trim(concat(l.first_name, ' ', l.last_name)) as lifted_by_name
    from app.legal_hold h
    join app.application a on a.org_code = h.org_code and a.uuid = h.application_uuid
    left join app.profile p on p.org_code = h.org_code and p.identity_uuid = h.placed_by
    left join app.profile q on q.org_code = h.org_code and q.identity_uuid = h.lift_asked_by
    left join app.profile l on l.org_code = h.org_code and l.identity_uuid = h.lifted_by`;

/** The newest first. */
export function listHolds(
  tx: Queryable,
  orgCode: string,
  { after, max }: { readonly after?: { readonly at: string; readonly uuid: string } | undefined; readonly max: number },
): Promise<HoldRow[]> {
  return tx<HoldRow[]>`
    ${holds(tx)} where h.org_code = ${orgCode}
     ${after === undefined ? tx`` : tx`and (h.placed_at < ${after.at}::timestamptz or (h.placed_at = ${after.at}::timestamptz and h.uuid > ${after.uuid}::uuid))`}
     order by h.placed_at desc, h.uuid limit ${max}`;
}

export async function readHold(tx: Queryable, orgCode: string, uuid: string): Promise<HoldRow | undefined> {
  const [row] = await tx<HoldRow[]>`${holds(tx)} where h.org_code = ${orgCode} and h.uuid = ${uuid}`;
  return row;
}

/** The one that stands. */
export async function standingHold(tx: Queryable, { orgCode, applicationUuid }: Of): Promise<HoldRow | undefined> {
  const [row] = await tx<HoldRow[]>`
    ${holds(tx)} where h.org_code = ${orgCode} and h.application_uuid = ${applicationUuid} and h.lifted_at is null`;
  return row;
}

export interface DestroyedRow {
  readonly kind: DestroyedKind;
  readonly at: Date;
  readonly pieces: number;
}

export function destroyedOf(tx: Queryable, { orgCode, applicationUuid }: Of): Promise<DestroyedRow[]> {
  return tx<DestroyedRow[]>`
    select kind, at, pieces from app.destroyed_record
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} order by at, kind`;
}

export async function keepDestroyed(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  { kind, pieces }: Omit<DestroyedRow, 'at'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx`
    insert into app.destroyed_record (org_code, application_uuid, kind, at, pieces)
    values (${orgCode}, ${applicationUuid}, ${kind}, ${now}, ${pieces}) on conflict do nothing returning kind`;
  return rows.length > 0;
}

/** Those of which something is past its time, the longest first. What is held stays in the list and is passed by. */
export async function pastTheirTime(
  tx: Queryable,
  orgCode: string,
  { now, max }: { readonly now: Date; readonly max: number },
): Promise<readonly string[]> {
  const rows = await tx<{ applicationUuid: string }[]>`
    select application_uuid from app.binder b
     where org_code = ${orgCode} and destroy_at <= ${now}
       and not exists (select from app.legal_hold h where h.org_code = b.org_code
                          and h.application_uuid = b.application_uuid and h.lifted_at is null)
     order by destroy_at limit ${max}`;
  return rows.map(({ applicationUuid }) => applicationUuid);
}

export async function setDestroyAt(tx: Queryable, { orgCode, applicationUuid }: Of, at: Date | null): Promise<void> {
  await tx`
    update app.binder set destroy_at = ${at}
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and destroy_at is distinct from ${at}`;
}

export function documentsToDestroy(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
): Promise<{ readonly uuid: string; readonly type: string; readonly sha256: string }[]> {
  return tx<{ uuid: string; type: string; sha256: string }[]>`
    select uuid, type, encode(sha256, 'hex') as sha256 from app.document
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and destroyed_at is null order by uuid`;
}

/** `kept` where a hold stands or the application has not ended; `shared` where another document has the same bytes. */
export async function destroyDocument(
  tx: Queryable,
  applicationUuid: string,
  uuid: string,
  now: Date,
): Promise<'kept' | 'shared' | 'gone'> {
  const [row] = await tx<{ outcome: 'kept' | 'shared' | 'gone' }[]>`
    select app.destroy_document(${applicationUuid}, ${uuid}, ${now}) as outcome`;
  return row?.outcome ?? 'kept';
}

/** How many; null where they are kept. */
export async function destroyRows(tx: Queryable, applicationUuid: string, kind: DestroyedKind): Promise<number | null> {
  const [row] = await tx<{ pieces: number | null }[]>`
    select app.destroy_rows(${applicationUuid}, ${kind}) as pieces`;
  return row?.pieces ?? null;
}
