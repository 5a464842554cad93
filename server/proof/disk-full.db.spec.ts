/**
 * A disk that is full, where documents lie and where the database lies: what does not fit is refused, what was said to be
 * kept is kept, nothing half is left, and all goes on when there is room again. A small disk of memory stands in; where
 * none may be made, it is told as not run.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aStart, person, testOrigination } from '../lending/origination/test-origination.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { Secret } from '../secret.ts';
import { openDatabase } from '../store/database.ts';
import { newCluster } from './test-cluster.ts';
import { compare, crowd } from './test-crowd.ts';
import { testProduct } from './test-product.ts';
import { isFull, tally } from './test-tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-disk-'));
const mounted: string[] = [];
afterAll(() => {
  for (const place of mounted) spawnSync('umount', ['-l', place]);
  rmSync(folder, { recursive: true, force: true });
});

function smallDisk(name: string, megabytes: number): string | undefined {
  const place = join(folder, name);
  mkdirSync(place);
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', place]);
  if (made.status !== 0) return undefined;
  mounted.push(place);
  return place;
}

/** To the last byte; the answer makes room again. */
function fill(place: string): () => void {
  const file = join(place, 'filler');
  for (const bytes of [1 << 20, 1 << 12, 1])
    for (let isRoom = true; isRoom; )
      try {
        writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
      } catch {
        isRoom = false;
      }
  return () => rmSync(file);
}

const notRun = 'no small disk could be made: that takes the right to mount one';
const disk = smallDisk('documents', 4);
if (!disk) tally({ fault: 'F18', cases: 0, notRun });

test.skipIf(!disk)(
  '[F18] no room for documents: refused, nothing half is left, and taken when there is room',
  async () => {
    const place = disk ?? '';
    const { documents, origination, orgCode } = await testProduct({ hasWorker: false, env: { DATA_DIR: place } });
    const cases = isFull ? 5 : 2;
    for (let n = 0; n < cases; n += 1) {
      const { application } = await origination.start(aStart(person('borrower', orgCode)));
      const of = { orgCode, applicationUuid: application.uuid };
      const keep = () =>
        documents.keep({
          ...of,
          ...{ type: 'OTHER', title: 'Paper', mediaType: 'text/plain', belongsTo: null, uploadedBy: null },
          content: Buffer.alloc(100_000, n + 1),
        });
      const makeRoom = fill(place);
      await expect(keep()).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(await documents.list(of, 'system')).toEqual([]);
      const names = readdirSync(join(place, 'documents'), { recursive: true }).map(String);
      expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
      makeRoom();
      const { uuid } = await keep();
      expect((await documents.read(of, uuid, 'system')).content.length).toBe(100_000);
    }
    tally({ fault: 'F18', cases });
  },
);

const bigger = isFull ? smallDisk('server', 220) : undefined;

test.skipIf(!bigger)(
  '[F18] no room for data and log: what was said to be kept is there afterwards',
  async () => {
    const place = bigger ?? '';
    const cluster = await newCluster(place, 'server');
    const settings = { min_wal_size: '32MB', max_wal_size: '48MB' };
    await cluster.start(settings);
    const url = await prepareDatabase(cluster.url, [new Secret(Buffer.alloc(32, 7))]);
    const db = openDatabase(url, 10);
    const product = await testOrigination({ ...db, url }, () => {});
    const recoveryMs: number[] = [];
    const people = crowd(product);
    for (let n = 0; n < 5; n += 1) {
      const known = people.delivered.size;
      await expect.poll(() => people.delivered.size, { timeout: 60_000 }).toBeGreaterThan(known + 5);
      const makeRoom = fill(place);
      // Until it cannot write any more: someone who is told nothing for a while.
      await expect.poll(() => performance.now() - people.lastMs(), { timeout: 120_000 }).toBeGreaterThan(1500);
      makeRoom();
      const [roomMs, before] = [performance.now(), people.delivered.size];
      // Without room for its log it ends; anyone who keeps it running starts it again.
      if (!(await cluster.ask((sql) => sql`select 1`).catch(() => undefined))) await cluster.start(settings);
      await expect.poll(() => people.delivered.size, { timeout: 60_000 }).toBeGreaterThan(before);
      recoveryMs.push(people.lastMs() - roomMs);
    }
    await people.stop();
    const counted = await compare(people, cluster);
    await product.jobs.close();
    await db.close();
    await cluster.remove();
    expect(counted).toEqual({ lost: 0, doubled: 0 });
    tally({ fault: 'F18', cases: 5, ...counted, recoveryMs });
  },
  600_000,
);
