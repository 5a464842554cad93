/** The whole server in the caller's own process: real queue, real worker, sandboxes that call back over HTTP at once. */
import { randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FlagSettings } from '#core/flags.ts';
import { buildServer } from '../api/server.ts';
import { addSockets } from '../api/sockets.ts';
import { whichBrand } from '../api/which-brand.ts';
import { loadBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { createLog, type Log } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { rootKeysFor } from '../root-key.ts';
import { takeEach } from '../store/rate-limits.ts';
import type { TestDatabase } from '../store/test-database.ts';
import type { Tracing } from '../tracing.ts';
import { buildParts } from '../wiring/index.ts';
import { startWorker } from '../worker/worker.ts';

interface Options {
  /** False: what is put in the queue stays there. */
  readonly hasWorker?: boolean;
  /** Beside what a test needs anyway: two that share a database share their keys. */
  readonly env?: Readonly<Record<string, string>>;
  /** Nothing is logged unless someone wants to read it. */
  readonly log?: Log;
  /** Where flags are set; nowhere unless told. */
  readonly flagSettings?: () => FlagSettings;
  readonly tracing?: Tracing;
  /** A folder with the keys and documents of before; a new one unless told. */
  readonly dataDir?: string;
}

export async function wholeProduct<D extends TestDatabase>(
  db: D,
  { hasWorker = true, env = {}, log = createLog('silent'), dataDir, flagSettings, tracing }: Options = {},
) {
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir ?? mkdtempSync(join(tmpdir(), 'hearthline-product-')),
    SANDBOX_DELAY_MS: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    ...env,
  });
  const brands = await loadBrands(join(import.meta.dirname, '..', '..', 'brands'));
  const parts = await buildParts({
    ...{ config, log, db, url: db.url, brands, rootKeys: rootKeysFor(config) },
    ...(flagSettings && { flagSettings }),
    tracing,
  });
  const server = buildServer({
    log,
    metrics: createMetrics(),
    trustProxy: 0,
    handlers: parts.handlers,
    authenticate: parts.accounts.authenticate,
    ...whichBrand(brands),
    countCall: (bucket, uses) => takeEach(db.app, bucket, uses),
    flagsFor: parts.flagsFor,
    tracing,
  });
  addSockets(server, parts.live);
  await server.listen({ port, host: '127.0.0.1' });
  const stopWorker = hasWorker ? await startWorker(parts) : async () => {};
  return {
    ...parts,
    db,
    server,
    brands,
    dataDir: config.DATA_DIR,
    orgCode: brands.provider.orgCode,
    advanceClock: (by: string) => db.owner`update app.clock set offset_by = offset_by + ${by}::interval`,
    stop: async () => {
      await stopWorker();
      await server.close();
      await parts.close();
    },
  };
}

/** Below the numbers that outgoing calls take: of those, another test may have it before we come back for it. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const port = randomInt(20_000, 32_000);
    const probe = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
