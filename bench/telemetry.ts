/**
 * What telemetry costs: events taken over HTTP and by the intake alone beside a bare insert of the same row by the same
 * driver; and the console's funnel with many events stored beside few, which reads counts alone. `--full` stores ten million.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { addDays } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import type { Dimension } from '#core/telemetry/dimensions.ts';
import { createIntake } from '#server/insights/intake.ts';
import { createInsightReports } from '#server/insights/reports.ts';
import { createTelemetryCare } from '#server/insights/telemetry-care.ts';
import { databaseLogins } from '#server/root-key.ts';
import { Secret } from '#server/secret.ts';
import { openAppLogin } from '#server/store/app-login.ts';
import { type Database, openDatabase, openOwner, type Sql } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import type { TelemetryRow } from '#server/store/telemetry.ts';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { costEach, eachOf, median, quantile } from './yardstick/rounds.ts';
import { fillDay, prepareTelemetry, telemetryDays } from './yardstick/visits.ts';

const atOnce = 64;
const pagePath = '/account/{product}/register-v2';

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  const embedded = await startEmbedded(folder, { durable: true });
  const stops: (() => Promise<unknown>)[] = [
    async () => rmSync(folder, { recursive: true, force: true }),
    embedded.leave,
  ];
  try {
    const rootKey = randomBytes(32);
    const product = await startProduct({
      env: {
        ...{ DATABASE_URL: embedded.url.reveal(), ROOT_KEY: rootKey.toString('base64'), ROLES: 'api' },
        LIMIT_FACTOR: '1000000',
      },
    });
    stops.push(product.stop);
    const owner = openOwner(embedded.url, 2);
    stops.push(() => owner.end());
    const login = await openAppLogin(owner, embedded.url, databaseLogins([new Secret(rootKey)]));
    const database = openDatabase(login, 10);
    stops.push(() => database.close());
    const postmaster = Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    return [
      ...(await overHttp(product.url)),
      ...(await besideBare({ owner, database, postmaster }, isFull ? 40_000 : 10_000)),
      ...(await growth(owner, database, isFull ? [100_000, 10_000_000] : [20_000, 100_000])),
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** As browsers would: one call for each page view, each another's. */
async function overHttp(url: string): Promise<readonly BenchRow[]> {
  const headers = { 'content-type': 'application/json', origin: url };
  const size = { width: 1280, height: 800 };
  const visit = {
    ...{ platform: 'WEB', libVersion: '2.2.24', appVersion: '1', referrer: '', queryParams: {}, screen: size },
    ...{ window: size, sessionKey: null },
  };
  const begun = await fetch(`${url}/ft/external/session`, { method: 'POST', headers, body: JSON.stringify(visit) });
  const { sessionKey } = (await begun.json()) as { sessionKey: object };
  let sequence = 0;
  const setupRequest = (request: { readonly path: string }) => {
    sequence = (sequence + 1) % 1_000_000;
    const eventProperties = { eventId: randomUUID(), sequence };
    const place = { domain: 'bench.example', queryParams: {}, pagePath, sessionKey, productType: 'heloc' };
    const body = JSON.stringify({ ...place, identityId: null, applicationUuid: null, eventProperties });
    return { ...request, method: 'POST', path: '/ft/external/page-view', headers, body };
  };
  const durationS = 4;
  const load = (duration: number) =>
    autocannon({ url, connections: atOnce, duration, headers, requests: [{ setupRequest }] });
  await load(1);
  const { '2xx': taken, non2xx, errors, latency } = await load(durationS);
  if (non2xx > 0 || errors > 0) throw new Error(`Intake: ${non2xx} refusals, ${errors} errors.`);
  return [
    { name: 'events taken over HTTP', value: taken / durationS, unit: 'events/s', goal: 1500, limit: 200 },
    { name: 'an event over HTTP, 99 of 100 within', value: latency.p99, unit: 'ms' },
  ];
}

interface Bared {
  readonly owner: Sql;
  readonly database: Database;
  readonly postmaster: number;
}

async function besideBare({ owner, database, postmaster }: Bared, count: number): Promise<readonly BenchRow[]> {
  const [session] = await owner<{ orgCode: string; uuid: string; trackerUuid: string; createdAt: Date }[]>`
    select org_code, uuid, tracker_uuid, created_at from app.telemetry_session limit 1`;
  if (!session) throw new Error('No visit was begun.');
  await owner`create schema yardstick`;
  await owner`create table yardstick.event (like app.telemetry_event including defaults)`;
  await owner`alter table yardstick.event alter column id drop not null`;
  await owner`grant usage on schema yardstick to public`;
  await owner`grant insert on yardstick.event to public`;
  const { orgCode, uuid: sessionUuid, createdAt: sessionAt, trackerUuid } = session;
  const rowOf = (sequence: number): TelemetryRow => ({
    ...{ sessionUuid, sessionAt, trackerUuid, eventType: 'PAGE_VIEW', event: 'page-view', onceKey: randomUUID() },
    ...{ about: null, sequence, identityUuid: null, applicationUuid: null, productType: 'heloc', pagePath },
    ...{ queryParams: {}, properties: { form: 'redesigned' }, step: 1 },
  });
  const rows = Array.from({ length: count }, (_, sequence) => rowOf(sequence));
  const intake = createIntake(database, () => new Date());
  const { app } = database;
  const bare = (row: TelemetryRow) => app`
    insert into yardstick.event (org_code, session_uuid, session_at, event_type, event, once_key, sequence, product_type,
      page_path, query_params, properties, step, created_at)
    values (${orgCode}, ${row.sessionUuid}, ${row.sessionAt}, ${row.eventType}, ${row.event}, ${row.onceKey}, ${row.sequence},
      ${row.productType}, ${row.pagePath}, ${app.json(row.queryParams)}, ${app.json(row.properties)}, ${row.step}, ${sessionAt})`;
  const part = Math.floor(count / 4);
  const [bareCosts, ourCosts, perSecond]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < 4; round += 1) {
    const some = rows.slice(round * part, (round + 1) * part);
    bareCosts.push(await costEach(postmaster, some, bare, atOnce));
    const began = performance.now();
    ourCosts.push(await costEach(postmaster, some, (row) => intake.take(orgCode, row), atOnce));
    perSecond.push((some.length * 1000) / (performance.now() - began));
  }
  const ratio = median(bareCosts.map((cost, round) => cost / (ourCosts[round] ?? 1)));
  return [
    { name: 'an event, bare insert one by one ÷ ours in batches', value: ratio, unit: '×', goal: 1, limit: 0.5 },
    { name: 'an event, processor time', value: median(ourCosts), unit: 'µs' },
    { name: 'events taken by the intake alone', value: median(perSecond), unit: 'events/s' },
  ];
}

/** Two organizations side by side, measured in turn, so that a busy minute hits both alike. */
async function growth(owner: Sql, database: Database, [few, many]: readonly [number, number]) {
  const now = new Date();
  const orgs = { BENCH_FEW: few, BENCH_MANY: many };
  const countedS = (await fillAndCount(owner, database, orgs, now)) / 1000;
  const { funnel } = createInsightReports(database, (orgCode) => orgCode);
  const today = dateIn('UTC', now);
  const ask = async (orgCode: string, by: Dimension) => {
    const began = performance.now();
    const person = { roles: ['compliance'], orgCode, identityUuid: randomUUID(), sessionId: '' } as const;
    const { values } = await funnel(person, { from: addDays(today, -92), to: today, by });
    if (values.length === 0) throw new Error(`${orgCode} has no counts by ${by}.`);
    return performance.now() - began;
  };
  const times: Record<keyof typeof orgs, number[]> = { BENCH_FEW: [], BENCH_MANY: [] };
  const rounds = Array.from({ length: 21 }, (_, round) => round);
  for (const by of ['all', 'device', 'referrer', 'originator'] as const)
    await eachOf(
      rounds,
      async () => {
        for (const orgCode of ['BENCH_FEW', 'BENCH_MANY'] as const) times[orgCode].push(await ask(orgCode, by));
      },
      1,
    );
  const ratios = times.BENCH_MANY.map((ms, index) => ms / (times.BENCH_FEW[index] ?? ms));
  const size = many.toLocaleString('en');
  return [
    { name: `funnel of 93 days, ${size} events stored, median`, value: median(times.BENCH_MANY), unit: 'ms' },
    {
      ...{ name: `funnel of 93 days, ${size} events stored, 95 of 100 within` },
      ...{ value: quantile(times.BENCH_MANY, 0.95), unit: 'ms', goal: 100, limit: 300 },
    },
    {
      ...{ name: `funnel with ${size} events stored ÷ with ${few.toLocaleString('en')}` },
      ...{ value: median(ratios), unit: '×', goal: 1.2, limit: 1.5 },
    },
    { name: 'events counted by the worker', value: (few + many) / countedS, unit: 'events/s' },
  ];
}

/** Day after day, as a worker would have counted them: rows lie where they came. Answers how long counting took. */
async function fillAndCount(owner: Sql, database: Database, orgs: Readonly<Record<string, number>>, now: Date) {
  const { count } = createTelemetryCare(database, () => now);
  await prepareTelemetry(owner, now);
  let countedMs = 0;
  for (let day = 0; day < telemetryDays; day += 1) {
    for (const [orgCode, events] of Object.entries(orgs)) await fillDay(owner, orgCode, events, day, now);
    const began = performance.now();
    await count(Object.keys(orgs));
    countedMs += performance.now() - began;
  }
  for (const table of ['telemetry_session', 'telemetry_event', 'telemetry_funnel_day'])
    await owner`vacuum analyze app.${owner(table)}`;
  return countedMs;
}
