/** Rows of app.letter: what was written to whom about an application, in the words they got. */
import type { Queryable } from './database.ts';
import type { Mark } from './mark.ts';

export interface MessageCopy {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly key: string;
  readonly channel: 'email' | 'sms';
  /** Keys of other causes that it answers. */
  readonly alsoKeys: readonly string[];
  readonly toIdentity: string;
  readonly toName: string;
  readonly recipient: string;
  readonly subject: string;
  readonly words: string;
  readonly isRefused: boolean;
  /** Its carrier told that it arrived. Of an email no one ever tells. */
  readonly isDelivered: boolean;
  readonly writtenBy: string | null;
  readonly sentAt: Date;
}

/** Handing the same message over again keeps one row. A carrier may have told what became of it before we came here. */
export async function insertCopy(tx: Queryable, orgCode: string, row: Omit<MessageCopy, 'isDelivered'>): Promise<void> {
  const was = (state: 'delivered' | 'undelivered') =>
    tx`exists (select from app.text_handover where org_code = ${orgCode} and key = ${row.key} and state = ${state})`;
  await tx`
    insert into app.letter (org_code, uuid, application_uuid, key, channel, also_keys, to_identity, to_name, recipient, subject, words, is_refused, is_delivered, written_by, sent_at)
    values (${orgCode}, ${row.uuid}, ${row.applicationUuid}, ${row.key}, ${row.channel}, ${row.alsoKeys as string[]}, ${row.toIdentity}, ${row.toName}, ${row.recipient},
            ${row.subject}, ${row.words},
            ${row.isRefused} or ${was('undelivered')}, ${was('delivered')},
            ${row.writtenBy}, ${row.sentAt})
    on conflict (org_code, key) do nothing`;
}

/** The carrier took it, and told later that it arrived. */
export async function markDelivered(tx: Queryable, orgCode: string, key: string): Promise<void> {
  await tx`update app.letter set is_delivered = true where org_code = ${orgCode} and key = ${key}`;
}

/** The carrier took it, and told later that it did not arrive. */
export async function markUndelivered(tx: Queryable, orgCode: string, key: string): Promise<void> {
  await tx`update app.letter set is_refused = true where org_code = ${orgCode} and key = ${key}`;
}

/** What was written to an address lately. */
export function copiesTo(tx: Queryable, orgCode: string, recipient: string): Promise<{ readonly key: string }[]> {
  return tx<
    { key: string }[]
  >`select key from app.letter where org_code = ${orgCode} and lower(recipient) = ${recipient}
    and channel = 'email' and sent_at > now() - interval '7 days' limit 200`;
}

const columns = (
  tx: Queryable,
) => tx`uuid, application_uuid, key, channel, also_keys, to_identity, to_name, recipient, subject,
  words, is_refused, is_delivered, written_by, sent_at`;

interface Page {
  readonly applicationUuid: string;
  readonly after: Mark | undefined;
  readonly max: number;
}

/** The newest first. */
export function copiesAbout(
  tx: Queryable,
  orgCode: string,
  { applicationUuid, after, max }: Page,
): Promise<MessageCopy[]> {
  return tx<MessageCopy[]>`
    select ${columns(tx)} from app.letter where org_code = ${orgCode} and application_uuid = ${applicationUuid}
       ${after ? tx`and (sent_at, uuid) < (${after.at}::text::timestamptz, ${after.uuid}::uuid)` : tx``}
     order by sent_at desc, uuid desc limit ${max}`;
}

/** One of an application, by its number or by what it was sent for. */
export async function copyOf(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  one: { readonly uuid: string } | { readonly key: string },
): Promise<MessageCopy | undefined> {
  const [row] = await tx<MessageCopy[]>`
    select ${columns(tx)} from app.letter where org_code = ${orgCode} and application_uuid = ${applicationUuid}
       and ${'uuid' in one ? tx`uuid::text = ${one.uuid}` : tx`key = ${one.key}`}`;
  return row;
}
