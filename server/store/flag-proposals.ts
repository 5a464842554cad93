/** Rows of app.flag_proposal: changes that wait for a second person, and what became of them. */
import type { RuleSet } from '#core/flags/rules.ts';
import type { Queryable } from './database.ts';

export interface ProposalRow {
  readonly uuid: string;
  readonly flagKey: string;
  readonly basedOn: number;
  readonly rules: RuleSet;
  readonly why: string;
  readonly restores: number | null;
  readonly byUuid: string;
  readonly byName: string;
  readonly at: Date;
}

interface NewProposal extends Pick<ProposalRow, 'uuid' | 'basedOn' | 'rules' | 'why' | 'restores' | 'byUuid'> {
  readonly key: string;
  readonly byOrg: string;
}

/** False where another one waits already. */
export async function insertProposal(tx: Queryable, row: NewProposal, now: Date): Promise<boolean> {
  const { uuid, key, basedOn, rules, why, restores, byOrg, byUuid } = row;
  const added = await tx`
    insert into app.flag_proposal (uuid, flag_key, based_on, rules, why, restores, by_org, by_uuid, at)
    values (${uuid}, ${key}, ${basedOn}, ${tx.json(rules as never)}, ${why}, ${restores}, ${byOrg}, ${byUuid}, ${now})
    on conflict (flag_key) where state = 'open' do nothing`;
  return added.count === 1;
}

/** Held, so that of two who settle one the second finds it settled. */
export async function holdOpenProposal(tx: Queryable, key: string, uuid: string): Promise<ProposalRow | undefined> {
  const [row] = await tx<ProposalRow[]>`
    select uuid, flag_key, based_on, rules, why, restores, by_uuid, '' as by_name, at
      from app.flag_proposal where flag_key = ${key} and uuid = ${uuid} and state = 'open' for update`;
  return row;
}

export function openProposals(tx: Queryable): Promise<readonly ProposalRow[]> {
  return tx<ProposalRow[]>`
    select q.uuid, q.flag_key, q.based_on, q.rules, q.why, q.restores, q.by_uuid, q.at,
           trim(concat(p.first_name, ' ', p.last_name)) as by_name
      from app.flag_proposal q left join app.profile p on p.org_code = q.by_org and p.identity_uuid = q.by_uuid
     where q.state = 'open' order by q.at`;
}

interface Settling {
  readonly state: 'confirmed' | 'refused' | 'withdrawn';
  readonly by: string;
  readonly why: string | null;
}

export async function settleProposal(
  tx: Queryable,
  uuid: string,
  { state, by, why }: Settling,
  now: Date,
): Promise<void> {
  await tx`update app.flag_proposal set state = ${state}, settled_by = ${by}, settled_at = ${now}, settled_why = ${why}
    where uuid = ${uuid}`;
}

export interface RefusedRow {
  readonly why: string;
  readonly byName: string;
  readonly at: Date;
  readonly state: 'refused' | 'withdrawn';
  readonly settledByName: string;
  readonly settledAt: Date;
  readonly settledWhy: string | null;
}

/** What was asked for and did not come to be. */
export function refusedProposals(tx: Queryable, key: string, max: number): Promise<readonly RefusedRow[]> {
  return tx<RefusedRow[]>`
    select q.why, q.at, q.state, q.settled_at, q.settled_why,
           trim(concat(p.first_name, ' ', p.last_name)) as by_name,
           trim(concat(s.first_name, ' ', s.last_name)) as settled_by_name
      from app.flag_proposal q
      left join app.profile p on p.org_code = q.by_org and p.identity_uuid = q.by_uuid
      left join app.profile s on s.org_code = q.by_org and s.identity_uuid = q.settled_by
     where q.flag_key = ${key} and q.state in ('refused', 'withdrawn') order by q.settled_at desc limit ${max}`;
}
