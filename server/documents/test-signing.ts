/** A person who agrees, reads and signs everything that is theirs to sign, as the signing page would have them do. */
import { electronicConsent } from '#core/documents/signing.ts';
import type { Documents } from './index.ts';

export async function signEverything(
  { signing }: Pick<Documents, 'signing'>,
  of: { readonly orgCode: string; readonly applicationUuid: string },
  { identityUuid, name }: { readonly identityUuid: string; readonly name: string },
): Promise<void> {
  const person = { identityUuid, name, address: '203.0.113.7', userAgent: 'test browser' };
  await signing.consent(of, person, electronicConsent.version);
  for (const { record, isSigned } of (await signing.state(of, identityUuid)).papers) {
    if (isSigned) continue;
    const { uuid: documentUuid, sha256, fields } = record;
    await signing.viewed(of, person, documentUuid, sha256);
    const own = fields.filter(({ signer }) => signer === identityUuid).map(({ id }) => id);
    await signing.sign(of, person, { documentUuid, sha256, signature: { way: 'typed', name }, fields: own });
  }
}
