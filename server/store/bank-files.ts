/** What the bank was given and what it said: rows of app.ach_file, app.ach_word and app.bank_file. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Arrived, Sending } from '#core/payments/ach-day.ts';
import { BORROWER } from '#core/payments/ledger.ts';
import type { Queryable } from './database.ts';

/** The next numbers of entries, one after the other. */
export async function nextTraces(tx: Queryable, count: number): Promise<number> {
  const rows = await tx<{ n: number }[]>`select nextval('app.ach_trace')::int as n from generate_series(1, ${count})`;
  const numbers = rows.map(({ n }) => n);
  const first = numbers[0] ?? 1;
  // After ten million they begin again, or another file took some in between: within one file they must follow each other.
  return numbers.every((n, index) => n === first + index) ? first : nextTraces(tx, count);
}

export interface FileToSend {
  readonly uuid: string;
  readonly createdOn: string;
  readonly modifier: string;
  readonly entries: number;
  readonly creditCents: number;
  readonly sealed: Buffer;
}

const columns = (tx: Queryable) => tx`uuid, created_on::text, modifier, entries, credit_cents::float8 as credit_cents`;

/** A file that carries money and is not at the bank; held, so that one process sends one. */
export async function holdFileToSend(tx: Queryable, orgCode: string): Promise<FileToSend | undefined> {
  const [row] = await tx<FileToSend[]>`
    select ${columns(tx)}, sealed from app.ach_file
     where org_code = ${orgCode} and is_by_file and sent_at is null
     order by created_at limit 1 for update skip locked`;
  return row;
}

export async function noteSent(tx: Queryable, orgCode: string, uuid: string, now: Date): Promise<void> {
  await tx`update app.ach_file set sent_at = ${now} where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** Sent and not acknowledged; what is in question too, because the bank may set it right. */
export function filesAtBank(tx: Queryable, orgCode: string): Promise<Omit<FileToSend, 'sealed'>[]> {
  return tx<Omit<FileToSend, 'sealed'>[]>`
    select ${columns(tx)} from app.ach_file
     where org_code = ${orgCode} and sent_at is not null and acknowledged_at is null`;
}

export async function noteControl(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  { question, now }: { readonly question: string | null; readonly now: Date },
): Promise<void> {
  await tx`update app.ach_file set question = ${question}, acknowledged_at = ${question === null ? now : null}
    where org_code = ${orgCode} and uuid = ${uuid} and acknowledged_at is null`;
}

interface SentEntry {
  readonly applicationUuid: string;
  readonly payee: string;
  readonly attempt: number;
  readonly trace: string;
  readonly cents: number;
  readonly loanNumber: string | null;
}

/** Entries of ours with one of these numbers, the newest first. */
export function entriesByTrace(tx: Queryable, orgCode: string, traces: readonly string[]): Promise<SentEntry[]> {
  return tx<SentEntry[]>`
    select a.application_uuid, a.payee, a.attempt, a.trace, e.cents::float8 as cents, p.record ->> 'loanNumber' as loan_number
      from app.ach_entry a
      join app.ach_file f on f.org_code = a.org_code and f.uuid = a.file_uuid
      join app.application p on p.org_code = a.org_code and p.uuid = a.application_uuid
      join app.ledger_entry e on e.org_code = a.org_code and e.application_uuid = a.application_uuid
                             and e.payee = a.payee and e.attempt = a.attempt and e.kind = 'sent'
     where a.org_code = ${orgCode} and a.trace = any(${traces as string[]}) order by f.created_at desc`;
}

interface NewWord extends Pick<SentEntry, 'applicationUuid' | 'payee' | 'attempt'> {
  readonly code: string;
  readonly sealed: Buffer | null;
  readonly fileName: string;
}

/** The same word twice is one. */
export async function insertWord(tx: Queryable, orgCode: string, word: NewWord, now: Date): Promise<void> {
  const { applicationUuid, payee, attempt, code, sealed, fileName } = word;
  await tx`insert into app.ach_word (org_code, application_uuid, payee, attempt, code, sealed, file_name, at)
    values (${orgCode}, ${applicationUuid}, ${payee}, ${attempt}, ${code}, ${sealed}, ${fileName}, ${now})
    on conflict do nothing`;
}

interface BankNotice {
  readonly applicationUuid: string;
  readonly code: string;
  readonly at: Date;
  /** It came back after it had counted as paid. */
  readonly isLate: boolean;
}

/** Better numbers, and money that came back after it had counted as paid: a person's. */
export function bankNotices(tx: Queryable, orgCode: string, since: Date): Promise<BankNotice[]> {
  return tx<BankNotice[]>`
    select w.application_uuid, w.code, w.at, w.code like 'R%' as is_late from app.ach_word w
     where w.org_code = ${orgCode} and w.at >= ${since}
       and (w.code like 'C%' or exists (
             select from app.ledger_entry e where e.org_code = w.org_code and e.application_uuid = w.application_uuid
              and e.payee = w.payee and e.attempt = w.attempt and e.kind = 'settled'))
     order by w.at desc limit 100`;
}

/** What one step of an application sent, and what the bank has said of it. */
export function sendingsOf(
  tx: Queryable,
  orgCode: string,
  { applicationUuid, seq }: { readonly applicationUuid: string; readonly seq: number },
): Promise<Sending[]> {
  return tx<(Sending & { effectiveOn: CalendarDate | null })[]>`
    select e.payee, a.trace, f.effective_on::text, f.acknowledged_at is not null as is_taken,
           (select min(w.code) from app.ach_word w
             where w.org_code = e.org_code and w.application_uuid = e.application_uuid and w.payee = e.payee
               and w.attempt = e.attempt and w.code like 'R%') as returned
      from app.ledger_entry e
      left join app.ach_entry a on a.org_code = e.org_code and a.application_uuid = e.application_uuid
                               and a.payee = e.payee and a.attempt = e.attempt
      left join app.ach_file f on f.org_code = a.org_code and f.uuid = a.file_uuid
     where e.org_code = ${orgCode} and e.application_uuid = ${applicationUuid} and e.seq = ${seq} and e.kind = 'sent'
     order by e.n`;
}

/** Debts of an application whose money had arrived by another step than this one. */
export function arrivedBefore(
  tx: Queryable,
  orgCode: string,
  { applicationUuid, seq }: { readonly applicationUuid: string; readonly seq: number },
): Promise<Arrived[]> {
  return tx<Arrived[]>`
    select s.payee, a.trace
      from app.ledger_entry s
      join app.ledger_entry e on e.org_code = s.org_code and e.application_uuid = s.application_uuid and e.payee = s.payee
                             and e.attempt = s.attempt and e.kind = 'settled'
      left join app.ach_entry a on a.org_code = s.org_code and a.application_uuid = s.application_uuid
                               and a.payee = s.payee and a.attempt = s.attempt
     where s.org_code = ${orgCode} and s.application_uuid = ${applicationUuid} and s.kind = 'sent'
       and s.payee <> ${BORROWER} and s.seq <> ${seq} and e.seq <= ${seq} order by s.n`;
}

export interface SentMoney {
  readonly payee: string;
  readonly seq: number;
  readonly ended: 'settled' | 'returned' | null;
}

/** Every sending of an application's money and how it ended, in order. */
export function sentMoney(tx: Queryable, orgCode: string, applicationUuid: string): Promise<SentMoney[]> {
  return tx<SentMoney[]>`
    select s.payee, s.seq, e.kind as ended
      from app.ledger_entry s
      left join app.ledger_entry e on e.org_code = s.org_code and e.application_uuid = s.application_uuid
                                  and e.payee = s.payee and e.ended_attempt = s.attempt
     where s.org_code = ${orgCode} and s.application_uuid = ${applicationUuid} and s.kind = 'sent' order by s.n`;
}

export async function wasRead(sql: Queryable, name: string, mark: string): Promise<boolean> {
  const [row] = await sql`select from app.bank_file where name = ${name} and mark = ${mark}`;
  return row !== undefined;
}

/** Names that were read, for a look that fetches nothing twice; a name that comes again with other content is fetched. */
export async function noteRead(
  sql: Queryable,
  file: {
    readonly name: string;
    readonly mark: string;
    readonly words: number;
    readonly strays: number;
    readonly fault: string | null;
  },
): Promise<void> {
  await sql`insert into app.bank_file (name, mark, read_at, words, strays, fault)
    values (${file.name}, ${file.mark}, now(), ${file.words}, ${file.strays}, ${file.fault}) on conflict do nothing`;
}

interface OpenOrder {
  readonly orgCode: string;
  readonly reference: string;
  readonly effect: string;
  readonly applicationUuid: string;
  readonly seq: number;
}

/** Orders of payments by file that wait for their end, of every organization. */
export function openPaymentOrders(sql: Queryable): Promise<OpenOrder[]> {
  return sql<OpenOrder[]>`
    select org_code, reference, effect, application_uuid, seq from app.vendor_order
     where vendor = 'payments' and answered_at is null and reference like 'nacha%'
     order by placed_at limit 2000`;
}
