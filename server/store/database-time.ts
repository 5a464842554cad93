import type { Sql } from './database.ts';

/** The real time, not the product's: a clock that was moved in the workshop is no skew. */
export const databaseTime = (sql: Sql) => async (): Promise<number> => {
  const [row] = await sql<{ ms: number }[]>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`;
  return row?.ms ?? Number.NaN;
};
