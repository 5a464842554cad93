/** Processes on one database share what they must share, or say what to set. */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { newSigningKey, readSigningKey } from './lending/documents/certificate.ts';
import { folderShelf } from './lending/documents/shelf.ts';
import { aStart, testOrigination } from './lending/origination/test-origination.ts';
import { createLog } from './log.ts';
import { joinProcesses } from './processes.ts';
import type { RootKeys } from './root-key.ts';
import { Secret } from './secret.ts';
import { insertDocument } from './store/documents.ts';
import { testDatabase } from './store/test-database.ts';

const database = await testDatabase();
const { origination, orgCode, borrower } = await testOrigination(database);
const folders: string[] = [];
const leaves: (() => Promise<void>)[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-processes-'));
  folders.push(folder);
  return folder;
}

const root = () => new Secret(randomBytes(32));
const signingKey = readSigningKey(newSigningKey('A test', new Date()));
const [current, older, folder] = [root(), root(), newFolder()];

interface Own {
  readonly folder?: string;
  readonly rootKeys?: RootKeys;
  readonly signingKey?: typeof signingKey;
}

async function enter(own: Own = {}) {
  const at = own.folder ?? folder;
  const leave = await joinProcesses({
    database,
    organizations: [orgCode],
    shelf: folderShelf(join(at, 'documents')),
    signingKey: own.signingKey ?? signingKey,
    rootKeys: own.rootKeys ?? [current],
    config: { ROLES: ['worker'], DATA_DIR: at, DOCUMENTS_URL: '' },
    log: createLog('silent'),
  });
  leaves.push(leave);
  return leave;
}

const registered = async () => (await database.owner`select 1 from app.process`).length;

afterEach(async () => {
  for (const leave of leaves.splice(0)) await leave();
  await database.owner`delete from app.process`;
});
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

describe('a second process', () => {
  test('that shares everything joins, and both leave', async () => {
    await enter();
    const leave = await enter();
    expect(await registered()).toBe(2);
    await leave();
    expect(await registered()).toBe(1);
  });

  test('[T30] that cannot see the shelf of the first stops with what to set', async () => {
    await enter();
    await expect(enter({ folder: newFolder() })).rejects.toThrow(
      /keeps documents where this one cannot.*DOCUMENTS_URL/,
    );
    expect(await registered()).toBe(1);
  });

  test('that signs with another key stops with what to set', async () => {
    await enter();
    const other = readSigningKey(newSigningKey('Another', new Date()));
    await expect(enter({ signingKey: other })).rejects.toThrow(/signs papers with another key. Set SIGNING_KEY/);
  });

  test('that seals with another key stops with what to set', async () => {
    await enter();
    await expect(enter({ rootKeys: [root()] })).rejects.toThrow(/with another ROOT_KEY.*OLDER_ROOT_KEYS everywhere/);
  });

  test('joins while the root key is replaced, when each can open what the other seals', async () => {
    await enter({ rootKeys: [current, older] });
    await enter({ rootKeys: [older, current] });
    await expect(enter({ rootKeys: [older] })).rejects.toThrow('ROOT_KEY');
  });

  test('is not held up by one that has been silent for a minute', async () => {
    await enter();
    await database.owner`update app.process set seen_at = now() - interval '61 seconds'`;
    await enter({ folder: newFolder(), rootKeys: [root()] });
  });

  test('as a process of its own ends with 78 and says what to set', async () => {
    await enter();
    const { code, words } = await startProduct(newFolder());
    expect(words).toMatch(/runs on this database with another ROOT_KEY/);
    expect(code).toBe(78);
  });
});

describe('a process that is alone', () => {
  test('stops where the documents of the database are not', async () => {
    const elsewhere = newFolder();
    await enter();
    await leaves.pop()?.();
    const { application } = await origination.start(aStart(borrower()));
    const record = { uuid: randomUUID(), applicationUuid: application.uuid, sha256: 'ab'.repeat(32), bytes: 3 };
    const rest = { title: 'A deed', mediaType: 'application/pdf', belongsTo: null, uploadedBy: null, replaces: null };
    const kept = { ...record, ...rest, destroyedAt: null };
    await database.inOrg(orgCode, (tx, createdAt) =>
      insertDocument(tx, orgCode, { ...kept, type: 'PROPERTY_DEED', fields: [], scan: 'clean', createdAt }),
    );
    await expect(enter({ folder: elsewhere })).rejects.toThrow(
      `not in the folder documents of DATA_DIR (${elsewhere})`,
    );
    await enter();
    expect(await registered()).toBe(1);
  });

  test('takes over a shelf from before there were marks when it holds the documents, and no other', async () => {
    await database.owner`delete from app.shelf_mark`;
    const [row] = await database.owner<{ uuid: string }[]>`select application_uuid as uuid from app.document`;
    const old = newFolder();
    await expect(enter({ folder: old })).rejects.toThrow('not in the folder');
    await folderShelf(join(old, 'documents')).put(`${orgCode}/${row?.uuid}/${'ab'.repeat(32)}`, Buffer.from('abc'));
    await enter({ folder: old });
    await enter({ folder: old });
    await expect(enter()).rejects.toThrow('DOCUMENTS_URL');
  });
});

async function startProduct(dataDir: string): Promise<{ code: number | null; words: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      ...{ DATABASE_URL: database.ownerUrl.reveal(), ROOT_KEY: randomBytes(32).toString('base64') },
      ...{ DATA_DIR: dataDir, ROLES: 'worker', NODE_ENV: 'test' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (words += part));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, words };
}
