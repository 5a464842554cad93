/**
 * `npm run load`: more and more borrowers, until 99 of 100 answers take longer than 300 ms or one fails, and then twice as
 * many as are to be served well. `--soak` keeps a crowd for half an hour and draws memory, connections and the delay of the event
 * loop. `--from 50 --step 50 --most 1000`, `--seconds 30` a step, `--borrowers 200 --minutes 30` for a soak, `--seed N`.
 * Writes docs/load.md, and docs/load-soak.svg; with `--dry` nothing is written.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadBrands } from '#server/brands.ts';
import { chanceOf } from '#server/proof/test-chance.ts';
import { openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { freePort } from '#server/store/postgres-server.ts';
import { startProduct } from '../test/e2e/start-product.ts';
import { borrower, type Town } from './load/borrower.ts';
import { type Sample, soakPicture } from './load/chart.ts';
import { livingMegabytes } from './load/living.ts';
import { climbText, keepPart, machine, type Step } from './load/report.ts';
import { createTally, type Summary, slopeOf, type Tally } from './load/tally.ts';
import { root } from './tree.ts';

const { values } = parseArgs({
  options: {
    soak: { type: 'boolean' },
    dry: { type: 'boolean' },
    from: { type: 'string', default: '50' },
    step: { type: 'string', default: '50' },
    most: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '30' },
    borrowers: { type: 'string', default: '200' },
    think: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '20261117' },
  },
});
const p99Goal = 300;
/** So many borrowers are to be served well on two cores; twice as many are too many, and are told so. */
const borrowersGoal = 500;
const stops: (() => Promise<unknown>)[] = [];

async function startTown() {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-load-'));
  stops.push(async () => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbedded(folder);
  stops.push(database.leave);
  const dataDir = join(folder, 'shared');
  mkdirSync(dataDir);
  const env = {
    ...{ DATABASE_URL: database.url.reveal(), ROOT_KEY: randomBytes(32).toString('base64'), DATABASE_POOL: '20' },
    // Each person comes from an address of their own, and no one is told that they ask too often: the crowd is the limit.
    ...{ TRUST_PROXY: '1', LIMIT_FACTOR: '1000', SANDBOX_DELAY_MS: '50', NODE_ENV: 'test', LOG_LEVEL: 'error' },
  };
  const logFile = join(folder, 'api.log');
  const inspectPort = await freePort();
  const api = await startProduct({
    ...{ dataDir, logFile },
    // Asked only during a soak, for what lives.
    env: { ...env, ROLES: 'api', NODE_OPTIONS: `--inspect-port=${inspectPort}` },
  });
  stops.push(api.stop);
  const worker = startWorker({ ...env, ROLES: 'worker', DATA_DIR: dataDir, PORT: new URL(api.url).port }, folder);
  stops.push(worker);
  const owner = openOwner(database.url, 1);
  stops.push(() => owner.end({ timeout: 1 }));
  const brands = await loadBrands(join(root, 'brands'));
  return { url: api.url, pid: api.pid, inspectPort, brand: brands.provider, owner };
}

function startWorker(env: Record<string, string>, folder: string): () => Promise<void> {
  const log = openSync(join(folder, 'worker.log'), 'a');
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

type Served = Awaited<ReturnType<typeof startTown>>;

/** People who are there until they are sent home; more may come. */
function crowdIn({ url, brand }: Served) {
  const over = new AbortController();
  const tally = createTally();
  const people: Promise<void>[] = [];
  const seed = Number(values.seed);
  return {
    tally,
    grow: (to: number) => {
      while (people.length < to) {
        const town: Town = {
          ...{ url, brand, tally, thinkMs: Number(values.think), over: over.signal },
          chance: chanceOf(seed + people.length),
        };
        people.push(borrower(town));
      }
    },
    goHome: async () => {
      over.abort();
      await Promise.all(people);
    },
  };
}

function tell(name: string, { perSecond, p50, p95, p99, done, shed, failed }: Summary): void {
  const times = `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
  console.log(
    `${name}: ${perSecond.toFixed(1)} a second, ${times}; ${done} done, ${shed} told to come again, ${failed} failed`,
  );
}

const reasonsMax = 12;

/** Why calls failed, the most frequent first. */
function tellReasons({ reasons }: Tally): void {
  const sorted = [...reasons].toSorted(([, a], [, b]) => b - a);
  for (const [reason, times] of sorted.slice(0, reasonsMax)) console.log(`  ${times} × ${reason}`);
  if (sorted.length > reasonsMax) console.log(`  and ${sorted.length - reasonsMax} other reasons`);
}

async function climb(served: Served): Promise<void> {
  const crowd = crowdIn(served);
  const steps: Step[] = [];
  const secondsMs = Number(values.seconds) * 1000;
  /** Those who come register first, which costs most; they are not what is measured. */
  const measure = async (borrowers: number): Promise<{ summary: Summary; sinceMs: number }> => {
    crowd.grow(borrowers);
    await sleep(Math.max(2 * Number(values.think), secondsMs / 2));
    const sinceMs = performance.now();
    await sleep(secondsMs);
    const summary = crowd.tally.since(sinceMs);
    tell(`${borrowers} borrowers`, summary);
    steps.push({ borrowers, summary });
    return { summary, sinceMs };
  };
  let [well, kinds] = [0, crowd.tally.byKind(0)];
  for (let borrowers = Number(values.from); borrowers <= Number(values.most); borrowers += Number(values.step)) {
    const { summary, sinceMs } = await measure(borrowers);
    const isWell = summary.p99 <= p99Goal && summary.failed === 0 && summary.shed === 0;
    if (isWell || kinds.length === 0) kinds = crowd.tally.byKind(sinceMs);
    if (isWell) well = borrowers;
    crowd.tally.forget();
    if (!isWell) break;
  }
  console.log(`${well} borrowers were served well. Too many:`);
  const { sinceMs } = await measure(2 * borrowersGoal);
  const excess = crowd.tally.byKind(sinceMs);
  await crowd.goHome();
  for (const [kind, summary] of excess) tell(`  ${kind}`, summary);
  tellReasons(crowd.tally);
  if (values.dry) return;
  const about = `${machine()}; ${well} borrowers were served well: 99 of 100 answers within ${p99Goal} ms, none failed. Each thinks ${Number(values.think) / 1000} s on average, and each step lasts ${values.seconds} s. The last row is twice as many as are to be served well.`;
  keepPart('climb', climbText(steps, kinds, about));
}

/** What the API says of itself, and what the database says of it. */
async function sampleOf({ url, owner }: Served, minute: number): Promise<Sample> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1] ?? 0);
  const [row] = await owner<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return {
    minute,
    megabytes: figure('process_resident_memory_bytes') / 2 ** 20,
    connections: row?.n ?? 0,
    delayMs: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

async function soak(served: Served): Promise<void> {
  const [borrowers, minutes] = [Number(values.borrowers), Number(values.minutes)];
  const crowd = crowdIn(served);
  crowd.grow(borrowers);
  await sleep(3 * Number(values.think));
  const sinceMs = performance.now();
  const samples: Sample[] = [];
  const minuteNow = () => (performance.now() - sinceMs) / 60_000;
  const lives: number[] = [];
  while (minuteNow() < minutes) {
    if (minuteNow() >= ((lives.length + 1) * minutes) / 3) lives.push(await livingMegabytes(served));
    samples.push(await sampleOf(served, minuteNow()));
    if (samples.length % 12 === 0)
      tell(`minute ${minuteNow().toFixed(0)}`, crowd.tally.since(performance.now() - 60_000));
    await sleep(5000);
  }
  lives.push(await livingMegabytes(served));
  const summary = crowd.tally.since(sinceMs);
  await crowd.goHome();
  tell('all of it', summary);
  const late = samples.filter(({ minute }) => minute >= minutes / 3).map(({ megabytes }) => megabytes);
  const perMinute = slopeOf(late) * 12;
  const noise = Math.max(...late) - Math.min(...late);
  const memory = `Memory over the last two thirds: ${perMinute >= 0 ? '+' : ''}${perMinute.toFixed(2)} MB a minute, between ${Math.min(...late).toFixed(0)} and ${Math.max(...late).toFixed(0)} MB (${noise.toFixed(0)} MB apart). What lives after a collection, at a third, at two thirds and at the end: ${lives.map((each) => each.toFixed(1)).join(', ')} MB.`;
  console.log(memory);
  tellReasons(crowd.tally);
  if (values.dry) return;
  const heading = `${borrowers} borrowers for ${minutes} minutes`;
  writeFileSync(join(root, 'docs', 'load-soak.svg'), soakPicture(samples, heading));
  const words = `${machine()}; ${heading}: ${summary.done.toLocaleString('en')} answers, 99 of 100 within ${summary.p99.toFixed(0)} ms, ${summary.shed} told to come again, ${summary.failed} failed. ${memory}`;
  keepPart(
    'soak',
    `## Half an hour\n\n${words}\n\n![${heading}: memory, connections and event-loop delay](load-soak.svg)\n\n`,
  );
}

try {
  const served = await startTown();
  await (values.soak ? soak(served) : climb(served));
} finally {
  for (const stop of stops.reverse()) await stop();
}
process.exit(process.exitCode ?? 0);
