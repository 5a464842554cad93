import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';
import { bucketShelf, folderShelf } from './shelf.ts';

const bytes = new TextEncoder().encode('sealed');

test('a folder holds whole files only, and says that nothing lies where nothing was put', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-shelf-'));
  const shelf = folderShelf(folder);
  expect(await shelf.get('ORG/one/abc')).toBeUndefined();
  await Promise.all(Array.from({ length: 10 }, () => shelf.put('ORG/one/abc', bytes)));
  expect(Buffer.from((await shelf.get('ORG/one/abc')) ?? []).toString()).toBe('sealed');
  expect(readdirSync(join(folder, 'ORG', 'one'))).toEqual(['abc']);
});

test('a bucket is asked with signed requests over the very bytes, and its refusal is loud', async () => {
  const kept = new Map<string, Buffer>();
  let isFull = false;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const isSigned = /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-west-1\/s3\/aws4_request/.test(
      request.headers.authorization ?? '',
    );
    const announced = request.headers['x-amz-content-sha256'];
    const isWhole = announced === 'UNSIGNED-PAYLOAD' || announced === createHash('sha256').update(body).digest('hex');
    if (!isSigned || !isWhole || isFull) return void response.writeHead(403).end();
    if (request.method === 'PUT') kept.set(request.url ?? '', body);
    const found = kept.get(request.url ?? '');
    response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found : undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  whenDone(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/papers`;
  const shelf = bucketShelf({ url, region: 'eu-west-1', keyId: 'id', key: new Secret('key') });
  expect(await shelf.get('ORG/one/abc')).toBeUndefined();
  await shelf.put('ORG/one/abc', bytes);
  expect([...kept.keys()]).toEqual(['/papers/ORG/one/abc']);
  expect(Buffer.from((await shelf.get('ORG/one/abc')) ?? []).toString()).toBe('sealed');
  isFull = true;
  await expect(shelf.put('ORG/one/abc', bytes)).rejects.toThrow('answered 403 to a PUT');
});
