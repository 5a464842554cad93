/** Rows of app.claim and app.claim_word: who works on which application, and what was said when one was taken over. */
import type { Queryable } from './database.ts';

export interface ClaimRow {
  readonly holderUuid: string;
  readonly name: string;
  readonly since: Date;
  readonly givenByName: string | null;
}

interface Taking {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly holderUuid: string;
  readonly now: Date;
  /** Without activity it is over then. */
  readonly endsAt: Date;
  readonly givenBy?: string | null;
}

const nameOf = (tx: Queryable, alias: 'p' | 'g') =>
  tx`trim(concat(${tx(alias)}.first_name, ' ', ${tx(alias)}.last_name))`;

/** Who holds it; undefined where no one does, or no longer. */
export async function readClaim(
  tx: Queryable,
  { orgCode, applicationUuid, now }: Pick<Taking, 'orgCode' | 'applicationUuid' | 'now'>,
): Promise<ClaimRow | undefined> {
  const [row] = await tx<ClaimRow[]>`
    select c.holder_uuid, c.since, ${nameOf(tx, 'p')} as name,
           case when c.given_by is not null then ${nameOf(tx, 'g')} end as given_by_name
      from app.claim c
      left join app.profile p on p.org_code = c.org_code and p.identity_uuid = c.holder_uuid
      left join app.profile g on g.org_code = c.org_code and g.identity_uuid = c.given_by
     where c.org_code = ${orgCode} and c.application_uuid = ${applicationUuid} and c.ends_at > ${now}`;
  return row;
}

/** False where another holds it. One's own stays one's own since the same moment. */
export async function takeClaim(tx: Queryable, taking: Taking): Promise<boolean> {
  const { orgCode, applicationUuid, holderUuid, now, endsAt, givenBy = null } = taking;
  const rows = await tx`
    insert into app.claim as c (org_code, application_uuid, holder_uuid, since, ends_at, given_by)
    values (${orgCode}, ${applicationUuid}, ${holderUuid}, ${now}, ${endsAt}, ${givenBy})
    on conflict (org_code, application_uuid) do update
       set holder_uuid = excluded.holder_uuid,
           ends_at = case when c.holder_uuid = excluded.holder_uuid then greatest(c.ends_at, excluded.ends_at)
                          else excluded.ends_at end,
           since = case when c.holder_uuid = excluded.holder_uuid and c.ends_at > ${now} then c.since
                        else excluded.since end,
           given_by = case when c.holder_uuid = excluded.holder_uuid then c.given_by else excluded.given_by end
     where c.holder_uuid = excluded.holder_uuid or c.ends_at <= ${now}
    returning c.application_uuid`;
  return rows.length > 0;
}

/** Gives it to someone no matter who holds it now; answers who held it before. */
export async function moveClaim(tx: Queryable, taking: Taking): Promise<string | undefined> {
  const { orgCode, applicationUuid, holderUuid, now, endsAt, givenBy = null } = taking;
  const [held] = await tx<{ holderUuid: string }[]>`
    select holder_uuid from app.claim
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and ends_at > ${now} for update`;
  await tx`
    insert into app.claim (org_code, application_uuid, holder_uuid, since, ends_at, given_by)
    values (${orgCode}, ${applicationUuid}, ${holderUuid}, ${now}, ${endsAt}, ${givenBy})
    on conflict (org_code, application_uuid) do update
       set holder_uuid = excluded.holder_uuid, since = excluded.since, ends_at = excluded.ends_at,
           given_by = excluded.given_by`;
  return held?.holderUuid;
}

/** Only one's own, and only while it counts: what has ended is taken again, not kept alive. */
export async function touchClaim(tx: Queryable, taking: Omit<Taking, 'givenBy'>): Promise<void> {
  const { orgCode, applicationUuid, holderUuid, now, endsAt } = taking;
  await tx`update app.claim set ends_at = greatest(ends_at, ${endsAt})
    where org_code = ${orgCode} and application_uuid = ${applicationUuid} and holder_uuid = ${holderUuid}
      and ends_at > ${now}`;
}

export async function dropClaim(
  tx: Queryable,
  { orgCode, applicationUuid, holderUuid }: Pick<Taking, 'orgCode' | 'applicationUuid' | 'holderUuid'>,
): Promise<void> {
  await tx`delete from app.claim
    where org_code = ${orgCode} and application_uuid = ${applicationUuid} and holder_uuid = ${holderUuid}`;
}

export async function dropClaimsOf(tx: Queryable, orgCode: string, holderUuid: string): Promise<void> {
  await tx`delete from app.claim where org_code = ${orgCode} and holder_uuid = ${holderUuid}`;
}

export interface WordRow {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly byName: string;
  readonly word: string;
  readonly at: Date;
}

interface NewWord extends Pick<WordRow, 'uuid' | 'applicationUuid' | 'word' | 'at'> {
  readonly toUuid: string;
  readonly byUuid: string;
}

export async function keepWord(tx: Queryable, orgCode: string, said: NewWord): Promise<void> {
  const { uuid, applicationUuid, toUuid, byUuid, word, at } = said;
  await tx`insert into app.claim_word (org_code, uuid, application_uuid, to_uuid, by_uuid, word, at)
    values (${orgCode}, ${uuid}, ${applicationUuid}, ${toUuid}, ${byUuid}, ${word}, ${at})`;
}

/** Those this person has not seen, the oldest first. */
export async function unseenWords(tx: Queryable, orgCode: string, toUuid: string, max: number): Promise<WordRow[]> {
  return tx<WordRow[]>`
    select w.uuid, w.application_uuid, w.word, w.at, ${nameOf(tx, 'p')} as by_name
      from app.claim_word w
      left join app.profile p on p.org_code = w.org_code and p.identity_uuid = w.by_uuid
     where w.org_code = ${orgCode} and w.to_uuid = ${toUuid} and w.seen_at is null
     order by w.at, w.uuid limit ${max}`;
}

/** False where there is none to this person. */
export async function seeWord(
  tx: Queryable,
  orgCode: string,
  { uuid, toUuid, now }: { readonly uuid: string; readonly toUuid: string; readonly now: Date },
): Promise<boolean> {
  const rows = await tx`update app.claim_word set seen_at = coalesce(seen_at, ${now})
    where org_code = ${orgCode} and uuid = ${uuid} and to_uuid = ${toUuid} returning uuid`;
  return rows.length > 0;
}

export async function countHeldBy(tx: Queryable, orgCode: string, holderUuid: string, now: Date): Promise<number> {
  const [row] = await tx<{ held: number }[]>`select count(*)::integer as held from app.claim
    where org_code = ${orgCode} and holder_uuid = ${holderUuid} and ends_at > ${now}`;
  return row?.held ?? 0;
}
