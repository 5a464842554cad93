/** Rows of app.flag_version and app.flag_use: what is set for flags now and was before, and when they were last asked for. */
import type { RuleSet } from '#core/flags/rules.ts';
import type { Queryable, Sql } from './database.ts';

export interface CurrentRules {
  /** Grows with every change of any flag, and whenever an experiment is proposed, settled or stopped. */
  readonly mark: number;
  /** By key, as stored: hostile until prepared. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The experiments that run, as stored: hostile too. */
  readonly experiments: readonly unknown[];
}

/** Every version ever made counts, and every turn of an experiment, so the number says whether there is anything new. */
const marked = (sql: Queryable) => sql`
  ((select count(*) from app.flag_version)
    + (select count(*) + count(settled_at) + count(stopped_at) from app.experiment_plan))::int as mark`;

export async function readFlagMark(sql: Queryable): Promise<number> {
  const [row] = await sql<{ mark: number }[]>`select ${marked(sql)}`;
  return row?.mark ?? 0;
}

/** One statement, so that all of it is of the same moment. */
export async function readCurrentRules(sql: Queryable): Promise<CurrentRules> {
  const [row] = await sql<CurrentRules[]>`
    select ${marked(sql)},
      (select coalesce(jsonb_object_agg(flag_key, rules), '{}') from
        (select distinct on (flag_key) flag_key, rules from app.flag_version order by flag_key, version desc) v) as rules,
      (select coalesce(jsonb_agg(plan order by key), '[]') from app.experiment_plan where state = 'running') as experiments`;
  return row ?? { mark: 0, rules: {}, experiments: [] };
}

/** Calls at each change, and each time the line is there again: what was said meanwhile was missed. The answer stops it. */
export async function followFlags(sql: Sql, hear: () => void): Promise<() => Promise<void>> {
  const { unlisten } = await sql.listen('hearthline_flags', hear, hear);
  return async () => {
    await unlisten();
  };
}

/** Those not known yet are from now on. */
export async function noteAskedFlags(
  sql: Queryable,
  known: readonly string[],
  asked: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into app.flag_use (flag_key, known_since, asked_at)
    select key, ${now}, case when key = any(${[...asked]}::text[]) then ${now}::timestamptz end
      from unnest(${[...known]}::text[]) key
    on conflict (flag_key) do update set asked_at = greatest(app.flag_use.asked_at, excluded.asked_at)`;
}

interface NewVersion {
  readonly key: string;
  readonly version: number;
  readonly rules: RuleSet;
  readonly why: string;
  readonly byOrg: string;
  readonly byUuid: string;
  readonly confirmedBy?: string;
  readonly restores?: number;
}

/** Two who change the same version at once: the key lets one of them in. */
export async function insertFlagVersion(tx: Queryable, row: NewVersion, now: Date): Promise<boolean> {
  const { key, version, rules, why, byOrg, byUuid, confirmedBy = null, restores = null } = row;
  const added = await tx`
    insert into app.flag_version (flag_key, version, rules, why, by_org, by_uuid, confirmed_by, restores, at)
    values (${key}, ${version}, ${tx.json(rules as never)}, ${why}, ${byOrg}, ${byUuid}, ${confirmedBy}, ${restores}, ${now})
    on conflict (flag_key, version) do nothing`;
  return added.count === 1;
}

export interface VersionRow {
  readonly flagKey: string;
  readonly version: number;
  readonly rules: RuleSet;
  readonly why: string;
  readonly byName: string;
  readonly confirmedByName: string | null;
  readonly restores: number | null;
  readonly at: Date;
}

const versions = (tx: Queryable) => tx`
  select v.flag_key, v.version, v.rules, v.why, v.restores, v.at,
         trim(concat(p.first_name, ' ', p.last_name)) as by_name,
         case when v.confirmed_by is not null then trim(concat(c.first_name, ' ', c.last_name)) end as confirmed_by_name
    from app.flag_version v
    left join app.profile p on p.org_code = v.by_org and p.identity_uuid = v.by_uuid
    left join app.profile c on c.org_code = v.by_org and c.identity_uuid = v.confirmed_by`;

/** The version that holds, of each flag that has one. */
export function currentVersions(tx: Queryable): Promise<readonly VersionRow[]> {
  return tx<VersionRow[]>`
    select distinct on (flag_key) * from (${versions(tx)}) t order by flag_key, version desc`;
}

/** The newest first. */
export function versionsOf(tx: Queryable, key: string, max: number): Promise<readonly VersionRow[]> {
  return tx<
    VersionRow[]
  >`select * from (${versions(tx)}) t where t.flag_key = ${key} order by t.version desc limit ${max}`;
}

export async function findFlagVersion(tx: Queryable, key: string, version: number): Promise<RuleSet | undefined> {
  const [row] = await tx<{ rules: RuleSet }[]>`
    select rules from app.flag_version where flag_key = ${key} and version = ${version}`;
  return row?.rules;
}

export async function currentVersionOf(tx: Queryable, key: string): Promise<number> {
  const [row] = await tx<{ version: number }[]>`
    select coalesce(max(version), 0) as version from app.flag_version where flag_key = ${key}`;
  return row?.version ?? 0;
}

export interface UseRow {
  readonly flagKey: string;
  readonly knownSince: Date;
  readonly askedAt: Date | null;
}

export function readFlagUse(tx: Queryable): Promise<readonly UseRow[]> {
  return tx<UseRow[]>`select flag_key, known_since, asked_at from app.flag_use`;
}

export interface Reachable {
  readonly orgCode: string;
  readonly uuid: string;
  readonly identityUuid: string;
  readonly product: string;
  readonly state: string;
}

/** Applications under way, the most recent of each organization, with what a rule may ask about them. A transaction of its own. */
export function applicationsToReach(
  sql: Sql,
  orgCodes: readonly string[],
  maxEach: number,
): Promise<readonly Reachable[]> {
  return sql.begin(
    (tx) => tx<Reachable[]>`
    select org_code, uuid, identity_uuid, product, state
      from app.applications_to_reach(${[...orgCodes]}::text[], ${maxEach})`,
  ) as Promise<readonly Reachable[]>;
}
