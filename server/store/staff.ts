/** Who works at an organization, with what an administrator asks about each: factors, last activity, open sessions. */
import type { Queryable } from './database.ts';
import type { StaffRow } from './identities.ts';

export interface StaffMemberRow extends StaffRow {
  readonly passkeys: number;
  readonly hasApp: boolean;
  readonly lastActiveAt: Date | null;
  readonly sessions: number;
}

/** One statement for all of them: a lender has tens, not thousands. A passkey that may have been copied is none. */
export function staffMembers(tx: Queryable, orgCode: string, now: Date): Promise<readonly StaffMemberRow[]> {
  return tx<StaffMemberRow[]>`
    select i.uuid, i.email, i.roles, i.deactivated_at, p.first_name, p.last_name, i.password_hash is not null as has_password,
           (select count(*)::int from app.passkey k
             where k.org_code = i.org_code and k.identity_uuid = i.uuid and k.cloned_at is null) as passkeys,
           exists (select from app.second_factor f
             where f.org_code = i.org_code and f.identity_uuid = i.uuid and f.confirmed_at is not null) as has_app,
           (select max(s.last_used_at) from app.session s
             where s.org_code = i.org_code and s.identity_uuid = i.uuid) as last_active_at,
           (select count(*)::int from app.session s
             where s.org_code = i.org_code and s.identity_uuid = i.uuid and s.revoked_at is null
               and s.expires_at > ${now}) as sessions
      from app.identity i join app.profile p on p.org_code = i.org_code and p.identity_uuid = i.uuid
     where i.org_code = ${orgCode} and i.kind = 'agent' order by p.first_name, p.last_name, i.email`;
}
