/** Rows of app.registration_draft: registrations that are not finished, sealed, under the hash of a browser's handle. */
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

export interface DraftOf {
  readonly orgCode: string;
  readonly handleHash: string;
  readonly registrationId: string;
}

/** What no browser needs more of; the oldest go. */
const draftsOfHandleMax = 10;

/** One key for all of an organization: anyone who has no account yet has none of their own. */
const placeOf = ({ orgCode, handleHash, registrationId }: DraftOf) => ({
  orgCode,
  subject: 'registration drafts',
  field: `draft ${handleHash} ${registrationId}`,
});

export async function readDraft(tx: Queryable, vault: Vault, of: DraftOf, now: Date): Promise<string | undefined> {
  const [row] = await tx<{ sealed: Buffer }[]>`
    select sealed from app.registration_draft
     where org_code = ${of.orgCode} and handle_hash = ${of.handleHash} and registration_id = ${of.registrationId}
       and expires_at > ${now} for update`;
  return row && (await vault.open(tx, placeOf(of), row.sealed)).reveal();
}

export async function writeDraft(
  tx: Queryable,
  vault: Vault,
  of: DraftOf,
  text: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  const sealed = await vault.seal(tx, placeOf(of), text);
  await tx`
    insert into app.registration_draft (org_code, handle_hash, registration_id, sealed, saved_at, expires_at)
    values (${of.orgCode}, ${of.handleHash}, ${of.registrationId}, ${sealed}, ${now}, ${expiresAt})
    on conflict (org_code, handle_hash, registration_id)
      do update set sealed = excluded.sealed, saved_at = excluded.saved_at, expires_at = excluded.expires_at`;
  await tx`
    delete from app.registration_draft where org_code = ${of.orgCode} and handle_hash = ${of.handleHash}
       and registration_id not in (select registration_id from app.registration_draft
                                    where org_code = ${of.orgCode} and handle_hash = ${of.handleHash}
                                    order by saved_at desc limit ${draftsOfHandleMax})`;
}

export async function deleteDraft(tx: Queryable, of: DraftOf): Promise<void> {
  await tx`
    delete from app.registration_draft
     where org_code = ${of.orgCode} and handle_hash = ${of.handleHash} and registration_id = ${of.registrationId}`;
}

export async function forgetOldDrafts(tx: Queryable, orgCode: string, now: Date): Promise<number> {
  return (await tx`delete from app.registration_draft where org_code = ${orgCode} and expires_at <= ${now}`).count;
}
