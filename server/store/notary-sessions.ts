/** Rows of app.notary_session and app.notary_journal: one session a meeting, and every entry of its journal for ever. */
import type { JournalEntry, JournalWord } from '#core/notary/session.ts';
import type { Queryable } from './database.ts';

export interface SessionRow {
  readonly uuid: string;
  readonly applicationUuid: string;
  /** The notary platform's number for the meeting. */
  readonly reference: string;
  readonly openedAt: Date;
}

export interface EntryRow extends JournalEntry {
  readonly seq: number;
  readonly at: Date;
  readonly note: string | null;
}

const columns = (tx: Queryable) => tx`uuid, application_uuid, reference, opened_at`;

/** Opening the same meeting again gives the session that is there. */
export async function insertSession(tx: Queryable, orgCode: string, session: SessionRow): Promise<boolean> {
  const { uuid, applicationUuid, reference, openedAt } = session;
  const made = await tx`insert into app.notary_session (org_code, uuid, application_uuid, reference, opened_at)
    values (${orgCode}, ${uuid}, ${applicationUuid}, ${reference}, ${openedAt})
    on conflict (org_code, reference) do nothing`;
  return made.count === 1;
}

export async function readSession(tx: Queryable, orgCode: string, uuid: string): Promise<SessionRow | undefined> {
  const [row] = await tx<SessionRow[]>`select ${columns(tx)} from app.notary_session
    where org_code = ${orgCode} and uuid = ${uuid}`;
  return row;
}

/** Held until the transaction is over: of two notaries who claim at once, one is first. */
export async function lockSession(tx: Queryable, orgCode: string, uuid: string): Promise<SessionRow | undefined> {
  const [row] = await tx<SessionRow[]>`select ${columns(tx)} from app.notary_session
    where org_code = ${orgCode} and uuid = ${uuid} for update`;
  return row;
}

/** The newest meeting of an application. */
export async function sessionOf(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
): Promise<SessionRow | undefined> {
  const [row] = await tx<SessionRow[]>`select ${columns(tx)} from app.notary_session
    where org_code = ${orgCode} and application_uuid = ${applicationUuid} order by opened_at desc limit 1`;
  return row;
}

/** Sessions that no one has ended, the longest waiting first. */
export async function openSessions(tx: Queryable, orgCode: string, max: number): Promise<SessionRow[]> {
  return tx<SessionRow[]>`select ${columns(tx)} from app.notary_session s
    where org_code = ${orgCode} and not exists (
      select from app.notary_journal j where j.org_code = s.org_code and j.session_uuid = s.uuid
         and j.what in ('sealed', 'failed'))
    order by opened_at limit ${max}`;
}

export async function readJournal(tx: Queryable, orgCode: string, uuid: string): Promise<EntryRow[]> {
  return tx<EntryRow[]>`select seq, at, what, by_identity as by, about_identity as about, note from app.notary_journal
    where org_code = ${orgCode} and session_uuid = ${uuid} order by seq`;
}

interface NewEntry extends JournalEntry {
  readonly what: JournalWord;
  readonly note: string | null;
}

export async function appendEntry(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  { what, by, about, note }: NewEntry,
  now: Date,
): Promise<void> {
  await tx`insert into app.notary_journal (org_code, session_uuid, seq, at, what, by_identity, about_identity, note)
    select ${orgCode}, ${uuid}, coalesce(max(seq), 0) + 1, ${now}, ${what}, ${by}, ${about}, ${note}
      from app.notary_journal where org_code = ${orgCode} and session_uuid = ${uuid}`;
}
