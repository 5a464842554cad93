/** Rows of app.message_choice: how someone wants to hear of what they may choose; absent until they say so. */
import type { Queryable } from './database.ts';

interface ChoiceRow {
  readonly isEmailOn: boolean;
  readonly phone: string | null;
  readonly stoppedAt: Date | null;
  readonly isUnreachable: boolean;
}

export async function readChoice(tx: Queryable, orgCode: string, identityUuid: string): Promise<ChoiceRow> {
  const [row] = await tx<ChoiceRow[]>`
    select coalesce(c.is_email_on, true) as is_email_on, m.phone, s.stopped_at, u.phone is not null as is_unreachable
      from (select) one
      left join app.message_choice c on c.org_code = ${orgCode} and c.identity_uuid = ${identityUuid}
      left join lateral (select n ->> 'number' as phone from app.profile p, jsonb_array_elements(p.phone_numbers) n
                          where p.org_code = ${orgCode} and p.identity_uuid = ${identityUuid} and n ->> 'type' = 'MOBILE'
                          limit 1) m on true
      left join app.text_stop s on s.org_code = ${orgCode} and s.phone = m.phone
      left join app.unreachable_number u on u.org_code = ${orgCode} and u.phone = m.phone`;
  return row ?? { isEmailOn: true, phone: null, stoppedAt: null, isUnreachable: false };
}

export async function saveChoice(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  isEmailOn: boolean,
  now: Date,
): Promise<void> {
  await tx`insert into app.message_choice (org_code, identity_uuid, is_email_on, changed_at)
    values (${orgCode}, ${identityUuid}, ${isEmailOn}, ${now})
    on conflict (org_code, identity_uuid) do update set is_email_on = excluded.is_email_on, changed_at = excluded.changed_at`;
}
