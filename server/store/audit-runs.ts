/** What each walk through the book found: written by the person who walked, read by anyone who is asked how we are doing. */
import type { Queryable } from './database.ts';

const keptDays = 90;

export interface AuditResult {
  readonly checked: Readonly<Record<string, number>>;
  readonly faults: Readonly<Record<string, number>>;
  /** Histories from before the key whose end is not sealed yet. */
  readonly notAnchored: number;
}

/** The run's number, or undefined when another process has taken this hour. */
export async function beginHourlyRun(app: Queryable): Promise<number | undefined> {
  await app`delete from app.audit_run where started_at < now() - make_interval(days => ${keptDays})`;
  const [row] = await app<{ id: number }[]>`
    insert into app.audit_run (hour) values (date_trunc('hour', now())) on conflict (hour) do nothing
    returning id::float8 as id`;
  return row?.id;
}

export async function beginRun(app: Queryable): Promise<number> {
  const [row] = await app<{ id: number }[]>`insert into app.audit_run default values returning id::float8 as id`;
  return row?.id ?? 0;
}

/** Someone else may take its hour. */
export async function giveUpRun(app: Queryable, id: number): Promise<void> {
  await app`delete from app.audit_run where id = ${id} and ended_at is null`;
}

export async function endRun(app: Queryable, id: number, result: AuditResult): Promise<void> {
  await app`
    update app.audit_run set ended_at = now(), result = ${app.json(result as unknown as Parameters<typeof app.json>[0])}
     where id = ${id}`;
}

export async function lastRun(app: Queryable): Promise<(AuditResult & { readonly endedAt: Date }) | undefined> {
  const [row] = await app<{ result: AuditResult; endedAt: Date }[]>`
    select result, ended_at from app.audit_run where ended_at is not null order by ended_at desc limit 1`;
  return row && { ...row.result, endedAt: row.endedAt };
}
