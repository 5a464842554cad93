/**
 * Takes jobs from the queue in PostgreSQL and does what their effect says; rings the clocks; asks after silent orders. A
 * killed worker's jobs are taken over by another within seconds, because a job is only gone when its work is done.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { TableTooOld } from '#core/law/dated.ts';
import type { Log } from '../log.ts';
import type { JobOutcome, Metrics } from '../metrics.ts';
import { type EffectJob, type MessageJob, queues, type ScanJob, type Traced } from '../queues.ts';
import { forRequest } from '../someone-waits.ts';
import { readTraceparent, type Tracing } from '../tracing.ts';
import { VendorResting } from '../vendors/circuit.ts';
import { createHands } from './hands.ts';
import {
  askAfter,
  faultOf,
  giveUpOrGoOn,
  handleMessage,
  runEffect,
  UnknownWork,
  type WorkerDeps,
} from './run-effect.ts';

/** Something done again and again, a while apart. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  /** How long after the start it is done first; at once unless told. */
  readonly afterMs?: number;
  /** What takes long looks at the signal, and leaves the rest for the next time. */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
}

interface Queue {
  readonly boss: PgBoss;
  close(how: { readonly graceful: boolean; readonly timeout: number }): Promise<void>;
}

interface WorkerOptions {
  /** What is told of a queue when work comes to it. */
  readonly openQueue: (heard: (queue: string) => void) => Promise<Queue>;
  readonly workerDeps: WorkerDeps;
  readonly chores: readonly Chore[];
  /** How many effects one process works on at a time. */
  readonly concurrency?: number;
  /** How long work that this process does not know is left to others before it looks again. */
  readonly putBackS?: number;
  /** Only where a collector of traces is named. */
  readonly tracing?: Tracing | undefined;
  readonly metrics?: Pick<Metrics, 'ran'> | undefined;
}

const silentAfterS = 30;
/** For the work that was begun when we stop; what takes longer is handed back, and another worker does it. */
const finishingMs = 4000;
/** A rolling deploy takes minutes: work that no one knows for longer is someone’s to look at. */
const alertAfterMs = 600_000;

export async function startWorker({
  openQueue,
  workerDeps: deps,
  chores,
  concurrency = 8,
  putBackS = 30,
  tracing,
  metrics,
}: WorkerOptions): Promise<() => Promise<void>> {
  const { log } = deps;
  const hands = createHands();
  const { boss, close } = await openQueue(hands.wake);
  const leaveUnknown = leaver(boss, log, putBackS);
  const each = eachOf({ log, tracing, metrics });
  const { effects, effectsFailed, vendorMessages, scans } = queues;
  await hands.add<EffectJob>(
    boss,
    effects,
    concurrency,
    each(
      effects,
      leaveUnknown(effects, (job) => runEffect(deps, job)),
    ),
  );
  await boss.work<EffectJob>(
    effectsFailed,
    { pollingIntervalSeconds: 2, includeMetadata: true },
    each(
      effectsFailed,
      leaveUnknown(effectsFailed, (job) => giveUpOrGoOn(deps, job)),
    ),
  );
  await hands.add<MessageJob>(
    boss,
    vendorMessages,
    concurrency,
    each(
      vendorMessages,
      leaveUnknown(vendorMessages, (job) => handleOrSetAside(deps, job)),
    ),
  );
  await hands.add<ScanJob>(
    boss,
    scans,
    2,
    each(scans, (job) => deps.scan(job)),
  );
  const own: Chore[] = [
    { name: 'ring-clocks', everyMs: 500, run: () => deps.origination.ringClocks(50) },
    { name: 'ask-after-orders', everyMs: 10_000, run: () => askAfterOrders(deps) },
  ];
  const stopChores = startChores([...own, ...chores], log);
  return async () => {
    await stopChores();
    hands.stop();
    await close({ graceful: true, timeout: finishingMs });
  };
}

type Onlookers = Pick<WorkerOptions, 'tracing' | 'metrics'> & { readonly log: Log };

interface Taken<T> {
  readonly id: string;
  readonly data: T;
  readonly retryCount: number;
  readonly retryLimit?: number;
}

/** A job belongs to the request that caused it and to its trace. One line says what came of it. */
function eachOf({ log, tracing, metrics }: Onlookers) {
  return <T extends Traceable>(queue: string, work: (data: T, triesLeft?: number) => Promise<unknown>) => {
    const logged = async ({ id, data, retryCount, retryLimit }: Taken<T>) => {
      const beganMs = performance.now();
      const effect = data.effect ?? data.vendor ?? '';
      const tell = (outcome: JobOutcome, error?: unknown) => {
        const ms = performance.now() - beganMs;
        metrics?.ran(queue, effect, outcome, ms);
        const { applicationUuid } = data;
        const facts = { jobId: id, queue, effect, applicationUuid, tries: retryCount + 1, ms: Math.round(ms), outcome };
        // The queue tries again; the log says why it had to.
        if (outcome === 'failed') log.warn({ ...facts, err: error }, 'a job did not succeed');
        else log.info(facts, 'a job was worked on');
      };
      try {
        const triesLeft = retryLimit === undefined ? undefined : Math.max(0, retryLimit - retryCount);
        tell((await work(data, triesLeft)) === 'left' ? 'left' : 'done');
      } catch (error) {
        tell('failed', error);
        throw error;
      }
    };
    return async (jobs: Taken<T>[]): Promise<void> => {
      for (const job of jobs) {
        const { data } = job;
        const run = () => forRequest(data.requestId ?? undefined, () => logged(job));
        if (tracing) await tracing.span('job', factsOf(queue, data), run, readTraceparent(data.traceparent));
        else await run();
      }
    };
  };
}

interface Traceable extends Traced {
  readonly effect?: string;
  readonly vendor?: string;
  readonly applicationUuid?: string;
}

function factsOf(queue: string, { effect, vendor }: Traceable) {
  return { 'messaging.destination.name': queue, 'hearthline.effect': effect, 'hearthline.vendor': vendor };
}

/** How long what waits for a vendor that is left alone is put away. */
const restS = 5;

/** Puts it back as a new job: what another process can do, or a vendor later, is no failure, however often this one meets it. */
function leaver(boss: PgBoss, log: Log, putBackS: number) {
  return <T extends { unknownSince?: string }>(queue: string, work: (job: T) => Promise<void>) =>
    async (job: T, triesLeft?: number): Promise<'left' | undefined> => {
      try {
        await work(job);
        return undefined;
      } catch (error) {
        if (error instanceof VendorResting || error instanceof TableTooOld) {
          // With the tries that are left: what fails whenever the vendor is asked must come to an end.
          await boss.send(queue, job, {
            startAfter: error instanceof TableTooOld ? putBackS : Math.min(restS, putBackS),
            ...(triesLeft !== undefined && { retryLimit: triesLeft }),
          });
          return 'left';
        }
        if (!(error instanceof UnknownWork)) throw error;
        const unknownSince = job.unknownSince ?? new Date().toISOString();
        const isLong = Date.now() - Date.parse(unknownSince) > alertAfterMs;
        log[isLong ? 'error' : 'warn']({ job, unknownSince }, `${error.message} It is left for another worker.`);
        await boss.send(queue, { ...job, unknownSince }, { startAfter: putBackS });
        return 'left';
      }
    };
}

/** A message that fails too often rests until someone at the desk has it tried again. */
async function handleOrSetAside(deps: WorkerDeps, { vendor, id }: MessageJob): Promise<void> {
  try {
    await handleMessage(deps, vendor, id);
  } catch (error) {
    if (error instanceof UnknownWork || error instanceof TableTooOld) throw error;
    if (!(await deps.vendorInbox.faulted({ vendor, id }, faultOf(error)))) throw error;
    deps.log.error(
      { vendor, messageId: id, err: error },
      'a message of a vendor could not be processed and is set aside',
    );
  }
}

async function askAfterOrders(deps: WorkerDeps): Promise<void> {
  const faults: unknown[] = [];
  // A vendor who does not answer must not keep us from asking the others.
  for (const order of await deps.vendorInbox.silent(silentAfterS, 20))
    await askAfter(deps, order).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Some orders could not be asked after.');
}

/** Each chore waits for itself: a slow one is late, never twice at once. A failing one is logged and tried again. */
function startChores(chores: readonly Chore[], log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  const loops = chores.map(async ({ name, everyMs, afterMs, run }) => {
    if (afterMs !== undefined) await pause(afterMs);
    while (!signal.aborted) {
      await run(signal).catch((error: unknown) => log.error({ chore: name, err: error }, 'a chore failed'));
      await pause(everyMs);
    }
  });
  return async () => {
    stopping.abort();
    await Promise.all(loops);
  };
}
