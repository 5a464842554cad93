/**
 * A bucket for tests, written from the published S3 API (PutObject, DeleteObject, ListObjectVersions, object lock; read 2026-11-17):
 * it keeps versions, refuses to overwrite where it is told to, and gives up nothing that is locked.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';

interface Version {
  readonly id: string;
  /** Null is a mark that it was removed. */
  readonly bytes: Buffer | null;
  readonly headers: Readonly<Record<string, string>>;
}

const keptHeaders = ['x-amz-object-lock-mode', 'x-amz-object-lock-retain-until-date', 'x-amz-server-side-encryption'];

export async function startBucket() {
  const state = { isFull: false, hasLock: true, hasVersions: true, seals: true, today: '2026-11-17' };
  const names = new Map<string, Version[]>();
  const xml = (entries: string) => `<?xml version="1.0"?><ListVersionsResult>${entries}</ListVersionsResult>`;
  const isLocked = ({ headers }: Version) =>
    (headers['x-amz-object-lock-retain-until-date'] ?? '').slice(0, 10) > state.today;

  const put = (
    name: string,
    given: Readonly<Record<string, string>>,
    body: Buffer,
  ): [number, Record<string, string>] => {
    const before = names.get(name)?.at(-1);
    if (given['if-none-match'] === '*' && before?.bytes) return [412, {}];
    const hasLock = given['x-amz-object-lock-mode'] !== undefined;
    const checksum = given['x-amz-checksum-sha256'];
    if (hasLock && (!state.hasLock || checksum === undefined)) return [400, {}];
    if (checksum !== undefined && checksum !== createHash('sha256').update(body).digest('base64')) return [400, {}];
    const headers = Object.fromEntries(
      keptHeaders.flatMap((one) => (given[one] === undefined ? [] : [[one, given[one]]])),
    );
    const version = { id: state.hasVersions ? randomUUID() : 'null', bytes: body, headers };
    names.set(name, [...(state.hasVersions ? (names.get(name) ?? []) : []), version]);
    return [200, state.seals ? headers : {}];
  };

  const remove = (name: string, id: string | null): number => {
    const versions = names.get(name) ?? [];
    if (id === null && state.hasVersions) {
      names.set(name, [...versions, { id: randomUUID(), bytes: null, headers: {} }]);
      return 204;
    }
    if (versions.some((one) => (id === null || one.id === id) && isLocked(one))) return 403;
    const left = versions.filter((one) => id !== null && one.id !== id);
    if (left.length > 0) names.set(name, left);
    else names.delete(name);
    return 204;
  };

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const at = new URL(request.url ?? '', 'http://bucket');
    const name = at.pathname.replace(/^\/papers\/?/, '');
    const given = request.headers as Record<string, string>;
    const isSigned = /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-west-1\/s3\/aws4_request/.test(
      given['authorization'] ?? '',
    );
    const announced = given['x-amz-content-sha256'];
    const isWhole = announced === 'UNSIGNED-PAYLOAD' || announced === createHash('sha256').update(body).digest('hex');
    const say = (status: number, headers: Readonly<Record<string, string>> = {}, bytes?: Buffer | string) =>
      void response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes);
    if (!isSigned || !isWhole || state.isFull) return say(403);
    if (at.searchParams.has('versioning')) return say(200, {}, state.hasVersions ? '<Status>Enabled</Status>' : '');
    if (at.searchParams.has('object-lock'))
      return state.hasLock ? say(200, {}, '<ObjectLockEnabled>Enabled</ObjectLockEnabled>') : say(404);
    if (at.searchParams.has('versions')) {
      const prefix = at.searchParams.get('prefix') ?? '';
      const found = [...names].filter(([key]) => key.startsWith(prefix));
      const entry = (key: string) => (one: Version) => {
        const tag = one.bytes === null ? 'DeleteMarker' : 'Version';
        return `<${tag}><Key>${key}</Key><VersionId>${one.id}</VersionId></${tag}>`;
      };
      return say(200, {}, xml(found.flatMap(([key, versions]) => versions.map(entry(key))).join('')));
    }
    const id = at.searchParams.get('versionId');
    if (request.method === 'PUT') return say(...put(name, given, body));
    if (request.method === 'DELETE') return say(remove(name, id));
    const found = names.get(name)?.findLast((one) => id === null || one.id === id);
    return found?.bytes ? say(200, found.headers, found.bytes) : say(404);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/papers`;
  return { state, names, bucket: { url, region: 'eu-west-1', keyId: 'id', key: new Secret('key') } };
}
