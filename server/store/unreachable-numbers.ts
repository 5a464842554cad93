/** Rows of app.unreachable_number: numbers that no text arrives at, until one does or comes from there. */
import type { Queryable } from './database.ts';

/** `cannotExist`: by our own rule. `refused`: the carrier would not take it. `undelivered`: it did, and told us later. */
export type WhyUnreachable = 'cannotExist' | 'refused' | 'undelivered';

export async function markUnreachable(
  tx: Queryable,
  orgCode: string,
  phone: string,
  { why, now }: { readonly why: WhyUnreachable; readonly now: Date },
): Promise<void> {
  await tx`insert into app.unreachable_number (org_code, phone, why, since)
    values (${orgCode}, ${phone}, ${why}, ${now}) on conflict do nothing`;
}

export async function markReachable(tx: Queryable, orgCode: string, phone: string): Promise<void> {
  await tx`delete from app.unreachable_number where org_code = ${orgCode} and phone = ${phone}`;
}

export async function isUnreachable(tx: Queryable, orgCode: string, phone: string): Promise<boolean> {
  const [row] = await tx`select from app.unreachable_number where org_code = ${orgCode} and phone = ${phone}`;
  return row !== undefined;
}
