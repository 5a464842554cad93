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
import { openOwner, type Sql } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { workedMicroseconds } from './yardstick/cpu.ts';
import { copyApplications } from './yardstick/crowd.ts';
import { median } from './yardstick/rounds.ts';

const rowCount = 100_000;
const idCount = 20_000;
const connections = 64;
const roundS = 2;

interface Contest {
  readonly name: string;
  readonly bare: readonly string[];
  readonly ours: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** How many ask at once; 64 unless told. */
  readonly atOnce?: number;
  readonly goal?: number;
  readonly limit?: number;
}

interface Cost {
  readonly microseconds: number;
  readonly perSecond: number;
}

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  // Nothing is written while it is measured; filling is quicker so.
  const database = await startEmbedded(folder, { durable: false });
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true }), database.leave];
  try {
    const postmaster = Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const product = await startProduct({
      env: {
        DATABASE_URL: database.url.reveal(),
        ROOT_KEY: randomBytes(32).toString('base64'),
        LOG_LEVEL: 'info',
        // What the worker does while nothing is asked of it is no request's cost; bench/start-up.ts measures it.
        ROLES: 'api',
        // One person asks here what thousands would.
        LIMIT_FACTOR: '1000000',
      },
    });
    stops.push(product.stop);
    const { uuid, headers } = await becomeBorrower(product.url);
    const ids = await fill(database.url, uuid);
    const bare = await startBare(database.url.reveal());
    stops.push(bare.stop);
    const status = {
      name: 'status of an application, with authorization, log and metrics',
      bare: ids.map((id) => `/rows/${id}`),
      ours: ids.map((id) => `/service-krang-heloc/borrower/secure/api/v1/${id}/status`),
      headers,
    };
    const contests: readonly Contest[] = [
      // Answered before the framework, as a probe must be (server/api/liveness.ts) …
      { name: 'hello', bare: ['/hello'], ours: ['/healthz'], goal: 0.9, limit: 0.8 },
      // … and the same answer by its route, which every other call takes.
      { name: 'smallest call through the framework', bare: ['/hello'], ours: ['/healthz?by=route'] },
      { ...status, goal: 0.8, limit: 0.6 },
      // What many ask at once is asked of PostgreSQL together (server/store/gathered.ts): here no one else asks.
      { ...status, name: 'the same, asked one after the other', atOnce: 1 },
    ];
    const rows: BenchRow[] = [];
    for (const contest of contests) rows.push(...(await compete(contest, bare, product, postmaster, isFull ? 8 : 4)));
    return rows;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Someone with an application, signed in. */
async function becomeBorrower(url: string): Promise<{ uuid: string; headers: Readonly<Record<string, string>> }> {
  const answer = await fetch(`${url}/dev/api/applications`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: '{}',
  });
  const { uuid, token } = (await answer.json()) as { uuid: string; token: string };
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { uuid, headers: { authorization: `Bearer ${token}`, cookie } };
}

/**
 * 100,000 applications of that one person, and beside each a row of about 1.4 kB under the same id for the bare server;
 * returns ids to ask for, spread over the tables.
 */
async function fill(url: Parameters<typeof openOwner>[0], uuid: string): Promise<readonly string[]> {
  const sql = openOwner(url, 1);
  await copyApplications(sql, { uuid, count: rowCount, identityUuid: await ownerOf(sql, uuid) });
  await sql`create schema yardstick`;
  await sql`create table yardstick.rows (id uuid primary key, body jsonb not null)`;
  await sql`
    insert into yardstick.rows
    select uuid, jsonb_build_object('number', 1, 'text', repeat(md5(uuid::text), 42)) from app.application`;
  await sql`grant usage on schema yardstick to public`;
  await sql`vacuum analyze yardstick.rows`;
  const found = await sql<{ id: string }[]>`select id from yardstick.rows order by md5(id::text) limit ${idCount}`;
  await sql.end();
  return found.map(({ id }) => id);
}

async function ownerOf(sql: Sql, uuid: string): Promise<string> {
  const [row] = await sql<{ identityUuid: string }[]>`select identity_uuid from app.application where uuid = ${uuid}`;
  if (!row) throw new Error('The workshop made no application.');
  return row.identityUuid;
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
  const { atOnce = connections, headers } = contest;
  const [toBare, toOurs] = [
    { server: bare, paths: contest.bare, atOnce },
    { server: ours, paths: contest.ours, headers, atOnce },
  ] as const satisfies readonly Asking[];
  await load(toBare, 1);
  await load(toOurs, 1);
  for (let round = 0; round < rounds; round += 1)
    costs.push({ bare: await costOf(toBare, postmaster), ours: await costOf(toOurs, postmaster) });
  const { name, goal, limit } = contest;
  return [
    {
      name: `${name}, bare ÷ ours`,
      value: median(costs.map((cost) => cost.bare.microseconds / cost.ours.microseconds)),
      unit: '×',
      ...(goal !== undefined && { goal }),
      ...(limit !== undefined && { limit }),
    },
    { name: `${name}, processor time`, value: median(costs.map((cost) => cost.ours.microseconds)), unit: 'µs' },
    { name: `${name}, throughput`, value: median(costs.map((cost) => cost.ours.perSecond)), unit: 'requests/s' },
  ];
}

interface Asking {
  readonly server: Server;
  readonly paths: readonly string[];
  readonly headers?: Contest['headers'];
  readonly atOnce: number;
}

async function costOf(asking: Asking, postmaster: number): Promise<Cost> {
  const worked = () => workedMicroseconds(asking.server.pid) + workedMicroseconds(postmaster);
  const before = worked();
  const requests = await load(asking, roundS);
  return { microseconds: (worked() - before) / requests, perSecond: requests / roundS };
}

async function load({ server: { url }, paths, headers = {}, atOnce }: Asking, duration: number): Promise<number> {
  let next = 0;
  // One request that changes its path: a list would be built again for each of the connections, which takes longer than the round.
  const setupRequest = (request: { readonly path: string }) => {
    next = (next + 1) % paths.length;
    return { ...request, path: paths[next] ?? request.path };
  };
  const result = await autocannon({ url, connections: atOnce, duration, headers, requests: [{ setupRequest }] });
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0)
    throw new Error(`${url}${paths[0]}: ${result['2xx']} answers, ${result.non2xx} refusals, ${result.errors} errors.`);
  return result['2xx'];
}
