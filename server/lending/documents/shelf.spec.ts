import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bucketShelf, checkBucket } from './bucket.ts';
import { folderShelf } from './shelf.ts';
import { startBucket } from './test-bucket.ts';

const bytes = new TextEncoder().encode('sealed');

test('a folder holds whole files only, and says that nothing lies where nothing was put', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-shelf-'));
  const shelf = folderShelf(folder);
  expect(await shelf.get('ORG/one/abc')).toBeUndefined();
  await Promise.all(Array.from({ length: 10 }, () => shelf.put('ORG/one/abc', bytes)));
  expect(Buffer.from((await shelf.get('ORG/one/abc')) ?? []).toString()).toBe('sealed');
  expect(readdirSync(join(folder, 'ORG', 'one'))).toEqual(['abc']);
});

const name = 'ORG/one/abc';
const textOf = (found: Uint8Array | undefined) => found && Buffer.from(found).toString();

/** Every shelf keeps these promises; a new one adds a line here. */
describe.each([
  ['a folder', async () => folderShelf(mkdtempSync(join(tmpdir(), 'hearthline-shelf-')))],
  ['a bucket', async () => bucketShelf((await startBucket()).bucket)],
])('%s', (_, make) => {
  test('gives back the very bytes, of any kind and size, each under its own name', async () => {
    const shelf = await make();
    const sizes = [0, 1, 65_537, 2_000_000];
    const of = (size: number) => Buffer.from(Array.from({ length: size }, (_, at) => (at * 7 + size) % 256));
    for (const size of sizes) await shelf.put(`ORG/sizes/${size}`, of(size));
    for (const size of sizes) {
      const found = await shelf.get(`ORG/sizes/${size}`);
      expect(found && Buffer.from(found).equals(of(size))).toBe(true);
    }
    expect(await shelf.get('ORG/sizes/2')).toBeUndefined();
    expect(await shelf.get('OTHER/sizes/1')).toBeUndefined();
  });

  test('holds the last of what was laid under one name, ten at once are one, and what is removed is gone', async () => {
    const shelf = await make();
    await Promise.all(Array.from({ length: 10 }, () => shelf.put(name, bytes)));
    await shelf.put(name, Buffer.from('again'));
    expect(textOf(await shelf.get(name))).toBe('again');
    await shelf.put(`${name}d`, bytes);
    await shelf.remove(name);
    await shelf.remove(name);
    expect(await shelf.get(name)).toBeUndefined();
    expect(textOf(await shelf.get(`${name}d`))).toBe('sealed');
    await shelf.put(name, bytes);
    expect(textOf(await shelf.get(name))).toBe('sealed');
  });
});

test('a bucket is asked with signed requests over the very bytes, and its refusal is loud', async () => {
  const { bucket, names, state } = await startBucket();
  const shelf = bucketShelf(bucket);
  expect(await shelf.get(name)).toBeUndefined();
  await shelf.put(name, bytes);
  expect([...names.keys()]).toEqual([name]);
  expect(textOf(await shelf.get(name))).toBe('sealed');
  state.isFull = true;
  await expect(shelf.put(name, bytes)).rejects.toThrow('answered 403 to a PUT');
});

describe('a bucket with versions', () => {
  test('keeps what was laid over, and what is removed is gone in every version', async () => {
    const { bucket, names } = await startBucket();
    const shelf = bucketShelf(bucket);
    await shelf.put(name, bytes);
    await shelf.put(name, Buffer.from('again'));
    await shelf.put(`${name}d`, bytes);
    expect(names.get(name)?.map((one) => one.bytes?.toString())).toEqual(['sealed', 'again']);
    await shelf.remove(name);
    expect([...names.keys()]).toEqual([`${name}d`]);
    await expect(shelf.remove(name)).resolves.toBeUndefined();
  });

  test('a bucket without versions loses the one it has', async () => {
    const { bucket, names, state } = await startBucket();
    state.hasVersions = false;
    const shelf = bucketShelf(bucket);
    await shelf.put(name, bytes);
    await shelf.remove(name);
    expect(names.size).toBe(0);
  });
});

describe('a bucket with a lock', () => {
  const locked = async (lock: 'governance' | 'compliance' | 'none' = 'compliance') => {
    const { bucket, ...rest } = await startBucket();
    return { shelf: bucketShelf({ ...bucket, lock }), ...rest };
  };

  test('a locked paper stays as it was laid down first', async () => {
    const { shelf, names } = await locked();
    await shelf.put(name, bytes, '2028-12-18');
    await shelf.put(name, Buffer.from('something else'), '2028-12-18');
    expect(textOf(await shelf.get(name))).toBe('sealed');
    expect(names.get(name)?.map(({ headers }) => headers)).toEqual([
      {
        'x-amz-object-lock-mode': 'COMPLIANCE',
        'x-amz-object-lock-retain-until-date': '2028-12-18T00:00:00.000Z',
      },
    ]);
  });

  test('it cannot be removed before its day, and the refusal says so; on its day it can', async () => {
    const { shelf, names, state } = await locked('governance');
    await shelf.put(name, bytes, '2028-12-18');
    await expect(shelf.remove(name)).rejects.toThrow('locked until 2028-12-18');
    expect(textOf(await shelf.get(name))).toBe('sealed');
    state.today = '2028-12-18';
    await shelf.remove(name);
    expect(names.size).toBe(0);
  });

  test('nothing is locked without a day, or where no lock is named', async () => {
    const { shelf, names } = await locked();
    await shelf.put(name, bytes);
    expect(names.get(name)?.[0]?.headers).toEqual({});
    const bare = await locked('none');
    await bare.shelf.put(name, bytes, '2028-12-18');
    expect(bare.names.get(name)?.[0]?.headers).toEqual({});
  });

  test('a bucket that cannot lock takes no paper that must be', async () => {
    const { shelf, names, state } = await locked();
    state.hasLock = false;
    await expect(shelf.put(name, bytes, '2028-12-18')).rejects.toThrow('answered 400');
    expect(names.size).toBe(0);
  });
});

test('the bucket is told to seal, and believed only when it says that it did', async () => {
  const { bucket, names, state } = await startBucket();
  const shelf = bucketShelf({ ...bucket, encryption: 'aws:kms' });
  await shelf.put(name, bytes);
  expect(names.get(name)?.[0]?.headers).toEqual({ 'x-amz-server-side-encryption': 'aws:kms' });
  state.seals = false;
  await expect(shelf.put('ORG/one/def', bytes)).rejects.toThrow('did not seal');
});

test('the doctor hears what the bucket cannot do', async () => {
  const { bucket, state } = await startBucket();
  expect(await checkBucket({ ...bucket, lock: 'compliance' })).toEqual([]);
  expect(await checkBucket(bucket)).toEqual(['signed papers are not locked: set DOCUMENTS_LOCK']);
  Object.assign(state, { hasLock: false, hasVersions: false });
  expect(await checkBucket({ ...bucket, lock: 'governance' })).toHaveLength(2);
  state.isFull = true;
  await expect(checkBucket(bucket)).rejects.toThrow('403');
});
