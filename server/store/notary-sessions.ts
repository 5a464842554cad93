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

/** The notary who sealed what was signed; null where no one has. */
export async function sealerOf(tx: Queryable, orgCode: string, applicationUuid: string): Promise<string | null> {
  const [row] = await tx<{ by: string }[]>`select j.by_identity as by
    from app.notary_session s
    join app.notary_journal j on j.org_code = s.org_code and j.session_uuid = s.uuid and j.what = 'sealed'
    where s.org_code = ${orgCode} and s.application_uuid = ${applicationUuid} order by j.at desc limit 1`;
  return row?.by ?? null;
}

/** Sessions that no one has ended, the longest waiting first. */
export async function openSessions(tx: Queryable, orgCode: string, max: number): Promise<SessionRow[]> {
  return tx<SessionRow[]>`select ${columns(tx)} from app.notary_session s
    where org_code = ${orgCode} and not exists (
      select from app.notary_journal j where j.org_code = s.org_code and j.session_uuid = s.uuid
         and j.what in ('sealed', 'failed'))
    order by opened_at limit ${max}`;
}

/** How long the first person in each room waited for the notary to come in; a notary who was there before them counts as none. */
export async function readWaits(tx: Queryable, orgCode: string, since: Date): Promise<number[]> {
  const rows = await tx<{ ms: number }[]>`
    select greatest(0, extract(epoch from (min(at) filter (where by_identity is distinct from about_identity)
             - min(at) filter (where by_identity = about_identity))) * 1000)::float as ms
      from app.notary_journal
     where org_code = ${orgCode} and what = 'joined' and at >= ${since}
     group by session_uuid
    having bool_or(by_identity = about_identity) and bool_or(by_identity is distinct from about_identity)`;
  return rows.map(({ ms }) => ms);
}

/** In how many other rooms someone is, and no notary has taken it. */
export async function countWaiting(tx: Queryable, orgCode: string, exceptUuid: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from app.notary_session s
     where org_code = ${orgCode} and uuid <> ${exceptUuid}
       and not exists (select from app.notary_journal j where j.org_code = s.org_code and j.session_uuid = s.uuid
             and j.what in ('sealed', 'failed'))
       and (select j.what from app.notary_journal j where j.org_code = s.org_code and j.session_uuid = s.uuid
             and j.what in ('claimed', 'released') order by seq desc limit 1) is distinct from 'claimed'
       and (select j.what from app.notary_journal j where j.org_code = s.org_code and j.session_uuid = s.uuid
             and j.what in ('joined', 'left') order by seq desc limit 1) = 'joined'`;
  return row?.count ?? 0;
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
