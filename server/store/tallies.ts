/** Counts that outlive a process: a worker counts, and the process that is asked for its metrics reads. */
import type { Queryable } from './database.ts';

export interface Tally {
  readonly name: string;
  readonly label: string;
  readonly count: number;
}

/** Adds to each; of one name and label there may be one only. */
export async function addToTallies(sql: Queryable, tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return;
  // In one order, so that two who count the same things never wait for each other in a circle.
  const sorted = tallies.toSorted((one, other) =>
    `${one.name} ${one.label}`.localeCompare(`${other.name} ${other.label}`),
  );
  await sql`
    insert into app.tally (name, label, count)
    select * from unnest(${sorted.map(({ name }) => name)}::text[], ${sorted.map(({ label }) => label)}::text[],
                         ${sorted.map(({ count }) => count)}::bigint[])
    on conflict (name, label) do update set count = app.tally.count + excluded.count`;
}

export async function readTallies(sql: Queryable, name: string): Promise<Tally[]> {
  return sql<Tally[]>`select name, label, count::int as count from app.tally where name = ${name} order by label`;
}
