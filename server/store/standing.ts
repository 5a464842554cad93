/** How someone wants to be reached, and how much they were sent lately: read together, just before a message goes. */
import type { Queryable } from './database.ts';

interface About {
  readonly uuid: string;
  readonly channel: 'email' | 'sms';
  readonly recipient: string | null;
  readonly applicationUuid: string | null;
  readonly toIdentity: string | null;
}

interface StandingRow {
  readonly isEmailOn: boolean;
  readonly phone: string | null;
  readonly agreedPhone: string | null;
  readonly isStopped: boolean;
  readonly isUnreachable: boolean;
  /** Where they live and where the home is that it is about. */
  readonly places: readonly { readonly state: string; readonly timeZone?: string | null }[];
  readonly sentAt: readonly Date[];
}

/** Of two that are about to go to one person, the second decides when it knows what became of the first. */
export async function holdReader(tx: Queryable, orgCode: string, identityUuid: string): Promise<void> {
  await tx`select from app.identity where org_code = ${orgCode} and uuid = ${identityUuid} for no key update`;
}

/** A message about an account has a number and no one behind it: of them only a STOP is known. */
export async function readStanding(
  tx: Queryable,
  orgCode: string,
  { uuid, channel, recipient, applicationUuid, toIdentity }: About,
  now: Date,
): Promise<StandingRow> {
  const [row] = await tx<(Omit<StandingRow, 'sentAt'> & { sent: Date[] | null })[]>`
    with person as (
      select (select p ->> 'number' from jsonb_array_elements(phone_numbers) p where p ->> 'type' = 'MOBILE' limit 1) as phone,
             (select jsonb_agg(jsonb_build_object('state', a ->> 'state')) from jsonb_array_elements(addresses) a) as places
        from app.profile where org_code = ${orgCode} and identity_uuid = ${toIdentity}
    ), home as (
      select record #>> '{property,address,state}' as state, record #>> '{property,timeZone}' as time_zone
        from app.application where org_code = ${orgCode} and uuid = ${applicationUuid}
    ), answer as (
      select c.choice, c.phone from app.consent c
        join app.consent_prompt p on p.org_code = c.org_code and p.uuid = c.prompt_uuid
       where c.org_code = ${orgCode} and c.identity_uuid = ${toIdentity} and p.type = 'SMS_TRANSACTIONAL'
       order by c.id desc limit 1
    )
    select coalesce((select is_email_on from app.message_choice
                      where org_code = ${orgCode} and identity_uuid = ${toIdentity}), true) as is_email_on,
           (select phone from person) as phone,
           (select phone from answer where choice = 'OPT_IN') as agreed_phone,
           exists (select from app.text_stop where org_code = ${orgCode}
                    and phone = coalesce(${recipient}, (select phone from person))) as is_stopped,
           exists (select from app.unreachable_number where org_code = ${orgCode}
                    and phone = coalesce(${recipient}, (select phone from person))) as is_unreachable,
           coalesce((select places from person), '[]')
             || coalesce((select jsonb_agg(jsonb_build_object('state', state, 'timeZone', time_zone)) from home), '[]') as places,
           (select array_agg(at) from (
              select sent_at as at from app.letter
               where org_code = ${orgCode} and to_identity = ${toIdentity} and channel = ${channel}
                 and sent_at > ${now}::timestamptz - interval '7 days' and not is_refused
              union all
              select leave_at from app.message
               where org_code = ${orgCode} and to_identity = ${toIdentity} and channel = ${channel}
                 and uuid <> ${uuid} and leave_at is not null and given_up_at is null) gone) as sent`;
  if (!row) throw new Error('A select without a from has one row.');
  const { sent, ...standing } = row;
  return { ...standing, sentAt: sent ?? [] };
}
