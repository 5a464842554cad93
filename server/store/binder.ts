/** Rows of app.binder and app.obligation: what is owed or wrong, by its day. Every reading is a short walk along an index. */
import type { BinderRow } from '#core/law/binder.ts';
import type { Queryable } from './database.ts';

/** Beside the application, in the transaction that writes it. */
export async function markForBinder(
  tx: Queryable,
  { orgCode, uuid }: { readonly orgCode: string; readonly uuid: string },
  version: number,
): Promise<void> {
  await tx`
    insert into app.binder (org_code, application_uuid, version) values (${orgCode}, ${uuid}, ${version})
    on conflict (org_code, application_uuid) do update set version = excluded.version`;
}

interface Deriving {
  readonly now: Date;
  /** The rules that derive now. */
  readonly rules: number;
  readonly max: number;
}

/** Those that changed, whose day has come, or that older rules derived; a few. */
export async function binderToDerive(
  tx: Queryable,
  orgCode: string,
  { now, rules, max }: Deriving,
): Promise<readonly string[]> {
  const rows = await tx<{ applicationUuid: string }[]>`
    (select application_uuid from app.binder where org_code = ${orgCode} and derived_version < version limit ${max})
    union
    (select application_uuid from app.binder where org_code = ${orgCode} and look_at <= ${now} limit ${max})
    union
    (select application_uuid from app.binder where org_code = ${orgCode} and rules < ${rules} limit ${max})
    limit ${max}`;
  return rows.map(({ applicationUuid }) => applicationUuid);
}

/** Whether no one else derives it at this moment; until the end of the transaction. The door waits for no one here. */
export async function mayDerive(tx: Queryable, orgCode: string, applicationUuid: string): Promise<boolean> {
  const [row] = await tx<{ isMine: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`binder ${orgCode} ${applicationUuid}`}, 0)) as is_mine`;
  return row?.isMine ?? false;
}

interface Derived {
  /** The application's when it was read: a change since then is derived again. */
  readonly version: number;
  readonly rules: number;
  readonly lookAt: string | null;
  readonly rows: readonly BinderRow[];
}

export async function keepBinder(tx: Queryable, orgCode: string, uuid: string, derived: Derived): Promise<void> {
  const { version, rules, lookAt, rows } = derived;
  await tx`delete from app.obligation where org_code = ${orgCode} and application_uuid = ${uuid}`;
  for (const { id, state, problem, dueAt, metAt } of rows)
    await tx`
      insert into app.obligation (org_code, application_uuid, obligation, state, problem, at, due_at, met_at)
      values (${orgCode}, ${uuid}, ${id}, ${state}, ${problem}, ${dueAt ?? metAt}, ${dueAt}, ${metAt})`;
  await tx`
    update app.binder set derived_version = ${version}, rules = ${rules}, look_at = ${lookAt}
     where org_code = ${orgCode} and application_uuid = ${uuid}`;
}

export interface OwedRow {
  readonly applicationUuid: string;
  readonly loanNumber: string;
  readonly obligation: BinderRow['id'];
  readonly state: 'due' | 'late' | 'missing' | 'broken';
  readonly problem: BinderRow['problem'];
  readonly at: Date;
  readonly dueAt: Date | null;
  readonly metAt: Date | null;
}

interface Owed {
  readonly from?: Date | undefined;
  readonly until: Date;
  readonly after?: { readonly at: string; readonly applicationUuid: string; readonly obligation: string } | undefined;
  readonly max: number;
}

/** By its day, the oldest first. */
export function listOwed(tx: Queryable, orgCode: string, { from, until, after, max }: Owed): Promise<OwedRow[]> {
  return tx<OwedRow[]>`
    select o.application_uuid, a.loan_number, o.obligation, o.state, o.problem, o.at, o.due_at, o.met_at
      from app.obligation o
      join app.application a on a.org_code = o.org_code and a.uuid = o.application_uuid
     where o.org_code = ${orgCode} and o.at < ${until}
       ${from === undefined ? tx`` : tx`and o.at >= ${from}`}
       ${
         after === undefined
           ? tx``
           : tx`and (o.at, o.application_uuid, o.obligation) > (${after.at}::timestamptz, ${after.applicationUuid}::uuid, ${after.obligation})`
       }
     order by o.at, o.application_uuid, o.obligation limit ${max}`;
}

/** How many changed and are still to be judged, counted as far as `max`. */
export async function countUnjudged(tx: Queryable, orgCode: string, max: number): Promise<number> {
  const [row] = await tx<{ found: number }[]>`
    select count(*)::integer as found from (
      select from app.binder where org_code = ${orgCode} and derived_version < version limit ${max}) x`;
  return row?.found ?? 0;
}

/** Counted as far as `max`: past it, more is all that one needs to know. */
export async function countOwed(
  tx: Queryable,
  orgCode: string,
  { from, until, max }: Omit<Owed, 'after'>,
): Promise<number> {
  const [row] = await tx<{ found: number }[]>`
    select count(*)::integer as found from (
      select from app.obligation where org_code = ${orgCode} and at < ${until}
        ${from === undefined ? tx`` : tx`and at >= ${from}`} limit ${max}) x`;
  return row?.found ?? 0;
}
