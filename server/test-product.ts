/** The whole server in a test's own process: real database, real queue, real worker, sandboxes that call back over HTTP. */

import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { Person } from './actor.ts';
import { readCookies } from './api/request.ts';
import { buildServer } from './api/server.ts';
import { loadBrands } from './brands.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { buildParts } from './parts.ts';
import { rootKeysFor } from './root-key.ts';
import { take } from './store/rate-limits.ts';
import { testDatabase } from './store/test-database.ts';
import { startWorker } from './worker/worker.ts';

export async function testProduct() {
  const db = await testDatabase();
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'hearthline-product-')),
    SANDBOX_DELAY_MS: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
  });
  const log = createLog('silent');
  const brands = await loadBrands(join(import.meta.dirname, '..', 'brands'));
  const parts = await buildParts({ config, log, db, url: db.url, brands, rootKeys: rootKeysFor(config) });
  const server = buildServer({
    log,
    metrics: createMetrics(),
    trustProxy: false,
    handlers: parts.handlers,
    authenticate: (request) =>
      parts.accounts.authenticate({
        authorization: request.headers.authorization,
        cookies: readCookies(request),
        path: request.url,
      }),
    orgCodeOf: (request) => String(request.headers['x-org'] ?? brands.provider.orgCode),
    countCall: (bucket, subject, max, windowS) => take(db.app, bucket, subject, max, windowS),
  });
  await server.listen({ port, host: '127.0.0.1' });
  const stopWorker = await startWorker({ url: db.url, shop: parts.shop, chores: parts.chores });
  afterAll(async () => {
    await stopWorker();
    await server.close();
    await parts.close();
  });
  return {
    ...parts,
    db,
    server,
    brands,
    orgCode: brands.provider.orgCode,
    advanceClock: (by: string) => db.owner`update app.clock set offset_by = offset_by + ${by}::interval`,
  };
}

export type TestProduct = Awaited<ReturnType<typeof testProduct>>;

/** Waits until the application rests in one of these statuses; says where it got stuck when it does not come. */
export async function reaches(
  { origination }: Pick<TestProduct, 'origination'>,
  who: Person,
  uuid: string,
  ...statuses: string[]
) {
  for (let waitedMs = 0; waitedMs < 40_000; waitedMs += 40) {
    const stored = await origination.view(who, uuid);
    if (statuses.includes(stored.application.status)) return stored.application;
    await sleep(40);
  }
  const { application } = await origination.view(who, uuid);
  const { events } = await origination.history(who, uuid);
  throw new Error(
    `It should reach ${statuses.join(' or ')} but rests in ${application.status} after ${events.map(({ event }) => event).join(', ')}`,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
