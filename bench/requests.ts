/**
 * What a read costs through the whole product, beside a bare server in the same rounds on the same database: processor
 * time per request of server and PostgreSQL together, as bare ÷ ours, the median of the rounds. 1 is as cheap as bare.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { workedMicroseconds } from './yardstick/cpu.ts';

const rowCount = 100_000;
const idCount = 20_000;
const connections = 64;
const roundS = 2;

interface Contest {
  readonly name: string;
  readonly bare: readonly string[];
  readonly ours: readonly string[];
  readonly goal: number;
  readonly limit: number;
}

interface Cost {
  readonly microseconds: number;
  readonly perSecond: number;
}

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  const database = await startEmbedded(folder);
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true }), database.leave];
  try {
    const postmaster = Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const ids = await fill(database.url);
    const product = await startProduct({
      env: { DATABASE_URL: database.url.reveal(), ROOT_KEY: randomBytes(32).toString('base64'), LOG_LEVEL: 'info' },
    });
    stops.push(product.stop);
    const bare = await startBare(database.url.reveal());
    stops.push(bare.stop);
    const contests: readonly Contest[] = [
      { name: 'hello', bare: ['/hello'], ours: ['/healthz'], goal: 0.9, limit: 0.8 },
      {
        name: 'read of the organisation',
        bare: ids.map((id) => `/rows/${id}`),
        ours: ['/service-organization/external/api/v1/organization'],
        goal: 0.8,
        limit: 0.6,
      },
    ];
    const rows: BenchRow[] = [];
    for (const contest of contests) rows.push(...(await compete(contest, bare, product, postmaster, isFull ? 8 : 4)));
    return rows;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** 100,000 rows of about 1.4 kB, as an application read would be; returns ids to ask for, spread over the table. */
async function fill(url: Parameters<typeof openOwner>[0]): Promise<readonly string[]> {
  const sql = openOwner(url, 1);
  await sql`create schema yardstick`;
  await sql`create table yardstick.rows (id uuid primary key, body jsonb not null)`;
  await sql`
    insert into yardstick.rows
    select gen_random_uuid(), jsonb_build_object('number', n, 'text', repeat(md5(n::text), 42))
    from generate_series(1, ${rowCount}::int) n`;
  await sql`vacuum analyze yardstick.rows`;
  const found = await sql<{ id: string }[]>`select id from yardstick.rows order by id limit ${idCount}`;
  await sql.end();
  return found.map(({ id }) => id);
}

interface Server {
  readonly url: string;
  readonly pid: number;
}

async function startBare(databaseUrl: string): Promise<Server & { stop(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'yardstick', 'bare-server.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: line.toString().trim(), pid: child.pid ?? 0, stop };
}

async function compete(
  contest: Contest,
  bare: Server,
  ours: Server,
  postmaster: number,
  rounds: number,
): Promise<BenchRow[]> {
  const costs: { bare: Cost; ours: Cost }[] = [];
  await load(bare, contest.bare, 1);
  await load(ours, contest.ours, 1);
  for (let round = 0; round < rounds; round += 1) {
    const first = await costOf(bare, contest.bare, postmaster);
    costs.push({ bare: first, ours: await costOf(ours, contest.ours, postmaster) });
  }
  const { name, goal, limit } = contest;
  return [
    {
      name: `${name}, bare ÷ ours`,
      value: median(costs.map((cost) => cost.bare.microseconds / cost.ours.microseconds)),
      unit: '×',
      goal,
      limit,
    },
    { name: `${name}, processor time`, value: median(costs.map((cost) => cost.ours.microseconds)), unit: 'µs' },
    { name: `${name}, throughput`, value: median(costs.map((cost) => cost.ours.perSecond)), unit: 'requests/s' },
  ];
}

async function costOf(server: Server, paths: readonly string[], postmaster: number): Promise<Cost> {
  const worked = () => workedMicroseconds(server.pid) + workedMicroseconds(postmaster);
  const before = worked();
  const requests = await load(server, paths, roundS);
  return { microseconds: (worked() - before) / requests, perSecond: requests / roundS };
}

async function load({ url }: Server, paths: readonly string[], duration: number): Promise<number> {
  let next = 0;
  // One request that changes its path: a list would be built anew for each of the connections, which takes longer than the round.
  const setupRequest = (request: { readonly path: string }) => {
    next = (next + 1) % paths.length;
    return { ...request, path: paths[next] ?? request.path };
  };
  const result = await autocannon({ url, connections, duration, requests: [{ setupRequest }] });
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0)
    throw new Error(`${url}${paths[0]}: ${result['2xx']} answers, ${result.non2xx} refusals, ${result.errors} errors.`);
  return result['2xx'];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}
