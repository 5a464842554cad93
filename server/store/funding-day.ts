/** One day of money: what the book says by account, the files that were made, and what is in none yet. */
import type { BookAccount } from '#core/payments/ledger.ts';
import type { Queryable } from './database.ts';

export interface AccountDay {
  readonly account: BookAccount;
  readonly debitCents: number;
  readonly creditCents: number;
}

/** Both sides are added up apart, so that a difference would show. */
export async function bookOfDay(tx: Queryable, orgCode: string, from: Date, until: Date): Promise<AccountDay[]> {
  return tx<AccountDay[]>`
    with day as (select debit, credit, cents from app.ledger_entry
                  where org_code = ${orgCode} and at >= ${from} and at < ${until})
    select account, coalesce(sum(debit_cents), 0)::float8 as debit_cents, coalesce(sum(credit_cents), 0)::float8 as credit_cents
      from (select debit as account, cents as debit_cents, 0 as credit_cents from day
            union all select credit, 0, cents from day) as sides
     group by account`;
}

export interface FileOfDay {
  readonly uuid: string;
  readonly modifier: string;
  readonly createdAt: Date;
  readonly effectiveOn: string;
  readonly entries: number;
  readonly creditCents: number;
  readonly bookCents: number;
  readonly settled: number;
  readonly returned: number;
  readonly atBank: 'waiting' | 'sent' | 'taken' | 'questioned' | null;
}

export async function filesOfDay(tx: Queryable, orgCode: string, day: string): Promise<FileOfDay[]> {
  return tx<FileOfDay[]>`
    select f.uuid, f.modifier, f.created_at, f.effective_on::text, f.entries, f.credit_cents::float8 as credit_cents,
           case when not f.is_by_file then null when f.question is not null then 'questioned'
                when f.acknowledged_at is not null then 'taken' when f.sent_at is not null then 'sent'
                else 'waiting' end as at_bank,
           coalesce(sum(e.cents), 0)::float8 as book_cents,
           (count(*) filter (where ended.kind = 'settled'))::int as settled,
           (count(*) filter (where ended.kind = 'returned'))::int as returned
      from app.ach_file f
      left join app.ach_entry a on a.org_code = f.org_code and a.file_uuid = f.uuid
      left join app.ledger_entry e on e.org_code = a.org_code and e.application_uuid = a.application_uuid
                                  and e.payee = a.payee and e.attempt = a.attempt and e.kind = 'sent'
      left join app.ledger_entry ended on ended.org_code = a.org_code and ended.application_uuid = a.application_uuid
                                      and ended.payee = a.payee and ended.ended_attempt = a.attempt
     where f.org_code = ${orgCode} and f.created_on = ${day}
     group by f.org_code, f.uuid order by f.created_at`;
}

/** Sent, not come back, and in no file yet: together, and the largest alone. */
export async function unfiled(tx: Queryable, orgCode: string): Promise<{ cents: number; largestCents: number }> {
  const [row] = await tx<{ cents: number; largestCents: number }[]>`
    select coalesce(sum(e.cents), 0)::float8 as cents, coalesce(max(e.cents), 0)::float8 as largest_cents
      from app.unfiled_payment u
      join app.ledger_entry e on e.org_code = u.org_code and e.application_uuid = u.application_uuid and e.payee = u.payee
                             and e.sent_attempt = u.attempt
     where u.org_code = ${orgCode}`;
  return row ?? { cents: 0, largestCents: 0 };
}
