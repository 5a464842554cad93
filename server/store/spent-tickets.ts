/** Rows of app.spent_ticket: which tickets have been shown. One that has run out needs no row, so the table stays small. */
import type { Queryable } from './database.ts';

/** True for the first to show it, false for everyone after. */
export async function spendTicket(
  tx: Queryable,
  orgCode: string,
  id: string,
  until: Date,
  now: Date,
): Promise<boolean> {
  await tx`delete from app.spent_ticket where org_code = ${orgCode} and until < ${now}`;
  const fresh = await tx`
    insert into app.spent_ticket (org_code, id, until) values (${orgCode}, ${id}, ${until})
    on conflict do nothing returning id`;
  return fresh.length > 0;
}
