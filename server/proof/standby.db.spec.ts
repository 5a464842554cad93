/**
 * Two PostgreSQLs, of which one must have everything that the other says it has written. The second dies, or is too late;
 * the first is killed and the second takes its place; the first comes back and still thinks that it is the one. Nothing
 * that anyone was told is done is lost, and nothing counts as done that only one of them has.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { Secret } from '../secret.ts';
import { forSomeone } from '../someone-waits.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { type Cluster, followerOf, isInSync, makeAlone, makeSynchronous, newCluster } from './test-cluster.ts';
import { compare, crowd } from './test-crowd.ts';
import { isFull, tally } from './test-tally.ts';

const rounds = isFull ? 10 : 1;
const folder = mkdtempSync(join(tmpdir(), 'hearthline-standby-'));
const rootKeys = [new Secret(Buffer.alloc(32, 7))] as const;

let primary: Cluster;
let standby: Cluster;
let login: Secret;
let made = 0;
const nextName = () => {
  made += 1;
  return `server_${made}`;
};

/** Both are named, as in a DATABASE_URL of two servers; which of them is written to is found out. */
function addressOf(one: Cluster, other: Cluster): Secret {
  return new Secret(login.reveal().replace(/@[^/]*/, `@127.0.0.1:${one.port},127.0.0.1:${other.port}`));
}

async function follow(): Promise<void> {
  standby = await followerOf(primary, folder, nextName());
  await standby.start();
  await makeSynchronous(primary, standby.name);
}

beforeAll(async () => {
  primary = await newCluster(folder, nextName());
  await primary.start();
  login = await prepareDatabase(primary.url, rootKeys);
  await follow();
});

afterAll(async () => {
  await primary.stop();
  await standby.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Product = Awaited<ReturnType<typeof testOrigination>>;

async function withProduct<T>(work: (product: Product, db: Database) => Promise<T>): Promise<T> {
  const url = addressOf(primary, standby);
  const db = openDatabase(url, 10);
  const product = await testOrigination({ ...db, url }, () => {});
  try {
    return await work(product, db);
  } finally {
    await product.jobs.close();
    await db.close();
  }
}

const codeOf = (error: unknown) => (error instanceof Failure ? error.code : String(error));

/** As an operator does who sees statements that hang. Gives how many have been cut short by now. */
async function cutShort(server: Cluster): Promise<number> {
  const rows = await server.ask(
    (sql) => sql<{ pid: number }[]>`
      select pid, pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
  );
  for (const { pid } of rows) cut.add(pid);
  return cut.size;
}
const cut = new Set<number>();

const restarts = Array.from({ length: isFull ? 20 : 2 }, (_, n) => (n % 2 === 0 ? 'SIGINT' : 'SIGQUIT'));

test('[F4] the server is restarted under load, in order and at once, and all that was said is there', async () => {
  await withProduct(async (product) => {
    const people = crowd(product);
    const recoveryMs: number[] = [];
    for (const signal of restarts) {
      const known = people.delivered.size;
      await expect.poll(() => people.delivered.size, { timeout: 60_000 }).toBeGreaterThan(known + 5);
      await primary.stop(signal);
      await primary.start();
      const [backMs, before] = [performance.now(), people.delivered.size];
      await expect.poll(() => people.delivered.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before);
      recoveryMs.push(people.lastMs() - backMs);
    }
    await people.stop();
    const counted = await compare(people, primary);
    expect(counted).toEqual({ lost: 0, doubled: 0 });
    tally({ fault: 'F4', cases: restarts.length, ...counted, recoveryMs });
  });
}, 600_000);

describe.each(Array.from({ length: rounds }, (_, n) => n + 1))('round %i', () => {
  test('[F7] the standby is gone: no one is told that it is done, all are answered, and it goes on when it is back', async () => {
    await withProduct(async ({ origination, borrower }) => {
      await standby.stop();
      const who = borrower();
      const told = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          forSomeone(() => origination.start(aStart(n === 0 ? who : borrower()))).then(() => 'done', codeOf),
        ),
      );
      // The loan's number is given under a lock, so some wait behind one that waits: that is told as 503 too.
      expect(told.filter((word) => !/unavailable|lock timeout/.test(word))).toEqual([]);
      await standby.start();
      await isInSync(primary);
      const backMs = performance.now();
      // What was begun is there by now, or begins: one application a person, either way.
      const again = async () => forSomeone(() => origination.start(aStart(who))).then(() => 'done', codeOf);
      await expect.poll(again, { timeout: 30_000 }).toMatch(/done|conflict/);
      tally({ fault: 'F7', cases: told.length, recoveryMs: [performance.now() - backMs] });
    });
  });

  test('[F8] a wait for the standby that is cut short counts as no answer', async () => {
    await withProduct(async ({ orgCode }, db) => {
      await standby.stop();
      cut.clear();
      const write = (n: number) =>
        db.inOrg(orgCode, async (tx) => {
          await tx`insert into app.rate_limit (bucket, subject, window_ends_at, used)
                   values ('cut short', ${`${n} ${performance.now()}`}, now(), 1)`;
        });
      const writing = Array.from({ length: 4 }, (_, n) => write(n).then(() => 'done', codeOf));
      await expect.poll(() => cutShort(primary)).toBe(4);
      const told = await Promise.all(writing);
      expect(told).toEqual(Array(4).fill('unavailable'));
      await standby.start();
      await isInSync(primary);
      tally({ fault: 'F8', cases: told.length });
    });
  });

  test('[F5] [F6] the first is killed, the second takes its place, and the first comes back to no effect', async () => {
    await withProduct(async (product) => {
      const people = crowd(product);
      await expect.poll(() => people.delivered.size, { timeout: 30_000 }).toBeGreaterThan(10);
      await primary.kill();
      const killedMs = performance.now();
      await standby.ask((sql) => sql`select pg_promote()`);
      const before = people.delivered.size;
      await expect.poll(() => people.delivered.size, { timeout: 60_000, interval: 10 }).toBeGreaterThan(before);
      const gapMs = people.lastMs() - killedMs;
      // It waits for a standby that follows it no more; and every new connection goes where the newer timeline is.
      await primary.start();
      const written = () => primary.ask(async (sql) => (await sql`select from app.application_event`).length);
      const atReturn = await written();
      await withProduct(async ({ origination, borrower }) => {
        const { application } = await forSomeone(() => origination.start(aStart(borrower())));
        people.begun.add(application.uuid);
      });
      expect(await written()).toBe(atReturn);
      await people.stop();
      const counted = await compare(people, standby);
      expect(counted).toEqual({ lost: 0, doubled: 0 });
      tally({ fault: 'F5', cases: 1, ...counted, recoveryMs: [gapMs] });
      tally({ fault: 'F6', cases: 1 });
    });
    await primary.remove();
    primary = standby;
    await makeAlone(primary);
    if (isFull) await follow();
  });
});
