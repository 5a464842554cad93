/**
 * Chance kills API, worker and database, real processes, while borrowers are on their way; and stops a worker for longer
 * than its lease, so that another does its work, before it goes on as if nothing had been. A seed does the same again. In rounds of faults only: in `npm test` processes
 * are killed where a test names the place (crashes.db.spec.ts), and the database while all goes on (alive.db.spec.ts).
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfNeeded } from '../../tools/build.ts';
import { supervise } from '../../tools/supervise.ts';
import { loadBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { rootKeysFor } from '../root-key.ts';
import { openDatabase, openOwner } from '../store/database.ts';
import { buildParts } from '../wiring/index.ts';
import { chanceOf } from './test-chance.ts';
import { type Cluster, newCluster } from './test-cluster.ts';
import { becomesQuiet, brokenPromises } from './test-invariants.ts';
import { callsOverHttp, supervisor } from './test-processes.ts';
import { firstSeed, isFull, isRound, tally } from './test-tally.ts';
import { journeysOn } from './test-traveler.ts';
import { freePort } from './test-whole.ts';

const root = join(import.meta.dirname, '..', '..');
const [kills, borrowers] = isFull ? [60, 6] : [3, 1];

let folder: string;
let cluster: Cluster;
let world: Awaited<ReturnType<typeof openWorld>>;

/** Started again whenever it dies, as `npm start` does it, with a spare where someone waits for it. */
function keptRunning(name: 'api' | 'worker', env: Record<string, string>) {
  const said = join(folder, `${name}.log`);
  const { pid, stop } = supervise(['server/main.ts'], {
    env: { ...process.env, ...env, ROLES: name },
    stdio: ['ignore', 'ignore', openSync(said, 'a')],
    tell: () => {},
    // Each death here is an accident of its own.
    steadyMs: 0,
    ...(name === 'api' && { spareAfterMs: 2000 }),
  });
  return {
    said: () => readFileSync(said, 'utf8'),
    signal: (signal: NodeJS.Signals) => {
      try {
        process.kill(pid() ?? 0, signal);
      } catch {
        // It is dead already.
      }
    },
    stop: () => stop('SIGKILL'),
  };
}

async function openWorld() {
  const port = await freePort();
  const env = {
    ...{ DATABASE_URL: cluster.url.reveal(), ROOT_KEY: randomBytes(32).toString('base64') },
    ...{ PORT: String(port), DATA_DIR: folder, SANDBOX_DELAY_MS: '0', LOG_LEVEL: 'error', NODE_ENV: 'test' },
  };
  const config = readConfig(env);
  const rootKeys = rootKeysFor(config);
  const url = await prepareDatabase(cluster.url, rootKeys);
  const db = { ...openDatabase(url, 10), url, ownerUrl: cluster.url, owner: openOwner(cluster.url, 4) };
  const brands = await loadBrands(join(root, 'brands'));
  const parts = await buildParts({ config, log: createLog('silent'), db, url, brands, rootKeys });
  const recover = await supervisor(db);
  const [api, worker] = [keptRunning('api', env), keptRunning('worker', env)];
  const isReady = async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok === true;
  const ready = async () => {
    const sinceMs = performance.now();
    while (!(await isReady())) await sleep(20);
    return performance.now() - sinceMs;
  };
  const { orgCode } = brands.provider;
  const road = journeysOn({ ...parts, db, orgCode }, callsOverHttp({ port, brands, db }));
  const close = async () => {
    await Promise.all([api.stop(), worker.stop()]);
    await parts.close();
    await db.close();
    await db.owner.end({ timeout: 1 });
  };
  return { ...parts, db, orgCode, api, worker, road, ready, recover, close };
}

const died = { api: [] as number[], worker: [] as number[], database: [] as number[] };

const deaths = {
  api: async () => {
    world.api.signal('SIGKILL');
    await sleep(50);
    died.api.push(await world.ready());
  },
  worker: async () => {
    world.worker.signal('SIGKILL');
    died.worker.push(0);
  },
  database: async () => {
    await cluster.kill();
    await cluster.start();
    died.database.push(await world.ready());
  },
};

describe.runIf(isRound)('while borrowers are on their way', () => {
  beforeAll(async () => {
    await buildIfNeeded();
    folder = mkdtempSync(join(tmpdir(), 'hearthline-kills-'));
    cluster = await newCluster(folder, 'server');
    await cluster.start();
    world = await openWorld();
    await world.ready();
  }, 180_000);

  afterAll(async () => {
    await world?.close();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('[F3] [F20] killed at random, and stopped for longer than a lease', async () => {
    const chance = chanceOf(firstSeed);
    console.log(`seed ${firstSeed}: SEED=${firstSeed} does the same again`);
    let [isOver, killed] = [false, 0];
    /** One after the other for as long as there is killing. */
    const lane = async () => {
      const arrived = [await world.road.travel({ debtsToPay: 1 })];
      while (killed < kills) arrived.push(await world.road.travel({ debtsToPay: 1 }));
      return arrived;
    };
    const ended = Promise.all(Array.from({ length: borrowers }, lane)).finally(() => {
      isOver = true;
    });
    ended.catch(() => {});
    const who = ['api', 'worker', 'database'] as const;
    for (; killed < kills && !isOver; killed += 1) {
      await sleep(200 + chance.roll() * 1800);
      // The first round has each of them once, however short it is.
      await deaths[who[killed] ?? chance.pick(who)]();
    }
    let starved = 0;
    for (; !isOver; await sleep(300)) {
      if (starved < (isFull ? 10 : 1)) {
        starved += 1;
        world.worker.signal('SIGSTOP');
        await sleep(300);
        await world.recover().catch(() => {});
        world.worker.signal('SIGCONT');
      }
      await world.recover().catch(() => {});
    }
    const traveled = (await ended).flat();
    expect(traveled.map(({ application }) => application.status)).toEqual(traveled.map(() => 'COMPLETE'));
    for (const { uuid } of traveled) {
      await becomesQuiet(world.db, uuid, 180_000);
      expect(await brokenPromises(world, world.orgCode, uuid)).toEqual([]);
    }
    const count = Object.values(died).reduce((sum, one) => sum + one.length, 0);
    tally({ fault: 'F3', cases: count, recoveryMs: died.database, seed: firstSeed });
    tally({ fault: 'F1', cases: 0, recoveryMs: died.api });
    tally({ fault: 'F20', cases: starved });
  }, 1_800_000);
});
