/** What only the workshop asks of the database: the product's clock, and the newest applications of an organization. */
import type { Application } from '#core/application/application.ts';
import type { Queryable } from './database.ts';

export interface ClockReading {
  readonly now: Date;
  /** How far the product's clock is ahead of real time. */
  readonly aheadS: number;
}

export async function readClock(sql: Queryable): Promise<ClockReading> {
  const [row] = await sql<ClockReading[]>`
    select app.now() as now, extract(epoch from offset_by)::float8 as ahead_s from app.clock`;
  return row ?? { now: new Date(Number.NaN), aheadS: 0 };
}

/** The moment that lies so far ahead; the duration is written as ISO 8601 has it, which PostgreSQL reads. */
export async function momentAfter(sql: Queryable, duration: string): Promise<Date> {
  const [row] = await sql<{ moment: Date }[]>`select app.now() + ${duration}::interval as moment`;
  return row?.moment ?? new Date(Number.NaN);
}

/** Never back: time that has passed stays passed. */
export async function moveClock(sql: Queryable, to: Date): Promise<void> {
  await sql`update app.clock set offset_by = greatest(offset_by, ${to}::timestamptz - now())`;
}

/** When the next timer rings that is not due yet, if that is no later than this. */
export async function nextRing(sql: Queryable, until: Date): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date | null }[]>`
    select min(due_at) as at from app.timer where due_at > app.now() and due_at <= ${until}`;
  return row?.at ?? undefined;
}

export async function newestApplications(tx: Queryable, orgCode: string, max: number): Promise<Application[]> {
  const rows = await tx<{ record: Application }[]>`
    select record from app.application where org_code = ${orgCode} order by created_at desc limit ${max}`;
  return rows.map(({ record }) => record);
}
