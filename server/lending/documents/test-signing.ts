/** Signing in tests: a person who signs all that is theirs, and a stranger who checks what came of it. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { electronicConsent } from '#core/documents/signing.ts';
import type { Documents } from './index.ts';

/** They agree, read and sign, as the signing page would have them do. */
export async function signEverything(
  { signing, access }: Pick<Documents, 'signing' | 'access'>,
  of: { readonly orgCode: string; readonly applicationUuid: string },
  { identityUuid, name }: { readonly identityUuid: string; readonly name: string },
): Promise<void> {
  const person = { identityUuid, name, address: '203.0.113.7', userAgent: 'test browser' };
  const accessNumber = access.numberFor(of, identityUuid);
  await signing.consent(of, person, { version: electronicConsent.version, accessNumber });
  for (const { record, isSigned } of (await signing.state(of, identityUuid)).papers) {
    if (isSigned) continue;
    const { uuid: documentUuid, sha256, fields } = record;
    await signing.viewed(of, person, { documentUuid, sha256 });
    const own = fields.filter(({ signer }) => signer === identityUuid).map(({ id }) => id);
    await signing.sign(of, person, { documentUuid, sha256, signature: { way: 'typed', name }, fields: own });
  }
}

/** Reads our own plain zip: names and contents. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive.toString('latin1', at, at + 4) === 'PK\x03\x04'; ) {
    const [size, nameSize] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const from = at + 30 + nameSize;
    files.set(archive.toString('utf8', at + 30, from), archive.subarray(from, from + size));
    at = from + size;
  }
  return files;
}

/** As a stranger would, with the script of the package alone. */
export function verify(files: ReadonlyMap<string, Buffer>): { isWhole: boolean; words: string } {
  const folder = join(tmpdir(), `hearthline-package-${randomBytes(6).toString('hex')}`);
  mkdirSync(folder);
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
  try {
    return { isWhole: true, words: execFileSync(process.execPath, [join(folder, 'verify.mjs')], { encoding: 'utf8' }) };
  } catch (error) {
    return { isWhole: false, words: String((error as { stdout?: string }).stdout) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
