/** Rows of app.document: what each document is and whose. A row is never changed but for its virus check; a newer document names the one it replaces. */
import type { DocumentType } from '#core/application/enums.ts';
import type { PaperField } from '#core/documents/blocks.ts';
import type { Queryable } from './database.ts';

/** Points from the top left of its page; the first page is 0. */
export interface PlacedField extends PaperField {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DocumentRecord {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly type: DocumentType;
  readonly title: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
  /** Null: it belongs to everyone who has a part in the application. */
  readonly belongsTo: string | null;
  /** Null: made by us. */
  readonly uploadedBy: string | null;
  readonly replaces: string | null;
  /** Where marks are to be put; empty where no one signs. */
  readonly fields: readonly PlacedField[];
  readonly scan: ScanState;
  readonly createdAt: Date;
  /** When its bytes were destroyed because their time was over. */
  readonly destroyedAt: Date | null;
}

/** Whether the virus check passed it; what waits or was refused is seen by its sender alone. */
export type ScanState = 'waiting' | 'clean' | 'refused';

/** Keeping the same document again changes nothing. */
export async function insertDocument(
  tx: Queryable,
  orgCode: string,
  { createdAt, ...record }: DocumentRecord,
): Promise<void> {
  await tx`
    insert into app.document (org_code, uuid, application_uuid, type, title, media_type, bytes, sha256, belongs_to, uploaded_by, replaces, fields, scan, created_at)
    values (${orgCode}, ${record.uuid}, ${record.applicationUuid}, ${record.type}, ${record.title}, ${record.mediaType}, ${record.bytes},
            ${Buffer.from(record.sha256, 'hex')}, ${record.belongsTo}, ${record.uploadedBy}, ${record.replaces},
            ${tx.json(record.fields as never)}, ${record.scan}, ${createdAt})
    on conflict (org_code, uuid) do nothing`;
}

/** Whichever document of these organizations is found first; enough of it to find its bytes. */
export async function anyDocument(
  tx: Queryable,
  organizations: readonly string[],
): Promise<{ readonly orgCode: string; readonly applicationUuid: string; readonly sha256: string } | undefined> {
  for (const orgCode of organizations) {
    await tx`select set_config('app.org', ${orgCode}, true)`;
    const [row] = await tx<{ applicationUuid: string; sha256: string }[]>`
      select application_uuid, encode(sha256, 'hex') as sha256 from app.document
       where org_code = ${orgCode} and destroyed_at is null order by application_uuid limit 1`;
    if (row) return { orgCode, ...row };
  }
  return undefined;
}

/** Enough of each, of those that were replaced too, to find its bytes. */
export function allDocuments(
  tx: Queryable,
  orgCode: string,
): Promise<{ readonly applicationUuid: string; readonly uuid: string; readonly sha256: string }[]> {
  return tx<{ applicationUuid: string; uuid: string; sha256: string }[]>`
    select application_uuid, uuid, encode(sha256, 'hex') as sha256 from app.document
     where org_code = ${orgCode} and destroyed_at is null order by application_uuid, uuid`;
}

const columns = (tx: Queryable) => tx`uuid, application_uuid, type, title, media_type, bytes,
  encode(sha256, 'hex') as sha256, belongs_to, uploaded_by, replaces, fields, scan, created_at, destroyed_at`;

export async function readDocument(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  uuid: string,
): Promise<DocumentRecord | undefined> {
  const [row] = await tx<DocumentRecord[]>`
    select ${columns(tx)} from app.document
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and uuid = ${uuid}`;
  return row;
}

/** All documents of an application as they exist now, oldest first: what was replaced is not among them. */
export function listDocuments(tx: Queryable, orgCode: string, applicationUuid: string): Promise<DocumentRecord[]> {
  return tx<DocumentRecord[]>`
    select ${columns(tx)} from app.document d
     where org_code = ${orgCode} and application_uuid = ${applicationUuid}
       and not exists (select from app.document n where n.org_code = ${orgCode} and n.replaces = d.uuid)
     order by created_at, title, uuid`;
}

/** Only what waits is settled: a word that comes twice, or late, changes nothing. */
export async function settleScan(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  scan: Exclude<ScanState, 'waiting'>,
): Promise<void> {
  await tx`
    update app.document set scan = ${scan}
     where org_code = ${orgCode} and uuid = ${uuid} and scan = 'waiting'`;
}
