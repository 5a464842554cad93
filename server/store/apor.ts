/** The weeks of average prime offer rates that we have taken. Only added to. */
import { createHash } from 'node:crypto';
import type { Apor } from '#core/law/apor.ts';
import type { Queryable } from './database.ts';

/** As many as are needed for any day that a rate may be set on, and some to look back at. */
const readMax = 60;

/** The newest of each week, which a correction may have published twice. */
export async function readAporWeeks(sql: Queryable): Promise<readonly Apor[]> {
  return sql<Apor[]>`
    select to_char(as_of, 'YYYY-MM-DD') as as_of, bps_by_term as bps_by_term_years from (
      select distinct on (as_of) as_of, bps_by_term, taken_at from app.apor_week order by as_of desc, taken_at desc
    ) newest order by as_of desc limit ${readMax}`;
}

/** How many were new. The same week with the same figures is taken once, by whichever worker comes first. */
export async function addAporWeeks(sql: Queryable, weeks: readonly Apor[]): Promise<number> {
  let added = 0;
  for (const { asOf, bpsByTermYears } of weeks) {
    const sha256 = createHash('sha256').update(JSON.stringify(bpsByTermYears)).digest();
    const rows = await sql`
      insert into app.apor_week (as_of, bps_by_term, sha256)
      values (${asOf}, ${sql.json(bpsByTermYears)}, ${sha256}) on conflict do nothing returning as_of`;
    added += rows.length;
  }
  return added;
}
