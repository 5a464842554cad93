/**
 * Puts work in the queue in the caller's own transaction: what is decided and what must follow are kept together or not
 * at all. A job is an id and a name; the application and its history are the only truth.
 */
import { PgBoss } from 'pg-boss';
import { type EffectJob, type MessageJob, queues, type ScanJob } from '../queues.ts';
import type { Secret } from '../secret.ts';
import type { Sql, Tx } from './database.ts';

export interface Jobs {
  enqueueEffects(tx: Tx, jobs: readonly EffectJob[]): Promise<void>;
  enqueueVendorMessage(tx: Tx, message: MessageJob): Promise<void>;
  enqueueScan(tx: Tx, job: ScanJob): Promise<void>;
  close(): Promise<void>;
}

/** Called by every process at start: makes the queues once, and gives the product's role what it needs to fill them. */
export async function openJobs(url: Secret, owner: Sql, onError: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url.reveal(),
    schema: 'jobs',
    max: 2,
    supervise: false,
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(queues.effectsFailed, {
    retryLimit: 1000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 86_400,
  });
  await boss.createQueue(queues.effects, {
    retryLimit: 6,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    deleteAfterSeconds: 3600,
    retentionSeconds: 30 * 86_400,
    deadLetter: queues.effectsFailed,
    notify: true,
  });
  await boss.createQueue(queues.vendorMessages, {
    retryLimit: 50,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 3600,
    notify: true,
  });
  // A scanner that is down for a month has work to do when it comes back.
  await boss.createQueue(queues.scans, {
    retryLimit: 100_000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 10,
    expireInSeconds: 300,
    deleteAfterSeconds: 3600,
    retentionSeconds: 365 * 86_400,
    notify: true,
  });
  await grantToApp(owner);
  return {
    enqueueEffects: (tx, jobs) =>
      boss
        .insert(
          queues.effects,
          jobs.map((data) => ({ data })),
          { db: inTransaction(tx) },
        )
        .then(() => {}),
    enqueueVendorMessage: (tx, data) =>
      boss.insert(queues.vendorMessages, [{ data }], { db: inTransaction(tx) }).then(() => {}),
    enqueueScan: (tx, data) => boss.insert(queues.scans, [{ data }], { db: inTransaction(tx) }).then(() => {}),
    close: () => boss.stop({ graceful: false, close: true }),
  };
}

function inTransaction(tx: Tx) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: [...(await tx.unsafe(text, values as never[], { prepare: true }))],
    }),
  };
}

async function grantToApp(owner: Sql): Promise<void> {
  await owner.unsafe(`
    grant usage on schema jobs to hearthline_app;
    grant select, insert, update on all tables in schema jobs to hearthline_app;
    grant execute on all functions in schema jobs to hearthline_app;`);
}
