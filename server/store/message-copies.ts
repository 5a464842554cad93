/** Rows of app.letter: what was written to whom about an application, in the words they got. */
import type { Queryable } from './database.ts';

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
  readonly writtenBy: string | null;
  readonly sentAt: Date;
}

/** Handing the same message over again keeps one row. */
export async function insertCopy(tx: Queryable, orgCode: string, row: MessageCopy): Promise<void> {
  await tx`
    insert into app.letter (org_code, uuid, application_uuid, key, channel, also_keys, to_identity, to_name, recipient, subject, words, is_refused, written_by, sent_at)
    values (${orgCode}, ${row.uuid}, ${row.applicationUuid}, ${row.key}, ${row.channel}, ${row.alsoKeys as string[]}, ${row.toIdentity}, ${row.toName}, ${row.recipient},
            ${row.subject}, ${row.words}, ${row.isRefused}, ${row.writtenBy}, ${row.sentAt})
    on conflict (org_code, key) do nothing`;
}

/** The newest first. */
export function copiesAbout(tx: Queryable, orgCode: string, applicationUuid: string): Promise<MessageCopy[]> {
  return tx<MessageCopy[]>`
    select uuid, application_uuid, key, channel, also_keys, to_identity, to_name, recipient, subject, words, is_refused, written_by, sent_at
      from app.letter where org_code = ${orgCode} and application_uuid = ${applicationUuid}
     order by sent_at desc, key limit 200`;
}
