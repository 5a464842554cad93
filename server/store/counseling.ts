/** The lists of housing counseling agencies that we have taken. Only added to. */
import { createHash } from 'node:crypto';
import type { Agencies } from '#core/law/counseling.ts';
import type { Queryable } from './database.ts';

export async function readNewestAgencies(sql: Queryable): Promise<Agencies | undefined> {
  const [row] = await sql<Agencies[]>`
    select to_char(taken_on, 'YYYY-MM-DD') as taken_on, is_sample, agencies from app.counseling_list
    order by taken_on desc, taken_at desc limit 1`;
  return row;
}

/** Whether it was new. The same list of the same day is taken once, by whichever worker comes first. */
export async function addAgencies(sql: Queryable, { takenOn, isSample, agencies }: Agencies): Promise<boolean> {
  const sha256 = createHash('sha256').update(JSON.stringify(agencies)).digest();
  const rows = await sql`
    insert into app.counseling_list (taken_on, is_sample, agencies, sha256)
    values (${takenOn}, ${isSample}, ${sql.json(agencies)}, ${sha256}) on conflict do nothing returning taken_on`;
  return rows.length > 0;
}
