/** A new root key while the product runs: read and written all the while, killed in the middle, and at the end the old key is not needed. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askKeys } from '../tools/doctor.ts';
import { openKeys } from './kept-keys.ts';
import { aStart, person } from './lending/origination/test-origination.ts';
import { fingerprintsOf } from './processes.ts';
import { wholeProduct } from './proof/test-whole.ts';
import type { RootKeys } from './root-key.ts';
import { rotate, standing } from './rotation.ts';
import { Secret } from './secret.ts';
import { touchProcess } from './store/processes.ts';
import { testDatabase } from './store/test-database.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const [oldRoot, newRoot] = [new Secret(oldKey), new Secret(newKey)];
const db = await testDatabase();
const place = (n: number) => ({ orgCode: 'ORG_A', subject: `person-${n}`, field: 'ssn' });
const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-rotation-'));

const product = (roots: readonly Buffer[]) => {
  const [current, ...older] = roots.map((key) => key.toString('base64'));
  return wholeProduct(db, {
    dataDir,
    hasWorker: false,
    env: { ROOT_KEY: current ?? '', OLDER_ROOT_KEYS: older.join(',') },
  });
};

async function sealMany(roots: RootKeys, from: number, to: number) {
  const { vault } = await openKeys(db.app, roots);
  const sealed = new Map<number, Buffer>();
  await db.inOrg('ORG_A', async (tx) => {
    for (let n = from; n < to; n += 1) sealed.set(n, await vault.seal(tx, place(n), `secret ${n}`));
  });
  return sealed;
}

async function openAll(roots: RootKeys, sealed: ReadonlyMap<number, Buffer>): Promise<boolean> {
  const { vault } = await openKeys(db.app, roots);
  const texts = await db.inOrg('ORG_A', (tx) =>
    Promise.all([...sealed].map(async ([n, one]) => (await vault.open(tx, place(n), one)).reveal() === `secret ${n}`)),
  );
  return texts.every(Boolean);
}

/** `npm run rotate` as a person starts it; killed at its first step, or not. */
async function runTool(isKilled: boolean): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['tools/rotate.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      DATABASE_URL: db.ownerUrl.reveal(),
      ROOT_KEY: newKey.toString('base64'),
      OLDER_ROOT_KEYS: oldKey.toString('base64'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (isKilled && /^ORG_A: .* so far/m.test(said)) child.kill('SIGKILL');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test('data is read and written throughout, a kill loses nothing, and the old key can be destroyed', async () => {
  const before = await product([oldKey]);
  const borrower = person('borrower', before.orgCode);
  const { application } = await before.origination.start(aStart(borrower));
  const ssnMark = before.vault.mark('ssn', '123456789');
  await before.stop();
  const sealed = await sealMany([oldRoot], 0, 1700);

  // Everyone is told of the new key first, then works with it.
  const told = await product([oldKey, newKey]);
  expect(told.vault.mark('ssn', '123456789')).toBe(ssnMark);
  await told.stop();
  const after = await product([newKey, oldKey]);
  const both: RootKeys = [newRoot, oldRoot];
  let isOver = false;
  let readAndWritten = 0;
  const working = (async () => {
    while (!isOver) {
      const fresh = await sealMany(both, 10_000 + readAndWritten, 10_001 + readAndWritten);
      expect(await openAll(both, new Map([...fresh, ...[...sealed].slice(readAndWritten, readAndWritten + 20)]))).toBe(
        true,
      );
      expect((await after.origination.view(borrower, application.uuid)).application.uuid).toBe(application.uuid);
      readAndWritten += 1;
      await sleep(5);
    }
  })();
  const killed = await runTool(true);
  expect(killed.code).toBeNull();
  const { left } = await standing(db, both);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(1700);
  expect((await askKeys(db, both)).sentence).toContain('under an older root key: npm run rotate');
  expect((await askKeys(db, [newRoot])).isWell).toBe(false);
  const done = await runTool(false);
  isOver = true;
  await working;
  expect(done.said).toContain('Nothing is left under the older root keys.');
  expect(done.code).toBe(0);
  expect(readAndWritten).toBeGreaterThan(2);
  await after.stop();

  const alone = await product([newKey]);
  expect(await openAll([newRoot], sealed)).toBe(true);
  expect(await askKeys(db, [newRoot])).toMatchObject({ isWell: true });
  expect(alone.vault.mark('ssn', '123456789')).toBe(ssnMark);
  // Its history was sealed under the old key: it is checked with what was kept of that key.
  expect((await alone.audit.run()).faults).toEqual([]);
  expect((await alone.origination.view(borrower, application.uuid)).application.uuid).toBe(application.uuid);
  await alone.stop();
}, 240_000);

test('while a process seals with another key nothing is rotated', async () => {
  const self = { id: crypto.randomUUID(), host: 'elsewhere', roles: ['worker'], signingKey: 'k' };
  await touchProcess(db.app, { ...self, rootKeys: fingerprintsOf([oldRoot, newRoot]) });
  await expect(rotate({ database: db, rootKeys: [newRoot, oldRoot] })).rejects.toThrow('worker on elsewhere');
});
