/** Whom work can be given to: people of the staff with their roles, what tells their own applications, and their load. */
import type { Known } from '#core/roles.ts';
import type { Queryable } from './database.ts';

export interface WorkerRow {
  readonly uuid: string;
  readonly roles: readonly string[];
  readonly name: string;
  readonly known: Omit<Known, 'identityUuid'>;
  /** How many cases they hold now. */
  readonly held: number;
}

/** Those who can sign in, the least busy first. */
export function listWorkers(tx: Queryable, orgCode: string, now: Date): Promise<readonly WorkerRow[]> {
  return tx<WorkerRow[]>`
    select i.uuid, i.roles, trim(concat(p.first_name, ' ', p.last_name)) as name,
           jsonb_build_object(
             'emails', jsonb_build_array(i.email) ||
               coalesce((select jsonb_agg(f.email) from app.former_email f
                          where f.org_code = i.org_code and f.identity_uuid = i.uuid), '[]'),
             'phones', coalesce(jsonb_path_query_array(p.phone_numbers, '$[*].number'), '[]')
               || to_jsonb(array_remove(array[i.phone], null)),
             'addresses', coalesce(p.addresses, '[]'),
             'ssnMark', p.ssn_mark) as known,
           (select count(*)::integer from app.claim c
             where c.org_code = i.org_code and c.holder_uuid = i.uuid and c.ends_at > ${now}) as held
      from app.identity i
      left join app.profile p on p.org_code = i.org_code and p.identity_uuid = i.uuid
     where i.org_code = ${orgCode} and i.kind = 'agent' and i.deactivated_at is null
     order by held, name, i.uuid`;
}
