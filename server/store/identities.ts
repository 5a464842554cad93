/** Rows of app.identity: one per person, organization and kind. An e-mail is stored as `normalEmail` spells it. */
import { formerAddressMs } from '#core/people/ways-to-confirm.ts';
import type { Known, staffRoles } from '#core/roles.ts';
import type { Queryable } from './database.ts';

export interface IdentityRow {
  readonly orgCode: string;
  readonly uuid: string;
  readonly kind: 'customer' | 'agent';
  readonly email: string;
  /** Null until an invitation was accepted, and where someone else keeps the login. */
  readonly passwordHash: string | null;
  readonly phone: string | null;
  readonly roles: readonly string[];
  readonly updatedAt: Date;
  readonly isPasswordExpired: boolean;
  readonly deactivatedAt: Date | null;
  /** When someone proved that the address is theirs. */
  readonly emailConfirmedAt: Date | null;
  readonly phoneConfirmedAt: Date | null;
  /** The email before the last change, and when that was; several changes within 72 hours keep the first. */
  readonly formerEmail: string | null;
  readonly emailChangedAt: Date | null;
  /** The same of the phone, where the one before had been confirmed. */
  readonly formerPhone: string | null;
  readonly phoneChangedAt: Date | null;
}

type NewIdentity = Pick<IdentityRow, 'orgCode' | 'uuid' | 'kind' | 'email' | 'passwordHash' | 'phone' | 'roles'>;

export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether it was made: of two at once with the same e-mail exactly one is. */
export async function insertIdentity(tx: Queryable, identity: NewIdentity, now: Date): Promise<boolean> {
  const { orgCode, uuid, kind, email, passwordHash, phone, roles } = identity;
  const made = await tx`
    insert into app.identity (org_code, uuid, kind, email, password_hash, phone, roles, created_at, updated_at, password_changed_at)
    values (${orgCode}, ${uuid}, ${kind}, ${email}, ${passwordHash}, ${phone}, ${roles as string[]}, ${now}, ${now},
            ${passwordHash === null ? null : now})
    on conflict (org_code, kind, email) do nothing`;
  return made.count === 1;
}

const columns = (tx: Queryable) =>
  tx`org_code, uuid, kind, email, password_hash, phone, roles, updated_at, is_password_expired, deactivated_at,
    email_confirmed_at, phone_confirmed_at, former_email, email_changed_at, former_phone, phone_changed_at`;

export async function findIdentityByEmail(
  tx: Queryable,
  orgCode: string,
  kind: IdentityRow['kind'],
  email: string,
): Promise<IdentityRow | undefined> {
  const [row] = await tx<IdentityRow[]>`select ${columns(tx)} from app.identity
    where org_code = ${orgCode} and kind = ${kind} and email = ${email}`;
  return row;
}

export async function findIdentity(tx: Queryable, orgCode: string, uuid: string): Promise<IdentityRow | undefined> {
  const [row] = await tx<IdentityRow[]>`select ${columns(tx)} from app.identity
    where org_code = ${orgCode} and uuid = ${uuid}`;
  return row;
}

type StaffRole = (typeof staffRoles)[number];

export interface StaffRow extends Pick<IdentityRow, 'uuid' | 'email' | 'roles' | 'deactivatedAt'> {
  readonly firstName: string;
  readonly lastName: string;
  /** Whether the invitation was accepted. */
  readonly hasPassword: boolean;
}

export function staffIn(tx: Queryable, orgCode: string): Promise<readonly StaffRow[]> {
  return tx<StaffRow[]>`select i.uuid, i.email, i.roles, i.deactivated_at, p.first_name, p.last_name,
      i.password_hash is not null as has_password
    from app.identity i join app.profile p on p.org_code = i.org_code and p.identity_uuid = i.uuid
   where i.org_code = ${orgCode} and i.kind = 'agent' order by i.email`;
}

export interface KnownStaff {
  readonly uuid: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** Who they are beside their account, as their session knows it. */
  readonly known: Omit<Known, 'identityUuid'>;
}

/** Staff who can sign in, by name, with what tells whether an application is their own. */
export function knownStaff(tx: Queryable, orgCode: string): Promise<readonly KnownStaff[]> {
  return tx<KnownStaff[]>`
    select i.uuid, trim(concat(p.first_name, ' ', p.last_name)) as name, i.roles, jsonb_build_object(
             'emails', jsonb_build_array(i.email) || coalesce((select jsonb_agg(f.email) from app.former_email f
               where f.org_code = i.org_code and f.identity_uuid = i.uuid), '[]'),
             'phones', coalesce(jsonb_path_query_array(p.phone_numbers, '$[*].number'), '[]')
               || to_jsonb(array_remove(array[i.phone], null)),
             'addresses', coalesce(p.addresses, '[]'),
             'ssnMark', p.ssn_mark) as known
      from app.identity i join app.profile p on p.org_code = i.org_code and p.identity_uuid = i.uuid
     where i.org_code = ${orgCode} and i.kind = 'agent' and i.deactivated_at is null order by name, i.uuid`;
}

/** Read and held: a change of this identity waits until the transaction is over, and the other way round. */
export async function holdIdentity(tx: Queryable, orgCode: string, uuid: string): Promise<IdentityRow | undefined> {
  const [row] = await tx<IdentityRow[]>`select ${columns(tx)} from app.identity
    where org_code = ${orgCode} and uuid = ${uuid} for update`;
  return row;
}

interface IdentityChange {
  readonly passwordHash?: string;
  readonly isPasswordExpired?: boolean;
  readonly roles?: readonly string[];
  readonly deactivatedAt?: Date | null;
}

/** Changes only what is named; a new password is by itself not expired. */
export async function changeIdentity(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  change: IdentityChange,
  now: Date,
): Promise<void> {
  const { passwordHash = null, roles = null, deactivatedAt } = change;
  const isExpired = change.isPasswordExpired ?? (passwordHash === null ? null : false);
  await tx`update app.identity set
      password_hash = coalesce(${passwordHash}, password_hash),
      password_changed_at = case when ${passwordHash}::text is null then password_changed_at else ${now} end,
      is_password_expired = coalesce(${isExpired}, is_password_expired),
      roles = coalesce(${roles as string[] | null}, roles),
      deactivated_at = case when ${deactivatedAt === undefined} then deactivated_at else ${deactivatedAt ?? null} end,
      updated_at = ${now}
    where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** How long an address must have been theirs before it is one we know them by. */
const knownBy = '72 hours';

export async function emailBefore(tx: Queryable, orgCode: string, uuid: string, at: Date): Promise<string | undefined> {
  const [row] = await tx<{ email: string }[]>`
    select coalesce((select f.email from app.former_email f
                      where f.org_code = i.org_code and f.identity_uuid = i.uuid
                        and f.until > ${at}::timestamptz - ${knownBy}::interval
                      order by f.until limit 1), i.email) as email
      from app.identity i where i.org_code = ${orgCode} and i.uuid = ${uuid}`;
  return row?.email;
}

/** The first proof stays. */
export async function confirmAddress(tx: Queryable, orgCode: string, uuid: string, now: Date): Promise<void> {
  await tx`update app.identity set email_confirmed_at = coalesce(email_confirmed_at, ${now}), updated_at = ${now}
    where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** Another number must be confirmed again; the first one an account gets replaces nothing. */
export async function changePhone(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  phone: string,
  now: Date,
): Promise<void> {
  const recentlyBefore = new Date(now.getTime() - formerAddressMs);
  await tx`update app.identity set phone = ${phone}, phone_confirmed_at = null, updated_at = ${now},
      former_phone = case when phone_changed_at > ${recentlyBefore} then former_phone
        when phone_confirmed_at is null then null else phone end,
      phone_changed_at = case when phone is null then phone_changed_at else ${now} end
    where org_code = ${orgCode} and uuid = ${uuid} and phone is distinct from ${phone}`;
}

/** No number is left that a code could be sent to, not even one of before. */
export async function forgetPhone(tx: Queryable, orgCode: string, uuid: string, now: Date): Promise<void> {
  await tx`update app.identity set phone = null, phone_confirmed_at = null, former_phone = null, phone_changed_at = null,
      updated_at = ${now}
    where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** False when the account has another number by now. */
export async function confirmPhone(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  phone: string,
  now: Date,
): Promise<boolean> {
  const confirmed = await tx`update app.identity
    set phone_confirmed_at = coalesce(phone_confirmed_at, ${now}), updated_at = ${now}
    where org_code = ${orgCode} and uuid = ${uuid} and phone = ${phone}`;
  return confirmed.count === 1;
}

/** From now on someone else says who this is. */
export async function dropPassword(tx: Queryable, orgCode: string, uuid: string, now: Date): Promise<void> {
  await tx`update app.identity set password_hash = null, is_password_expired = false, updated_at = ${now}
    where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** False when someone else has the address, even one who took it this very moment; then the transaction must not go on. */
export async function changeEmail(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  email: string,
  now: Date,
): Promise<boolean> {
  try {
    const recentlyBefore = new Date(now.getTime() - formerAddressMs);
    const changed = await tx`update app.identity set email = ${email}, email_confirmed_at = ${now}, updated_at = ${now},
        former_email = case when email_changed_at > ${recentlyBefore} then former_email else email end, email_changed_at = ${now}
      where org_code = ${orgCode} and uuid = ${uuid}`;
    return changed.count === 1;
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return false;
    throw error;
  }
}
