/**
 * A bucket that speaks S3. What is locked there is laid down once and stays until its day, also for us; what is removed is gone
 * in every version. Bytes are sealed before they come here; the bucket may seal them again (AWS S3 API, read 2026-11-17).
 */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Secret } from '../../secret.ts';
import type { Shelf } from './shelf.ts';

export interface Bucket {
  /** As https://host/bucket. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly key: Secret;
  /** How signed papers are locked; `none` where the bucket has no lock. */
  readonly lock?: 'none' | 'governance' | 'compliance';
  /** What the bucket is told to seal with on its own disks. */
  readonly encryption?: 'none' | 'AES256' | 'aws:kms';
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';
type Ask = (
  method: Method,
  path: string,
  more?: { headers?: Record<string, string>; body?: Uint8Array },
) => Promise<Response>;

export function bucketShelf(bucket: Bucket): Shelf {
  const ask = asking(bucket);
  return {
    put: async (name, bytes, lockedUntil) => {
      const lock = lockHeaders(bucket, bytes, lockedUntil);
      const answer = await ask('PUT', name, { headers: { ...lock, ...encryptionHeaders(bucket) }, body: bytes });
      // Named by what it holds: what lies there already, locked, is the same paper.
      if (answer.status === 412 && lock['if-none-match'] !== undefined) return;
      if (!answer.ok) throw refused(answer, 'PUT');
      const { [encryptionHeader]: wanted } = encryptionHeaders(bucket);
      if (wanted !== undefined && answer.headers.get(encryptionHeader) !== wanted)
        throw new Error('The bucket for documents did not seal what it was told to seal.');
    },
    get: async (name) => {
      const answer = await ask('GET', name);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw refused(answer, 'GET');
      return new Uint8Array(await answer.arrayBuffer());
    },
    remove: (name) => removeAll(ask, name),
  };
}

function asking({ url, region, keyId, key }: Bucket): Ask {
  const client = new AwsClient({
    ...{ accessKeyId: keyId, secretAccessKey: key.reveal() },
    ...{ region, service: 's3', retries: 3 },
  });
  return (method, path, { headers = {}, body } = {}) =>
    client.fetch(path === '' || path.startsWith('?') ? `${url}${path}` : `${url}/${path}`, {
      method,
      headers,
      ...(body && { body: Buffer.from(body) }),
    });
}

const refused = ({ status }: Response, method: Method) =>
  new Error(`The bucket for documents answered ${status} to a ${method}.`);

/** A paper under a lock is never laid over another, and S3 wants its hash with it. */
function lockHeaders({ lock = 'none' }: Bucket, bytes: Uint8Array, until?: CalendarDate): Record<string, string> {
  if (lock === 'none' || until === undefined) return {};
  return {
    'x-amz-object-lock-mode': lock.toUpperCase(),
    'x-amz-object-lock-retain-until-date': `${until}T00:00:00.000Z`,
    'x-amz-checksum-sha256': createHash('sha256').update(bytes).digest('base64'),
    'if-none-match': '*',
  };
}

const encryptionHeader = 'x-amz-server-side-encryption';
const encryptionHeaders = ({ encryption = 'none' }: Bucket): Record<string, string> =>
  encryption === 'none' ? {} : { [encryptionHeader]: encryption };

/** More than any name has; each round removes those that a page lists. */
const roundsMax = 50;

/** In a bucket that keeps versions a plain removal only hides: each version goes by its number. */
async function removeAll(ask: Ask, name: string): Promise<void> {
  for (let round = 0; round < roundsMax; round += 1) {
    const listed = await ask('GET', `?versions&prefix=${encodeURIComponent(name)}`);
    if (listed.status === 403) throw refused(listed, 'GET');
    // It does not know of versions: there is one.
    if (!listed.ok) return removeOne(ask, name, name);
    const versions = versionsIn(await listed.text(), name);
    if (versions.length === 0) return;
    for (const version of versions) await removeOne(ask, name, `${name}?versionId=${encodeURIComponent(version)}`);
  }
  throw new Error('The bucket for documents has more versions of a document than can be.');
}

async function removeOne(ask: Ask, name: string, path: string): Promise<void> {
  const answer = await ask('DELETE', path);
  if (answer.ok || answer.status === 404) return;
  if (answer.status !== 403) throw refused(answer, 'DELETE');
  const head = await ask('HEAD', path.includes('?') ? path : name);
  const until = head.headers.get('x-amz-object-lock-retain-until-date')?.slice(0, 10);
  if (until === undefined) throw refused(answer, 'DELETE');
  throw new Error(`The bucket keeps a document locked until ${until}: it cannot be removed before.`);
}

/** Versions and marks of removal of this very name, as ListObjectVersions writes them. */
function versionsIn(xml: string, name: string): string[] {
  const entries = xml.match(/<(Version|DeleteMarker)>[\s\S]*?<\/\1>/g) ?? [];
  const valueIn = (entry: string, element: string) => new RegExp(`<${element}>([^<]*)</${element}>`).exec(entry)?.[1];
  return entries.flatMap((entry) => (valueIn(entry, 'Key') === name ? (valueIn(entry, 'VersionId') ?? []) : []));
}

/** What is not as it should be with the bucket, a sentence each. Throws when it does not answer. */
export async function checkBucket(bucket: Bucket): Promise<string[]> {
  const ask = asking(bucket);
  const versioning = await ask('GET', '?versioning');
  if (!versioning.ok) throw refused(versioning, 'GET');
  const keepsVersions = (await versioning.text()).includes('<Status>Enabled</Status>');
  const lock = await ask('GET', '?object-lock');
  const canLock = lock.ok && (await lock.text()).includes('<ObjectLockEnabled>Enabled</ObjectLockEnabled>');
  const { lock: wanted = 'none' } = bucket;
  return [
    ...(keepsVersions ? [] : ['it keeps no versions: what is laid over something is lost']),
    ...(wanted === 'none' ? ['signed papers are not locked: set DOCUMENTS_LOCK'] : []),
    ...(wanted !== 'none' && !canLock ? ['it has no object lock, so nothing can be signed'] : []),
  ];
}
