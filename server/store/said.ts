/**
 * What people told us, out of the two tables it lies in, with how far our people are with it and whether the words may be
 * used in marketing; and the rows that say what was done about it.
 */
import type { InboxQuery, SaidKind, SaidStatus } from '#core/support/inbox.ts';
import type { LeaveSurvey } from '#core/support/leave-survey.ts';
import type { Queryable } from './database.ts';

export interface SaidRow {
  readonly uuid: string;
  readonly kind: SaidKind;
  readonly identityUuid: string;
  readonly applicationUuid: string | null;
  readonly topic: string;
  readonly message: string;
  /** Null where it was not asked. */
  readonly isConsentGiven: boolean | null;
  readonly place: string;
  readonly createdAt: Date;
  readonly status: SaidStatus;
  readonly ownerUuid: string | null;
  readonly ownerName: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The first withdrawal after it was said. */
  readonly withdrawnAt: Date | null;
}

export interface SaidAct {
  readonly act: 'status' | 'owner' | 'reply';
  readonly detail: string;
  readonly byName: string;
  readonly at: Date;
}

export interface Withdrawal {
  readonly withdrawnAt: Date;
  readonly isByPerson: boolean;
  readonly byName: string;
  readonly why: string;
}

interface NewSurvey {
  readonly orgCode: string;
  readonly uuid: string;
  readonly identityUuid: string;
  readonly said: LeaveSurvey;
}

export async function insertLeaveSurvey(tx: Queryable, survey: NewSurvey, now: Date): Promise<void> {
  const { orgCode, uuid, identityUuid, said } = survey;
  const { applicationUuid, reason, comment, screen, leaving } = said;
  await tx`insert into app.leave_survey (org_code, uuid, identity_uuid, application_uuid, reason, comment, screen, leaving, created_at)
    values (${orgCode}, ${uuid}, ${identityUuid}, ${applicationUuid}, ${reason}, ${comment}, ${screen}, ${leaving}, ${now})`;
}

const said = (tx: Queryable, orgCode: string) => tx`
  select s.*, coalesce(h.status, 'new') as status, h.owner_uuid,
         nullif(trim(concat(op.first_name, ' ', op.last_name)), '') as owner_name,
         p.first_name, p.last_name, i.email,
         (select min(w.withdrawn_at) from app.consent_withdrawal w
           where w.org_code = ${orgCode} and w.identity_uuid = s.identity_uuid and w.withdrawn_at >= s.created_at) as withdrawn_at
    from (select uuid, 'feedback' as kind, identity_uuid, application_uuid, topic, message,
                 has_marketing_consent as is_consent_given, page_path as place, created_at
            from app.feedback where org_code = ${orgCode}
           union all
          select uuid, 'leaveSurvey', identity_uuid, application_uuid, reason, comment, null, screen, created_at
            from app.leave_survey where org_code = ${orgCode}) s
    join app.identity i on i.org_code = ${orgCode} and i.uuid = s.identity_uuid
    join app.profile p on p.org_code = ${orgCode} and p.identity_uuid = s.identity_uuid
    left join app.said_handling h on h.org_code = ${orgCode} and h.said_uuid = s.uuid
    left join app.profile op on op.org_code = ${orgCode} and op.identity_uuid = h.owner_uuid`;

interface Page extends InboxQuery {
  readonly me: string;
  readonly max: number;
}

/** The newest first; `after` is the place of the last one of the page before. */
export function listSaid(tx: Queryable, orgCode: string, page: Page): Promise<readonly SaidRow[]> {
  const { kind = null, status = null, owner = null, consent = null, search = '', after, me, max } = page;
  const [afterAt = null, afterUuid = null] = after?.split('_') ?? [];
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return tx<SaidRow[]>`
    select * from (${said(tx, orgCode)}) t
     where (${kind}::text is null or t.kind = ${kind}::text)
       and (${status}::text is null or t.status = ${status}::text)
       and (${owner}::text is null or (${owner}::text = 'none' and t.owner_uuid is null)
            or (${owner}::text = 'mine' and t.owner_uuid = ${me}))
       and (${consent}::text is null
            or (${consent}::text = 'refused' and not t.is_consent_given)
            or (${consent}::text = 'given' and t.is_consent_given and t.withdrawn_at is null)
            or (${consent}::text = 'withdrawn' and t.is_consent_given and t.withdrawn_at is not null))
       and (${search === ''} or t.message ilike ${pattern} or t.email ilike ${pattern}
            or concat(t.first_name, ' ', t.last_name) ilike ${pattern})
       and (${afterAt}::timestamptz is null or (t.created_at, t.uuid) < (${afterAt}::timestamptz, ${afterUuid}::uuid))
     order by t.created_at desc, t.uuid desc limit ${max}`;
}

export async function findSaid(tx: Queryable, orgCode: string, uuid: string): Promise<SaidRow | undefined> {
  const [row] = await tx<SaidRow[]>`select * from (${said(tx, orgCode)}) t where t.uuid = ${uuid}`;
  return row;
}

interface HandlingRow {
  readonly status: SaidStatus;
  readonly ownerUuid: string | null;
}

/** Makes it and holds it: two people who handle the same thing wait for each other. */
export async function holdHandling(tx: Queryable, orgCode: string, uuid: string, now: Date): Promise<HandlingRow> {
  await tx`insert into app.said_handling (org_code, said_uuid, status, updated_at) values (${orgCode}, ${uuid}, 'new', ${now})
    on conflict do nothing`;
  const [row] = await tx<HandlingRow[]>`select status, owner_uuid from app.said_handling
    where org_code = ${orgCode} and said_uuid = ${uuid} for update`;
  return row ?? { status: 'new', ownerUuid: null };
}

export async function saveHandling(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  { status, ownerUuid }: HandlingRow,
  now: Date,
): Promise<void> {
  await tx`update app.said_handling set status = ${status}, owner_uuid = ${ownerUuid}, updated_at = ${now}
    where org_code = ${orgCode} and said_uuid = ${uuid}`;
}

interface NewAct extends Pick<SaidAct, 'act' | 'detail' | 'at'> {
  readonly uuid: string;
  readonly by: string;
}

export async function insertAct(tx: Queryable, orgCode: string, { uuid, act, detail, by, at }: NewAct): Promise<void> {
  await tx`insert into app.said_act (org_code, said_uuid, act, detail, by_uuid, at)
    values (${orgCode}, ${uuid}, ${act}, ${detail}, ${by}, ${at})`;
}

export function actsOn(tx: Queryable, orgCode: string, uuid: string): Promise<readonly SaidAct[]> {
  return tx<SaidAct[]>`
    select a.act, a.detail, a.at, trim(concat(p.first_name, ' ', p.last_name)) as by_name
      from app.said_act a left join app.profile p on p.org_code = a.org_code and p.identity_uuid = a.by_uuid
     where a.org_code = ${orgCode} and a.said_uuid = ${uuid} order by a.id`;
}

interface NewWithdrawal {
  readonly uuid: string;
  readonly identityUuid: string;
  readonly by: string;
  readonly why: string;
}

export async function insertWithdrawal(tx: Queryable, orgCode: string, row: NewWithdrawal, now: Date): Promise<void> {
  await tx`insert into app.consent_withdrawal (org_code, uuid, identity_uuid, withdrawn_at, by_uuid, why)
    values (${orgCode}, ${row.uuid}, ${row.identityUuid}, ${now}, ${row.by}, ${row.why})`;
}

export function withdrawalsOf(tx: Queryable, orgCode: string, identityUuid: string): Promise<readonly Withdrawal[]> {
  return tx<Withdrawal[]>`
    select w.withdrawn_at, w.by_uuid = w.identity_uuid as is_by_person, w.why,
           trim(concat(p.first_name, ' ', p.last_name)) as by_name
      from app.consent_withdrawal w left join app.profile p on p.org_code = w.org_code and p.identity_uuid = w.by_uuid
     where w.org_code = ${orgCode} and w.identity_uuid = ${identityUuid} order by w.withdrawn_at`;
}

/** When someone last said yes to their words being used, unless that yes is withdrawn. */
export async function standingConsent(tx: Queryable, orgCode: string, identityUuid: string): Promise<Date | undefined> {
  const [row] = await tx<{ givenAt: Date | null }[]>`
    select max(f.created_at) as given_at from app.feedback f
     where f.org_code = ${orgCode} and f.identity_uuid = ${identityUuid} and f.has_marketing_consent
       and not exists (select from app.consent_withdrawal w where w.org_code = ${orgCode}
                          and w.identity_uuid = ${identityUuid} and w.withdrawn_at >= f.created_at)`;
  return row?.givenAt ?? undefined;
}
