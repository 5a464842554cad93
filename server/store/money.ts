/** Rows about money: the book of each line, files for the clearing house, and what the servicer is given. None is ever changed. */
import type { Entry } from '#core/payments/ledger.ts';
import type { Boarding } from '#core/servicing/boarding.ts';
import type { Queryable } from './database.ts';

interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

export interface BookedEntry extends Entry {
  readonly n: number;
  readonly at: Date;
}

export async function readBook(tx: Queryable, { orgCode, applicationUuid }: Of): Promise<BookedEntry[]> {
  return tx<BookedEntry[]>`
    select n, kind, payee, debit, credit, cents::float8 as cents, attempt, at from app.ledger_entry
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} order by n`;
}

export async function appendBook(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  entries: readonly (Entry & { readonly n: number; readonly seq: number; readonly release: string | null })[],
  now: Date,
): Promise<void> {
  for (const { n, seq, kind, payee, debit, credit, cents, attempt, release } of entries)
    await tx`
      insert into app.ledger_entry (org_code, application_uuid, n, seq, kind, payee, debit, credit, cents, attempt, release, at)
      values (${orgCode}, ${applicationUuid}, ${n}, ${seq}, ${kind}, ${payee}, ${debit}, ${credit}, ${cents}, ${attempt},
              ${release}, ${now})`;
}

/** The first one stands, no matter who makes another. */
export async function boardOnce(tx: Queryable, { orgCode, applicationUuid }: Of, record: Boarding, now: Date) {
  await tx`
    insert into app.boarding (org_code, application_uuid, record, at)
    values (${orgCode}, ${applicationUuid}, ${tx.json(record as never)}, ${now})
    on conflict (org_code, application_uuid) do nothing`;
}

export async function readBoarding(tx: Queryable, { orgCode, applicationUuid }: Of): Promise<Boarding | undefined> {
  const [row] = await tx<{ record: Boarding }[]>`
    select record from app.boarding where org_code = ${orgCode} and application_uuid = ${applicationUuid}`;
  return row?.record;
}

export interface Unfiled {
  readonly applicationUuid: string;
  readonly n: number;
  readonly payee: string;
  readonly cents: number;
  readonly attempt: number;
  /** What was approved when it was sent; null where that was before approvals were of anything in particular. */
  readonly release: string | null;
  readonly isSettled: boolean;
  /** The order says that its money goes by file, and not by a call. */
  readonly isByFile: boolean;
}

/** What was sent, has not come back and is in no file yet, oldest first; anyone else who cuts a file at this moment waits. */
export async function lockUnfiled(tx: Queryable, orgCode: string): Promise<Unfiled[]> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`ach ${orgCode}`}, 0))`;
  return tx<Unfiled[]>`
    select e.application_uuid, e.n, e.payee, e.cents::float8 as cents, e.attempt, e.release, ended.kind is not null as is_settled,
           exists (select from app.vendor_order o where o.vendor = 'payments' and o.org_code = e.org_code
                    and o.application_uuid = e.application_uuid and o.seq = e.seq and o.reference like 'nacha%') as is_by_file
      from app.unfiled_payment u
      join app.ledger_entry e on e.org_code = u.org_code and e.application_uuid = u.application_uuid and e.payee = u.payee
                             and e.sent_attempt = u.attempt
      left join app.ledger_entry ended on ended.org_code = e.org_code and ended.application_uuid = e.application_uuid
                                      and ended.payee = e.payee and ended.ended_attempt = e.attempt
     where u.org_code = ${orgCode}
     order by e.at, e.application_uuid, e.n`;
}

export interface AchFileRow {
  readonly uuid: string;
  readonly createdAt: Date;
  readonly createdOn: string;
  readonly modifier: string;
  readonly effectiveOn: string;
  readonly cutBy: string;
  readonly entries: number;
  readonly creditCents: number;
}

export async function insertAchFile(
  tx: Queryable,
  orgCode: string,
  file: AchFileRow & { readonly sealed: Buffer; readonly isByFile: boolean },
  entries: readonly (Pick<Unfiled, 'applicationUuid' | 'n' | 'payee' | 'attempt'> & { readonly trace: string })[],
): Promise<void> {
  await tx`
    insert into app.ach_file (org_code, uuid, created_at, created_on, modifier, effective_on, cut_by, entries, credit_cents, sealed, is_by_file)
    values (${orgCode}, ${file.uuid}, ${file.createdAt}, ${file.createdOn}, ${file.modifier}, ${file.effectiveOn},
            ${file.cutBy}, ${file.entries}, ${file.creditCents}, ${file.sealed}, ${file.isByFile})`;
  for (const { applicationUuid, n, payee, attempt, trace } of entries)
    await tx`
      insert into app.ach_entry (org_code, application_uuid, n, payee, attempt, file_uuid, trace)
      values (${orgCode}, ${applicationUuid}, ${n}, ${payee}, ${attempt}, ${file.uuid}, ${trace})`;
}

export async function achFiles(tx: Queryable, orgCode: string): Promise<AchFileRow[]> {
  return tx<AchFileRow[]>`
    select uuid, created_at, created_on::text, modifier, effective_on::text, cut_by, entries, credit_cents::float8 as credit_cents
      from app.ach_file where org_code = ${orgCode} order by created_at desc limit 200`;
}

export async function applicationsInFile(tx: Queryable, orgCode: string, uuid: string): Promise<string[]> {
  const rows = await tx<{ applicationUuid: string }[]>`
    select distinct application_uuid from app.ach_entry where org_code = ${orgCode} and file_uuid = ${uuid}`;
  return rows.map(({ applicationUuid }) => applicationUuid);
}

export async function sealedAchFile(tx: Queryable, orgCode: string, uuid: string): Promise<Buffer | undefined> {
  const [row] = await tx<{ sealed: Buffer }[]>`
    select sealed from app.ach_file where org_code = ${orgCode} and uuid = ${uuid}`;
  return row?.sealed;
}
