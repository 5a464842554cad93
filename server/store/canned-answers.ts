/** Rows of app.canned_answer: one's own and the team's. */
import type { Queryable } from './database.ts';

export interface AnswerRow {
  readonly uuid: string;
  /** Null: the team's. */
  readonly ownerUuid: string | null;
  readonly title: string;
  readonly text: string;
  readonly version: number;
  readonly changedAt: Date;
  readonly changedByName: string;
}

const columns = (tx: Queryable) => tx`a.uuid, a.owner_uuid, a.title, a.text, a.version, a.changed_at,
  trim(concat(p.first_name, ' ', p.last_name)) as changed_by_name`;
const from = (tx: Queryable) => tx`app.canned_answer a
  left join app.profile p on p.org_code = a.org_code and p.identity_uuid = a.changed_by`;

/** The team's and this person's own; never those of a colleague. */
export function listAnswers(tx: Queryable, orgCode: string, me: string): Promise<readonly AnswerRow[]> {
  return tx<AnswerRow[]>`select ${columns(tx)} from ${from(tx)}
    where a.org_code = ${orgCode} and (a.owner_uuid is null or a.owner_uuid = ${me})
    order by lower(a.title), a.uuid`;
}

/** Held until the transaction is over. */
export async function holdAnswer(tx: Queryable, orgCode: string, uuid: string): Promise<AnswerRow | undefined> {
  const [row] = await tx<AnswerRow[]>`select ${columns(tx)} from ${from(tx)}
    where a.org_code = ${orgCode} and a.uuid = ${uuid} for update of a`;
  return row;
}

export async function countAnswers(tx: Queryable, orgCode: string, ownerUuid: string | null): Promise<number> {
  const [row] = await tx<{ count: number }[]>`select count(*)::integer as count from app.canned_answer
    where org_code = ${orgCode} and owner_uuid is not distinct from ${ownerUuid}`;
  return row?.count ?? 0;
}

interface Kept {
  readonly uuid: string;
  readonly title: string;
  readonly text: string;
  readonly by: string;
}

export async function insertAnswer(
  tx: Queryable,
  orgCode: string,
  { uuid, ownerUuid, title, text, by }: Kept & Pick<AnswerRow, 'ownerUuid'>,
  now: Date,
): Promise<void> {
  await tx`insert into app.canned_answer (org_code, uuid, owner_uuid, title, text, changed_by, changed_at)
    values (${orgCode}, ${uuid}, ${ownerUuid}, ${title}, ${text}, ${by}, ${now})`;
}

export async function updateAnswer(
  tx: Queryable,
  orgCode: string,
  { uuid, title, text, by }: Kept,
  now: Date,
): Promise<void> {
  await tx`update app.canned_answer
    set title = ${title}, text = ${text}, version = version + 1, changed_by = ${by}, changed_at = ${now}
    where org_code = ${orgCode} and uuid = ${uuid}`;
}

export async function deleteAnswer(tx: Queryable, orgCode: string, uuid: string): Promise<void> {
  await tx`delete from app.canned_answer where org_code = ${orgCode} and uuid = ${uuid}`;
}
