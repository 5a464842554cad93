/** Rows of app.experiment_plan: what was proposed, what runs, what was stopped and why. */
import type { Plan } from '#core/experiments/plan.ts';
import type { Startable } from '#core/experiments/starting.ts';
import type { Queryable } from './database.ts';

export interface PlanRow {
  readonly key: string;
  readonly plan: Plan;
  readonly state: 'proposed' | 'running' | 'stopped' | 'refused';
  readonly byUuid: string;
  readonly byName: string;
  readonly proposedAt: Date;
  readonly settledByName: string | null;
  readonly settledAt: Date | null;
  readonly settledWhy: string | null;
  readonly stoppedByName: string | null;
  readonly stoppedAt: Date | null;
  readonly stoppedWhy: string | null;
}

const plans = (tx: Queryable) => tx`
  select e.key, e.plan, e.state, e.by_uuid, e.proposed_at, e.settled_at, e.settled_why, e.stopped_at, e.stopped_why,
         trim(concat(p.first_name, ' ', p.last_name)) as by_name,
         case when e.settled_by is not null then trim(concat(s.first_name, ' ', s.last_name)) end as settled_by_name,
         case when e.stopped_by is not null then trim(concat(t.first_name, ' ', t.last_name)) end as stopped_by_name
    from app.experiment_plan e
    left join app.profile p on p.org_code = e.by_org and p.identity_uuid = e.by_uuid
    left join app.profile s on s.org_code = e.by_org and s.identity_uuid = e.settled_by
    left join app.profile t on t.org_code = e.by_org and t.identity_uuid = e.stopped_by`;

/** The newest first. */
export function listPlans(tx: Queryable, max: number): Promise<readonly PlanRow[]> {
  return tx<PlanRow[]>`select * from (${plans(tx)}) e order by e.proposed_at desc, e.key limit ${max}`;
}

export async function findPlan(tx: Queryable, key: string): Promise<PlanRow | undefined> {
  const [row] = await tx<PlanRow[]>`select * from (${plans(tx)}) e where e.key = ${key}`;
  return row;
}

/** False where another has this key. */
export async function insertPlan(
  tx: Queryable,
  plan: Plan,
  by: { readonly org: string; readonly uuid: string },
  now: Date,
): Promise<boolean> {
  const added = await tx`
    insert into app.experiment_plan (key, plan, flag_key, by_org, by_uuid, proposed_at)
    values (${plan.key}, ${tx.json(plan as never)}, ${plan.flag}, ${by.org}, ${by.uuid}, ${now})
    on conflict (key) do nothing`;
  return added.count === 1;
}

/** Takes only what core has found to be startable, by that person. False where it no longer waits. */
export async function startPlan(tx: Queryable, { key, confirmedBy }: Startable, now: Date): Promise<boolean> {
  const changed = await tx`
    update app.experiment_plan set state = 'running', settled_by = ${confirmedBy}, settled_at = ${now}
     where key = ${key} and state = 'proposed'`;
  return changed.count === 1;
}

export async function refusePlan(tx: Queryable, key: string, by: string, why: string, now: Date): Promise<boolean> {
  const changed = await tx`
    update app.experiment_plan set state = 'refused', settled_by = ${by}, settled_at = ${now}, settled_why = ${why}
     where key = ${key} and state = 'proposed'`;
  return changed.count === 1;
}

/** `by` is null where a guard metric stopped it. */
export async function stopPlan(
  tx: Queryable,
  key: string,
  by: string | null,
  why: string,
  now: Date,
): Promise<boolean> {
  const changed = await tx`
    update app.experiment_plan set state = 'stopped', stopped_by = ${by}, stopped_at = ${now}, stopped_why = ${why}
     where key = ${key} and state = 'running'`;
  return changed.count === 1;
}

/** Those that run, as stored: hostile until prepared. */
export function runningPlans(sql: Queryable): Promise<readonly { readonly plan: unknown; readonly startedAt: Date }[]> {
  return sql<{ plan: unknown; startedAt: Date }[]>`
    select plan, settled_at as started_at from app.experiment_plan where state = 'running' order by key`;
}
