/** Rows of app.work_view: ways of looking at the lists, one's own and the team's. */
import type { Queryable } from './database.ts';

export interface ViewRow {
  readonly uuid: string;
  /** Null: the team's. */
  readonly ownerUuid: string | null;
  readonly name: string;
  readonly shown: unknown;
  readonly madeBy: string;
}

export function listViews(tx: Queryable, orgCode: string, me: string): Promise<readonly ViewRow[]> {
  return tx<ViewRow[]>`select uuid, owner_uuid, name, shown, made_by from app.work_view
    where org_code = ${orgCode} and (owner_uuid is null or owner_uuid = ${me})
    order by owner_uuid is null, lower(name), uuid`;
}

export async function countViews(tx: Queryable, orgCode: string, ownerUuid: string | null): Promise<number> {
  const [row] = await tx<{ count: number }[]>`select count(*)::integer as count from app.work_view
    where org_code = ${orgCode} and owner_uuid is not distinct from ${ownerUuid}`;
  return row?.count ?? 0;
}

/** Under the same name, the one before is replaced: by its owner, or, of the team's, by the person who made it. */
export async function keepView(tx: Queryable, orgCode: string, view: ViewRow, now: Date): Promise<ViewRow | undefined> {
  const { uuid, ownerUuid, name, shown, madeBy } = view;
  const [row] = await tx<ViewRow[]>`
    insert into app.work_view as v (org_code, uuid, owner_uuid, name, shown, made_by, changed_at)
    values (${orgCode}, ${uuid}, ${ownerUuid}, ${name}, ${tx.json(shown as never)}, ${madeBy}, ${now})
    on conflict (org_code, coalesce(owner_uuid, '00000000-0000-0000-0000-000000000000'), lower(name)) do update
       set name = excluded.name, shown = excluded.shown, changed_at = excluded.changed_at
     where v.made_by = excluded.made_by
    returning v.uuid, v.owner_uuid, v.name, v.shown, v.made_by`;
  return row;
}

/** False where there is none that this person made. */
export async function dropView(tx: Queryable, orgCode: string, uuid: string, madeBy: string): Promise<boolean> {
  const rows = await tx`delete from app.work_view
    where org_code = ${orgCode} and uuid = ${uuid} and made_by = ${madeBy} returning uuid`;
  return rows.length > 0;
}
