/**
 * Rows of app.message, what is still to be sent. A row is leased, sent, then forgotten: after a crash in between it is
 * sent again rather than lost, under the same key.
 */
import type { Queryable } from './database.ts';

export interface WaitingMessage {
  readonly uuid: string;
  readonly kind: string;
  /** The same key is the same message. */
  readonly key: string;
  readonly channel: 'email' | 'sms';
  /** Whose pages its links lead to. */
  readonly identityKind: 'customer' | 'agent';
  /** Null: looked up when it is sent. */
  readonly recipient: string | null;
  readonly applicationUuid: string | null;
  /** The event of the application that caused it. */
  readonly seq: number | null;
  readonly toIdentity: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  /** Causes that came while one waits that has this in common with them join it. */
  readonly mergeKey: string | null;
  /** Keys of the causes that joined it. */
  readonly alsoKeys: readonly string[];
  /** Which try this is, from one. */
  readonly tries: number;
}

export type NewMessage = Omit<WaitingMessage, 'tries' | 'createdAt' | 'alsoKeys'>;

/** The product's clock, which a workshop may have moved. */
export async function productNow(tx: Queryable): Promise<Date> {
  const [row] = await tx<{ now: Date }[]>`select app.now() as now`;
  return row?.now ?? new Date(Number.NaN);
}

/** A message that waits, or whose copy says that it was sent, is not written down again. */
export async function insertMessage(
  tx: Queryable,
  orgCode: string,
  message: NewMessage,
  at: { readonly now: Date; readonly sendAt: Date },
): Promise<void> {
  const { uuid, kind, key, channel, identityKind, recipient, applicationUuid, seq, toIdentity, details } = message;
  const joins =
    message.mergeKey === null
      ? tx`on conflict (org_code, key) do nothing`
      : tx`on conflict (org_code, merge_key) where merge_key is not null and tries = 0 and given_up_at is null
           do update set also_keys = app.message.also_keys || excluded.key`;
  await tx`
    insert into app.message (org_code, uuid, kind, key, channel, identity_kind, recipient, application_uuid, seq, to_identity,
                             details, merge_key, created_at, next_try_at)
    select ${orgCode}, ${uuid}, ${kind}, ${key}, ${channel}, ${identityKind}, ${recipient}, ${applicationUuid}, ${seq}::integer,
           ${toIdentity}, ${tx.json(details)}, ${message.mergeKey}, ${at.now}, ${at.sendAt}
     where not exists (select from app.letter where org_code = ${orgCode} and (key = ${key} or also_keys @> ${[key]}))
       and not exists (select from app.message where org_code = ${orgCode} and (key = ${key} or also_keys @> ${[key]}))
    ${joins}`;
}

const columns = (tx: Queryable) =>
  tx`m.uuid, m.kind, m.key, m.channel, m.identity_kind, m.recipient, m.application_uuid, m.seq, m.to_identity, m.details, m.created_at, m.merge_key,
    m.also_keys, m.tries`;

interface Lease {
  readonly now: Date;
  /** After each try, how long the next waits: longer than a try takes, so that no two send the same at once. */
  readonly pausesMs: readonly number[];
  /** What another release sends is left to it. */
  readonly kinds: readonly string[];
  /** One only, however long it would have waited; those that are due otherwise. */
  readonly key?: string;
}

/** Messages whose time has come, each counted as tried. One that was leased for its last try and is due again died with it. */
export function leaseMessages(
  tx: Queryable,
  orgCode: string,
  { now, pausesMs, kinds, key }: Lease,
): Promise<readonly WaitingMessage[]> {
  const which = key === undefined ? tx`next_try_at <= ${now}` : tx`key = ${key} and tries = 0`;
  return tx<WaitingMessage[]>`
    update app.message m
       set tries = m.tries + 1,
           next_try_at = ${now}::timestamptz
             + coalesce((${pausesMs as number[]}::float8[])[m.tries + 1], 0) * interval '1 millisecond'
      from (select uuid from app.message
             where org_code = ${orgCode} and given_up_at is null and kind = any(${kinds as string[]}) and ${which}
             order by next_try_at limit 20 for update skip locked) due
     where m.org_code = ${orgCode} and m.uuid = due.uuid
    returning ${columns(tx)}`;
}

interface MessageUnderway {
  readonly uuid: string;
  readonly kind: string;
  readonly channel: 'email' | 'sms';
  readonly toIdentity: string;
  readonly nextTryAt: Date;
  readonly isGivenUp: boolean;
}

/** What about an application is still to go, or was given up: the next first. */
export function underwayAbout(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
): Promise<readonly MessageUnderway[]> {
  return tx<MessageUnderway[]>`
    select uuid, kind, channel, to_identity, next_try_at, given_up_at is not null as is_given_up from app.message
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and to_identity is not null
     order by next_try_at, uuid limit 50`;
}

export async function forgetMessage(tx: Queryable, orgCode: string, uuid: string): Promise<void> {
  await tx`delete from app.message where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** From now on it counts among what its reader was sent. */
export async function noteLeave(tx: Queryable, orgCode: string, uuid: string, now: Date): Promise<void> {
  await tx`update app.message set leave_at = ${now} where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** It stays where it can be seen, and is tried no more. */
export async function setAsideMessage(tx: Queryable, orgCode: string, uuid: string, now: Date): Promise<void> {
  await tx`update app.message set given_up_at = ${now} where org_code = ${orgCode} and uuid = ${uuid}`;
}

/**
 * It waits until then, as if it had not been tried now; one that was handed over before, without an answer, is joined by
 * no other, because the carrier may know its key. Another of the same may have begun to wait while this one was in hand:
 * then this one joins it.
 */
export async function putOffMessage(
  tx: Queryable,
  orgCode: string,
  { uuid, key, mergeKey, alsoKeys }: WaitingMessage,
  until: Date,
): Promise<void> {
  const joined = await tx`
    update app.message set also_keys = also_keys || ${[key, ...alsoKeys]}
     where org_code = ${orgCode} and merge_key = ${mergeKey} and uuid <> ${uuid} and tries = 0 and given_up_at is null`;
  if (joined.count > 0) await forgetMessage(tx, orgCode, uuid);
  else
    await tx`update app.message set next_try_at = ${until}, tries = tries - 1, leave_at = null where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** What could not be sent of one kind, by the subject that its key names second. */
export async function givenUpBySubject(
  tx: Queryable,
  orgCode: string,
  kind: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx<{ subject: string; at: Date }[]>`
    select split_part(key, ' ', 2) as subject, max(given_up_at) as at from app.message
     where org_code = ${orgCode} and kind = ${kind} and given_up_at is not null group by 1`;
  return new Map(rows.map(({ subject, at }) => [subject, at]));
}

/** As if they had never been tried. How many there were. */
export async function tryGivenUpAgain(
  tx: Queryable,
  orgCode: string,
  { kind, subject }: { readonly kind: string; readonly subject: string },
  now: Date,
): Promise<number> {
  const again = await tx`update app.message set given_up_at = null, tries = 0, next_try_at = ${now}
    where org_code = ${orgCode} and kind = ${kind} and given_up_at is not null and split_part(key, ' ', 2) = ${subject}`;
  return again.count;
}
