/** Rows of app.conversation_message, app.conversation_note and app.bot_feedback: what was said, sealed, and never changed. */
import type { AuthorKind } from '#core/chat/message.ts';
import type { AnswerParts } from '#core/contract/chat.ts';
import { subjectOf } from './conversations.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

export interface Of {
  readonly orgCode: string;
  readonly uuid: string;
}

/** What is sealed: who is shown as its author, the words, and what the chatbot adds to them. */
interface Words {
  readonly author: string;
  readonly body: string;
  readonly answer: AnswerParts | null;
}

export interface MessageRow extends Words {
  readonly seq: number;
  readonly authorKind: AuthorKind;
  readonly clientKey: string | null;
  readonly files: readonly string[];
  readonly sentAt: Date;
}

export interface NewMessageRow extends MessageRow {
  readonly authorKey: string;
}

const placeOf = ({ orgCode, uuid }: Of, field: string) => ({ orgCode, subject: subjectOf(uuid), field });

export async function insertChatMessage(tx: Queryable, vault: Vault, of: Of, row: NewMessageRow): Promise<void> {
  const { seq, authorKind, authorKey, clientKey, author, body, answer, files, sentAt } = row;
  const sealed = await vault.seal(tx, placeOf(of, `message ${seq}`), JSON.stringify({ author, body, answer }));
  await tx`
    insert into app.conversation_message (org_code, conversation_uuid, seq, author_kind, author_key, client_key, sealed, files, sent_at)
    values (${of.orgCode}, ${of.uuid}, ${seq}, ${authorKind}, ${authorKey}, ${clientKey}, ${sealed}, ${files as string[]}, ${sentAt})`;
}

interface SealedRow extends Omit<MessageRow, keyof Words> {
  readonly sealed: Buffer;
  readonly keyId: number;
  readonly rootId: string;
  readonly wrapped: Buffer;
}

/** Which of them: after a number, before one, the last ones, or the one a sender gave this key. */
export type Which =
  | { readonly after: number; readonly max: number }
  | { readonly before: number; readonly max: number }
  | { readonly authorKey: string; readonly clientKey: string };

/** In order. The data key comes with the rows, so that opening them asks nothing more. */
export async function readMessages(tx: Queryable, vault: Vault, of: Of, which: Which): Promise<readonly MessageRow[]> {
  const where =
    'after' in which
      ? tx`m.seq > ${which.after} order by m.seq limit ${which.max}`
      : 'before' in which
        ? tx`m.seq < ${which.before} order by m.seq desc limit ${which.max}`
        : tx`m.author_key = ${which.authorKey} and m.client_key = ${which.clientKey}`;
  const rows = await tx<SealedRow[]>`
    select m.seq, m.author_kind, m.client_key, m.files, m.sent_at, m.sealed, k.key_id, k.root_id, k.wrapped
      from app.conversation_message m
      cross join lateral (select key_id, root_id, wrapped from app.data_key
        where org_code = ${of.orgCode} and subject = ${subjectOf(of.uuid)} order by key_id desc limit 1) k
     where m.org_code = ${of.orgCode} and m.conversation_uuid = ${of.uuid} and ${where}`;
  const opened: MessageRow[] = [];
  for (const { sealed, keyId, rootId, wrapped, ...row } of rows) {
    const text = await vault.openWith(tx, placeOf(of, `message ${row.seq}`), sealed, { keyId, rootId, wrapped });
    opened.push({ ...row, ...(JSON.parse(text.toString()) as Words) });
  }
  return opened.sort((one, other) => one.seq - other.seq);
}

/** Since when someone's words have no answer of an agent, by conversation; those that are answered are not in it. */
export async function unansweredOf(
  tx: Queryable,
  orgCode: string,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (uuids.length === 0) return new Map();
  const rows = await tx<{ uuid: string; since: Date }[]>`
    select m.conversation_uuid as uuid, min(m.sent_at) as since from app.conversation_message m
      left join lateral (select max(seq) as seq from app.conversation_message a
        where a.org_code = m.org_code and a.conversation_uuid = m.conversation_uuid and a.author_kind = 'agent') last on true
     where m.org_code = ${orgCode} and m.conversation_uuid = any(${uuids as string[]}::uuid[])
       and m.author_kind = 'person' and m.seq > coalesce(last.seq, 0)
     group by m.conversation_uuid`;
  return new Map(rows.map(({ uuid, since }) => [uuid, since]));
}

/** What someone said first, by conversation. */
export async function firstSaidOf(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>();
  if (uuids.length === 0) return said;
  const rows = await tx<(Pick<SealedRow, 'seq' | 'sealed' | 'keyId' | 'rootId' | 'wrapped'> & { uuid: string })[]>`
    select m.conversation_uuid as uuid, m.seq, m.sealed, k.key_id, k.root_id, k.wrapped
      from (select distinct on (conversation_uuid) conversation_uuid, seq, sealed from app.conversation_message
             where org_code = ${orgCode} and conversation_uuid = any(${uuids as string[]}::uuid[]) and author_kind = 'person'
             order by conversation_uuid, seq) m
      cross join lateral (select key_id, root_id, wrapped from app.data_key
        where org_code = ${orgCode} and subject = 'conversation ' || m.conversation_uuid order by key_id desc limit 1) k`;
  for (const { uuid, seq, sealed, keyId, rootId, wrapped } of rows) {
    const place = placeOf({ orgCode, uuid }, `message ${seq}`);
    const text = await vault.openWith(tx, place, sealed, { keyId, rootId, wrapped });
    said.set(uuid, (JSON.parse(text.toString()) as Words).body);
  }
  return said;
}

/** How many messages one side sent since an instant. */
export async function countSince(tx: Queryable, of: Of, authorKey: string, since: Date): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::integer as count from app.conversation_message
     where org_code = ${of.orgCode} and conversation_uuid = ${of.uuid} and author_key = ${authorKey} and sent_at > ${since}`;
  return row?.count ?? 0;
}

export async function insertNote(
  tx: Queryable,
  vault: Vault,
  of: Of,
  note: { readonly uuid: string; readonly byIdentity: string; readonly text: string },
  now: Date,
): Promise<void> {
  const sealed = await vault.seal(tx, placeOf(of, `note ${note.uuid}`), note.text);
  await tx`insert into app.conversation_note (org_code, conversation_uuid, uuid, by_identity, sealed, at)
    values (${of.orgCode}, ${of.uuid}, ${note.uuid}, ${note.byIdentity}, ${sealed}, ${now})`;
}

export interface NoteRow {
  readonly uuid: string;
  readonly byIdentity: string;
  readonly at: Date;
  readonly text: string;
}

export async function readNotes(tx: Queryable, vault: Vault, of: Of): Promise<readonly NoteRow[]> {
  const rows = await tx<(Omit<NoteRow, 'text'> & { sealed: Buffer })[]>`
    select uuid, by_identity, at, sealed from app.conversation_note
     where org_code = ${of.orgCode} and conversation_uuid = ${of.uuid} order by at, uuid`;
  const opened: NoteRow[] = [];
  for (const { sealed, ...row } of rows)
    opened.push({ ...row, text: (await vault.open(tx, placeOf(of, `note ${row.uuid}`), sealed)).reveal() });
  return opened;
}

/** Said again about the same answer, the last word counts. */
export async function keepBotFeedback(
  tx: Queryable,
  vault: Vault,
  of: Of,
  said: { readonly questionId: string; readonly reason: string; readonly additionalInformation: string },
  now: Date,
): Promise<void> {
  const sealed = await vault.seal(tx, placeOf(of, 'bot feedback'), said.additionalInformation);
  await tx`insert into app.bot_feedback (org_code, conversation_uuid, question_id, reason, sealed, at)
    values (${of.orgCode}, ${of.uuid}, ${said.questionId}, ${said.reason}, ${sealed}, ${now})
    on conflict (org_code, conversation_uuid, question_id)
      do update set reason = excluded.reason, sealed = excluded.sealed, at = excluded.at`;
}
