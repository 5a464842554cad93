/** Rows of app.conversation_file: what each file is and whose; its bytes lie sealed on the shelf. */

import type { Of } from './conversation-messages.ts';
import { subjectOf } from './conversations.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

export interface FileRow {
  readonly uuid: string;
  readonly authorKey: string;
  readonly filename: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

export const filePlace = ({ orgCode, uuid }: Of, field: string) => ({ orgCode, subject: subjectOf(uuid), field });

export async function insertFile(tx: Queryable, vault: Vault, of: Of, file: FileRow, now: Date): Promise<void> {
  const sealed = await vault.seal(tx, filePlace(of, `file name ${file.uuid}`), file.filename);
  await tx`
    insert into app.conversation_file (org_code, conversation_uuid, uuid, author_key, name_sealed, media_type, bytes, sha256, at)
    values (${of.orgCode}, ${of.uuid}, ${file.uuid}, ${file.authorKey}, ${sealed}, ${file.mediaType}, ${file.bytes},
            ${Buffer.from(file.sha256, 'hex')}, ${now})`;
}

export async function filesOf(tx: Queryable, vault: Vault, of: Of): Promise<readonly FileRow[]> {
  const rows = await tx<(Omit<FileRow, 'filename'> & { nameSealed: Buffer })[]>`
    select uuid, author_key, media_type, bytes, encode(sha256, 'hex') as sha256, name_sealed from app.conversation_file
     where org_code = ${of.orgCode} and conversation_uuid = ${of.uuid} order by at, uuid`;
  const opened: FileRow[] = [];
  for (const { nameSealed, ...row } of rows)
    opened.push({
      ...row,
      filename: (await vault.open(tx, filePlace(of, `file name ${row.uuid}`), nameSealed)).reveal(),
    });
  return opened;
}
