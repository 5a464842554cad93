/** Work that a worker does not know is left for one that does: a rolling deploy has both. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import { createVendorInbox } from '../lending/vendor-inbox/index.ts';
import { createLog } from '../log.ts';
import { type EffectJob, queues } from '../queues.ts';
import { openBoss } from '../store/jobs.ts';
import { testDatabase } from '../store/test-database.ts';
import { countUnknown } from '../store/unprocessed.ts';
import { VendorResting } from '../vendors/circuit.ts';
import { VendorFault } from '../vendors/vendor.ts';
import type { EffectHandlers } from './effects.ts';
import { startWorker } from './worker.ts';

const db = await testDatabase();
const { origination, jobs, orgCode, borrower } = await testOrigination(db);
const { boss, close } = await openBoss(db.url, 1, () => {}, { supervise: false });
afterAll(() => close({ graceful: false }));

const openQueue = (heard: (queue: string) => void) => openBoss(db.url, 6, () => {}, { useListenNotify: true, heard });

/** Knows how to do what is named, and everything that applications ask for by themselves. */
async function worker(named: Readonly<Record<string, { readonly start: () => Promise<'done'> }>>) {
  const known = (effect: string) => (effect.startsWith('effect ') ? named[effect] : { start: async () => 'done' });
  const handlers = new Proxy({}, { get: (_, effect) => known(String(effect)) });
  const lines: { level: number; msg: string }[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const deps = {
    origination,
    vendorInbox: createVendorInbox(db, jobs),
    handlers: handlers as EffectHandlers,
    scan: async () => {},
    log,
  };
  return { lines, stop: await startWorker({ openQueue, workerDeps: deps, chores: [], putBackS: 1 }) };
}

const jobsOf = (effect: string) => db.owner<{ state: string; retryCount: number; since: string | null }[]>`
  select state::text, retry_count, data ->> 'unknownSince' as since from jobs.job
   where data ->> 'effect' = ${effect} order by created_on`;

/** An effect that only a later release knows, asked for by an application that is there. */
async function newWork(more: Partial<EffectJob> = {}) {
  const { application } = await origination.start(aStart(borrower()));
  const effect = `effect ${randomUUID()}`;
  await boss.send(queues.effects, { orgCode, applicationUuid: application.uuid, effect, seq: 1, ...more });
  return effect;
}

test('an old worker leaves it again and again without counting, and a new one does it once', async () => {
  const effect = await newWork();
  const old = await worker({});
  await expect.poll(async () => (await jobsOf(effect)).length).toBeGreaterThan(2);
  await expect.poll(() => countUnknown(db.app)).toBe(1);
  await old.stop();
  const left = await jobsOf(effect);
  const waiting = left.filter(({ state }) => state === 'created');
  expect(waiting).toMatchObject([{ retryCount: 0, since: left[1]?.since }]);
  expect(left.filter(({ state }) => state === 'failed')).toEqual([]);
  let times = 0;
  const knowing = await worker({
    [effect]: {
      start: async () => {
        times += 1;
        return 'done';
      },
    },
  });
  await expect.poll(() => times).toBe(1);
  await expect.poll(() => countUnknown(db.app)).toBe(0);
  await knowing.stop();
  expect(times).toBe(1);
});

test('[F9] what waits for a vendor that is left alone uses up no try, and gets none that it has used', async () => {
  const effect = await newWork();
  let times = 0;
  const { stop } = await worker({
    [effect]: {
      start: async () => {
        times += 1;
        if (times === 1) throw new VendorFault('credit', 'no answer');
        if (times < 4) throw new VendorResting('credit', 'it is left alone');
        return 'done';
      },
    },
  });
  await expect.poll(() => times, { timeout: 20_000 }).toBe(4);
  await stop();
  const tried = await db.owner<{ state: string; retryCount: number; retryLimit: number }[]>`
    select state::text, retry_count, retry_limit from jobs.job where data ->> 'effect' = ${effect} order by created_on`;
  expect(tried).toMatchObject([
    { state: 'completed', retryCount: 1, retryLimit: 6 },
    { state: 'completed', retryCount: 0, retryLimit: 5 },
    { state: 'completed', retryCount: 0, retryLimit: 5 },
  ]);
});

test('what came at once is worked on by all hands at once, and what is left over by those who are done', async () => {
  const { application } = await origination.start(aStart(borrower()));
  const effect = `effect ${randomUUID()}`;
  const [hands, pieces] = [8, 20];
  const put = (seq: number) =>
    boss.send(queues.effects, { orgCode, applicationUuid: application.uuid, effect, seq } satisfies EffectJob);
  for (let seq = 1; seq <= pieces; seq += 1) await put(seq);
  let [held, done] = [0, 0];
  const allHold = Promise.withResolvers<void>();
  const { stop } = await worker({
    [effect]: {
      start: async () => {
        held += 1;
        if (held === hands) allHold.resolve();
        // Each keeps its piece until every hand has one.
        await allHold.promise;
        done += 1;
        return 'done';
      },
    },
  });
  await expect.poll(() => done).toBe(pieces);
  await stop();
  expect(held).toBe(pieces);
});

test('an application that is not there is no reason to call the work done', async () => {
  const effect = await newWork({ applicationUuid: randomUUID() });
  const { stop } = await worker({ [effect]: { start: async () => 'done' } });
  await expect.poll(async () => (await jobsOf(effect)).some(({ since }) => since !== null)).toBe(true);
  await stop();
  expect(await countUnknown(db.app)).toBe(1);
  await db.owner`delete from jobs.job where data ->> 'effect' = ${effect}`;
});

test('what no one has known for ten minutes is an error, not a warning', async () => {
  const [young, old] = [await newWork(), await newWork({ unknownSince: new Date(Date.now() - 601_000).toISOString() })];
  const { lines, stop } = await worker({});
  const levels = () =>
    [young, old].map(
      (effect) => lines.find(({ msg }) => msg.includes(effect) && msg.includes('left for another'))?.level,
    );
  await expect.poll(levels).toEqual([40, 50]);
  await stop();
});
