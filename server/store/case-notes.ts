/** Rows of app.case_note, app.case_note_pin and app.case_mention: what our people wrote to each other, sealed, and never changed. */
import type { Application } from '#core/application/application.ts';
import type { CallOutcome, NoteKind } from '#core/desk/notes.ts';
import type { Queryable } from './database.ts';
import type { Mark } from './mark.ts';
import { lastKey, type Of } from './underwriting.ts';
import type { Vault } from './vault.ts';

/** What is sealed. */
interface Said {
  readonly text: string;
  readonly call: { readonly with: string; readonly calledAt: string; readonly outcome: CallOutcome } | null;
}

interface NoteFacts {
  readonly uuid: string;
  readonly kind: NoteKind;
  readonly byUuid: string;
  readonly corrects: string | null;
  readonly toUuid: string | null;
  readonly at: Date;
}

export interface NoteRow extends NoteFacts, Said {
  readonly byName: string;
  readonly toName: string | null;
  readonly isCorrected: boolean;
  readonly isPinned: boolean;
  readonly pinnedBy: string | null;
  readonly pinnedAt: Date | null;
  readonly mentioned: readonly string[];
}

interface SealedRow extends Omit<NoteRow, keyof Said> {
  readonly applicationUuid: string;
  readonly sealed: Buffer;
  readonly keyId: number | null;
  readonly rootId: string;
  readonly wrapped: Buffer;
}

const placeOf = ({ orgCode, applicationUuid }: Of, uuid: string) => ({
  orgCode,
  subject: applicationUuid,
  field: `note ${uuid}`,
});

/** False where this person has sent the same before. */
export async function insertNote(
  tx: Queryable,
  vault: Vault,
  of: Of,
  { text, call, ...row }: NoteFacts & Said & { readonly requestKey: string },
): Promise<boolean> {
  const sealed = await vault.seal(tx, placeOf(of, row.uuid), JSON.stringify({ text, call }));
  const added = await tx`
    insert into app.case_note (org_code, uuid, application_uuid, kind, by_uuid, sealed, corrects, to_uuid, at, request_key)
    values (${of.orgCode}, ${row.uuid}, ${of.applicationUuid}, ${row.kind}, ${row.byUuid}, ${sealed}, ${row.corrects},
            ${row.toUuid}, ${row.at}, ${row.requestKey})
    on conflict (org_code, by_uuid, request_key) do nothing`;
  return added.count === 1;
}

export async function insertPin(
  tx: Queryable,
  orgCode: string,
  { noteUuid, isPinned, byUuid, at }: { noteUuid: string; isPinned: boolean; byUuid: string; at: Date },
): Promise<void> {
  await tx`insert into app.case_note_pin (org_code, note_uuid, is_pinned, by_uuid, at)
    values (${orgCode}, ${noteUuid}, ${isPinned}, ${byUuid}, ${at})`;
}

export async function insertMentions(
  tx: Queryable,
  orgCode: string,
  noteUuid: string,
  identities: readonly string[],
): Promise<void> {
  if (identities.length === 0) return;
  await tx`insert into app.case_mention (org_code, note_uuid, identity_uuid)
    select ${orgCode}, ${noteUuid}, unnest(${identities as string[]}::uuid[]) on conflict do nothing`;
}

const nameOf = (tx: Queryable, alias: 'p' | 'q' | 'r') =>
  tx`nullif(trim(concat(${tx(alias)}.first_name, ' ', ${tx(alias)}.last_name)), '')`;

/** The newest first; with them all that is known of each, and the key, in one statement. */
const notesWhere = (tx: Queryable, where: ReturnType<Queryable>) => tx<SealedRow[]>`
  select n.uuid, n.application_uuid, n.kind, n.by_uuid, n.sealed, n.corrects, n.to_uuid, n.at, k.key_id, k.root_id, k.wrapped,
         coalesce(${nameOf(tx, 'p')}, '') as by_name, ${nameOf(tx, 'q')} as to_name,
         exists (select from app.case_note c where c.org_code = n.org_code and c.corrects = n.uuid) as is_corrected,
         coalesce(pin.is_pinned, false) as is_pinned, ${nameOf(tx, 'r')} as pinned_by, pin.at as pinned_at,
         array(select trim(concat(w.first_name, ' ', w.last_name)) from app.case_mention m
                 join app.profile w on w.org_code = m.org_code and w.identity_uuid = m.identity_uuid
                where m.org_code = n.org_code and m.note_uuid = n.uuid order by m.id) as mentioned
    from app.case_note n
    left join app.profile p on p.org_code = n.org_code and p.identity_uuid = n.by_uuid
    left join app.profile q on q.org_code = n.org_code and q.identity_uuid = n.to_uuid
    left join lateral (select is_pinned, by_uuid, at from app.case_note_pin x
                        where x.org_code = n.org_code and x.note_uuid = n.uuid order by x.id desc limit 1) pin on true
    left join app.profile r on r.org_code = n.org_code and r.identity_uuid = pin.by_uuid
    left join lateral (${lastKey(tx, tx`n.org_code`, tx`n.application_uuid`)}) k on true
   where ${where}`;

async function opened(tx: Queryable, vault: Vault, orgCode: string, row: SealedRow): Promise<NoteRow> {
  const { sealed, keyId, rootId, wrapped, applicationUuid, ...known } = row;
  const key = keyId === null ? null : { keyId, rootId, wrapped };
  const bytes = await vault.openWith(tx, placeOf({ orgCode, applicationUuid }, row.uuid), sealed, key);
  return { ...known, ...(JSON.parse(bytes.toString()) as Said) };
}

export async function notesAbout(
  tx: Queryable,
  vault: Vault,
  { orgCode, applicationUuid }: Of,
  { after, max }: { readonly after: Mark | undefined; readonly max: number },
): Promise<readonly NoteRow[]> {
  const rows = await notesWhere(
    tx,
    tx`n.org_code = ${orgCode} and n.application_uuid = ${applicationUuid}
       ${after ? tx`and (n.at, n.uuid) < (${after.at}::text::timestamptz, ${after.uuid}::uuid)` : tx``}
       order by n.at desc, n.uuid desc limit ${max}`,
  );
  return Promise.all(rows.map((row) => opened(tx, vault, orgCode, row)));
}

/** All that stand over the page, however old; not those that another note took the place of. */
export async function pinnedNotes(
  tx: Queryable,
  vault: Vault,
  { orgCode, applicationUuid }: Of,
): Promise<readonly NoteRow[]> {
  const rows = await notesWhere(
    tx,
    tx`n.org_code = ${orgCode} and n.application_uuid = ${applicationUuid} and pin.is_pinned
       and not exists (select from app.case_note c where c.org_code = n.org_code and c.corrects = n.uuid)
       order by n.at desc, n.uuid desc`,
  );
  return Promise.all(rows.map((row) => opened(tx, vault, orgCode, row)));
}

interface FoundNote {
  readonly uuid: string;
  readonly byUuid: string;
  readonly isCorrected: boolean;
  /** The key that its correction came with. */
  readonly correctedKey: string | null;
}

/** As much of one as decides what may be done with it. */
export async function findNote(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  uuid: string,
): Promise<FoundNote | undefined> {
  const [row] = await tx<FoundNote[]>`
    select n.uuid, n.by_uuid, c.uuid is not null as is_corrected, c.request_key as corrected_key
      from app.case_note n
      left join app.case_note c on c.org_code = n.org_code and c.corrects = n.uuid
     where n.org_code = ${orgCode} and n.application_uuid = ${applicationUuid} and n.uuid = ${uuid}`;
  return row;
}

export interface MentionRow {
  readonly id: string;
  readonly readAt: Date | null;
  readonly note: NoteRow;
  readonly application: Application;
}

interface MentionKeys {
  readonly id: string;
  readonly readAt: Date | null;
  readonly noteUuid: string;
  readonly record: Application;
}

/** Of one person, the newest first: with the note and the application, to be asked whether it is theirs to see. */
export async function mentionsOf(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  { identityUuid, before, max }: { identityUuid: string; before: string | undefined; max: number },
): Promise<readonly MentionRow[]> {
  const keys = await tx<MentionKeys[]>`
    select m.id::text, m.read_at, m.note_uuid, a.record from app.case_mention m
      join app.case_note n on n.org_code = m.org_code and n.uuid = m.note_uuid
      join app.application a on a.org_code = n.org_code and a.uuid = n.application_uuid
     where m.org_code = ${orgCode} and m.identity_uuid = ${identityUuid}
       ${before === undefined ? tx`` : tx`and m.id < ${before}::bigint`}
     order by m.id desc limit ${max}`;
  const uuids = keys.map(({ noteUuid }) => noteUuid);
  const rows = await notesWhere(tx, tx`n.org_code = ${orgCode} and n.uuid = any(${uuids}::uuid[])`);
  const notes = new Map<string, NoteRow>();
  for (const row of rows) notes.set(row.uuid, await opened(tx, vault, orgCode, row));
  return keys.flatMap(({ id, readAt, noteUuid, record }) => {
    const note = notes.get(noteUuid);
    return note ? [{ id, readAt, note, application: record }] : [];
  });
}

export async function countUnread(tx: Queryable, orgCode: string, identityUuid: string): Promise<number> {
  const [row] = await tx<{ unread: number }[]>`select count(*)::integer as unread from app.case_mention
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} and read_at is null`;
  return row?.unread ?? 0;
}

/** Only one's own; those of one application, or all up to one that was shown. */
export async function markRead(
  tx: Queryable,
  orgCode: string,
  { identityUuid, upTo, applicationUuid }: { identityUuid: string; upTo?: string; applicationUuid?: string },
  now: Date,
): Promise<number> {
  const marked = await tx`update app.case_mention m set read_at = ${now}
    where m.org_code = ${orgCode} and m.identity_uuid = ${identityUuid} and m.read_at is null
      and (${upTo ?? null}::bigint is null or m.id <= ${upTo ?? null}::bigint)
      and (${applicationUuid ?? null}::uuid is null or exists (
            select from app.case_note n where n.org_code = m.org_code and n.uuid = m.note_uuid
               and n.application_uuid = ${applicationUuid ?? null}))`;
  return marked.count;
}
