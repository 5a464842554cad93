/**
 * The whole product in this process, on the database that is named, for as long as the month lasts: real queue, real
 * worker, vendors that answer at once. A product that runs on the same database goes on running and takes its share of the
 * work.
 */
import { join } from 'node:path';
import { buildServer } from '#server/api/server.ts';
import { whichBrand } from '#server/api/which-brand.ts';
import { loadBrands } from '#server/brands.ts';
import { followClock } from '#server/clock.ts';
import { type Config, readConfig } from '#server/config.ts';
import { shelfFor, signingKeyFor } from '#server/lending/documents/index.ts';
import { createLog } from '#server/log.ts';
import { createMetrics } from '#server/metrics.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { joinProcesses } from '#server/processes.ts';
import { rootKeysFor } from '#server/root-key.ts';
import { type Step, stopAll } from '#server/stop.ts';
import { openDatabase, openOwner, type Sql } from '#server/store/database.ts';
import { databaseTime } from '#server/store/database-time.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { freePort } from '#server/store/postgres-server.ts';
import { takeEach } from '#server/store/rate-limits.ts';
import { buildParts } from '#server/wiring/index.ts';
import { startWorker } from '#server/worker/worker.ts';
import { root } from '../tree.ts';

/** A mistake of the person who typed the command: a sentence, no stack. */
export class Mistake extends Error {}

export type Stage = Awaited<ReturnType<typeof openStage>>;

const stopPatienceMs = 8000;

/** Refuses, before anything is written, where invented people have no business. */
export async function refuseRealOnes({ NODE_ENV }: Pick<Config, 'NODE_ENV'>, owner: Sql): Promise<void> {
  if (NODE_ENV === 'production') throw new Mistake('The demonstration is not for production: its people are invented.');
  const [table] = await owner<{ isThere: boolean }[]>`
    select to_regclass('app.application') is not null as is_there`;
  if (!table?.isThere) return;
  const [found] = await owner`select 1 from app.application limit 1`;
  if (found)
    throw new Mistake(
      'There are applications in this database already, and their clock must not be set back. Name an empty one: DATA_DIR=.demo npm run demo, then DATA_DIR=.demo npm start.',
    );
}

export async function openStage(env: Readonly<Record<string, string | undefined>>) {
  const steps: Step[] = [];
  const onStop = (name: string, run: () => Promise<unknown>) =>
    void steps.push({ name, run: async () => void (await run()) });
  const stop = () => stopAll(steps, stopPatienceMs, () => {});
  try {
    const config = readConfig({ ...env, PORT: String(await freePort()), SANDBOX_DELAY_MS: '0', LOG_LEVEL: 'error' });
    const log = createLog('silent');
    const { url: ownerUrl, leave } = await databaseFor(config);
    onStop('the embedded PostgreSQL', leave);
    const owner = openOwner(ownerUrl, 6);
    onStop('the owner’s connections', () => owner.end({ timeout: 5 }));
    await refuseRealOnes(config, owner);
    const rootKeys = rootKeysFor(config);
    const brands = await loadBrands(config.BRANDS_DIR || join(root, 'brands'));
    const url = await prepareDatabase(ownerUrl, rootKeys);
    const db = openDatabase(url, 20);
    onStop('the connections', () => db.close());
    const clock = await followClock({ askDatabase: databaseTime(db.app), log });
    onStop('the clock', async () => clock.stop());
    const signingKey = signingKeyFor(config, clock.now());
    const shared = { database: db, organizations: brands.organizations, shelf: shelfFor(config), signingKey };
    onStop('the register of processes', await joinProcesses({ ...shared, rootKeys, config, log }));
    const metrics = createMetrics();
    // Vendors live in the same month: what they date must not lie ahead of it.
    const behind = { ms: 0 };
    const vendorNow = () => new Date(Date.now() - behind.ms);
    const parts = await buildParts({ config, log, db, url, brands, rootKeys, clock, metrics, vendorNow });
    onStop('the parts', parts.close);
    await parts.leads.seed(brands.organizations);
    const server = buildServer({
      ...{ log, metrics, trustProxy: 0, handlers: parts.handlers, authenticate: parts.accounts.authenticate },
      ...whichBrand(brands),
      countCall: (bucket, uses) => takeEach(db.app, bucket, uses),
      flagsFor: parts.flagsFor,
    });
    await server.listen({ port: config.PORT, host: '127.0.0.1' });
    onStop('the calls of vendors', () => server.close());
    onStop('the worker', await startWorker({ ...parts, concurrency: 12 }));
    return { ...parts, db: { ...db, owner }, brands, behind, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function databaseFor({ DATABASE_URL, DATA_DIR }: Config) {
  if (DATABASE_URL) return { url: DATABASE_URL, leave: async () => {} };
  return startEmbedded(DATA_DIR);
}
