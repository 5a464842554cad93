/** Rows of app.profile: what a person told us about themselves, once per identity. The date of birth is stored sealed. */
import type { Language } from '#core/people/language.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

interface ProfileName {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly suffix: string;
}

export interface ProfileRow extends ProfileName {
  readonly uuid: string;
  readonly type: 'BORROWER' | 'CO_DEEDER' | 'AGENT';
  readonly dobSealed: Buffer | null;
  readonly phoneNumbers: readonly { readonly type: string; readonly number: string }[];
  readonly addresses: readonly ProfileAddress[];
  readonly isBroker: boolean;
  readonly trackerUuid: string | null;
  readonly language: Language;
}

/** A type and not an interface, because only that fits where PostgreSQL's JSON is expected. */
type ProfileAddress = {
  readonly type: string;
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

interface NewProfile {
  readonly orgCode: string;
  readonly uuid: string;
  readonly identityUuid: string;
  readonly type: ProfileRow['type'];
  readonly phone: string | null;
  readonly isBroker: boolean;
}

export async function insertProfile(tx: Queryable, profile: NewProfile, now: Date): Promise<void> {
  const { orgCode, uuid, identityUuid, type, phone, isBroker } = profile;
  await tx`insert into app.profile (org_code, uuid, identity_uuid, type, phone_numbers, is_broker, updated_at)
    values (${orgCode}, ${uuid}, ${identityUuid}, ${type}, ${tx.json(phone === null ? [] : [mobile(phone)])}, ${isBroker}, ${now})`;
}

export async function findProfile(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
): Promise<ProfileRow | undefined> {
  const [row] = await tx<ProfileRow[]>`
    select uuid, type, first_name, middle_name, last_name, suffix, dob_sealed, phone_numbers, addresses, is_broker, tracker_uuid, language
      from app.profile where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  return row;
}

interface PersonNamed {
  readonly name: string;
  readonly language: Language;
}

/** How people are called and what they speak, by their identity, in one statement. */
export async function peopleNamed(
  tx: Queryable,
  orgCode: string,
  identities: readonly string[],
): Promise<ReadonlyMap<string, PersonNamed>> {
  const rows = await tx<(PersonNamed & { readonly identityUuid: string })[]>`
    select identity_uuid, trim(concat(first_name, ' ', last_name)) as name, language
      from app.profile where org_code = ${orgCode} and identity_uuid = any(${identities as string[]})`;
  return new Map(rows.map(({ identityUuid, ...person }) => [identityUuid, person]));
}

export function sealDob(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  dob: string,
): Promise<Buffer> {
  return vault.seal(tx, { orgCode, subject: identityUuid, field: 'profile.dob' }, dob);
}

export async function openDob(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  row: ProfileRow,
): Promise<string | null> {
  if (row.dobSealed === null) return null;
  return (await vault.open(tx, { orgCode, subject: identityUuid, field: 'profile.dob' }, row.dobSealed)).reveal();
}

export interface ProfileChange {
  readonly name?: Omit<ProfileName, 'middleName'> & { readonly middleName?: string | undefined };
  readonly dobSealed?: Buffer;
  readonly mobile?: string;
  readonly language?: Language;
  readonly addresses?: readonly ProfileAddress[];
  /** Of staff: their Social Security number, as it can be compared and not read. */
  readonly ssnMark?: string;
}

/** Changes only what is named; a middle name that is not given is kept. */
export async function changeProfile(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  change: ProfileChange,
  now: Date,
): Promise<void> {
  const { name, dobSealed = null } = change;
  const phones = change.mobile === undefined ? null : [mobile(change.mobile)];
  await tx`update app.profile set
      first_name = coalesce(${name?.firstName ?? null}, first_name),
      middle_name = coalesce(${name?.middleName ?? null}, middle_name),
      last_name = coalesce(${name?.lastName ?? null}, last_name),
      suffix = coalesce(${name?.suffix ?? null}, suffix),
      dob_sealed = coalesce(${dobSealed}, dob_sealed),
      phone_numbers = case when ${phones === null} then phone_numbers else ${tx.json(phones ?? [])} ||
        coalesce((select jsonb_agg(p) from jsonb_array_elements(phone_numbers) p where p ->> 'type' <> 'MOBILE'), '[]') end,
      addresses = coalesce(${change.addresses === undefined ? null : tx.json(change.addresses as ProfileAddress[])}, addresses),
      language = coalesce(${change.language ?? null}, language),
      ssn_mark = coalesce(${change.ssnMark ?? null}, ssn_mark),
      updated_at = ${now}
    where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
}

/** What is left are numbers of other kinds. */
export async function forgetMobile(tx: Queryable, orgCode: string, identityUuid: string, now: Date): Promise<void> {
  await tx`update app.profile set updated_at = ${now}, phone_numbers =
      coalesce((select jsonb_agg(p) from jsonb_array_elements(phone_numbers) p where p ->> 'type' <> 'MOBILE'), '[]')
    where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
}

/** False when this person has no profile of that id. */
export async function changeTracker(
  tx: Queryable,
  orgCode: string,
  owner: { readonly identityUuid: string; readonly profileUuid: string },
  trackerUuid: string,
  now: Date,
): Promise<boolean> {
  const changed = await tx`update app.profile set tracker_uuid = ${trackerUuid}, updated_at = ${now}
    where org_code = ${orgCode} and identity_uuid = ${owner.identityUuid} and uuid = ${owner.profileUuid}`;
  return changed.count === 1;
}

function mobile(number: string) {
  return { type: 'MOBILE', number };
}
