/** Rows of app.shredded: whose data keys were destroyed. What they sealed is noise from then on, wherever it lies. */
import type { Queryable } from './database.ts';

interface Shredding {
  readonly orgCode: string;
  readonly subject: string;
  readonly byName: string;
  readonly why: string;
}

/** How many data keys are gone; undefined when it was done before. */
export async function shredSubject(tx: Queryable, one: Shredding, now: Date): Promise<number | undefined> {
  const { orgCode, subject, byName, why } = one;
  const rows = await tx`
    insert into app.shredded (org_code, subject, at, by_name, why) values (${orgCode}, ${subject}, ${now}, ${byName}, ${why})
    on conflict do nothing returning subject`;
  if (rows.length === 0) return undefined;
  const gone = await tx`delete from app.data_key where org_code = ${orgCode} and subject = ${subject} returning key_id`;
  return gone.length;
}

export async function isShredded(tx: Queryable, orgCode: string, subject: string): Promise<boolean> {
  const [row] = await tx`select from app.shredded where org_code = ${orgCode} and subject = ${subject}`;
  return row !== undefined;
}
