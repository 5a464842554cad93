/** Rows of app.unreachable_address: addresses that mail bounced from. */
import type { Queryable } from './database.ts';

const keptDays = 30;

export async function noteBounce(tx: Queryable, orgCode: string, email: string, now: Date): Promise<void> {
  await tx`insert into app.unreachable_address (org_code, email, since) values (${orgCode}, ${email.toLowerCase()}, ${now})
    on conflict (org_code, email) do update set since = excluded.since`;
}

/** A mailbox may be opened again: after a month it is tried. */
export async function hasBounced(tx: Queryable, orgCode: string, email: string, now: Date): Promise<boolean> {
  const [row] =
    await tx`select from app.unreachable_address where org_code = ${orgCode} and email = ${email.toLowerCase()}
    and since > ${now}::timestamptz - make_interval(days => ${keptDays})`;
  return row !== undefined;
}

/** Those of these people whose mail comes back. */
export async function bouncedAmong(
  tx: Queryable,
  orgCode: string,
  identities: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx<{ uuid: string }[]>`
    select i.uuid from app.identity i
      join app.unreachable_address a on a.org_code = i.org_code and a.email = lower(i.email)
     where i.org_code = ${orgCode} and i.uuid = any(${identities as string[]})
       and a.since > ${now}::timestamptz - make_interval(days => ${keptDays})`;
  return new Set(rows.map(({ uuid }) => uuid));
}

export async function forgetOldBounces(tx: Queryable, orgCode: string, now: Date): Promise<number> {
  const gone = await tx`delete from app.unreachable_address
    where org_code = ${orgCode} and since <= ${now}::timestamptz - make_interval(days => ${keptDays})`;
  return gone.count;
}
