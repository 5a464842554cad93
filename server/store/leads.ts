/**
 * Rows of how people come to us. A person's data is sealed under one data key per organization; secrets that lead to it
 * (offer codes, links, cookies) arrive here as hashes.
 */
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

export interface OriginatorRow {
  readonly uuid: string;
  readonly identityUuid: string | null;
  readonly originatorName: string | null;
  readonly brokerName: string | null;
  readonly avatarUri: string | null;
  readonly email: string;
  readonly phoneNumber: string;
  readonly nmls: string;
  readonly enforcesLicensedStates: boolean;
  readonly licensedStates: readonly string[];
}

/** Whatever a lead knows of a person; what is in it is the leads module's concern. */
export type LeadPerson = Readonly<Record<string, unknown>>;

export async function saveOriginator(tx: Queryable, orgCode: string, row: OriginatorRow): Promise<void> {
  const { uuid, identityUuid, originatorName, brokerName, avatarUri, email, phoneNumber, nmls } = row;
  await tx`insert into app.originator (org_code, uuid, identity_uuid, originator_name, broker_name, avatar_uri, email, phone_number,
      nmls, enforces_licensed_states, licensed_states)
    values (${orgCode}, ${uuid}, ${identityUuid}, ${originatorName}, ${brokerName}, ${avatarUri}, ${email}, ${phoneNumber},
      ${nmls}, ${row.enforcesLicensedStates}, ${row.licensedStates as string[]})
    on conflict (org_code, uuid) do update set identity_uuid = coalesce(excluded.identity_uuid, app.originator.identity_uuid),
      originator_name = excluded.originator_name, broker_name = excluded.broker_name, avatar_uri = excluded.avatar_uri,
      email = excluded.email, phone_number = excluded.phone_number, nmls = excluded.nmls,
      enforces_licensed_states = excluded.enforces_licensed_states, licensed_states = excluded.licensed_states`;
}

export async function findOriginator(
  tx: Queryable,
  orgCode: string,
  by: { readonly uuid: string } | { readonly identityUuid: string },
): Promise<OriginatorRow | undefined> {
  const key = 'uuid' in by ? tx`uuid = ${by.uuid}` : tx`identity_uuid = ${by.identityUuid}`;
  const [row] = await tx<
    OriginatorRow[]
  >`select uuid, identity_uuid, originator_name, broker_name, avatar_uri, email, phone_number,
      nmls, enforces_licensed_states, licensed_states
    from app.originator where org_code = ${orgCode} and ${key}`;
  return row;
}

export interface ReferralRow {
  readonly uuid: string;
  readonly originatorUuid: string;
  readonly status: 'SENT' | 'STARTED';
  readonly expiresAt: Date;
}

export async function insertReferral(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  referral: Omit<ReferralRow, 'status'> & { readonly person: LeadPerson },
  now: Date,
): Promise<void> {
  const { uuid, originatorUuid, person, expiresAt } = referral;
  const sealed = await sealPerson(vault, tx, orgCode, 'referral', person);
  await tx`insert into app.referral (org_code, uuid, originator_uuid, status, person_sealed, created_at, expires_at)
    values (${orgCode}, ${uuid}, ${originatorUuid}, 'SENT', ${sealed}, ${now}, ${expiresAt})
    on conflict (org_code, uuid) do update set expires_at = excluded.expires_at`;
}

export async function findReferral(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  uuid: string,
  now: Date,
): Promise<(ReferralRow & { readonly person: LeadPerson }) | undefined> {
  const [row] = await tx<(ReferralRow & { personSealed: Buffer })[]>`
    select uuid, originator_uuid, status, expires_at, person_sealed from app.referral
     where org_code = ${orgCode} and uuid = ${uuid} and expires_at > ${now}`;
  return row && { ...row, person: await openPerson(vault, tx, orgCode, 'referral', row.personSealed) };
}

export async function markReferralStarted(tx: Queryable, orgCode: string, uuid: string): Promise<void> {
  await tx`update app.referral set status = 'STARTED' where org_code = ${orgCode} and uuid = ${uuid}`;
}

export interface OfferRow {
  /** `yyyy-MM-dd` */
  readonly inHomeDate: string;
  readonly respondByDate: string;
}

export async function saveOffer(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  codeHash: string,
  offer: OfferRow & { readonly person: LeadPerson },
): Promise<void> {
  const sealed = await sealPerson(vault, tx, orgCode, 'offer', offer.person);
  await tx`insert into app.offer_code (org_code, code_hash, person_sealed, in_home_date, respond_by_date)
    values (${orgCode}, ${codeHash}, ${sealed}, ${offer.inHomeDate}, ${offer.respondByDate})
    on conflict (org_code, code_hash) do update set in_home_date = excluded.in_home_date, respond_by_date = excluded.respond_by_date`;
}

export async function findOffer(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  codeHash: string,
  today: string,
): Promise<(OfferRow & { readonly person: LeadPerson }) | undefined> {
  const [row] = await tx<(OfferRow & { personSealed: Buffer })[]>`
    select to_char(in_home_date, 'YYYY-MM-DD') as in_home_date, to_char(respond_by_date, 'YYYY-MM-DD') as respond_by_date, person_sealed
      from app.offer_code where org_code = ${orgCode} and code_hash = ${codeHash} and respond_by_date >= ${today}`;
  return row && { ...row, person: await openPerson(vault, tx, orgCode, 'offer', row.personSealed) };
}

export interface AffiliateRow {
  readonly affiliate: string;
  readonly abVersion: string;
}

export async function saveAffiliateLead(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  lead: AffiliateRow & { readonly leadHash: string; readonly expiresAt: Date; readonly person: LeadPerson },
): Promise<void> {
  const sealed = await sealPerson(vault, tx, orgCode, 'affiliate', lead.person);
  await tx`insert into app.affiliate_lead (org_code, lead_hash, affiliate, ab_version, person_sealed, expires_at)
    values (${orgCode}, ${lead.leadHash}, ${lead.affiliate}, ${lead.abVersion}, ${sealed}, ${lead.expiresAt})
    on conflict (org_code, lead_hash) do update set expires_at = excluded.expires_at`;
}

/** False when that affiliate gave us no such lead, or it is out of date. */
export async function insertVisit(
  tx: Queryable,
  orgCode: string,
  visit: {
    readonly affiliate: string;
    readonly leadHash: string;
    readonly cookieHash: string;
    readonly expiresAt: Date;
  },
  now: Date,
): Promise<boolean> {
  const made = await tx`insert into app.affiliate_visit (org_code, cookie_hash, lead_hash, expires_at)
    select org_code, ${visit.cookieHash}, lead_hash, ${visit.expiresAt} from app.affiliate_lead
     where org_code = ${orgCode} and lead_hash = ${visit.leadHash} and affiliate = ${visit.affiliate} and expires_at > ${now}`;
  return made.count === 1;
}

export async function findVisit(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  cookieHash: string,
  now: Date,
): Promise<(AffiliateRow & { readonly person: LeadPerson }) | undefined> {
  const [row] = await tx<(AffiliateRow & { personSealed: Buffer })[]>`
    select l.affiliate, l.ab_version, l.person_sealed
      from app.affiliate_visit v join app.affiliate_lead l using (org_code, lead_hash)
     where v.org_code = ${orgCode} and v.cookie_hash = ${cookieHash} and v.expires_at > ${now}`;
  return row && { ...row, person: await openPerson(vault, tx, orgCode, 'affiliate', row.personSealed) };
}

/** One place on the list per e-mail: who comes again brings it up to date. */
export async function saveWaiting(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  waiting: {
    readonly email: string;
    readonly state: string;
    readonly hasConsent: boolean;
    readonly person: LeadPerson;
  },
  now: Date,
): Promise<void> {
  const sealed = await sealPerson(vault, tx, orgCode, 'waitList', waiting.person);
  await tx`insert into app.wait_list (org_code, email_hash, state, has_consent, person_sealed, created_at, updated_at)
    values (${orgCode}, ${emailMark(vault, orgCode, waiting.email)}, ${waiting.state}, ${waiting.hasConsent}, ${sealed}, ${now}, ${now})
    on conflict (org_code, email_hash) do update set state = excluded.state, has_consent = excluded.has_consent,
      person_sealed = excluded.person_sealed, updated_at = excluded.updated_at`;
}

/** An address is no secret that chance made: a plain hash of one is found by trying those that are known. */
const emailMark = (vault: Vault, orgCode: string, email: string): string =>
  keyed + vault.mark(`wait list|${orgCode}`, email.toLowerCase());

const keyed = 'keyed ';

/** Those of an earlier version stand under a plain hash of their address; who came again since stands under the mark. */
export async function markOldWaiting(tx: Queryable, vault: Vault, orgCode: string, max: number): Promise<number> {
  const rows = await tx<{ emailHash: string; personSealed: Buffer }[]>`
    select email_hash, person_sealed from app.wait_list
     where org_code = ${orgCode} and not starts_with(email_hash, ${keyed}) limit ${max} for update`;
  for (const { emailHash, personSealed } of rows) {
    const { email } = await openPerson(vault, tx, orgCode, 'waitList', personSealed);
    const mark = emailMark(vault, orgCode, String(email));
    const moved = await tx`update app.wait_list set email_hash = ${mark}
      where org_code = ${orgCode} and email_hash = ${emailHash}
        and not exists (select from app.wait_list w where w.org_code = ${orgCode} and w.email_hash = ${mark})`;
    if (moved.count === 0)
      await tx`delete from app.wait_list where org_code = ${orgCode} and email_hash = ${emailHash}`;
  }
  return rows.length;
}

export async function listWaiting(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
): Promise<readonly { readonly state: string; readonly hasConsent: boolean; readonly person: LeadPerson }[]> {
  const rows = await tx<{ state: string; hasConsent: boolean; personSealed: Buffer }[]>`
    select state, has_consent, person_sealed from app.wait_list where org_code = ${orgCode} order by created_at limit 10000`;
  return Promise.all(
    rows.map(async ({ personSealed, ...row }) => ({
      ...row,
      person: await openPerson(vault, tx, orgCode, 'waitList', personSealed),
    })),
  );
}

/** What may no longer be told to anyone need not be kept. */
export async function forgetOldLeads(tx: Queryable, orgCode: string, now: Date): Promise<number> {
  const visits = await tx`delete from app.affiliate_visit where org_code = ${orgCode} and expires_at < ${now}`;
  const affiliates = await tx`delete from app.affiliate_lead where org_code = ${orgCode} and expires_at < ${now}`;
  const offers =
    await tx`delete from app.offer_code where org_code = ${orgCode} and respond_by_date < (${now}::timestamptz - interval '30 days')::date`;
  const referrals =
    await tx`delete from app.referral where org_code = ${orgCode} and expires_at < ${now} and status = 'SENT'`;
  return visits.count + affiliates.count + offers.count + referrals.count;
}

function sealPerson(vault: Vault, tx: Queryable, orgCode: string, field: string, person: LeadPerson): Promise<Buffer> {
  return vault.seal(tx, { orgCode, subject: 'leads', field }, JSON.stringify(person));
}

async function openPerson(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  field: string,
  sealed: Buffer,
): Promise<LeadPerson> {
  return JSON.parse((await vault.open(tx, { orgCode, subject: 'leads', field }, sealed)).reveal()) as LeadPerson;
}
