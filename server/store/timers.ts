/** When applications wake by themselves. Times are the product's, so moving the clock makes timers due. */
import type { Queryable } from './database.ts';

export interface Timer {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly name: string;
  readonly setBySeq: number;
}

export interface TimerToSet {
  readonly name: string;
  readonly dueAt: string;
}

/** Sets these and drops every other timer of the application: what a status does not ask for does not ring in it. */
export async function replaceTimers(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  seq: number,
  timers: readonly TimerToSet[],
): Promise<void> {
  await tx`
    with wanted as (select * from jsonb_to_recordset(${tx.json(timers as unknown as Parameters<typeof tx.json>[0])}) as r(name text, "dueAt" timestamptz)),
         gone as (delete from app.timer t where t.org_code = ${orgCode} and t.application_uuid = ${applicationUuid}
                     and not exists (select from wanted w where w.name = t.name))
    insert into app.timer (org_code, application_uuid, name, due_at, set_by_seq)
    select ${orgCode}, ${applicationUuid}, name, "dueAt", ${seq} from wanted
    on conflict (org_code, application_uuid, name) do update set due_at = excluded.due_at, set_by_seq = excluded.set_by_seq`;
}

/** What is due by the product's clock. A timer goes when its application moves on, or when it turns out to be stale. */
export async function dueTimers(sql: Queryable, max: number): Promise<Timer[]> {
  return sql<Timer[]>`
    select org_code, application_uuid, name, set_by_seq from app.timer where due_at <= app.now() order by due_at limit ${max}`;
}

export async function dropTimer(sql: Queryable, { orgCode, applicationUuid, name, setBySeq }: Timer): Promise<void> {
  await sql`
    delete from app.timer
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and name = ${name} and set_by_seq = ${setBySeq}`;
}
