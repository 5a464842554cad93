/** What an audit reads: everything about some applications at one moment. Nothing is written. */
import type { Application } from '#core/application/application.ts';
import type { Entry } from '#core/payments/ledger.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { KeptRow } from './chain-heads.ts';
import { type Database, type Tx, together } from './database.ts';
import type { SealedEvent, SealedHead } from './history-seals.ts';
import { readFile } from './underwriting.ts';
import type { Vault } from './vault.ts';

export interface BookRow extends Entry {
  readonly n: number;
  readonly seq: number;
  /** What was approved when it was sent; none of what was sent before approvals were of anything in particular. */
  readonly release: string | null;
  readonly at: Date;
}

/** An entry of the book that is in a file for the bank, and when that was cut. */
interface FiledRow {
  readonly n: number;
  readonly payee: string;
  readonly attempt: number;
  readonly filedAt: Date;
}

interface InquiryRow {
  readonly consentUuid: string;
  readonly at: Date;
}

export interface CaseRows {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly status: string;
  readonly version: number;
  readonly lastHash: Buffer;
  readonly head: SealedHead | null;
  /** Whether the list of heads has this end. */
  readonly isKept: boolean;
  readonly events: readonly SealedEvent[];
  readonly kept: readonly KeptRow[];
  readonly book: readonly BookRow[];
  readonly filed: readonly FiledRow[];
  readonly inquiries: readonly InquiryRow[];
  readonly fundedCents: number | null;
  /** Read only where money has moved. */
  readonly record: Application | undefined;
  readonly file: UnderwritingFile | undefined;
}

/** A view of one organization that does not change while it is read, so that no one's work looks like a fault. */
export function inSnapshot<T>(database: Database, orgCode: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.app.begin('isolation level repeatable read read only', async (tx) => {
    await tx`select set_config('app.org', ${orgCode}, true)`;
    return work(tx);
  }) as Promise<T>;
}

interface Standing {
  readonly applicationUuid: string;
  readonly status: string;
  readonly version: number;
  readonly lastHash: Buffer;
  readonly headSeq: number | null;
  readonly headHash: Buffer;
  readonly headKeyId: string;
  readonly headSeal: Buffer;
  readonly isKept: boolean | null;
  readonly fundedCents: number | null;
}

/** Some applications behind this one, in the order of their ids. */
export async function readCases(
  tx: Tx,
  vault: Vault,
  orgCode: string,
  after: string,
  max: number,
): Promise<CaseRows[]> {
  const rows = await tx<Standing[]>`
    select a.uuid as application_uuid, a.status, a.version, a.last_hash, h.seq as head_seq, h.hash as head_hash,
           h.key_id as head_key_id, h.seal as head_seal, h.is_kept, f.amount_cents::float8 as funded_cents
      from app.application a
      left join app.application_head h on h.org_code = a.org_code and h.application_uuid = a.uuid
      left join app.funding f on f.org_code = a.org_code and f.application_uuid = a.uuid
     where a.org_code = ${orgCode} and a.uuid > ${after} order by a.uuid limit ${max}`;
  if (rows.length === 0) return [];
  const uuids = rows.map(({ applicationUuid }) => applicationUuid);
  const [events, kept, book, filed, inquiries] = await together([
    readHistories(tx, orgCode, uuids),
    tx<Of<KeptRow>[]>`
      select n::float8 as n, application_uuid, seq, hash, events::float8 as events, key_id, seal
        from app.chain_head where org_code = ${orgCode} and application_uuid = any(${uuids}::uuid[]) order by n`.then(
      byApplication,
    ),
    tx<Of<BookRow>[]>`
      select application_uuid, n, seq, kind, payee, debit, credit, cents::float8 as cents, attempt, release, at
        from app.ledger_entry where org_code = ${orgCode} and application_uuid = any(${uuids}::uuid[]) order by n`.then(
      byApplication,
    ),
    tx<Of<FiledRow>[]>`
      select e.application_uuid, e.n, e.payee, e.attempt, f.created_at as filed_at
        from app.ach_entry e join app.ach_file f on f.org_code = e.org_code and f.uuid = e.file_uuid
       where e.org_code = ${orgCode} and e.application_uuid = any(${uuids}::uuid[])`.then(byApplication),
    tx<Of<InquiryRow>[]>`
      select application_uuid, consent_uuid, at
        from app.hard_inquiry where org_code = ${orgCode} and application_uuid = any(${uuids}::uuid[])`.then(
      byApplication,
    ),
  ]);
  const moneyed = rows.filter((row) => row.fundedCents !== null || book.has(row.applicationUuid));
  const records = await readRecords(
    tx,
    vault,
    orgCode,
    moneyed.map(({ applicationUuid }) => applicationUuid),
  );
  return rows.map(({ headSeq, headHash, headKeyId, headSeal, isKept, ...row }) => ({
    ...row,
    orgCode,
    head: headSeq === null ? null : { seq: headSeq, hash: headHash, keyId: headKeyId, seal: headSeal },
    isKept: isKept ?? false,
    events: events.get(row.applicationUuid) ?? [],
    kept: kept.get(row.applicationUuid) ?? [],
    book: book.get(row.applicationUuid) ?? [],
    filed: filed.get(row.applicationUuid) ?? [],
    inquiries: inquiries.get(row.applicationUuid) ?? [],
    record: records.get(row.applicationUuid)?.record,
    file: records.get(row.applicationUuid)?.file,
  }));
}

type Of<T> = T & { readonly applicationUuid: string };

async function readHistories(tx: Tx, orgCode: string, uuids: string[]): Promise<Map<string, SealedEvent[]>> {
  return byApplication(
    await tx<Of<SealedEvent>[]>`
      select application_uuid, seq, event, by_role, by_identity, at, from_status, to_status, payload, delivery, previous_hash, hash, key_id
        from app.application_event where org_code = ${orgCode} and application_uuid = any(${uuids}::uuid[]) order by seq`,
  );
}

interface Records {
  readonly applicationUuid: string;
  readonly record: Application;
  readonly file: UnderwritingFile | undefined;
}

async function readRecords(tx: Tx, vault: Vault, orgCode: string, uuids: string[]): Promise<Map<string, Records>> {
  if (uuids.length === 0) return new Map();
  const rows = await tx<Omit<Records, 'file'>[]>`
    select uuid as application_uuid, record from app.application
     where org_code = ${orgCode} and uuid = any(${uuids}::uuid[])`;
  const found = new Map<string, Records>();
  // Sealed one by one, so they are opened one by one; only lines that have money are asked for.
  for (const row of rows) {
    const { applicationUuid } = row;
    found.set(applicationUuid, { ...row, file: await readFile(tx, vault, { orgCode, applicationUuid }) });
  }
  return found;
}

function byApplication<T extends { readonly applicationUuid: string }>(rows: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const list = found.get(row.applicationUuid);
    if (list) list.push(row);
    else found.set(row.applicationUuid, [row]);
  }
  return found;
}

export interface FileTotals {
  readonly uuid: string;
  readonly entries: number;
  readonly creditCents: number;
  readonly linked: number;
  readonly linkedCents: number;
}

/** What each file says it holds, beside the entries of the book that are in it. */
export async function readFileTotals(tx: Tx, orgCode: string): Promise<FileTotals[]> {
  return tx<FileTotals[]>`
    select f.uuid, f.entries, f.credit_cents::float8 as credit_cents, count(l.n)::int as linked,
           coalesce(sum(l.cents), 0)::float8 as linked_cents
      from app.ach_file f
      left join app.ach_entry e on e.org_code = f.org_code and e.file_uuid = f.uuid
      left join app.ledger_entry l on l.org_code = e.org_code and l.application_uuid = e.application_uuid and l.n = e.n
     where f.org_code = ${orgCode} group by f.org_code, f.uuid order by f.uuid`;
}
