/** Rows of app.external_session and app.heard_logout: sessions by the login that someone else keeps, and how they end there. */
import type { Secret } from '../secret.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

interface ExternalSession {
  readonly sessionId: string;
  readonly identityUuid: string;
  readonly subject: string;
  readonly sessionThere: string | null;
  readonly idToken: Secret | undefined;
}

const placeOf = (orgCode: string, identityUuid: string, sessionId: string) => ({
  ...{ orgCode, subject: identityUuid, field: `login elsewhere ${sessionId}` },
});

export async function keepExternalSession(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  { sessionId, identityUuid, subject, sessionThere, idToken }: ExternalSession,
): Promise<void> {
  const sealed = idToken && (await vault.seal(tx, placeOf(orgCode, identityUuid, sessionId), idToken.reveal()));
  await tx`insert into app.external_session (org_code, session_id, subject, session_there, sealed)
    values (${orgCode}, ${sessionId}, ${subject}, ${sessionThere}, ${sealed ?? null})`;
}

/** What a session that ends here was opened with there; from now on no one knows it. Undefined where it began here. */
export async function takeExternalSession(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  { identityUuid, sessionId }: Pick<ExternalSession, 'identityUuid' | 'sessionId'>,
): Promise<{ readonly idToken: Secret | undefined } | undefined> {
  const [row] = await tx<{ sealed: Buffer | null }[]>`delete from app.external_session
    where org_code = ${orgCode} and session_id = ${sessionId} returning sealed`;
  if (!row) return undefined;
  return {
    idToken: row.sealed ? await vault.open(tx, placeOf(orgCode, identityUuid, sessionId), row.sealed) : undefined,
  };
}

/** Sessions that stand, by the session there, by the name there, or by both where both are said. */
export function sessionsFromThere(
  tx: Queryable,
  orgCode: string,
  { subject, sessionThere }: { readonly subject: string | null; readonly sessionThere: string | null },
): Promise<{ sessionId: string; identityUuid: string }[]> {
  return tx<{ sessionId: string; identityUuid: string }[]>`
    select e.session_id, s.identity_uuid from app.external_session e
      join app.session s on s.org_code = e.org_code and s.id = e.session_id and s.revoked_at is null
     where e.org_code = ${orgCode}
       and (${subject}::text is not null or ${sessionThere}::text is not null)
       ${subject === null ? tx`` : tx`and e.subject = ${subject}`}
       ${sessionThere === null ? tx`` : tx`and e.session_there = ${sessionThere}`}`;
}

/** False when this very word was heard before. */
export async function hearLogoutOnce(tx: Queryable, orgCode: string, idHash: string, until: Date): Promise<boolean> {
  const { count } = await tx`insert into app.heard_logout (org_code, id_hash, until)
    values (${orgCode}, ${idHash}, ${until}) on conflict do nothing`;
  return count === 1;
}

export async function forgetExternalSessions(tx: Queryable, orgCode: string, now: Date): Promise<number> {
  const ended = await tx`delete from app.external_session e using app.session s
    where e.org_code = ${orgCode} and s.org_code = e.org_code and s.id = e.session_id
      and (s.revoked_at is not null or s.expires_at <= ${now})`;
  const heard = await tx`delete from app.heard_logout where org_code = ${orgCode} and until <= ${now}`;
  return ended.count + heard.count;
}
