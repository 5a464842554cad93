/** What machines ask about, of every process alike; a process that is only a worker is asked at a port of its own. */
import type { SharedClock } from './clock.ts';
import type { Config } from './config.ts';
import { watchDisk } from './disk.ts';
import { addFigures } from './figures.ts';
import { buildHealthServer } from './health-server.ts';
import { listen } from './listen.ts';
import { addAuditMetrics, addTallyMetrics, type Metrics } from './metrics.ts';
import { readinessOf } from './readiness.ts';
import { readTallies } from './store/tallies.ts';
import type { Parts, Surroundings } from './wiring/index.ts';

export const version = '0.1.0';
/** Of a worker alone, in production. */
const workerPort = 4401;

type Around = Surroundings & { readonly clock: SharedClock; readonly metrics: Metrics };

export function watchedBy({ config, db, clock, metrics }: Around, { audit }: Parts) {
  const folder = config.DATA_DIR;
  // Where both are elsewhere, nothing is written to the folder.
  const isUsed = config.DOCUMENTS_URL === '' || !config.DATABASE_URL;
  const disk = isUsed ? watchDisk(folder, config.DISK_FREE_MIN_MB * 1_048_576) : undefined;
  addAuditMetrics(metrics, audit.last);
  addTallyMetrics(metrics, (name) => readTallies(db.app, name));
  addFigures(metrics, { database: db, clock, disk });
  return {
    metrics,
    readiness: (isLeaving: () => boolean) => readinessOf({ database: db, clock, disk, folder, isLeaving }),
  };
}
export type Watched = ReturnType<typeof watchedBy>;

export async function startHealth(config: Config, { metrics, readiness }: Watched): Promise<() => Promise<void>> {
  const port = config.WORKER_PORT ?? (config.NODE_ENV === 'production' ? workerPort : undefined);
  if (port === undefined) return async () => {};
  let isLeaving = false;
  const whyNotReady = readiness(() => isLeaving);
  const server = buildHealthServer({ metrics, version, whyNotReady, metricsToken: config.METRICS_TOKEN });
  await listen(server, { HOST: config.HOST, PORT: port }, 'WORKER_PORT');
  return async () => {
    isLeaving = true;
    await server.close();
  };
}
