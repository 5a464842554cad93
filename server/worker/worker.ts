/** Takes jobs from the queue in PostgreSQL. A job holds an id, never a copy of what it is about. */
import { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { Secret } from '../secret.ts';

export interface Housekeeping {
  readonly name: string;
  readonly cron: string;
  readonly run: () => Promise<void>;
}

interface WorkerOptions {
  readonly url: Secret;
  readonly log: Log;
  readonly housekeeping: readonly Housekeeping[];
}

export async function startWorker({ url, log, housekeeping }: WorkerOptions): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: url.reveal(), schema: 'jobs', max: 4 });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had a fault'));
  await boss.start();
  for (const { name, cron, run } of housekeeping) {
    await boss.createQueue(name);
    await boss.schedule(name, cron);
    await boss.work(name, run);
  }
  return () => boss.stop({ graceful: true, close: true, timeout: 20_000 });
}
