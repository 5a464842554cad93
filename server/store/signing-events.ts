/** Rows of app.signing_event: everything a person did while signing, in order and never changed. */
import type { SigningEvent } from '#core/documents/signing.ts';
import type { Queryable } from './database.ts';

interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

export async function appendSigningEvent(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  event: SigningEvent,
): Promise<void> {
  const { sha256, documentUuid, identityUuid, details, address, userAgent, at } = event;
  await tx`
    insert into app.signing_event (org_code, application_uuid, identity_uuid, event, document_uuid, sha256, details, address, user_agent, at)
    values (${orgCode}, ${applicationUuid}, ${identityUuid}, ${event.event}, ${documentUuid},
            ${sha256 === null ? null : Buffer.from(sha256, 'hex')}, ${tx.json(details as never)}, ${address}, ${userAgent}, ${at})`;
}

export function readSigningEvents(tx: Queryable, { orgCode, applicationUuid }: Of): Promise<SigningEvent[]> {
  return tx<SigningEvent[]>`
    select event, identity_uuid, document_uuid, encode(sha256, 'hex') as sha256, details, address, user_agent, at
      from app.signing_event where org_code = ${orgCode} and application_uuid = ${applicationUuid} order by seq`;
}
