/**
 * What kills it: the database restarted, fast and at once, under load; the product and the database killed; what started
 * them killed. Real processes as `npm start` runs them. FULL=1 restarts ten times and measures.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Secret } from '../secret.ts';
import { openBus } from '../store/bus.ts';
import { openOwner } from '../store/database.ts';

const root = join(import.meta.dirname, '..', '..');
const isFull = process.env['FULL'] !== undefined;
const folder = mkdtempSync(join(tmpdir(), 'hearthline-alive-'));
const data = join(folder, 'postgres', 'data');
const said = join(folder, 'said.log');
const port = await freePort();
const site = `http://127.0.0.1:${port}`;
let product: ChildProcess;

const postmaster = () => readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
const isReady = async () => (await fetch(`${site}/readyz`).catch(() => undefined))?.status === 200;
/** Every process that uses the embedded database leaves its number beside it. */
const productPid = () =>
  readdirSync(join(folder, 'postgres', 'users'))
    .map(Number)
    .find(isAlive) ?? 0;
const databasePid = () => Number(postmaster()[0]);

beforeAll(async () => {
  product = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: folder, NODE_ENV: 'test', LOG_LEVEL: 'error', SANDBOX_DELAY_MS: '0' },
    },
    stdio: ['ignore', openSync(said, 'a'), openSync(said, 'a')],
  });
  while (!(await isReady())) await sleep(50);
}, 340_000);

afterAll(async () => {
  if (product.exitCode === null && product.signalCode === null) {
    product.kill('SIGTERM');
    await once(product, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Someone who uses the product all the time, and does not mind that it is away. */
function load() {
  let isOver = false;
  const counts = { answered: 0, refused: 0 };
  const loop = async (path: string, init: RequestInit) => {
    while (!isOver) {
      const answer = await fetch(site + path, init).catch(() => undefined);
      counts[answer?.ok ? 'answered' : 'refused'] += 1;
      await sleep(5);
    }
  };
  const post = { method: 'POST', headers: { 'content-type': 'application/json', origin: site }, body: '{}' };
  const loops = [
    ...Array.from({ length: 4 }, () => loop('/dev/api/applications', {})),
    ...Array.from({ length: 2 }, () => loop('/dev/api/applications', post)),
  ];
  return {
    counts,
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

const passwordOf = () => readFileSync(join(folder, 'postgres', 'password'), 'utf8');
const urlOf = () => new Secret(`postgres://hearthline_owner:${passwordOf()}@127.0.0.1:${postmaster()[3]}/postgres`);

/** When the database takes questions again, and how long after that the product is ready. */
async function back(): Promise<number> {
  const waitFor = async (is: () => Promise<boolean>) => {
    for (const sinceMs = performance.now(); performance.now() - sinceMs < 60_000; await sleep(10))
      if (await is()) return performance.now();
    throw new Error(`It did not come back: ${readFileSync(said, 'utf8').slice(-2000)}`);
  };
  const isAnswering = async () => {
    const sql = openOwner(urlOf(), 1);
    const isUp = await sql`select 1`.then(
      () => true,
      () => false,
    );
    await sql.end({ timeout: 1 });
    return isUp;
  };
  const [databaseMs, readyMs] = await Promise.all([waitFor(isAnswering), waitFor(isReady)]);
  return Math.max(0, readyMs - databaseMs);
}

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** As `pg_ctl stop -m fast` and `-m immediate` do it; the product starts the embedded one again. */
async function restart(mode: keyof typeof signals): Promise<number> {
  const pid = databasePid();
  process.kill(pid, signals[mode]);
  await expect.poll(() => isAlive(pid), { timeout: 30_000, interval: 10 }).toBe(false);
  await expect.poll(() => existsSync(join(data, 'postmaster.pid')), { timeout: 30_000, interval: 10 }).toBe(true);
  return back();
}

const modes = Array.from({ length: isFull ? 10 : 2 }, (_, n) => (n % 2 === 0 ? 'fast' : 'immediate'));

test('the database is restarted under load and nothing dies', async () => {
  const [pid, users] = [productPid(), load()];
  const sql = openOwner(urlOf(), 2);
  const heard: unknown[] = [];
  const bus = await openBus(sql);
  bus.subscribe('restarts', (message) => void heard.push(message));
  const waitsMs: number[] = [];
  for (const mode of modes) {
    const { answered } = users.counts;
    await expect.poll(() => users.counts.answered, { timeout: 30_000 }).toBeGreaterThan(answered + 20);
    waitsMs.push(await restart(mode));
  }
  const { answered, refused } = users.counts;
  await expect.poll(() => users.counts.answered, { timeout: 30_000 }).toBeGreaterThan(answered + 20);
  await users.stop();
  expect(productPid()).toBe(pid);
  expect(refused).toBeGreaterThan(0);
  // Who listens hears again, once the line is back.
  await expect
    .poll(async () => {
      await bus.publish('restarts', 'again').catch(() => {});
      return heard.length;
    })
    .toBeGreaterThan(0);
  await sql.end({ timeout: 1 });
  // A busy machine is late now and then: what is usual is what counts.
  const usualMs = waitsMs.toSorted((a, b) => a - b)[Math.floor(waitsMs.length / 2)] ?? 0;
  if (isFull) expect(usualMs, `ready ${waitsMs.map(Math.round)} ms after the database`).toBeLessThan(1000);
});

test('work goes on after a restart: what was begun reaches its offers', async () => {
  const states = async () => {
    const answer = await fetch(`${site}/dev/api/applications`);
    return ((await answer.json()) as { status: string }[]).map(({ status }) => status);
  };
  expect((await states()).length).toBeGreaterThan(0);
  const isUnderWay = (status: string) => /WAITING|PULL|PENDING/.test(status);
  // A vendor who could not reach us waits longer after each try, as real ones do; work whose answer was lost with the line
  // is begun again after two minutes, as its queue says.
  await expect.poll(async () => (await states()).filter(isUnderWay).join(), { timeout: 320_000 }).toBe('');
}, 340_000);

test('the product is killed and comes back', async () => {
  const pid = productPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(async () => isAlive(pid) || !(await isReady()), { timeout: 60_000 }).toBe(false);
  expect(productPid()).not.toBe(pid);
  expect(readFileSync(said, 'utf8')).toContain('The product ended (signal SIGKILL); starting it again in 0.2 s.');
});

test('the database is killed and comes back with what it held', async () => {
  const count = async () => ((await (await fetch(`${site}/dev/api/applications`)).json()) as unknown[]).length;
  const [before, pid, product] = [await count(), databasePid(), productPid()];
  process.kill(pid, 'SIGKILL');
  await expect.poll(async () => isAlive(pid) || databasePid() === pid, { timeout: 60_000 }).toBe(false);
  await back();
  expect(await count()).toBe(before);
  expect(productPid()).toBe(product);
});

test('what started them is killed, and both end by themselves', async () => {
  const pids = [productPid(), databasePid()];
  product.kill('SIGKILL');
  await expect.poll(() => pids.filter(isAlive), { timeout: 90_000 }).toEqual([]);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
