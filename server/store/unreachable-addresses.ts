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

export async function forgetOldBounces(tx: Queryable, orgCode: string, now: Date): Promise<number> {
  const gone = await tx`delete from app.unreachable_address
    where org_code = ${orgCode} and since <= ${now}::timestamptz - make_interval(days => ${keptDays})`;
  return gone.count;
}
