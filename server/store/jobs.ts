/**
 * Puts work in the queue in the caller's own transaction: what is decided and what must follow are kept together or not
 * at all. A job is an id and a name; the application and its history are the only truth. The queue's tables are laid out
 * by the owner once; anyone who fills or empties the queue does so as the product's own role.
 */
import { type Db as BossDatabase, PgBoss } from 'pg-boss';
import postgres from 'postgres';
import { type EffectJob, type MessageJob, queues, type ScanJob, type Traced } from '../queues.ts';
import type { Secret } from '../secret.ts';
import type { Sql, Tx } from './database.ts';
import { towardsPrimary } from './primary.ts';

export interface Jobs {
  enqueueEffects(tx: Tx, jobs: readonly EffectJob[]): Promise<void>;
  enqueueVendorMessage(tx: Tx, message: MessageJob): Promise<void>;
  enqueueScan(tx: Tx, job: ScanJob): Promise<void>;
  close(): Promise<void>;
}

interface BossOptions
  extends Omit<NonNullable<Exclude<ConstructorParameters<typeof PgBoss>[0], string>>, 'db' | 'schema'> {
  /** Is told of a queue when work comes to it; without it, all who work at that queue look at once. */
  readonly heard?: (queue: string) => void;
}

export interface OpenBoss {
  readonly boss: PgBoss;
  close(options?: Parameters<PgBoss['stop']>[0]): Promise<void>;
}

const lockNumber = 7_229_054;

/** Lays the queues out, with the owner's rights, and gives the product's role what filling and emptying them takes. */
export async function layOutQueues(ownerUrl: Secret): Promise<void> {
  const { boss, sql, close } = await openOn(ownerUrl, 1, { migrate: true });
  try {
    await makeQueues(boss);
    // One after the other: two who grant on the same tables at the same time end each other's start.
    await sql.unsafe(`
      select pg_advisory_xact_lock(${lockNumber});
      grant usage on schema jobs to hearthline_app;
      grant select, insert, update, delete on all tables in schema jobs to hearthline_app;
      grant execute on all functions in schema jobs to hearthline_app;`);
  } finally {
    await close({ graceful: false });
  }
}

async function makeQueues(boss: PgBoss): Promise<void> {
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
}

/** For anyone who takes work out of the queue. `url` is the product's own login. */
export async function openBoss(
  url: Secret,
  max: number,
  onError: (error: unknown) => void,
  options: BossOptions = {},
): Promise<OpenBoss> {
  const { boss, close } = await openOn(url, max, { ...options, migrate: false, onError });
  return { boss, close };
}

/** `causeOf` says which request and which trace the caller is in, where there are any. */
export async function openJobs(
  url: Secret,
  onError: (error: unknown) => void,
  causeOf: () => Traced = () => ({}),
): Promise<Jobs> {
  const { boss, close } = await openBoss(url, 2, onError, { supervise: false });
  const put = async (tx: Tx, queue: string, jobs: readonly object[]) => {
    const { traceparent, requestId } = causeOf();
    const cause = { ...(traceparent && { traceparent }), ...(requestId && { requestId }) };
    const inserted = jobs.map((job) => ({ data: { ...job, ...cause } }));
    await boss.insert(queue, inserted, { db: inTransaction(tx) });
  };
  return {
    enqueueEffects: (tx, jobs) => put(tx, queues.effects, jobs),
    enqueueVendorMessage: (tx, job) => put(tx, queues.vendorMessages, [job]),
    enqueueScan: (tx, job) => put(tx, queues.scans, [job]),
    close: () => close({ graceful: false }),
  };
}

async function openOn(
  url: Secret,
  max: number,
  {
    onError = () => {},
    heard,
    ...options
  }: BossOptions & { readonly migrate: boolean; onError?: (error: unknown) => void },
) {
  const sql = postgres(url.reveal(), {
    ...towardsPrimary(url.reveal()),
    max,
    onnotice: () => {},
    connect_timeout: 10,
    // Short, so that work goes on as soon as a database that was away is back.
    backoff: () => 0.25,
    types: { json: jsonAsGiven },
  });
  const boss = new PgBoss({
    supervise: options.migrate ? false : (options.supervise ?? true),
    schedule: false,
    createSchema: options.migrate,
    ...options,
    schema: 'jobs',
    db: onPool(sql, heard),
  });
  boss.on('error', onError);
  const close = async (how: Parameters<PgBoss['stop']>[0] = {}) => {
    await boss.stop(how);
    await sql.end({ timeout: 5 });
  };
  try {
    await boss.start();
  } catch (error) {
    await sql.end({ timeout: 5 });
    throw error;
  }
  return { boss, sql, close };
}

/** The queue writes its JSON itself; ours must not be written out a second time. */
const jsonAsGiven = {
  to: 3802,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
};

/** The queue on our driver: the same login, and a URL of several hosts leads to the one that can be written to. */
function onPool(sql: Sql, heard: BossOptions['heard']): BossDatabase {
  return {
    executeSql: async (text, values = []) => {
      if (values.length > 0) return { rows: [...(await sql.unsafe(text, values as never[]))] };
      // A script brings a transaction of its own, which needs one connection from its beginning to its end.
      const connection = await sql.reserve();
      try {
        const answers = (await connection.unsafe(text)) as unknown as (unknown | unknown[])[];
        return { rows: answers.flat() };
      } finally {
        connection.release();
      }
    },
    listen: async (channel, hear, onReconnect) => {
      const { unlisten } = await sql.listen(channel, heard ?? hear, onReconnect);
      return { close: unlisten };
    },
  };
}

function inTransaction(tx: Tx) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: [...(await tx.unsafe(text, values as never[], { prepare: true }))],
    }),
  };
}
